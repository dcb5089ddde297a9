"""PettingZoo's own suites on every game, and tests of what they do not check."""

import functools
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from rookery.coding import IllegalAction, ObservationCoding
from rookery.core.errors import BadDealer, BadOption
from rookery.research import zoo
from rookery.research.coded import coded

VARIED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dixie", {"options": {"seats": 6}, "utility": "difference", "history": 20}),
    ("tuxedo", {"options": {"seats": 3, "orange": "race", "capture": "any"}, "dealer": 2}),
    ("five", {"bury_order": "ascending", "history": 5}),
    ("tiny-three", {}),
    ("two", {"utility": "match", "options": {"target": 10}}),
)
"""Games with arguments that differ as much as possible."""


def play(env: Any, seed: int) -> dict[str, float]:
    """The total reward of each agent in an episode of random actions."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        is_over = termination or truncation
        env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))
    return got


def without_warnings(test: Any) -> None:
    """Run a suite that warns about observations with masks, which PettingZoo itself describes."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")
        warnings.filterwarnings("ignore", "The observation")
        test()


@pytest.mark.parametrize(("name", "kwargs"), VARIED)
def test_the_api_with_arguments(name: str, kwargs: dict[str, Any]) -> None:
    without_warnings(lambda: api_test(zoo.env(name, **kwargs), num_cycles=100))
    parallel_api_test(zoo.parallel_env(name, **kwargs), num_cycles=100)


@pytest.mark.parametrize("name", ["dixie", "tuxedo", "call-partner-five"])
def test_the_same_seed_is_the_same_episode(name: str) -> None:
    seed_test(functools.partial(zoo.env, name), num_cycles=15)
    parallel_seed_test(functools.partial(zoo.parallel_env, name), num_cycles=15)


def test_pictures_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(zoo.env, "three"))
    assert "seat 1 is to choose" in capsys.readouterr().out


@pytest.mark.parametrize("utility", ["points", "difference", "match"])
def test_rewards_are_what_an_episode_is_worth(utility: str) -> None:
    env = zoo.raw_env("dixie", {"target": 100}, utility=utility)
    got = play(env, seed=4)
    assert got == dict(zip(env.possible_agents, env._episode.rewards, strict=True))
    assert got["seat_0"] == got["seat_2"], "partners"
    if utility != "points":
        assert sum(got.values()) == 0
    if utility == "match":
        assert set(got.values()) in ({1.0, -1.0}, {0.0})


def test_a_match_that_nobody_wins_is_truncated() -> None:
    env = zoo.raw_env("tiny-two", utility="match")
    env.reset(seed=1)
    env._episode._most_deals = 3
    while not any(env.truncations.values()):
        agent = env.agent_selection
        env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_illegal_action_is_refused_as_pettingzoo_has_it() -> None:
    env = zoo.raw_env("dixie")
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(IllegalAction, match="0 may not come next"):
        env.step(0)
    with pytest.raises(IllegalAction, match="has to choose"):
        env.step(None)
    assert env.agent_selection == agent

    parallel = zoo.parallel_env("dixie")
    parallel.reset(seed=1)
    actions = dict.fromkeys(parallel.agents, 0)
    _, rewards, terminations, truncations, infos = parallel.step(actions)
    (guilty,) = [agent for agent, info in infos.items() if info]
    assert "may not come next" in infos[guilty]["illegal"]
    assert rewards[guilty] == -1.0 == sum(rewards.values())
    assert all(truncations.values()) and not any(terminations.values())
    assert parallel.agents == []


def test_an_observation_is_that_of_the_coding() -> None:
    env = zoo.raw_env("kentucky", history=4)
    env.reset(seed=2)
    env.step(env.action_space("seat_0").sample(env.observe(env.agent_selection)["action_mask"]))
    position = env._episode.position
    game = coded("kentucky").game
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        view = game.view(position.state, seat)
        assert seen["observation"].tobytes() == ObservationCoding(game.rules).observe(view)
        assert seen["history"].shape == (4, 2)
        assert np.all(seen["history"][:3] == 255) and seen["history"][3, 1] < 255


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadOption, match="points or difference or match, not 'money'"):
        zoo.raw_env("dixie", utility="money")
    with pytest.raises(BadDealer, match="seat from 0 to 3, not 4"):
        zoo.raw_env("dixie", dealer=4).reset()
