"""The race for an orange by rules of thumb (TX-15)."""

from random import Random
from statistics import median

from rookery.bots.base import Decision
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.fishing.turns import Turn
from rookery.heuristics import fishing
from tests.tables import play, table, tuxedo

TRIES = 300


def opened(game: FishingGame, *, is_last: bool = False) -> FishingState:
    """Seat 0 of three has just taken red and yellow."""
    hands = ["B9", "", ""] if is_last else ["B9 B2", "G12 G13", "R1 R2"]
    state: FishingState = play(game, table(hands, "R9 Y9 G14"), "0 take B9 R9 Y9")
    return state


def decisions(game: FishingGame, state: FishingState, seat: int) -> list[Decision]:
    view = game.view(state, seat)
    return [fishing.decide(view, Random(seed)) for seed in range(TRIES)]


def test_calls_at_a_human_pace_the_capturer_first_more_often() -> None:
    game = tuxedo(seats=3)
    capturer, another = (decisions(game, opened(game), seat) for seat in (0, 2))
    for calls, seconds in ((capturer, 1.3), (another, 2.0)):
        assert {call.move for call in calls} == {CallOrange()}
        assert min(call.delay for call in calls) > 0.3
        assert "calls orange, worth 10 points: red and yellow were taken" in {
            str(call.reason) for call in calls
        }
        assert abs(median(call.delay for call in calls) - seconds) < 0.2
    first = sum(a.delay < b.delay for a, b in zip(capturer, reversed(another), strict=True))
    assert 0.6 < first / TRIES < 0.95


def test_is_sometimes_late() -> None:
    game = tuxedo(seats=3)
    late = [call for call in decisions(game, opened(game), 0) if call.delay >= 5]
    assert 0.01 < len(late) / TRIES < 0.12


def test_the_owner_comes_first_where_the_rules_say_so() -> None:
    game = tuxedo(seats=3, orange="owner_first")
    state = opened(game)
    to_move = decisions(game, state, 1)
    assert all(isinstance(each.move, Turn) and each.delay >= 2.5 for each in to_move)
    waiting = decisions(game, state, 2)
    assert {each.move for each in waiting} == {Hold()}
    assert min(each.delay for each in waiting) > 9
    after = play(game, state, "0 hold")
    assert CallOrange() in {each.move for each in decisions(game, after, 2)}


def test_after_the_last_card_somebody_calls() -> None:
    for rule in ("race", "owner_first"):
        game = tuxedo(seats=3, orange=rule)
        state = opened(game, is_last=True)
        actors = game.actors(state)
        for seed in range(20):
            made = [fishing.decide(game.view(state, seat), Random(seed)) for seat in actors]
            assert min(made, key=lambda each: each.delay).move == CallOrange()
