"""The score of a deal of Dixie Rook (TT-4, DX-3, DX-7, DX-8)."""

from tests.deals import DIXIE as TRICKS
from tests.deals import DIXIE_NEST as NEST
from tests.deals import dixie, run, won
from tests.family import counters
from tests.tables import bidding, cards, each, trick_game

DIXIE = trick_game("dixie")
SIX = trick_game("dixie", seats=6)

THIRTEENS = [
    *("G14 G12 G10 G5", "G11 G9 G8 G7", "G6 G4 G3 G2"),
    *("R14 R12 R10 R5", "R11 R9 R8 R7", "R6 R4 R3 R2"),
    *("Y14 Y12 Y10 Y5", "Y11 Y9 Y8 Y7", "Y6 Y4 Y3 Y2"),
    *("B14 B12 B10 B5", "B11 B9 B8 B7", "B6 B4 B3 B2"),
    "B1 G1 R1 Y1",
]
"""Thirteen tricks, 15 points in the first of each colour; the four 13s (40) are the nest."""


def exchange(bid: int, nest: str = NEST) -> list[str]:
    """Seat 0 wins the bidding, buries the nest again and names black."""
    return [*bidding(DIXIE, 0, bid), *each(0, "bury", nest), "0 trump black"]


def test_DX_3_thirteens_and_tens_are_ten_and_fives_are_five() -> None:
    assert counters(DIXIE) == counters(SIX) == {"13": 10, "10": 10, "5": 5}


def test_TT_4_and_DX_3_worked_example_75_for_a_bid_of_85() -> None:
    tricks = list(TRICKS)
    tricks[6:8] = ["Y14 Y13 Y10 Y8", "Y12 Y11 Y9 Y5"]
    # seats 0 and 2 take 25 + 25 + 5 and seven tricks with the last one, which brings the nest
    state = run(DIXIE, won(tricks, "020 203 123 131 2"), NEST, moves=exchange(85))
    assert DIXIE.score(state) == (-85, 45, -85, 45)
    state = run(DIXIE, won(tricks, "020 203 123 131 2"), NEST, moves=exchange(75))
    assert DIXIE.score(state) == (75, 45, 75, 45)


def test_DX_8_worked_example_80_with_the_cut() -> None:
    tricks = list(TRICKS)
    tricks[6:8] = ["Y14 Y13 Y12 Y11", "Y10 Y9 Y8 Y5"]
    # seats 0 and 2 take 25 + 25 + 10 and seven tricks; the others five, the last one and the nest
    state = run(DIXIE, won(tricks, "020 202 211 131 1"), NEST, moves=exchange(70))
    assert DIXIE.needs_cut(state)
    pack = (*cards("B1 B5 B2 B6"), *(c for c in DIXIE.pack if c not in cards("B1 B5 B2 B6")))
    state = DIXIE.cut(state, pack)  # seats 1 and 3 cut 1 + 2, seats 2 and 0 cut 5 + 6
    assert DIXIE.score(state) == (80, 40, 80, 40)


def test_DX_7_the_last_trick_takes_the_counters_of_the_nest() -> None:
    nest = "B13 G13 R13 Y13"
    state = run(DIXIE, won(THIRTEENS, "020 202 020 011 3"), nest, moves=exchange(80, nest))
    # four times 15 and 20 for most tricks; the four thirteens for seat 3 and its partner
    assert DIXIE.score(state) == (80, 40, 80, 40)


def test_DX_7_the_nest_counts_as_one_trick_of_fourteen() -> None:
    # seven tricks; the others have five, the last one and the nest
    assert DIXIE.needs_cut(dixie(DIXIE, "000 222 011 111 1"))
    # six tricks; the others have six, the last one and the nest
    state = dixie(DIXIE, "000 222 111 111 1")
    assert DIXIE.score(state) == (-70, 70, -70, 70)
