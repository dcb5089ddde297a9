"""The end of a deal, its score, and the winner of the match, also by `win_at` (TX-18 to TX-20)."""

from collections.abc import Sequence

import pytest

from rookery.core.cards import Seat
from rookery.core.errors import NotOver
from rookery.core.moves import Take
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState, Haul
from tests.tables import card_set, moves, play, refused, table, tuxedo

GAME = tuxedo(seats=3)
TWO = tuxedo(seats=2)
AT_ONCE = tuxedo(seats=2, win_at="at_once")
THREE_AT_ONCE = tuxedo(seats=3, win_at="at_once")


def over(hauls: Sequence[Haul], totals: Sequence[int] = ()) -> FishingState:
    """A deal that has ended with these hauls."""
    return table([""] * len(hauls), hauls=hauls, totals=totals)


def haul(cards: str = "", big: int = 0, little: int = 0, oranges: int = 0) -> Haul:
    return Haul(card_set(cards), big, little, oranges)


def test_TX_18_the_deal_ends_when_all_hands_are_empty_and_the_stock_is_out() -> None:
    state = table(["B1", "B3"], "B14")
    for ply in ("0 trail B1", "1 trail B3"):
        assert TWO.actors(state) == (state.turn,)
        with pytest.raises(NotOver):
            TWO.score(state)
        with pytest.raises(NotOver):
            TWO.winners(state)
        state = play(TWO, state, ply)
    assert TWO.actors(state) == ()
    assert moves(TWO, state, 0) == set()
    assert refused(TWO, state, "0 trail B1") == "no card is left to play in this deal"
    assert TWO.score(state) == (0, 0)


def test_TX_19_each_orange_10_big_sweep_10_little_sweep_5_five_5() -> None:
    least = haul("B1 B2")
    assert GAME.score(over([haul(oranges=3), least, haul()])) == (30, 15, 0)
    assert GAME.score(over([haul(big=3), least, haul()])) == (30, 15, 0)
    assert GAME.score(over([haul(little=3), least, haul()])) == (15, 15, 0)
    assert GAME.score(over([haul("B5"), haul("G5 R5"), haul()])) == (5, 15 + 10, 0)
    assert GAME.score(over([haul("B5 B10 G14", 1, 2, 4), least, haul("Y5")])) == (
        15 + 5 + 10 + 10 + 40,
        0,
        5,
    )


def test_TX_worked_example_a_combo_of_three_cards() -> None:
    state = play(TWO, table(["R9", "B1"], "G9 Y5 R4"), "0 take R9 G9 Y5+R4")
    assert state.centre == ()
    assert state.orange is not None
    called = play(TWO, state, "0 orange", "1 trail B1")
    assert TWO.score(called) == (15 + 5 + 5 + 10, 0)
    missed = play(TWO, state, "1 trail B1")
    assert TWO.score(missed) == (15 + 5 + 5, 0)
    plain = play(TWO, table(["R9", "B1"], "G9 B5 R4"), "0 take R9 G9 B5+R4")
    assert plain.orange is None


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((90, 0, 0), (0,)),  # 100: the target itself is enough
        ((89, 0, 0), ()),  # 99
        ((0, 100, 0), (1,)),  # somebody else was there before
        ((95, 104, 0), (0,)),  # 105 and 104: the highest of several
        ((95, 105, 0), ()),  # a tie for highest plays on
        ((95, 105, 105), ()),
    ],
)
def test_TX_20_the_highest_of_those_with_100_or_more_wins(
    totals: tuple[int, ...], expected: tuple[Seat, ...]
) -> None:
    """Seat 0 scores 10 for an orange, nobody anything else."""
    assert GAME.winners(over([haul(oranges=1), haul(), haul()], totals)) == expected


def check_won(game: FishingGame, state: FishingState, winner: Seat, points: Sequence[int]) -> None:
    """Check that the deal is over for everybody, with these points and this winner."""
    assert game.actors(state) == ()
    assert all(moves(game, state, seat) == set() for seat in range(game.seats))
    assert game.view(state, None).turn is None
    assert game.score(state) == tuple(points)
    assert game.winners(state) == (winner,)


def test_TX_20_option_win_at_ends_the_deal_with_the_capture_that_reaches_the_target() -> None:
    state = table(["B5 B1", "G1 G2"], "G5 Y14", totals=(90, 99))
    state = play(AT_ONCE, state, "0 take B5 G5")
    check_won(AT_ONCE, state, 0, (10, 0))
    assert state.hands == (card_set("B1"), card_set("G1 G2"))
    assert refused(AT_ONCE, state, "1 trail G1") == "seat 0 has won the match"
    assert refused(AT_ONCE, state, "0 orange") == "no orange is open"


def test_TX_20_at_once_a_tie_for_highest_plays_on_until_it_is_broken() -> None:
    state = table(["B5 B9", "G9 G2", "B2 B3"], "G5 Y9 Y14 R14", totals=(100, 110, 110))
    state = play(THREE_AT_ONCE, state, "0 take B5 G5")
    assert THREE_AT_ONCE.actors(state) == (1,)  # three have 110
    state = play(THREE_AT_ONCE, state, "1 take G9 Y9", "2 trail B2")
    assert THREE_AT_ONCE.actors(state) == (0,)
    sweep = table(["B5 B9", "G9 G2", "B2 B3"], "G5", totals=(100, 110, 110))
    check_won(THREE_AT_ONCE, play(THREE_AT_ONCE, sweep, "0 take B5 G5"), 0, (15, 0, 0))


def test_TX_20_at_once_a_capture_is_known_to_win_before_it_is_made() -> None:
    view = AT_ONCE.view(table(["B5 B9", "G1 G2"], "G5 Y9", totals=(90, 0)), 0)
    takes = [move for move in view.legal if isinstance(move, Take)]
    assert {move.card.rank: view.wins_at_once(move) for move in takes} == {5: True, 9: False}
