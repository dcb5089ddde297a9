"""Rookery's games as environments of PettingZoo, for several learners at once.

`env` and `raw_env` are played turn by turn (AEC), `parallel_env` by all at once: there all agents
but the one to move choose NOOP, the last action. Agents are `seat_0`, `seat_1`, …; an episode is
one deal, or a match with `utility="match"`.

Needs the extra `rookery-cards[zoo]`.

>>> from rookery.research import zoo
>>> env = zoo.env("dixie")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rookery.coding import IllegalAction
from rookery.research.arrays import Observed, mask_of, observation_space, observed, rendered
from rookery.research.coded import CodedGame, coded
from rookery.research.episode import Episode, check_utility


class _Environment:
    """What both kinds of environment share: the game, its spaces, and the start of an episode."""

    _KIND = ""
    _HAS_NOOP = False

    def __init__(
        self,
        game: str = "dixie",
        options: Mapping[str, object] | None = None,
        *,
        utility: str = "points",
        dealer: int | None = None,
        history: int = 0,
        bury_order: str = "any",
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownGame or BadOption."""
        super().__init__()
        check_utility(utility)
        self._coded: CodedGame = coded(game, options, bury_order)
        self._utility, self._dealer, self._history = utility, dealer, history
        self._rng = Random()
        self.metadata: dict[str, Any] = {
            "name": f"rookery_{game.replace('-', '_')}{self._KIND}_v1",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": not self._HAS_NOOP,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._coded.seats)]
        self.agents: list[str] = []
        actions = self._coded.actions.n + self._HAS_NOOP
        self.observation_spaces = {
            agent: observation_space(self._coded, history, actions)
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation, the mask of legal actions, and the history if there is one."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The moves so far, as text, or printed."""
        return rendered(self._episode, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: int | None) -> None:
        """Begin an episode; without a seed, the random numbers of the last episode go on."""
        if seed is not None:
            self._rng = Random(seed)
        self._episode = Episode(self._coded, self._rng, self._utility, self._dealer)
        self.agents = self.possible_agents[:]


class RookeryEnv(_Environment, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game played turn by turn.

    `options` are house rules by name; `utility` is "points", "difference" or "match"; a `dealer` of
    None is drawn by lot; `history` is the number of plies observed. An illegal action raises
    IllegalAction and changes nothing.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode. The same seed leads to the same decks."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observed:
        """What an agent observes; no action is legal for an agent that is not to move."""
        seat = self.possible_agents.index(agent)
        return observed(self._episode, seat, self._history, mask_of(self._episode, seat))

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to choose an action")
        self._episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._episode.is_over:
            self._end()
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seat = self._episode.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def _end(self) -> None:
        is_broken_off = self._episode.is_broken_off
        self.terminations = dict.fromkeys(self.agents, not is_broken_off)
        self.truncations = dict.fromkeys(self.agents, is_broken_off)
        self.rewards = dict(zip(self.agents, self._episode.rewards, strict=True))


class RookeryParallelEnv(_Environment, ParallelEnv):  # type: ignore[misc]  # it has no types
    """A game in which all agents act at once: one chooses, the others have only NOOP.

    It takes the arguments of `RookeryEnv`. Any action of an agent that is not to move counts as
    NOOP, the code after those of the game; an illegal action of the agent to move ends the episode
    by truncation, with a reward of -1 for that agent and `illegal` in its info.
    """

    _KIND = "_parallel"
    _HAS_NOOP = True

    @property
    def noop(self) -> int:
        """The code of NOOP."""
        return self._coded.actions.n

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin an episode. The same seed leads to the same decks."""
        self._begin(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the action of the agent that is asked."""
        episode, agents = self._episode, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        is_illegal = False
        if episode.seat is not None and agents:
            agent = agents[episode.seat]
            try:
                episode.act(int(actions[agent]))
            except IllegalAction as error:
                is_illegal, rewards[agent] = True, -1.0
                infos[agent]["illegal"] = str(error)
        if episode.is_over:
            rewards = dict(zip(agents, episode.rewards, strict=True))
        is_over = episode.is_over and not episode.is_broken_off
        is_broken_off = episode.is_broken_off or is_illegal
        found = self._observed()
        if is_over or is_broken_off:
            self.agents = []
        terminations = dict.fromkeys(agents, is_over)
        truncations = dict.fromkeys(agents, is_broken_off)
        if self.render_mode == "human":
            self.render()
        return found, rewards, terminations, truncations, infos

    def _observed(self) -> dict[str, Observed]:
        return {
            agent: observed(self._episode, seat, self._history, self._mask(seat))
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, seat: int) -> NDArray[np.int8]:
        """The action mask of a seat; if it is not the seat's turn, only NOOP is allowed."""
        is_asked = seat == self._episode.seat
        return np.append(mask_of(self._episode, seat), np.int8(not is_asked))


def env(game: str = "dixie", options: Mapping[str, object] | None = None, **kwargs: Any) -> Any:
    """A game turn by turn in PettingZoo's usual wrappers: an illegal action ends it with -1."""
    made = raw_env(game, options, **kwargs)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


raw_env = RookeryEnv
parallel_env = RookeryParallelEnv
