"""A deal of Rook for five with a partner who is called, made for the purpose."""

from __future__ import annotations

from rookery.tricks.state import TrickState
from tests.tables import bidding, deal, each, play, trick_game

FIVE = trick_game("five")

HANDS = [
    "SA SQ SJ S10 S9 HA H4 D10 D2 C2",
    "SK S4 DA DK D5 H5 H7 C4 C7 C8",
    "S2 S3 H2 H3 H10 D3 D4 CA CK C5",
    "S5 S6 HK H6 H8 D6 D7 C9 CQ C6",
    "S7 S8 HQ HJ H9 D8 D9 C10 CJ C3",
]


def five(*plies: str) -> TrickState:
    """Seat 0 plays spades with the king called, which seat 1 holds, and leads."""
    exchange = ["0 trump spades", "0 call SK", *each(0, "bury", "DJ DQ Rook"), "0 lead self"]
    start = deal(FIVE, HANDS, nest="DJ DQ Rook", dealer=4)
    state: TrickState = play(FIVE, start, *bidding(FIVE, 0, 75, dealer=4), *exchange, *plies)
    return state
