"""Rookery's games as environments of Gymnasium: one learner against named bots, or in all seats.

An episode is one deal, or a match with `utility="match"`. Every game has an id, such as
`rookery/dixie-v1`, once this module is imported. `RookeryVectorEnv`, such as
`rookery/dixie-self-play-v1`, plays many deals at once on the compiled engine.

Needs the extra `rookery-cards[gym]`.

>>> import gymnasium
>>> import rookery.research.gym
>>> env = gymnasium.make("rookery/dixie-v1", opponents="easy", utility="difference")
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(observation["action_mask"])
...     observation, reward, terminated, truncated, info = env.step(action)
...     over = terminated or truncated
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rookery.bots import Bot, bot
from rookery.bots.base import answer_of
from rookery.coding import IllegalAction
from rookery.core.cards import Seat
from rookery.core.errors import BadOption
from rookery.core.moves import Hold, Move
from rookery.games import GAMES
from rookery.research.arrays import Observed, mask_of, observation_space, observed, rendered
from rookery.research.coded import coded
from rookery.research.episode import Episode, check_utility
from rookery.research.self_play import RookeryVectorEnv

__all__ = ["MOST_ILLEGAL", "Opponent", "RookeryEnv", "RookeryVectorEnv", "gym_id", "self_play_id"]

MOST_ILLEGAL = 32
"""An episode is broken off after this many illegal actions: without masks, a learner might never
reach its end."""


Opponent: TypeAlias = str | Callable[[Random], Bot]
"""The name of a bot, or a function that makes one from random numbers."""


class RookeryEnv(gymnasium.Env[Any, Any]):
    """A game for one learner; bots have the other seats.

    `opponents` is the name of a bot, such as "steady" or "strong@200n", or one name for each other
    seat, beginning at the learner's left; in place of a name there may be a function that makes a
    bot. The learner has the same `seat` in each episode, or one drawn by lot. `options` are house
    rules by name; `utility` is "points", "difference" or "match"; a `dealer` of None is drawn by
    lot; `history` is the number of plies observed.

    An illegal action brings a reward of -1, changes nothing, and is named in the info as `illegal`;
    after MOST_ILLEGAL of them the episode is truncated. With `illegal="raise"`, it raises
    IllegalAction. Everything follows from the seed of `reset` if no bot has a limit in seconds.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "dixie",
        options: Mapping[str, object] | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "steady",
        seat: Seat | None = None,
        utility: str = "points",
        dealer: Seat | None = None,
        history: int = 0,
        illegal: Literal["reward", "raise"] = "reward",
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownGame, BadOption or UnknownBot."""
        check_utility(utility)
        self._coded = coded(game, options)
        self._utility, self._dealer, self._history = utility, dealer, history
        self._raises = illegal == "raise"
        self._seat = seat
        self.render_mode = render_mode
        self._opponents = _one_each(opponents, self._coded.seats - 1)
        if seat is not None and not 0 <= seat < self._coded.seats:
            raise BadOption(f"seat must be from 0 to {self._coded.seats - 1}, not {seat}")
        for opponent in set(self._opponents):
            _made(opponent, Random(0))
        n = self._coded.actions.n
        self.action_space = spaces.Discrete(n)
        self.observation_space = observation_space(self._coded, history, n)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin an episode and play it up to the learner's first choice."""
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        seats = self._coded.seats
        self.seat = rng.randrange(seats) if self._seat is None else self._seat
        self._bots: dict[Seat, Bot] = {
            (self.seat + 1 + place) % seats: _made(opponent, Random(rng.getrandbits(64)))
            for place, opponent in enumerate(self._opponents)
        }
        self._illegal = 0
        self._episode = Episode(self._coded, rng, self._utility, self._dealer)
        self._play_bots()
        while self._episode.is_over:
            self._episode = Episode(self._coded, rng, self._utility, self._dealer)
            self._play_bots()
        return self._observed(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action for the learner, and play on to its next choice or to the end."""
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self._episode.act(int(action))
        except IllegalAction as error:
            if self._raises:
                raise
            self._illegal += 1
            info["illegal"] = str(error)
            return self._observed(), -1.0, False, self._illegal >= MOST_ILLEGAL, info
        self._play_bots()
        episode = self._episode
        if episode.is_over:
            info["rewards"] = episode.rewards
        is_over = episode.is_over and not episode.is_broken_off
        if self.render_mode == "human":
            self.render()
        reward = episode.rewards[self.seat]
        return self._observed(), reward, is_over, episode.is_broken_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return mask_of(self._episode, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The moves so far, as text, or printed."""
        return rendered(self._episode, self.render_mode)

    def _observed(self) -> Observed:
        mask = mask_of(self._episode, self.seat)
        return observed(self._episode, self.seat, self._history, mask)

    def _play_bots(self) -> None:
        """Have the bots move until the learner is asked or the episode is over."""
        while (seat := self._episode.seat) not in (None, self.seat):
            assert seat is not None
            self._episode.move(self._decided(seat))

    def _decided(self, seat: Seat) -> Move:
        """A bot's move. A bot that would rather play a card declines an open orange first."""
        position = self._episode.position
        move = answer_of(self._bots[seat], position.view(seat)).move
        asked = [each for _, each in position.choice.moves]
        return Hold() if Hold() in asked and move not in asked else move


def _made(opponent: Opponent, rng: Random) -> Bot:
    return bot(opponent, rng) if isinstance(opponent, str) else opponent(rng)


def _one_each(given: Opponent | Sequence[Opponent], others: int) -> tuple[Opponent, ...]:
    """One opponent for each other seat. Raises BadOption if there are too few or too many."""
    found = (given,) * others if isinstance(given, str) or callable(given) else tuple(given)
    if len(found) != others:
        raise BadOption(f"opponents must be one bot, or {others}, not {len(found)}")
    return found


def gym_id(name: str) -> str:
    """The id of a game in Gymnasium.

    >>> gym_id("kentucky-rook")
    'rookery/kentucky-rook-v1'
    """
    return f"rookery/{name}-v1"


def self_play_id(name: str) -> str:
    """The id of the vector environment of a game.

    >>> self_play_id("dixie")
    'rookery/dixie-self-play-v1'
    """
    return f"rookery/{name}-self-play-v1"


def register() -> None:
    """Register each game of the table with Gymnasium unless it is registered already."""
    for name in GAMES:
        if gym_id(name) in gymnasium.registry:
            continue
        single, vector = (f"{it.__module__}:{it.__name__}" for it in (RookeryEnv, RookeryVectorEnv))
        gymnasium.register(gym_id(name), single, kwargs={"game": name})
        own = self_play_id(name)
        gymnasium.register(own, vector_entry_point=vector, kwargs={"game": name})


register()
