"""Slow tables, where a move may take days: the seats they wait for, and their deadlines.

Both follow from the table, whose times are in its log. So they are the same after a restart, at
another server, and after weeks.
"""

from collections.abc import Iterator, Mapping

from rookery.core.cards import Seat
from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.messages import refusals
from rookery.table import events as ev
from rookery.table.refusal import Refusal
from rookery.table.table import PLAYING, Table, is_slow_clock

RESULT_FOR = 60.0
"""Seconds after a deal before a slow table deals again: people who are here can read the result,
others find it on the score sheet. Unmeasured."""


def rules_for(
    game: str, options: Mapping[str, OptionValue], clock: int | None
) -> Mapping[str, OptionValue]:
    """A game's options for a clock: slow tables call no oranges (TX-15). Raises BadOption."""
    if not is_slow_clock(clock):
        return options
    chosen = preset(game)
    rules = chosen.game(options).rules
    if not rules.has_races:
        return options
    return chosen.checked({**options, "orange": "auto"})


def need_slow_rules(table: Table, clock: int | None) -> None:
    """Raise Refusal if a match in progress is to become slow and its oranges must be called."""
    rules = table.match.game.rules
    if is_slow_clock(clock) and rules.has_races:
        raise Refusal("wrong-stage", refusals.orange_not_slow())


def waited_for(table: Table) -> tuple[Seat, ...]:
    """The seats that have to move and are played in person, without a stand-in."""
    deal = table.match.current
    if deal is None or table.stage != PLAYING or table.is_expired:
        return ()
    actors = table.match.game.actors(deal.state)
    return tuple(seat for seat in actors if not table.chairs[seat].is_played_by_bot)


def overdue(table: Table, at: float) -> tuple[Seat, ...]:
    """The seats of people at a slow table whose time to move is up."""
    if table.proposal is not None and table.proposal.stops_play:
        return ()
    return waited_for(table) if at >= deadline(table) else ()


def deadline(table: Table) -> float:
    """The time until which a slow table waits for the current move."""
    return table.turn_since + table.move_seconds


def is_replaced(table: Table) -> bool:
    """Whether a bot plays on for a person whose time is up, until they are back.

    False with `one_move`, and for the last person, as the match would go on without people.
    """
    playing = sum(it.is_person and not it.is_played_by_bot for it in table.chairs)
    return not table.one_move and playing > 1


def due_at(table: Table) -> float | None:
    """When a slow table next acts without a visit; on a bot's turn, when the turn began."""
    if not table.is_slow or table.stage != PLAYING or table.is_expired:
        return None
    lapses_at = None if table.proposal is None else table.proposal.lapses_at
    if lapses_at is not None and table.proposal is not None and table.proposal.stops_play:
        return lapses_at
    moves_at = _moves_at(table)
    return moves_at if lapses_at is None else min(moves_at, lapses_at)


def _moves_at(table: Table) -> float:
    deal = table.match.current
    if deal is None:
        return table.turn_since + RESULT_FOR
    actors = table.match.game.actors(deal.state)
    return deadline(table) if set(actors) <= set(waited_for(table)) else table.turn_since


def due_by_time(table: Table, at: float) -> Iterator[float]:
    """Yield the time at which a slow table in play acts by itself, if there is such a time.

    The moves of bots are left out: a bot that has to move is thinking already.
    """
    if table.match.current is None:
        yield table.turn_since + RESULT_FOR
    elif waited_for(table) and (table.proposal is None or not table.proposal.stops_play):
        ends = deadline(table)
        if at < ends or is_replaced(table):
            yield ends


def begins_turn(event: ev.AnyEvent, before: Table, after: Table) -> bool:
    """Whether an event restarts the time that a player has for a move."""
    is_begun = isinstance(event, ev.Started | ev.Reopened) or ev.moves_on(event)
    return is_begun or before.move_seconds != after.move_seconds
