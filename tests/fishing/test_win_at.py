"""The option `win_at`: a match that is won in the middle of a deal (TX-20)."""

from collections.abc import Sequence

from rookery.core.cards import Seat
from rookery.core.moves import Take
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from tests.tables import card_set, moves, play, refused, table, tuxedo

TWO = tuxedo(seats=2, win_at="at_once")
THREE = tuxedo(seats=3, win_at="at_once")


def check_won(game: FishingGame, state: FishingState, winner: Seat, points: Sequence[int]) -> None:
    """Check that the deal is over for everybody, with these points and this winner."""
    assert game.actors(state) == ()
    assert all(moves(game, state, seat) == set() for seat in range(game.seats))
    assert game.view(state, None).turn is None
    assert game.score(state) == tuple(points)
    assert game.winners(state) == (winner,)


def test_TX_20_option_win_at_ends_the_deal_with_the_capture_that_reaches_the_target() -> None:
    state = table(["B5 B1", "G1 G2"], "G5 Y14", totals=(90, 99))
    state = play(TWO, state, "0 take B5 G5")
    check_won(TWO, state, 0, (10, 0))
    assert state.hands == (card_set("B1"), card_set("G1 G2"))
    assert refused(TWO, state, "1 trail G1") == "seat 0 has won the match"
    assert refused(TWO, state, "0 orange") == "no orange is open"


def test_TX_20_at_once_a_tie_for_highest_plays_on_until_it_is_broken() -> None:
    state = table(["B5 B9", "G9 G2", "B2 B3"], "G5 Y9 Y14 R14", totals=(100, 110, 110))
    state = play(THREE, state, "0 take B5 G5")
    assert THREE.actors(state) == (1,)  # three have 110
    state = play(THREE, state, "1 take G9 Y9", "2 trail B2")
    assert THREE.actors(state) == (0,)
    sweep = table(["B5 B9", "G9 G2", "B2 B3"], "G5", totals=(100, 110, 110))
    check_won(THREE, play(THREE, sweep, "0 take B5 G5"), 0, (15, 0, 0))


def test_TX_20_at_once_a_capture_is_known_to_win_before_it_is_made() -> None:
    view = TWO.view(table(["B5 B9", "G1 G2"], "G5 Y9", totals=(90, 0)), 0)
    takes = [move for move in view.legal if isinstance(move, Take)]
    assert {move.card.rank: view.wins_at_once(move) for move in takes} == {5: True, 9: False}
