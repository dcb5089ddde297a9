"""The file that trains by PPO; skipped without PyTorch, which `make test` does not install."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra train")

from examples import ppo_tuxedo  # noqa: E402
from examples.learned import Learned  # noqa: E402
from rookery.engine import VectorTable, is_compiled  # noqa: E402

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")

SMALL = ppo_tuxedo.Settings(
    steps=256, rows=4, plies=32, epochs=2, minibatch=32, width=16, threads=1
)


def trained(it: ppo_tuxedo.Settings, path: Path) -> dict[str, np.ndarray]:
    runs = list(ppo_tuxedo.train(it))
    assert all(np.isfinite(value) for *_, told in runs for value in told.values())
    steps, seconds, network, _ = runs[-1]
    ppo_tuxedo.save(network, path, it, steps, seconds)
    with np.load(path) as kept:
        return {name: kept[name] for name in kept.files if name != "run"}


@pytest.mark.parametrize(("game", "seats"), [("tuxedo", 2), ("three", 3)])
def test_the_same_seed_gives_the_same_network(game: str, seats: int, tmp_path: Path) -> None:
    it = replace(SMALL, game=game, seats=seats)
    first, second = (trained(it, tmp_path / f"{name}.npz") for name in "ab")
    other = trained(replace(it, seed=2), tmp_path / "c.npz")
    assert all((first[name] == second[name]).all() for name in first)
    assert any((first[name] != other[name]).any() for name in first)


def test_the_bot_plays_by_the_same_scores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_NETWORK", str(tmp_path / "network.npz"))
    *_, (steps, seconds, network, _) = ppo_tuxedo.train(SMALL)
    ppo_tuxedo.save(network, tmp_path / "network.npz", SMALL, steps, seconds)
    table = VectorTable("tuxedo", 8, options={"seats": 2}, seed=3)
    table.play(20)
    chances, _ = network(torch.from_numpy(table.obs), torch.from_numpy(table.mask))
    for row, mask in enumerate(table.mask):
        scores = np.where(mask, Learned()._scores(table.obs[row]), -np.inf)
        normal = scores - np.log(np.exp(scores).sum())
        legal = mask.astype(bool)
        assert normal[legal] == pytest.approx(chances[row].detach().numpy()[legal], abs=1e-4)


def test_an_advantage_is_that_of_the_seats_own_steps() -> None:
    """Compared with the definition at each step of random play of `three`."""
    table = VectorTable("three", 3, seed=1)
    played = ppo_tuxedo.Rollout(table, 200)
    rng = np.random.default_rng(1)
    for at in range(200):
        played.actor[at] = table.actor
        played.value[at] = rng.normal(size=3)
        table.step(table.choose())
        played.done[at] = table.done
        played.reward[at] = table.rewards
    found, is_known = played.advantages(0.9)
    ends = 0
    for row in range(3):
        for seat in range(3):
            mine = [at for at in range(200) if played.actor[at, row] == seat]
            for at in mine:
                expected, known, ended = by_definition(played, row, seat, at, 0.9)
                assert is_known[at, row] == known
                assert found[at, row] == pytest.approx(expected, abs=1e-3)
                ends += ended
    assert ends > 100


def by_definition(
    played: ppo_tuxedo.Rollout, row: int, seat: int, at: int, trace: float
) -> tuple[float, bool, bool]:
    """The advantage of a step, whether anything follows the step, and whether its deal ends."""
    total, weight, now = 0.0, 1.0, at
    while True:
        later = range(now, len(played.done))
        end = next((it for it in later if played.done[it, row]), None)
        last = len(played.done) if end is None else end + 1
        mine = [it for it in range(now + 1, last) if played.actor[it, row] == seat]
        if mine:
            step = played.value[mine[0], row] - played.value[now, row]
        elif end is not None:
            step = played.reward[end, row, seat] - played.value[now, row]
        else:
            return total, now != at, False
        total += weight * step
        if not mine:
            return total, True, True
        weight, now = weight * trace, mine[0]
