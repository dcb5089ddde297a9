"""The score of a deal of Dixie Rook (TT-4, DX-3, DX-8)."""

from tests.deals import DIXIE as TRICKS
from tests.deals import DIXIE_NEST as NEST
from tests.deals import run, won
from tests.family import counters
from tests.tables import bidding, cards, each, trick_game

DIXIE = trick_game("dixie")
SIX = trick_game("dixie", seats=6)


def exchange(bid: int) -> list[str]:
    """Seat 0 wins the bidding, buries the nest again and names black."""
    return [*bidding(DIXIE, 0, bid), *each(0, "bury", NEST), "0 trump black"]


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
