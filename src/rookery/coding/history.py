"""The last plies of a deal as numbers, for learners that read sequences."""

from collections.abc import Sequence

from rookery.coding.actions import ActionCoding
from rookery.coding.choice import IllegalAction
from rookery.core.cards import Seat
from rookery.core.moves import Ply, seen_by

NO_PLY = 255
"""Fills the rows of a history that is longer than the deal so far."""


def history(coding: ActionCoding, plies: Sequence[Ply], viewer: Seat | None, length: int) -> bytes:
    """The last plies as a seat, or a spectator (None), has seen them: `length` rows of two bytes.

    A row is a seat, counted from the viewer (from seat 0 for a spectator), and a code; a card that
    somebody else has buried is `coding.hidden`. A capture or build has a row for each of its codes.
    The newest row is the last; rows before the beginning are NO_PLY. A dummy's cards are nobody's
    moves; only the observation shows these, and buried trumps that lie face up.

    Raises IllegalAction if the game has no such move, or has more codes than fit a byte.
    """
    if coding.n >= NO_PLY:
        raise IllegalAction(f"{coding.n} actions do not fit the bytes of a history")
    first = viewer or 0
    rows: list[tuple[int, int]] = []
    for ply in reversed(plies):
        if len(rows) >= length:
            break
        seat, move = seen_by(viewer, ply)
        here = (seat - first) % coding.rules.seats
        rows += [(here, code) for code in reversed(coding.codes(move))]
    kept = rows[:length][::-1]
    return bytes([NO_PLY] * 2 * (length - len(kept)) + [it for row in kept for it in row])
