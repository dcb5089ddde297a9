"""How `strong` races for an orange: it always calls, at the pace of a quick person."""

from dataclasses import replace
from random import Random
from statistics import median

import pytest

from rookery.bots.limits import Limits
from rookery.bots.strong import fishing
from rookery.bots.strong.fishing.orange_race import ANOTHER, CAPTURER, expected_orange_points
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.fishing.turns import Turn
from tests.tables import play, table, tuxedo

LIMITS = Limits(nodes=500)


def raced(game: FishingGame) -> FishingState:
    """A deal in which seat 0 has just captured red and yellow."""
    hands = ["B9 B7", "G1 G2", "G3 G4"][: game.seats]
    state = table(hands, "R9 Y9 B4", stock="B11 B12 B13 B14 G11 G12")
    after: FishingState = play(game, state, "0 take B9 R9 Y9")
    return after


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_TX_15_every_orange_is_called(seat: int) -> None:
    game = tuxedo(seats=3)
    view = game.view(raced(game), seat)
    decisions = [fishing.decide(view, Random(seed), LIMITS) for seed in range(200)]
    assert {it.move for it in decisions} == {CallOrange()}
    middle = CAPTURER if seat == 0 else ANOTHER
    assert median(it.delay for it in decisions) == pytest.approx(middle, rel=0.1)
    assert min(it.delay for it in decisions) > 0.3


def test_TX_15_no_orange_is_held_by_a_seat_with_a_turn() -> None:
    """Only the capturer may call yet. The next seat takes its turn, but gives the call time."""
    game = tuxedo(seats=3, orange="owner_first")
    state = raced(game)
    decision = fishing.decide(game.view(state, 1), Random(1), LIMITS)
    assert isinstance(decision.move, Turn)
    assert decision.delay > 2
    waiting = fishing.decide(game.view(state, 2), Random(1), LIMITS)
    assert waiting.move == Hold()
    assert waiting.delay > 10


def test_TX_18_after_the_last_card_a_seat_holds_an_orange_that_it_may_not_call() -> None:
    game = tuxedo(seats=2, orange="owner_first")
    state = table(["B9", "G1"], "R9 Y9 B4", stock="")
    state = replace(state, hands=(state.hands[0], state.hands[1] - state.hands[1]))
    state = play(game, state, "0 take B9 R9 Y9")
    assert fishing.decide(game.view(state, 0), Random(1), LIMITS).move == CallOrange()
    assert fishing.decide(game.view(state, 1), Random(1), LIMITS).move == Hold()


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_expected_points_of_an_orange_add_up(seats: int) -> None:
    for capturer, parts in enumerate(expected_orange_points(tuxedo(seats=seats).rules)):
        assert sum(parts) == pytest.approx(10)
        assert min(parts) > 0.9
        assert parts[capturer] == max(parts)
    for orange in ("owner_first", "auto"):
        owned = expected_orange_points(tuxedo(seats=seats, orange=orange).rules)
        assert all(parts[capturer] == 10 for capturer, parts in enumerate(owned))
