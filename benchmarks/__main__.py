"""Measure the rules and how `steady` plays, and write benchmarks/RESULTS.md: `make bench`."""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median

from benchmarks.machine import described
from benchmarks.playing import Contracts, Edge, contracts, edge, tables
from benchmarks.stepping import Rate, measured
from rookery.tricks.rules import TrickRules

RESULTS = Path(__file__).parent / "RESULTS.md"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, epilog="example: make bench"
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds of stepping")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per round and game")
    parser.add_argument("--deals", type=int, default=1000, help="deals per game for the bots")
    parser.add_argument("--jobs", type=int, default=2)
    it = parser.parse_args()
    say("stepping the specification")
    rates = measured(it.rounds, it.seconds)
    with ProcessPoolExecutor(it.jobs) as executor:
        bid_at = [row for row in tables() if isinstance(row[1].rules, TrickRules)]
        bids = [executor.submit(contracts, *row, it.deals) for row in bid_at]
        edges = [executor.submit(edge, *row, it.deals) for row in tables()]
        say("playing the bots")
        made = [task.result() for task in bids]
        ahead = [task.result() for task in edges]
    text = "\n".join([*heading(it), *stepping(rates), *bidding(made), *playing(ahead)])
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)


def say(what: str) -> None:
    print(f"bench: {what}", file=sys.stderr, flush=True)


def heading(it: argparse.Namespace) -> list[str]:
    command = f"python -m benchmarks --rounds {it.rounds} --seconds {it.seconds} --deals {it.deals}"
    return [
        "# Results",
        "",
        f"Machine: {described()}. Command: `{command}`.",
        "One core, CPU time. Such machines are noisy: compare only rows of the same run.",
    ]


def bar(value: float, most: float) -> str:
    return "█" * max(1, round(20 * value / most))


def stepping(rates: list[Rate]) -> Iterator[str]:
    yield from ["", "## The specification, stepped from Python", ""]
    yield "Random play by `actors`, `legal`, a random choice and `apply`. Median of the rounds."
    yield from ["", "| game, seats | plies/s | lowest–highest | deals/s | views/s | |"]
    yield "| --- | ---: | ---: | ---: | ---: | --- |"
    most = max(rate.plies for rate in rates)
    for rate in rates:
        views = "" if rate.views is None else f"{rate.views:,.0f}"
        yield (
            f"| {rate.name} | {rate.plies:,.0f} | {rate.lowest:,.0f}–{rate.highest:,.0f} "
            f"| {rate.deals:,.0f} | {views} | {bar(rate.plies, most)} |"
        )


def bidding(rows: list[Contracts]) -> Iterator[str]:
    yield from ["", "## `steady` in every seat", ""]
    yield "| game, seats | deals | bids made | median bid | highest | all passed | |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | --- |"
    for row in rows:
        yield (
            f"| {row.name} | {row.deals} | {row.share_made:.1%} | {median(row.bids):.0f} "
            f"| {max(row.bids)} | {row.thrown_in / row.deals:.1%} | {bar(row.share_made, 1)} |"
        )


def playing(rows: list[Edge]) -> Iterator[str]:
    yield from ["", "## `steady` against `random`", ""]
    yield "Points per deal and seat. Every deal is played twice; the bots change seats in between."
    yield from ["", "| game, seats | deals | steady | random | difference, 95 % | |"]
    yield "| --- | ---: | ---: | ---: | ---: | --- |"
    most = max(row.difference for row in rows)
    for row in rows:
        yield (
            f"| {row.name} | {row.deals} | {row.steady:+.1f} | {row.random:+.1f} "
            f"| {row.difference:+.1f} ± {row.interval:.1f} | {bar(row.difference, most)} |"
        )


if __name__ == "__main__":
    main()
