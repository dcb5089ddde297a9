"""Determines who has left a match for good, by the rule in docs/ratings.md."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rookery.core.cards import Seat
from rookery.table import events as ev
from rookery.table.folding import after
from rookery.table.table import OVER, PLAYING, Table, opened

LEFT_AFTER = 600.0
"""A person has left if a bot had played for them for this many seconds when the match ended.
Restarting a router or a phone takes less. Unmeasured."""


@dataclass(frozen=True, slots=True)
class Leaver:
    """Somebody who left their seat, with the hash of its secret.

    The hash is empty if they had not finished a deal; the result then does not count for them.
    """

    seat: Seat
    secret_hash: str


def leavers(history: Sequence[tuple[ev.AnyEvent, float]]) -> tuple[Leaver, ...]:
    """The people who left a match by themselves, or did not come back to it.

    They count only if somebody on another side was still playing. Practice tables and boards have
    no leavers, because they are not rated as matches. `history` begins with the table's opening.
    """
    if not any(isinstance(event, ev.Left | ev.StoodIn) for event, _ in history):
        return ()
    first, at = history[0]
    assert isinstance(first, ev.Opened), "a log begins with its table's opening"
    if first.given is not None or first.boards is not None:
        return ()
    return tuple(_leavers(opened(first, at), history[1:]))


def _leavers(table: Table, history: Sequence[tuple[ev.AnyEvent, float]]) -> Iterator[Leaver]:
    begins_at: dict[Seat, int] = {}  # by seat: the first deal that its person plays from the start
    away_since: dict[Seat, float] = {}
    at = table.opened_at
    for event, at in history:
        match event:
            case ev.Left(seat=seat):
                if table.stage == PLAYING and _is_missed(table, seat):
                    yield _leaver(table, seat, begins_at)
            case ev.Sat(seat=seat):
                begins_at[seat] = len(table.match.deals)
            case ev.StoodIn(seat=seat):
                away_since.setdefault(seat, at)
        if isinstance(event, ev.Left | ev.Released | ev.Sat | ev.Returned):
            away_since.pop(event.seat, None)
        table = after(table, event, at)
    if table.stage == OVER and not table.is_slow:
        for seat, since in sorted(away_since.items()):
            if at - since >= LEFT_AFTER and _is_missed(table, seat):
                yield _leaver(table, seat, begins_at)


def _leaver(table: Table, seat: Seat, begins_at: Mapping[Seat, int]) -> Leaver:
    has_played = table.match.deals_played > begins_at.get(seat, 0)
    return Leaver(seat, table.chairs[seat].secret_hash if has_played else "")


def _is_missed(table: Table, seat: Seat) -> bool:
    """Whether a seat had a person, and somebody on another side plays on."""
    if table.chairs[seat].is_bot:
        return False
    sides = table.match.game.rules.fixed_sides or tuple(range(len(table.chairs)))
    return any(
        chair.is_person and not chair.is_bot and not chair.is_stood_in
        for chair, side in zip(table.chairs, sides, strict=True)
        if side != sides[seat]
    )
