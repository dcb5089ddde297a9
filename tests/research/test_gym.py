"""Gymnasium's own checker on every game, and tests of what it does not check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rookery.bots.easy import EasyBot
from rookery.bots.registry import UnknownBot
from rookery.coding import IllegalAction
from rookery.core.errors import BadOption
from rookery.games import GAMES
from rookery.research.gym import MOST_ILLEGAL, RookeryEnv, gym_id


def play(env: Any, seed: int) -> tuple[float, list[Any]]:
    """An episode of random legal actions: the sum of rewards, and all that was observed."""
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    got, seen, is_over = 0.0, [observation], False
    while not is_over:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, _ = env.step(action)
        assert env.observation_space.contains(observation)
        got, is_over = got + reward, terminated or truncated
        seen.append(observation)
    return got, seen


@pytest.mark.parametrize("name", ["five", "two", "tuxedo", "tiny-three"])
def test_the_checker_of_gymnasium(name: str) -> None:
    check_env(RookeryEnv(name, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize(
    ("name", "kwargs"),
    [
        ("tuxedo", {"options": {"orange": "race", "seats": 3}, "opponents": "steady"}),
        ("five", {"opponents": ["easy", "random", "steady", "random"], "history": 30}),
        ("dixie", {"utility": "match", "options": {"target": 50}, "opponents": "steady"}),
        ("house", {"opponents": EasyBot}),
        ("two", {"seat": 1, "dealer": 0, "utility": "difference"}),
    ],
)
def test_an_episode_follows_from_its_seed(name: str, kwargs: dict[str, Any]) -> None:
    one, other = (play(RookeryEnv(name, **kwargs), seed=7) for _ in range(2))
    assert one[0] == other[0]
    assert len(one[1]) == len(other[1])
    for mine, theirs in zip(one[1], other[1], strict=True):
        assert all(np.array_equal(mine[key], theirs[key]) for key in mine)


def test_every_game_has_an_id() -> None:
    for name in GAMES:
        assert gym_id(name) in gymnasium.registry
    env = gymnasium.make(gym_id("tuxedo"), options={"seats": 2}, opponents="random")
    play(env, seed=1)


def test_illegal_actions_cost_and_end_an_episode_at_last() -> None:
    env = RookeryEnv("dixie", opponents="random")
    before, _ = env.reset(seed=1)
    for number in range(1, MOST_ILLEGAL + 1):
        observation, reward, terminated, truncated, info = env.step(0)
        assert (reward, terminated, truncated) == (-1.0, False, number == MOST_ILLEGAL)
        assert "may not come next" in info["illegal"]
        assert np.array_equal(observation["observation"], before["observation"])


def test_illegal_actions_can_be_errors() -> None:
    env = RookeryEnv("dixie", opponents="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="0 may not come next"):
        env.step(0)


def test_the_learner_sits_where_it_is_told() -> None:
    for seat in range(4):
        env = RookeryEnv("dixie", opponents="random", seat=seat)
        _, info = env.reset(seed=seat)
        assert info["seat"] == env.seat == seat
    drawn = {
        RookeryEnv("dixie", opponents="random").reset(seed=seed)[1]["seat"] for seed in range(20)
    }
    assert drawn == {0, 1, 2, 3}


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadOption, match="one bot, or 3, not 2"):
        RookeryEnv("dixie", opponents=["easy", "easy"])
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        RookeryEnv("dixie", opponents="nobody")
    with pytest.raises(BadOption, match="seat must be from 0 to 3, not 4"):
        RookeryEnv("dixie", seat=4)
    with pytest.raises(BadOption, match="not 'money'"):
        RookeryEnv("dixie", utility="money")
