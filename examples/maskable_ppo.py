"""MaskablePPO of sb3-contrib on an environment of Rookery, against a bot.

    pip install '.[train]'
    python examples/maskable_ppo.py --game kentucky --opponents easy --steps 100000

The environment asks the bot for the other seats' moves in Python, so it makes some thousand steps a
second. `ppo_tuxedo.py` plays against itself on the compiled engine, many times faster.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

import rookery.research.gym  # registers the environments


class Plain(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation alone, from 0 to 1; MaskablePPO asks `action_masks` for the mask."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        shown = env.observation_space["observation"]  # type: ignore[index]  # it is a Dict
        self._high = shown.high.astype(np.float32)
        self.observation_space = spaces.Box(0, 1, shown.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        """The bytes as numbers."""
        return observation["observation"] / self._high

    def action_masks(self) -> Any:
        """The mask of legal actions."""
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


class Progress(BaseCallback):
    """Prints the mean reward of the last hundred deals after each rollout."""

    def __init__(self, point: float) -> None:
        super().__init__()
        self._point = point
        self._began = time.monotonic()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        deals = self.model.ep_info_buffer
        assert deals is not None
        if deals:
            points = float(np.mean([deal["r"] for deal in deals])) / self._point
            seconds = time.monotonic() - self._began
            print(
                f"{self.num_timesteps:,} steps, {seconds:.0f} s: {points:+.1f} points a deal",
                flush=True,
            )


def made(game: str, opponents: str, point: float) -> gymnasium.Env[Any, Any]:
    """The environment. Its reward is the difference in points, scaled down."""
    assert rookery.research.gym
    env: gymnasium.Env[Any, Any] = gymnasium.make(
        f"rookery/{game}-v1", opponents=opponents, utility="difference"
    )
    return gymnasium.wrappers.TransformReward(Plain(env), lambda reward: point * float(reward))


def main() -> None:
    """Train by the command line."""
    about = (__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(
        description=about, epilog="example: python examples/maskable_ppo.py --steps 20000"
    )
    parser.add_argument("--game", default="kentucky")
    parser.add_argument("--opponents", default="easy", help="the bot in all other seats")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--point", type=float, default=0.01, help="the reward of a point")
    parser.add_argument("--played", type=int, default=2048, help="steps between two updates")
    parser.add_argument("--out", type=Path, default=Path("build/maskable_ppo.zip"))
    it = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        made(it.game, it.opponents, it.point),
        n_steps=it.played,
        batch_size=min(256, it.played),
        gamma=1.0,
        seed=it.seed,
        device="cpu",
        policy_kwargs={"net_arch": [256, 256]},
    )
    model.learn(it.steps, callback=Progress(it.point))
    it.out.parent.mkdir(parents=True, exist_ok=True)
    model.save(it.out)
    print(it.out)


if __name__ == "__main__":
    main()
