"""A deal of Dixie Rook in which seat 0 has the long trumps, to ask bots about."""

from __future__ import annotations

from rookery.core.cards import Seat
from rookery.tricks.state import TrickState
from tests.tables import bidding, deal, each, play, trick_game

DIXIE = trick_game("dixie")

NEST = "B1 G1 R1 Y1"
HANDS = [
    "B14 B13 B12 B11 B9 B8 G3 G4 R3 R4 Y3 Y4 Y5",
    "B2 B3 G14 G11 G6 R14 R5 R6 R7 R8 Y14 Y6 Y7",
    "B4 B5 B6 G10 G9 G2 R10 R2 R9 Y2 Y8 Y9 Y13",
    "B7 B10 G13 G12 G5 G7 G8 R11 R12 R13 Y10 Y11 Y12",
]


def dixie(dealer: Seat, *plies: str) -> TrickState:
    """Seat 0 has named black and buried the nest again; the seat left of the dealer leads."""
    exchange = [*bidding(DIXIE, 0, 70, dealer), *each(0, "bury", NEST), "0 trump black"]
    start = deal(DIXIE, HANDS, nest=NEST, dealer=dealer)
    state: TrickState = play(DIXIE, start, *exchange, *plies)
    return state
