"""The option `win_at`: a match that is won in the middle of a deal (TX-20)."""

import json
from collections.abc import Sequence

import pytest

from rookery.core.cards import Seat
from rookery.core.errors import MatchOver
from rookery.core.moves import CallOrange, Take
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState, Haul
from rookery.records import BadRecord, read_match, replay, write_match
from tests.matches import recorded
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


def test_TX_20_at_once_the_orange_of_a_capture_that_wins_is_not_called() -> None:
    state = table(["B9 B1", "G1 G2", "G3 G4"], "R5 Y4 Y14", totals=(95, 95, 0))
    state = play(THREE, state, "0 take B9 R5+Y4")
    check_won(THREE, state, 0, (5, 0, 0))
    assert state.orange is None


def test_TX_20_at_once_the_deal_is_scored_without_most_cards() -> None:
    hauls = [Haul(), Haul(card_set("R1-4 R5"), 0, 1)]
    state = table(["B5 B1", "G1 G2"], "G5 Y14", totals=(90, 84), hauls=hauls)
    check_won(TWO, play(TWO, state, "0 take B5 G5"), 0, (10, 10))


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


@pytest.mark.parametrize(("seed", "orange"), [(1, "race"), (2, "auto")])
def test_TX_20_a_record_of_a_match_won_at_once_replays(seed: int, orange: str) -> None:
    chosen = {"seats": 3, "target": 10, "win_at": "at_once", "orange": orange}
    it = recorded("tuxedo", seed, deals=9, chosen=chosen)
    assert it.match.winners
    last = it.match.deals[-1]
    assert isinstance(last.plies[-1][1], Take | CallOrange)
    assert any(last.state.hands)
    text = write_match(it.record)
    again = replay(read_match(text))
    assert (again.totals, again.winners) == (it.match.totals, it.match.winners)
    seat, move = last.plies[-1]
    with pytest.raises(MatchOver):
        it.match.apply(seat, move)
    fields = json.loads(text)
    fields["deals"][-1]["moves"].append("0 hold")
    with pytest.raises(BadRecord) as caught:
        replay(read_match(json.dumps(fields)))
    assert (caught.value.code, caught.value.move) == ("illegal-move", len(last.plies))
