"""Fit all models of `strong`, and measure how good they are: `python -m benchmarks.training`.

The weights of card play are fitted to deals that bots play (`card_play`). The value model is fitted
to random deals, played by the habits model of the package (`value_model`). Deals, models and a log
are kept in a folder. A later run fits again, but does not play the folder's deals again.

At the end the new models and the package's models are examined in new deals, and
benchmarks/MODELS.md is written. --install puts the new models into the package. After that, compare
both versions in the arena.
"""

import argparse
import shlex
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import numpy as np

from benchmarks.ladder import Progress
from benchmarks.league.versions import this_tree
from benchmarks.machine import options
from benchmarks.training import card_play, value_model
from benchmarks.training.played import PLAYERS, TABLES, Choice, Record
from benchmarks.training.records import records
from benchmarks.training.report import Models, report
from rookery.bots.strong import fitted_weights
from rookery.bots.strong.bidding import hand_net
from rookery.cli.shared.jobs import executor_for

PAGE = Path(__file__).parents[1] / "MODELS.md"

DEALS = 500
"""The number of deals of each game to which card play is fitted."""

SEED, NEW = 1, 2
"""The seeds of the deals to which card play is fitted, and of the deals that examine it."""

VALUE_SEED = 1912
"""The seed of the deals that the value model is fitted to."""


class Log:
    """Writes progress to standard error and to a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __call__(self, what: str) -> None:
        """Add a line with the time."""
        line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {what}"
        print(line, file=sys.stderr, flush=True)
        with self._file.open("a", encoding="utf-8") as kept:
            kept.write(line + "\n")


def main() -> None:
    parser = options("training", __doc__, "python -m benchmarks.training --deals 100 --jobs 2")
    parser.add_argument("--deals", type=int, default=DEALS, help="deals of each game for card play")
    parser.add_argument("--rounds", type=int, default=value_model.ROUNDS, help="rounds of the net")
    parser.add_argument("--only", choices=("card_play", "value"), help="fit only this model")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster")
    parser.add_argument("--out", type=Path, default=Path("build/train"))
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write the results")
    parser.add_argument("--install", action="store_true", help="put the models into the package")
    it = parser.parse_args()
    it.out.mkdir(parents=True, exist_ok=True)
    log, package = Log(it.out / "train.log"), Models.installed()
    log(f"rookery {this_tree().name}")
    with executor_for(it.jobs, it.dask) as executor:
        new = Models(
            package.card_play if it.only == "value" else _card_play(it, executor, log),
            package.value if it.only == "card_play" else _value_model(it, executor, log),
        )
        examined = _played(it.out, max(it.deals // 5, 1), NEW, executor, log)
    command = shlex.join(["python", "-m", "benchmarks.training", *sys.argv[1:]])
    text = report(new, *examined, command=command, is_installed=it.install)
    it.page.write_text(text, encoding="utf-8")
    log(f"{it.page} is written")
    if it.install:
        new.install()
        log("the package has the models of this run")


def _card_play(it: argparse.Namespace, executor: Executor | None, log: Log) -> Path:
    """Fit the weights of card play; return their file."""
    path: Path = it.out / fitted_weights.WEIGHTS
    bots = " and ".join(dict.fromkeys(PLAYERS))
    origin = f"{_today()}, {it.deals} deals of each of {len(TABLES)} games by {bots}"
    log(f"card play: {origin}")
    card_play.fitted(*_played(it.out, it.deals, SEED, executor, log), origin).write(path)
    log(f"{path} is written")
    return path


def _value_model(it: argparse.Namespace, executor: Executor | None, log: Log) -> Path:
    """Fit the value model; return its file."""
    path: Path = it.out / hand_net.WEIGHTS
    deals = value_model.DEALS * it.rounds
    origin = f"{_today()}, {deals:,} deals of each game and as many again under random house rules"
    log(f"value model: {origin}")
    rng = np.random.default_rng(VALUE_SEED)
    net = value_model.fitted(rng, origin, rounds=it.rounds, executor=executor, say=log)
    net.write(path)
    log(f"{path} is written")
    return path


def _today() -> str:
    return f"{time.strftime('%Y-%m-%d')}, rookery {this_tree().name}"


def _played(
    folder: Path, deals: int, seed: int, executor: Executor | None, log: Log
) -> tuple[list[Record], list[Choice]]:
    """Play `deals` deals of each game; return their records and all choices in them."""
    every = list(records(deals, seed, folder / "deals.jsonl", executor, _progress))
    choices = [each for record in every for each in record.choices()]
    log(f"{len(every):,} deals with {len(choices):,} choices among several cards")
    return every, choices


def _progress(deals: int) -> Callable[[str], None]:
    return Progress(deals, "train", "deals").step


if __name__ == "__main__":
    main()
