"""PPO with action masks in one file: learns Tuxedo for two from nothing, by playing against itself.

    pip install '.[train]'
    python examples/ppo_tuxedo.py --out build/ppo
    rookery arena examples/learned.py:Learned easy --game tuxedo --seats 2 --deals 1000

A `VectorTable` plays many deals side by side, and one network moves in every seat. The reward comes
at the end of a deal: a seat's points less the mean of all seats. Other games work as well, as in
`--game dixie --seats 4`. With the same seed, number of threads and machine, a run repeats exactly.

The method is that of Schulman et al., "Proximal Policy Optimization Algorithms" (2017), with
generalized advantage estimation (2016), and illegal actions masked out (Huang and Ontañón, 2020).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from rookery.coding import ObservationCoding
from rookery.engine import VectorTable

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Settings:
    """The hyperparameters of a run."""

    game: str = "tuxedo"
    seats: int = 2
    seed: int = 1
    steps: int = 3_000_000
    rows: int = 512
    """The deals that are played side by side."""
    plies: int = 32
    """The steps of each row between two updates."""
    epochs: int = 3
    """How often each update goes through its rollout."""
    minibatch: int = 2048
    width: int = 256
    """The units of each of the two hidden layers."""
    learning_rate: float = 1e-3
    """At the start; it falls to zero at the end of the run."""
    trace: float = 0.95
    """λ of the advantage estimation. There is no discount."""
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    point: float = 0.02
    """The reward of a point, so that rewards are about 1."""
    threads: int = 1


class Network(nn.Module):
    """Two hidden layers under a policy and a value; the layers are named as they are saved."""

    def __init__(self, highs: Floats, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(1 / highs))
        self.first = nn.Linear(len(highs), width)
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        for layer, gain in (
            (self.first, 2**0.5),
            (self.second, 2**0.5),
            (self.policy, 0.01),
            (self.value, 1.0),
        ):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of all actions, and the value, for each row."""
        hidden = torch.relu(self.first(seen.float() * self.scale))
        hidden = torch.relu(self.second(hidden))
        scores = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(scores, dim=1), self.value(hidden).squeeze(1)


class Rollout:
    """The steps between two updates: arrays of plies by rows."""

    def __init__(self, table: VectorTable, plies: int) -> None:
        size = (plies, table.rows)
        self.seen = np.empty((*size, table.obs.shape[1]), np.uint8)
        self.mask = np.empty((*size, table.mask.shape[1]), np.uint8)
        self.actor = np.empty(size, np.int32)
        self.action = np.empty(size, np.int32)
        self.chance = np.empty(size, np.float32)
        """The logarithm of the probability with which the action was chosen."""
        self.value = np.empty(size, np.float32)
        self.reward = np.empty((*size, table.rewards.shape[1]), np.float32)
        self.done = np.empty(size, np.uint8)

    def play(self, table: VectorTable, network: Network, point: float) -> None:
        """Fill the arrays with steps of the table, played by the present network."""
        for at in range(len(self.action)):
            self.seen[at], self.mask[at], self.actor[at] = table.obs, table.mask, table.actor
            with torch.no_grad():
                chances, value = network(
                    torch.from_numpy(self.seen[at]), torch.from_numpy(self.mask[at])
                )
                action = torch.multinomial(chances.exp(), 1)
            self.action[at] = action.squeeze(1).numpy()
            self.chance[at] = chances.gather(1, action).squeeze(1).numpy()
            self.value[at] = value.numpy()
            table.step(self.action[at])
            self.done[at] = table.done
            self.reward[at] = point * (table.rewards - table.rewards.mean(axis=1, keepdims=True))

    def advantages(self, trace: float) -> tuple[Floats, NDArray[np.bool_]]:
        """The advantage of each step, and which steps can be learned from.

        A step is followed by the same seat's next step in the deal, not by its opponent's. A seat's
        last step is left out unless the deal has ended, because its next one is not known yet.
        """
        plies, rows = self.action.shape
        every = np.arange(rows)
        seats = self.reward.shape[2]
        found = np.zeros((plies, rows), np.float32)
        is_known = np.zeros((plies, rows), np.bool_)
        after = np.zeros((rows, seats), np.float32)  # the value of the seat's next step
        gained = np.zeros((rows, seats), np.float32)  # its advantage
        reward = np.zeros((rows, seats), np.float32)  # the reward before the seat's next step
        follows = np.zeros((rows, seats), np.bool_)  # whether a next step or the end is known
        for at in reversed(range(plies)):
            over = self.done[at].astype(np.bool_)
            after[over], gained[over], follows[over] = 0, 0, True
            reward[over] = self.reward[at][over]
            me = self.actor[at]
            wrong = reward[every, me] + after[every, me] - self.value[at]
            found[at] = wrong + trace * gained[every, me]
            is_known[at] = follows[every, me]
            found[at][~is_known[at]] = 0
            after[every, me], gained[every, me] = self.value[at], found[at]
            reward[every, me], follows[every, me] = 0, True
        return found, is_known


def learn(
    network: Network, optimizer: torch.optim.Optimizer, played: Rollout, it: Settings
) -> dict[str, float]:
    """Update the network by a rollout. Returns the means of the terms of the loss."""
    advantage, is_known = played.advantages(it.trace)
    has_choice = played.mask.sum(axis=2) > 1
    chosen = torch.from_numpy(np.flatnonzero(is_known & has_choice))

    def flat(array: NDArray[np.generic]) -> torch.Tensor:
        return torch.from_numpy(array.reshape(array.shape[0] * array.shape[1], *array.shape[2:]))

    seen, mask = flat(played.seen), flat(played.mask)
    action, before = flat(played.action).long(), flat(played.chance)
    gained, target = flat(advantage), flat(advantage + played.value)
    told: dict[str, list[float]] = {"entropy": [], "clipped": [], "value error": []}
    for _ in range(it.epochs):
        order = chosen[torch.randperm(len(chosen))]
        for batch in order.split(it.minibatch):
            chances, value = network(seen[batch], mask[batch])
            ratio = (chances.gather(1, action[batch, None]).squeeze(1) - before[batch]).exp()
            edge = gained[batch]
            edge = (edge - edge.mean()) / (edge.std() + 1e-8)
            clipped = ratio.clamp(1 - it.clip, 1 + it.clip)
            entropy = -(chances.exp() * chances).sum(dim=1).mean()
            error = (value - target[batch]).square().mean()
            loss = -torch.min(edge * ratio, edge * clipped).mean()
            loss = loss + it.value_weight * error - it.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            told["entropy"].append(entropy.item())
            told["clipped"].append((ratio != clipped).float().mean().item())
            told["value error"].append(error.item())
    return {name: float(np.mean(each)) for name, each in told.items()}


def train(it: Settings) -> Iterator[tuple[int, float, Network, dict[str, float]]]:
    """Play and learn. After each update, yield the steps so far, the CPU seconds and the
    network."""
    torch.manual_seed(it.seed)
    torch.set_num_threads(it.threads)
    torch.set_flush_denormal(True)
    options = {"seats": it.seats}
    table = VectorTable(it.game, it.rows, options=options, seed=it.seed, threads=it.threads)
    highs = np.ones(table.obs.shape[1], np.float32)
    for feature in ObservationCoding(table.rules).features():
        highs[feature.slice] = feature.high
    network = Network(highs, table.mask.shape[1], it.width)
    optimizer = torch.optim.Adam(network.parameters(), it.learning_rate, eps=1e-5)
    played = Rollout(table, it.plies)
    began, steps = time.process_time(), 0
    yield steps, 0.0, network, {}
    while steps < it.steps:
        optimizer.param_groups[0]["lr"] = it.learning_rate * (1 - steps / it.steps)
        played.play(table, network, it.point)
        told = learn(network, optimizer, played, it)
        steps += played.action.size
        yield steps, time.process_time() - began, network, told
    table.close()


def save(network: Network, path: Path, it: Settings, steps: int, seconds: float) -> None:
    """Write the network for `learned.py`, which needs nothing but NumPy."""
    layers = {name: weights.numpy() for name, weights in network.state_dict().items()}
    about = {"steps_done": steps, "cpu_seconds": round(seconds, 1), "torch": torch.__version__}
    run = json.dumps({**asdict(it), **about})
    np.savez_compressed(path, run=np.array(run), **layers)


def main() -> None:
    """Train with the options of the command line; save the network at intervals."""
    about = (__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(
        description=about, epilog="example: python examples/ppo_tuxedo.py --steps 1000000"
    )
    for name, default in asdict(Settings()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"), help="folder of networks")
    parser.add_argument("--kept", type=int, default=10, help="networks kept, evenly spaced")
    given = vars(parser.parse_args())
    out, kept = given.pop("out"), given.pop("kept")
    it = Settings(**given)
    out.mkdir(parents=True, exist_ok=True)
    marks = [round(it.steps * place / kept) for place in range(kept + 1)]
    began = time.monotonic()
    for steps, seconds, network, told in train(it):
        if marks and steps >= marks[0]:
            marks = [mark for mark in marks if mark > steps]
            save(network, out / f"{it.game}-{steps:09}.npz", it, steps, seconds)
            numbers = ", ".join(f"{name} {value:.3f}" for name, value in told.items())
            print(
                f"{steps:,} of {it.steps:,} steps, {time.monotonic() - began:.0f} s, "
                f"{seconds:.0f} CPU s{', ' if numbers else ''}{numbers}",
                file=sys.stderr,
                flush=True,
            )
    save(network, out / f"{it.game}.npz", it, steps, seconds)
    print(out / f"{it.game}.npz")


if __name__ == "__main__":
    main()
