"""Fit all models of `strong`, and say how good they are: `python -m benchmarks.training`.

First bots play deals. The weights of card play are fitted to them, and those of the value model to
playouts of random deals (`card_play`, `value_model`). Deals, models and a log are written into a
folder. Deals that are there are not played again, so a run can be stopped at any time.

Then the new models and those of the package are examined in new deals, into benchmarks/MODELS.md.
With --install they become those of the package: compare both versions in the arena after that.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import Executor
from pathlib import Path

import numpy as np

from benchmarks.ladder import Progress
from benchmarks.league.versions import this_tree
from benchmarks.training import card_play, value_model
from benchmarks.training.played import PLAYERS, TABLES, Choice, Record
from benchmarks.training.records import records
from benchmarks.training.report import Models, report
from rookery.cli.jobs import executor_for

PAGE = Path(__file__).parents[1] / "MODELS.md"

DEALS = 500
"""The deals of each game to which card play is fitted."""

SEED, NEW = 1, 2
"""The seeds of the deals of card play: those it is fitted to, and those it is examined in."""

VALUE_SEED = 1912
"""The seed of the deals of the value model."""


class Log:
    """Says what is done on standard error, and keeps it in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __call__(self, what: str) -> None:
        """Add a line with the time."""
        line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {what}"
        print(line, file=sys.stderr, flush=True)
        with self._file.open("a", encoding="utf-8") as kept:
            kept.write(line + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.training",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.training --deals 100 --jobs 2",
    )
    parser.add_argument("--deals", type=int, default=DEALS, help="of each game, for card play")
    parser.add_argument("--rounds", type=int, default=value_model.ROUNDS, help="of the value model")
    parser.add_argument("--only", choices=("card_play", "value"), help="fit one of the two files")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster")
    parser.add_argument("--out", type=Path, default=Path("build/train"))
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write the results")
    parser.add_argument("--install", action="store_true", help="put the models into the package")
    it = parser.parse_args()
    it.out.mkdir(parents=True, exist_ok=True)
    log, models = Log(it.out / "train.log"), Models.within(it.out)
    log(f"rookery {this_tree().name}")
    with executor_for(it.jobs, it.dask) as executor:
        if it.only != "value":
            _fit_card_play(it, models, executor, log)
        if it.only != "card_play":
            _fit_value_model(it, models, executor, log)
        new = _played(it.out, max(it.deals // 5, 1), NEW, executor, log)
    text = report(models, *new, will_be_used=it.install)
    it.page.write_text(text, encoding="utf-8")
    log(f"{it.page} is written")
    if it.install:
        models.install()
        log("the package has the models of this run")


def _fit_card_play(
    it: argparse.Namespace, models: Models, executor: Executor | None, log: Log
) -> None:
    bots = " and ".join(dict.fromkeys(PLAYERS))
    card = f"{_today()}, {it.deals} deals of each of {len(TABLES)} games by {bots}"
    log(f"card play: {card}")
    played = _played(it.out, it.deals, SEED, executor, log)
    card_play.fitted(*played, card).write(models.card_play)
    log(f"{models.card_play} is written")


def _fit_value_model(
    it: argparse.Namespace, models: Models, executor: Executor | None, log: Log
) -> None:
    deals = value_model.DEALS * it.rounds
    card = f"{_today()}, {deals:,} deals of each game and as many of random house rules, by habits"
    log(f"value model: {card}")
    rng = np.random.default_rng(VALUE_SEED)
    net = value_model.fitted(rng, card, rounds=it.rounds, executor=executor, told=log)
    net.write(models.value)
    log(f"{models.value} is written")


def _today() -> str:
    return f"{time.strftime('%Y-%m-%d')}, rookery {this_tree().name}"


def _played(
    folder: Path, deals: int, seed: int, executor: Executor | None, log: Log
) -> tuple[list[Record], list[Choice]]:
    """Records of `deals` deals of each game, and all choices in them."""
    progress = Progress(deals * len(TABLES), "train", "deals")
    every = list(records(deals, seed, folder / "deals.jsonl", executor, progress.step))
    choices = [each for record in every for each in record.choices()]
    log(f"{len(every):,} deals with {len(choices):,} choices among several cards")
    return every, choices


if __name__ == "__main__":
    main()
