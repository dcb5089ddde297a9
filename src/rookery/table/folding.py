"""How each event of a log changes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.core.seating import put
from rookery.records import parse_cards
from rookery.table import events as ev
from rookery.table.chairs import Chair, named_bot
from rookery.table.table import LOBBY, OVER, PLAYING, Table, opened

_KEPT_COMMANDS = 32
"""How many recent commands are remembered, so that one sent twice acts once.

A guess: a client resends only what it has had no answer to, a command or two.
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
    """The table after one more event. Raises IllegalMove for a move against the rules."""
    changed = _AFTER[type(event)](table, event)
    version = table.version + 1
    recent = table.recent
    if event.command:
        recent = _with_command(recent, event.command, version)
    return changed.with_changes(version=version, changed_at=at, recent=recent)


def _with_command(recent: Mapping[str, int], command: str, version: int) -> Mapping[str, int]:
    """The recent commands with one more at the end; the oldest is dropped if there are too many."""
    changed = dict(recent)
    changed.pop(command, None)
    if len(changed) >= _KEPT_COMMANDS:
        del changed[next(iter(changed))]
    changed[command] = version
    return changed


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return table.with_changes(chairs=put(table.chairs, seat, chair))


def _sat(table: Table, event: ev.Sat) -> Table:
    """A person sits down, and becomes the host if nobody else is there.

    A program is the host only as long as it is alone.
    """
    hosts = _possible_hosts(table)
    if not hosts or (not event.is_bot and table.chairs[hosts[0]].is_bot):
        table = table.with_changes(host=event.seat)
    old = table.chairs[event.seat]
    chair = Chair(
        "person",
        event.name,
        old.level,
        event.secret_hash,
        old.contribution,
        is_bot=event.is_bot,
    )
    return _with_chair(table, event.seat, chair)


def _possible_hosts(table: Table) -> list[Seat]:
    """The seats with a person, those who play themselves before those who have a program play."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person]
    return sorted(people, key=lambda seat: table.chairs[seat].is_bot)


def _renamed(table: Table, event: ev.Renamed) -> Table:
    return _with_chair(table, event.seat, replace(table.chairs[event.seat], name=event.name))


def _declared(table: Table, event: ev.Declared) -> Table:
    return _with_chair(table, event.seat, replace(table.chairs[event.seat], is_bot=event.is_bot))


def _vacated(table: Table, event: ev.Left | ev.Released) -> Table:
    """A person gives up a seat: before the start it is open again, later a bot takes it.

    If the host leaves, the next person in the order of the seats becomes the host.
    """
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


def _seat_opened(table: Table, event: ev.SeatOpened) -> Table:
    return _with_chair(table, event.seat, Chair("open"))


def _contributed(table: Table, event: ev.Contributed) -> Table:
    chair = replace(table.chairs[event.seat], contribution=event.value)
    return _with_chair(table, event.seat, chair)


def _changed(table: Table, event: ev.Changed) -> Table:
    given = {
        name: value
        for name in ("locked", "listed", "pace", "clock")
        if (value := getattr(event, name)) is not None
    }
    return table.with_changes(**given)


def _started(table: Table, event: ev.Started) -> Table:
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            table = _with_chair(table, seat, named_bot(table.chairs, seat, chair.level))
    return table.with_changes(stage=PLAYING)


def _dealt(table: Table, event: ev.Dealt) -> Table:
    return table.with_changes(match=table.match.deal(parse_cards(event.deck), event.dealer))


def _moved(table: Table, event: ev.Moved) -> Table:
    return _scored(table, table.match.apply(event.seat, ev.move_of(event.move)))


def _cut(table: Table, event: ev.Cut) -> Table:
    return _scored(table, table.match.cut(parse_cards(event.deck)))


def _scored(table: Table, match: Match[Any]) -> Table:
    stage = OVER if match.is_over else table.stage
    return table.with_changes(match=match, stage=stage)


def _stood_in(table: Table, event: ev.StoodIn | ev.Returned) -> Table:
    is_away = isinstance(event, ev.StoodIn)
    return _with_chair(table, event.seat, replace(table.chairs[event.seat], is_stood_in=is_away))


def _same(table: Table, event: ev.Pressed | ev.Said) -> Table:
    return table


_AFTER: Mapping[type, Callable[[Table, Any], Table]] = {
    ev.Sat: _sat,
    ev.Renamed: _renamed,
    ev.Declared: _declared,
    ev.Left: _vacated,
    ev.Released: _vacated,
    ev.BotSet: _bot_set,
    ev.SeatOpened: _seat_opened,
    ev.Contributed: _contributed,
    ev.Changed: _changed,
    ev.Started: _started,
    ev.Dealt: _dealt,
    ev.Moved: _moved,
    ev.Cut: _cut,
    ev.Pressed: _same,
    ev.Said: _same,
    ev.StoodIn: _stood_in,
    ev.Returned: _stood_in,
    ev.Continued: lambda table, event: table.with_changes(next=event.code),
    ev.Expired: lambda table, event: table.with_changes(is_expired=True),
    ev.Reopened: lambda table, event: table.with_changes(is_expired=False),
}
