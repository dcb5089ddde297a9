"""The changes that the events of a log make to a table."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.core.seating import put
from rookery.fishing.reaction import PEOPLE
from rookery.games import preset
from rookery.records import parse_cards, parse_ply
from rookery.table import events as ev
from rookery.table.asking.agreements import ASKED_FOR, Proposal, still_stands
from rookery.table.chairs import Chair, named_bot
from rookery.table.seating.arrangement import arranged, new_seats
from rookery.table.table import DAY, LOBBY, OVER, PLAYING, Table, opened
from rookery.table.turns.slow import begins_turn, rules_for

_KEPT_COMMANDS = 32
"""At most this many recent commands are remembered, so that a repeated one is carried out only
once.

A client repeats only unanswered commands, one or two. Unmeasured.
"""


def folded(history: Iterable[tuple[ev.AnyEvent, float]]) -> Table:
    """The table after all the events of a log."""
    first, *rest = history
    assert isinstance(first[0], ev.Opened), "a log begins with its table's opening"
    table = opened(first[0], first[1])
    for event, at in rest:
        table = after(table, event, at)
    return table


def after(table: Table, event: ev.AnyEvent, at: float) -> Table:
    """The table after another event. Raises IllegalMove for a move against the rules."""
    changed = _AFTER[type(event)](table, event)
    version = table.version + 1
    if isinstance(event, ev.Proposed):
        changed = _proposed(changed, event, version, at)
    if changed.proposal is not None and not still_stands(changed.proposal, event):
        changed = changed.with_changes(proposal=None)
    if begins_turn(event, table, changed):
        changed = changed.with_changes(turn_since=at)
    recent = changed.recent
    if event.command:
        recent = _with_command(recent, event.command, version)
    return changed.with_changes(version=version, changed_at=at, recent=recent)


def _with_command(recent: Mapping[str, int], command: str, version: int) -> Mapping[str, int]:
    """The recent commands with one more at the end, limited to the last `_KEPT_COMMANDS`."""
    changed = dict(recent)
    changed.pop(command, None)
    if len(changed) >= _KEPT_COMMANDS:
        del changed[next(iter(changed))]
    changed[command] = version
    return changed


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return table.with_changes(chairs=put(table.chairs, seat, chair))


def _sat(table: Table, event: ev.Sat) -> Table:
    """A person sits down; the first person who plays without a program is the host."""
    hosts = _possible_hosts(table)
    if not hosts or (not event.is_bot and table.chairs[hosts[0]].is_bot):
        table = table.with_changes(host=event.seat)
    old = table.chairs[event.seat]
    chair = Chair(
        "person", event.name, old.level, event.secret_hash, old.contribution, is_bot=event.is_bot
    )
    return _with_chair(table, event.seat, chair)


def _possible_hosts(table: Table) -> list[Seat]:
    """The seats of people: first of those who play themselves, then of those with a program."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person]
    return sorted(people, key=lambda seat: table.chairs[seat].is_bot)


def _renamed(table: Table, event: ev.Renamed) -> Table:
    chair = replace(table.chairs[event.seat], name=event.name)
    if event.portrait is not None:
        chair = replace(chair, portrait=event.portrait)
    return _with_chair(table, event.seat, chair)


def _handed_over(table: Table, event: ev.HandedOver) -> Table:
    old = table.chairs[event.seat]
    chair = replace(
        old,
        secret_hash=event.secret_hash,
        is_stood_in=event.is_absent or old.is_stood_in,
        is_absent=event.is_absent,
    )
    return _with_chair(table, event.seat, chair)


def _declared(table: Table, event: ev.Declared) -> Table:
    return _with_chair(table, event.seat, replace(table.chairs[event.seat], is_bot=event.is_bot))


def _vacated(table: Table, event: ev.Left | ev.Released) -> Table:
    """A person leaves a seat to nobody, or to a bot in a match; the next person may be host."""
    table = table.with_changes(unready=table.unready - {event.seat})
    if isinstance(event, ev.Released) and event.barred:
        table = table.with_changes(barred=(*table.barred, event.barred))
    if table.stage == LOBBY:
        table = _with_chair(table, event.seat, Chair("open"))
    else:
        level = table.chairs[event.seat].level
        table = _with_chair(table, event.seat, named_bot(table.chairs, event.seat, level))
    if event.seat != table.host:
        return table
    hosts = _possible_hosts(table)
    return table.with_changes(host=hosts[0]) if hosts else table


def _bot_set(table: Table, event: ev.BotSet) -> Table:
    chair = table.chairs[event.seat]
    if chair.kind == "open":
        return _with_chair(table, event.seat, named_bot(table.chairs, event.seat, event.level))
    return _with_chair(table, event.seat, replace(chair, level=event.level))


def _contributed(table: Table, event: ev.Contributed) -> Table:
    chair = replace(table.chairs[event.seat], contribution=event.value)
    return _with_chair(table, event.seat, chair)


def _changed(table: Table, event: ev.Changed) -> Table:
    given = {
        name: value
        for name in ("locked", "listed", "pace", "clock", "chat", "one_move", "calls")
        if (value := getattr(event, name)) is not None
    }
    if event.asks is not None:
        is_any = event.asks.low is None and event.asks.high is None
        given["asks"] = None if is_any else event.asks
    changed = table.with_changes(**given)
    return _with_slow_rules(changed) if changed.is_slow and table.stage == LOBBY else changed


def _with_slow_rules(table: Table) -> Table:
    options = rules_for(table.game, table.options, table.clock)
    if options is table.options:
        return table
    chosen = preset(table.game)
    return table.with_changes(
        options=MappingProxyType(chosen.written(options)), match=Match.new(chosen.game(options))
    )


def _reseated(table: Table, event: ev.Reseated | ev.RulesChanged) -> Table:
    """People change seats, with their secrets, contributions to the shuffle and commands."""
    now = new_seats(event.order)
    return table.with_changes(
        chairs=arranged(table.chairs, event.order),
        host=now.get(table.host, 0),
        unready=frozenset(now[seat] for seat in table.unready if seat in now),
        declined=frozenset(),
        recent=MappingProxyType(
            {_of_seat(command, now): version for command, version in table.recent.items()}
        ),
    )


def _of_seat(command: str, now: Mapping[Seat, Seat]) -> str:
    """The key of a remembered command, for the sender's new seat."""
    seat, _, known = command.partition(":")
    return f"{now.get(int(seat), seat)}:{known}" if seat.isdecimal() else command


def _rules_changed(table: Table, event: ev.RulesChanged) -> Table:
    """The game or its options change. Everybody except the host has to confirm the rules again."""
    chosen = preset(event.game)
    options = chosen.since(event.options, event.rules)
    table = _reseated(table, event)
    told = (seat for seat, chair in enumerate(table.chairs) if chair.is_person and not chair.is_bot)
    return table.with_changes(
        game=event.game,
        options=MappingProxyType(chosen.written(options)),
        match=Match.new(chosen.game(options)),
        unready=frozenset(told) - {table.host},
    )


def _proposed(table: Table, event: ev.Proposed, version: int, at: float) -> Table:
    lasts = DAY if table.is_slow else ASKED_FOR
    asked = Proposal(event.what, event.seat, version, at, event.other, lasts=lasts)
    return table.with_changes(proposal=asked)


def _agreed(table: Table, event: ev.Agreed) -> Table:
    open_now = table.proposal
    assert open_now is not None, "an agreement without a proposal"
    return table.with_changes(proposal=replace(open_now, agreed=(*open_now.agreed, event.seat)))


def _refused(table: Table, event: ev.Declined | ev.Lapsed) -> Table:
    """A proposal has failed, and cannot be made again on the same occasion."""
    open_now = table.proposal
    assert open_now is not None, "an answer without a proposal"
    if open_now.what == "swap":
        return table
    occasion = table.occasion(open_now.what, open_now.seat)
    return table.with_changes(declined=table.declined | {occasion})


def _claimed(table: Table, event: ev.Claimed) -> Table:
    match = table.match
    for text in event.plies:
        match = match.apply(*parse_ply(text))
    return _scored(table, match)


def _started(table: Table, event: ev.Started) -> Table:
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            table = _with_chair(table, seat, named_bot(table.chairs, seat, chair.level))
    is_casual = table.calls != PEOPLE
    return table.with_changes(stage=PLAYING, unready=frozenset(), is_casual=is_casual)


def _dealt(table: Table, event: ev.Dealt) -> Table:
    match = table.match.deal(parse_cards(event.deck), event.dealer)
    return _scored(table.with_changes(declined=frozenset()), match)


def _moved(table: Table, event: ev.Moved) -> Table:
    return _scored(table, table.match.apply(event.seat, ev.move_of(event.move)))


def _cut(table: Table, event: ev.Cut) -> Table:
    return _scored(table, table.match.cut(parse_cards(event.deck)))


def _scored(table: Table, match: Match[Any]) -> Table:
    is_last = table.given is not None and match.current is None
    stage = OVER if match.is_over or is_last else table.stage
    return table.with_changes(match=match, stage=stage)


def _stood_in(table: Table, event: ev.StoodIn | ev.Returned) -> Table:
    is_away = isinstance(event, ev.StoodIn)
    return _with_chair(table, event.seat, replace(table.chairs[event.seat], is_stood_in=is_away))


_AFTER: Mapping[type, Callable[[Table, Any], Table]] = {
    ev.Sat: _sat,
    ev.Renamed: _renamed,
    ev.Declared: _declared,
    ev.Left: _vacated,
    ev.Released: _vacated,
    ev.BotSet: _bot_set,
    ev.SeatOpened: lambda table, event: _with_chair(table, event.seat, Chair("open")),
    ev.Contributed: _contributed,
    ev.Changed: _changed,
    ev.Started: _started,
    ev.Dealt: _dealt,
    ev.Moved: _moved,
    ev.Cut: _cut,
    ev.Pressed: lambda table, event: table,
    ev.Said: lambda table, event: table,
    ev.StoodIn: _stood_in,
    ev.Returned: _stood_in,
    ev.Reseated: _reseated,
    ev.RulesChanged: _rules_changed,
    ev.Readied: lambda table, event: table.with_changes(unready=table.unready - {event.seat}),
    ev.HostMade: lambda table, event: table.with_changes(host=event.seat),
    ev.Proposed: lambda table, event: table,
    ev.Agreed: _agreed,
    ev.Declined: _refused,
    ev.Lapsed: _refused,
    ev.Undone: lambda table, event: table.with_changes(match=table.match.taken_back(event.moves)),
    ev.Claimed: _claimed,
    ev.Ended: lambda table, event: table.with_changes(stage=OVER),
    ev.Continued: lambda table, event: table.with_changes(next=event.code),
    ev.Expired: lambda table, event: table.with_changes(is_expired=True),
    ev.Closed: lambda table, event: table.with_changes(is_expired=True, is_closed=True),
    ev.HandedOver: _handed_over,
    ev.Held: lambda table, event: table.with_changes(is_held=event.is_held),
    ev.Reopened: lambda table, event: table.with_changes(is_expired=False, is_closed=False),
}
