"""Many deals at once as a vector environment of Gymnasium, on the compiled engine."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rookery.coding import Rules
from rookery.core.errors import BadOption
from rookery.engine import VectorTable
from rookery.engine.policies import Policy
from rookery.research.arrays import observation_space
from rookery.research.coded import coded
from rookery.research.rewards import UTILITIES, rewards

Floats = NDArray[np.float32]


class RookeryVectorEnv(VectorEnv[Any, Any, Any]):
    """A number of deals of a game, side by side, in which one learner has every seat.

    In every row the seat to move acts, and the observation belongs to the seat that moves next,
    which `info["actor"]` names. The reward goes to the seat that has acted; it is 0 until an action
    ends the deal. `info["rewards"]` has the rewards of all seats, to be given to their earlier
    actions. Where a deal ends, the observation is the first of the next deal already
    (AutoresetMode.SAME_STEP); there is no final observation, because nobody acts on one.

    An illegal action leaves its row as it is; `info["illegal"]` says how many there were. `utility`
    is "points" or "difference". With `copy=False`, the returned arrays are those of the
    `VectorTable`, which the next step overwrites. `threads` is passed on to the `VectorTable`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "dixie",
        options: Mapping[str, object] | None = None,
        *,
        utility: str = "points",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """Raises NotCompiled, UnknownGame, BadOption, ValueError for rules beyond the engine."""
        if utility not in UTILITIES:
            raise BadOption(f"utility must be {' or '.join(UTILITIES)}, not {utility[:40]!r}")
        played = coded(game, options)
        self._table = VectorTable(played.rules, num_envs, threads=threads)
        self._copies = copy
        self._worth = worth(self._table.rules, utility)
        self.num_envs = num_envs
        n = played.actions.n
        self._rows = np.arange(num_envs)
        self.single_observation_space = observation_space(played, 0, n)
        self.single_action_space = spaces.Discrete(n)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deal anew in every row. The same seed gives the same decks for the same actions."""
        super().reset(seed=seed)
        self._table.reset(int(self.np_random.integers(2**63)))
        return self._observed(), {"actor": self._kept(self._table.actor)}

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[
        dict[str, NDArray[Any]], Floats, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Take an action in every row."""
        acted = self._table.actor.copy()
        illegal = self._table.step(np.asarray(actions, np.int32))
        worth: Floats = self._table.rewards @ self._worth
        over = self._table.done.astype(np.bool_)
        info = {"actor": self._kept(self._table.actor), "rewards": worth, "illegal": illegal}
        return self._observed(), worth[self._rows, acted], over, np.zeros_like(over), info

    def choose(self, policy: Policy | None = None) -> NDArray[np.int32]:
        """An action for each row by a policy of `VectorTable.choose`, such as "steady".

        Meant for rows with an opponent to move. Without a policy the actions are random.
        """
        return self._table.choose(policy=policy)

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the worker threads."""
        self._table.close()

    def _observed(self) -> dict[str, NDArray[Any]]:
        mask = self._table.mask.view(np.int8)
        return {"observation": self._kept(self._table.obs), "action_mask": self._kept(mask)}

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copies else array


def worth(rules: Rules, utility: str) -> Floats:
    """The matrix that turns a row of points, one for each seat, into a row of rewards."""
    alone = np.eye(rules.seats, dtype=int)
    return np.array([rewards(rules, utility, tuple(map(int, row))) for row in alone], np.float32)
