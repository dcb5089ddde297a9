"""The training of the bots' models from scratch: `make train`."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from benchmarks.training import played, records
from benchmarks.training.card_play import fitted
from benchmarks.training.examining import likelier, lost, predicted
from benchmarks.training.played import Record
from rookery.bots.strong.bidding import hand_net
from rookery.bots.strong.bidding.hand_net import Net
from rookery.bots.strong.fitted_weights import STORED, FittedWeights
from rookery.kernel import is_compiled

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "PLAYERS", ("steady",))


def made(deals: int, file: Path, seed: int = 1) -> list[Record]:
    return list(records.records(deals, seed, file))


def test_deals_that_were_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deals.jsonl"
    first = made(2, file)
    with monkeypatch.context() as nothing_is_played:
        nothing_is_played.setattr(records, "played", None)
        assert made(2, file) == first
    assert made(3, file)[:2] == first[:2]
    assert made(1, file, seed=2)[0] != first[0]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    first = made(1, file)
    file.write_bytes(file.read_bytes()[:-20])
    assert made(1, file) == first


def test_deals_of_other_code_are_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deals.jsonl"
    made(1, file)
    size = len(file.read_bytes())
    monkeypatch.setattr(records, "code_of_deals", lambda: "other")
    made(1, file)
    assert len(file.read_bytes()) > 1.5 * size


def test_weights_fitted_to_deals_predict_them_better_than_guesses(tmp_path: Path) -> None:
    every = made(2, tmp_path / "deals.jsonl")
    choices = [each for record in every for each in record.choices()]
    weights = fitted(every, choices, "a test")
    given, guessed = predicted(weights.habits, choices)
    assert given > 1.2 * guessed
    assert lost(weights.skill, choices) < lost(None, choices)
    assert min(likelier(weights, every).values()) > 1

    weights.write(tmp_path / "weights.npz")
    read = FittedWeights.read(tmp_path / "weights.npz")
    assert read.origin == "a test"
    assert np.allclose(read.habits, weights.habits, atol=0.0051)
    assert read.worlds.keys() == weights.worlds.keys()


def test_what_the_package_has_is_written_as_it_is(tmp_path: Path) -> None:
    STORED.write(tmp_path / "weights.npz")
    again = FittedWeights.read(tmp_path / "weights.npz")
    assert np.array_equal(again.habits, STORED.habits)
    assert np.array_equal(again.skill, STORED.skill)
    assert all(np.array_equal(again.worlds[side], row) for side, row in STORED.worlds.items())

    net = hand_net.stored()
    net.write(tmp_path / "net.npz")
    assert Net.read(tmp_path / "net.npz").origin == net.origin
    assert np.array_equal(Net.read(tmp_path / "net.npz").weights[0], net.weights[0])


@pytest.mark.slow
def test_a_small_training_from_nothing(tmp_path: Path) -> None:
    page = tmp_path / "MODELS.md"
    command = [sys.executable, "-m", "benchmarks.training", "--deals", "3", "--rounds", "1"]
    subprocess.run([*command, "--out", tmp_path, "--page", page], cwd=ROOT, check=True)
    made = {path.name for path in tmp_path.iterdir()}
    assert {"card_play.npz", "hand_net.npz", "deals.jsonl", "train.log"} <= made
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    assert [row for row in rows if "3 deals of each of 5 games by steady and strong@6000n" in row]
