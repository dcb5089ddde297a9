"""What happens at a table without a command: events that are due, and moves of bots."""

from collections.abc import Iterator

from rookery.core.moves import Hold
from rookery.table import events as ev
from rookery.table.seating.meeting import begins_at, missing
from rookery.table.seating.practice import given_ply
from rookery.table.steps import Asked
from rookery.table.table import PLAYING, Table
from rookery.table.turns.live import Live
from rookery.table.turns.settlement import moved
from rookery.table.turns.stand_ins import only_move


def due_events(table: Table, live: Live, at: float) -> Iterator[ev.AnyEvent]:
    """The events that are due, except the end of a race."""
    if table.proposal is not None and table.proposal.lapses_at <= at:
        yield ev.Lapsed()
        return
    begins = begins_at(table, live.present)
    if begins is not None and begins <= at:
        yield ev.Started()
        yield from (ev.StoodIn(seat=seat) for seat in missing(table, live.present))
        return
    yield from (ev.StoodIn(seat=seat) for seat in live.to_stand_in(at))
    yield from (ev.StoodIn(seat=seat, is_idle=True) for seat in live.gone_idle(at))
    yield from (ev.StoodIn(seat=seat, is_idle=True) for seat in live.to_replace(at))
    yield from (moved(seat, Hold(), by_bot=True) for seat in live.to_hold(at))


def asked_bots(table: Table, live: Live, at: float) -> tuple[Asked, ...]:
    """The bots that have to decide now: in their own seats, or for absent or overdue players.

    A bot whose move is already in a race has decided. No bot moves while a proposal about the
    present position is open. While a practice table has a given ply, only the bot of that ply is
    asked.
    """
    deal = table.match.current
    if table.proposal is not None and table.proposal.stops_play:
        return ()
    if table.stage != PLAYING or deal is None or table.is_expired or live.awaits_rerun:
        return ()
    pressed = {press.seat for press in live.presses}
    ply = given_ply(table)
    if ply is not None:
        seat, move = ply
        chair = table.chairs[seat]
        if not chair.is_played_by_bot or seat in pressed:
            return ()
        return (Asked(seat, chair.level, live.moment, live.is_race, move),)
    return tuple(
        Asked(seat, table.chairs[seat].level, live.moment, live.is_race, only_move(table, seat))
        for seat in table.match.game.actors(deal.state)
        if seat not in pressed
        if table.chairs[seat].is_played_by_bot or live.is_out_of_time(seat, at)
    )
