"""The turns of `strong`: legal, reproducible, and right where one turn is clearly best."""

from random import Random

import pytest

from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.bots.reference.fishing import plain_decide, plain_pimc_decide
from rookery.bots.strong import fishing
from rookery.core.moves import Trail
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.kernel.built import is_compiled
from rookery.records.moves import move_text
from tests.kernel.fishing.deals import any_game, begun
from tests.tables import dealt, play, table, tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

QUICK = Limits(nodes=300)
USUAL = Limits(nodes=20_000)
DECIDERS = [fishing.decide, plain_decide, plain_pimc_decide]


def decided(game: FishingGame, state: FishingState, limits: Limits = USUAL) -> Decision:
    """The decision of the seat whose turn it is."""
    return fishing.decide(game.view(state, state.turn), Random(0), limits)


def move_of(game: FishingGame, state: FishingState) -> str:
    return move_text(decided(game, state).move)


# Under any options


@pytest.mark.parametrize("decide", DECIDERS)
def test_every_decision_is_legal(decide: object) -> None:
    assert callable(decide)
    rng = Random(4)
    turns = 0
    for _ in range(12):
        game = any_game(rng)
        state = begun(game, rng)
        while actors := game.actors(state):
            seat = rng.choice(actors)
            view = game.view(state, seat)
            if len(view.legal) <= 40:
                decision = decide(view, rng, QUICK)
                assert decision.move in view.legal
                assert decision.reason
                assert decision.delay >= 0
                turns += bool(decision.considered)
                state = game.apply(state, seat, decision.move)
            else:
                state = game.apply(state, seat, rng.choice(view.legal))
    assert turns > 150


def test_a_turn_is_found_in_a_crowded_centre() -> None:
    """The centre gets this full only where trailing is free."""
    game = tuxedo(seats=2, trail="free", capture="any")
    state = begun(game, Random(3))
    while len(state.centre) < 20:
        state = game.apply(state, state.turn, Trail(next(iter(state.hands[state.turn]))))
    view = game.view(state, state.turn)
    assert len(view.legal) > 500
    decision = fishing.decide(view, Random(1), Limits(nodes=2_000))
    assert decision.move in view.legal
    assert 2 <= len(decision.considered) <= 10


# Deals with a clearly best turn


def test_takes_the_big_sweep() -> None:
    game = tuxedo(seats=2)
    state = dealt(game, ["B14 G9 Y2 R5", "G1 R1 B1 B2"], "G5 R9 Y6 B8")
    decision = decided(game, state)
    assert move_text(decision.move) == "take B14 G5+R9 Y6+B8"
    assert str(decision.reason) == (
        "takes 9+5 and 8+6: a big sweep, 10 points, red and yellow for an orange, and a five"
    )


def test_the_end_for_two_is_played_exactly() -> None:
    """A 9 that takes only the 9 leaves the 4 to the other seat; taking 5+4 too leaves nothing."""
    game = tuxedo(seats=2, orange="auto", capture="any")
    state = table(["B9 B13", "G4 G13"], "R9 R5 R4")
    view = game.view(state, 0)
    decision = fishing.decide(view, Random(0), Limits(nodes=50_000))
    assert move_text(decision.move) == "take B9 R9 R5+R4"
    assert decision.considered[0][1] == 5 + 5 + 15


def test_TX_20_takes_what_wins_at_once() -> None:
    """The orange would bring more, but somebody else may call it."""
    game = tuxedo(seats=2, win_at="at_once")
    hands = ["B9 B7 G13 Y1", "G14 R14 B1 B2"]
    state = table(hands, "G5 G2 R6 Y3 Y9", totals=(95, 80), stock="R1-4 B3-6")
    decision = decided(game, state)
    assert move_text(decision.move) == "take B7 G5+G2"
    assert str(decision.reason) == "takes 5+2: the match, and a five"


def test_TX_11_takes_or_raises_the_build_that_it_owes() -> None:
    """The seat could sweep the centre with the 12, but has to take or raise its build first."""
    game = tuxedo(seats=2, builder_must_take=True)
    state = table(["B9 G5 Y12 Y8", "B7 G13 R11 Y11"], "R4", stock="B1 B2 B3 B4 B6 B8 B10 G1")
    state = play(game, state, "0 build G5 on R4", "1 trail B7")
    assert move_of(game, state) == "take B9 [R4+G5]"
