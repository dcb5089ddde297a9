"""The vector environment returns the same as the specification for the same deals."""

from typing import Any

import numpy as np
import pytest

from rookery.core.errors import BadOption
from rookery.engine import is_compiled
from rookery.research.coded import CodedGame, coded
from rookery.research.gym import RookeryVectorEnv
from rookery.research.position import Position
from rookery.research.rewards import rewards

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks], np.int32)


def position_in(env: RookeryVectorEnv, game: CodedGame, row: int) -> Position:
    """The deal of a row, played by the specification."""
    state = env._table.state(row)
    seat, legal = int(env._table.actor[row]), game.asked(state)[1]
    choice = game.actions.choice(legal)
    for code in env._table.begun(row):
        if code not in choice.begun:
            choice = choice.then(code)
    return Position(game, state, (), seat, choice)


@pytest.mark.parametrize(
    ("name", "options", "utility"),
    [
        ("dixie", {"seats": 6}, "difference"),
        ("five", {}, "points"),
        ("two", {}, "difference"),
        ("tuxedo", {"seats": 3, "capture": "any", "orange": "race"}, "difference"),
        ("tuxedo", {"seats": 2, "build_on_many": True}, "points"),
    ],
)
def test_rows_are_deals_of_the_specification(
    name: str, options: dict[str, object], utility: str
) -> None:
    env = RookeryVectorEnv(3, name, options, utility=utility)
    game = CodedGame(coded(name, options).rules, uses_engine=False)
    rng, finished = np.random.default_rng(1), 0
    seen, info = env.reset(seed=1)
    for _ in range(150):
        before = [position_in(env, game, row) for row in range(3)]
        for row, position in enumerate(before):
            assert position.seat == info["actor"][row]
            assert seen["observation"][row].tobytes() == position.observe(position.seat)
            assert seen["action_mask"][row].tobytes() == position.mask(position.seat)
        chosen = random_actions(seen["action_mask"], rng)
        seen, reward, over, broken, info = env.step(chosen)
        assert not broken.any() and info["illegal"] == 0
        for row in map(int, np.flatnonzero(over)):
            after = before[row].then(int(chosen[row]))
            if not after.needs_cut:
                points = game.game.score(after.state)
                expected = rewards(game.rules, utility, points)
                assert info["rewards"][row] == pytest.approx(expected, abs=1e-4)
                assert reward[row] == pytest.approx(expected[before[row].seat or 0], abs=1e-4)
                finished += 1
        assert not reward[~over].any()
    assert finished


def test_illegal_actions_are_counted_and_change_nothing() -> None:
    env = RookeryVectorEnv(4, "dixie")
    seen, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(np.zeros(4, np.int32))
    assert info["illegal"] == 4
    assert np.array_equal(after["observation"], seen["observation"])
    assert not reward.any() and not over.any()


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadOption, match="points or difference, not 'match'"):
        RookeryVectorEnv(1, "dixie", utility="match")
