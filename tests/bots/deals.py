"""Deals that the tests ask bots about."""

from rookery.arena.suite import exercises
from rookery.bots import Decision
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.moves import Bid
from rookery.tricks.state import TrickState
from tests.tables import TRICK_TABLES, bidding, deal, each, led_by_bidder, play, trick_game

TABLES = [*TRICK_TABLES, ("tuxedo", 2), ("tuxedo", 4)]
"""Every trick game with each number of seats, and two tables of Tuxedo."""

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")

NEST = "B1 G1 R1 Y1"
DIXIE_HANDS = [
    "B14 B13 B12 B11 B9 B8 G3 G4 R3 R4 Y3 Y4 Y5",
    "B2 B3 G14 G11 G6 R14 R5 R6 R7 R8 Y14 Y6 Y7",
    "B4 B5 B6 G10 G9 G2 R10 R2 R9 Y2 Y8 Y9 Y13",
    "B7 B10 G13 G12 G5 G7 G8 R11 R12 R13 Y10 Y11 Y12",
]

FIVE_HANDS = [
    "SA SQ SJ S10 S9 HA H4 D10 D2 C2",
    "SK S4 DA DK D5 H5 H7 C4 C7 C8",
    "S2 S3 H2 H3 H10 D3 D4 CA CK C5",
    "S5 S6 HK H6 H8 D6 D7 C9 CQ C6",
    "S7 S8 HQ HJ H9 D8 D9 C10 CJ C3",
]


def amount(decision: Decision) -> int:
    """The points bid; 0 for a pass."""
    return decision.move.amount if isinstance(decision.move, Bid) else 0


def dixie(dealer: Seat, *plies: str) -> TrickState:
    """Seat 0 has named black and buried the nest again; the seat left of the dealer leads."""
    exchange = [*bidding(DIXIE, 0, 70, dealer), *each(0, "bury", NEST), "0 trump black"]
    start = deal(DIXIE, DIXIE_HANDS, nest=NEST, dealer=dealer)
    state: TrickState = play(DIXIE, start, *exchange, *plies)
    return state


def to_be_ruffed() -> TrickState:
    """Seat 0 has named black, has no red, and is the last to play to 20 points in red."""
    hands = [
        "B14 B13 B12 B11 B9 B8 G3 G4 G6 G7 G8 G11 G12",
        "B2 B3 G14 R14 R5 R6 R7 R8 R11 R12 Y14 Y6 Y7",
        "B4 B5 B6 G10 G9 G2 R10 R2 R9 Y2 Y8 Y9 Y13",
    ]
    exchange = [*bidding(DIXIE, 0, 70), *each(0, "bury", NEST), "0 trump black"]
    start = deal(DIXIE, hands, nest=NEST, dealer=0)
    state: TrickState = play(DIXIE, start, *exchange, "1 play R14", "2 play R10", "3 play R13")
    return state


def against_one() -> TrickState:
    """Seat 0 plays black against two; seat 1 has led the green 13, and seat 2 is next."""
    hands = ["B14 B13 B12 B11 B9 B8 B7 G4 G6 R4 R6 Y4 Y6", "G14 G13 G10 R14", "G5 G7 G8"]
    nest = "G9 R7 R8 Y7 Y8"
    exchange = ["1 pass", "2 pass", "0 trump black", *each(0, "bury", nest)]
    start = deal(THREE, hands, nest=nest, dealer=0)
    state: TrickState = play(THREE, start, *exchange, "1 play G13")
    return state


def five(*plies: str) -> TrickState:
    """Seat 0 has named spades and called the king, which seat 1 holds; seat 0 leads."""
    start = led_by_bidder(FIVE, FIVE_HANDS, "spades", "SK", "DJ DQ Rook")
    state: TrickState = play(FIVE, start, *plies)
    return state


def view_of_exercise(name: str) -> AnyView:
    """The view of a position of the suite."""
    return next(it for it in exercises() if it.name == name).view()
