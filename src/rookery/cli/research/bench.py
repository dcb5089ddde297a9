"""`rookery bench`: the benchmark table, and the signature of the solver's search."""

import json
import time
from collections.abc import Iterator
from random import Random
from statistics import mean, median

import click

from rookery.cli.commands import Command
from rookery.games import GAMES
from rookery.kernel import NotCompiled, Position, is_compiled
from rookery.tricks.rules import TrickRules

if is_compiled:
    from rookery.kernel.signature import SIGNATURE, signature
    from rookery.kernel.solver.compiled_solver import Solver
    from rookery.kernel.solver.random_positions import bridge_position, position_of_rules

_POSITIONS = 20
_SIZES = (("dixie", 4, 8), ("dixie", 6, 6), ("three", 3, 9), ("five", 5, 7), ("kentucky", 4, 8))
"""Kinds of positions that are solved in a moment: game, players and tricks left."""


@click.command(cls=Command)
@click.option(
    "--signature", "asked", is_flag=True, help="Print the node count of a fixed set of positions."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(*, asked: bool, as_json: bool) -> None:
    """Measure the solver on this machine.

    The signature is the number of nodes that the search visits over a fixed set of positions. A
    change to the code that leaves it the same has not changed the search; --json also has the
    value it should have.

    \b
    Examples:
      rookery bench
      rookery bench --signature --json
    """
    if not is_compiled:
        raise NotCompiled("there is no solver to measure: the kernel is not compiled")
    if asked:
        nodes = signature()
        if as_json:
            click.echo(json.dumps({"signature": nodes, "committed": SIGNATURE}))
        else:
            click.echo(nodes)
        return
    _measure(as_json=as_json)


def _measure(*, as_json: bool) -> None:
    rows = [_row(name, positions) for name, positions in _samples()]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    click.echo(f"Exact values of {_POSITIONS} random positions each, in milliseconds on one core.")
    click.echo(f"{'':28}{'mean':>9}{'median':>9}{'worst':>9}{'nodes':>10}")
    for row in rows:
        times = f"{row['mean_ms']:9.2f}{row['median_ms']:9.2f}{row['worst_ms']:9.2f}"
        click.echo(f"{row['positions']:28}{times}{row['nodes']:10,}")


def _samples() -> Iterator[tuple[str, list[Position]]]:
    rng = Random(1)
    for name, seats, tricks in _SIZES:
        rules = GAMES[name].by_seats[seats]
        assert isinstance(rules, TrickRules)
        found = [position_of_rules(rules, rng, tricks) for _ in range(_POSITIONS)]
        yield f"{name} {seats}, {tricks} tricks", found
    found = [bridge_position(rng, 10, with_trump=True) for _ in range(_POSITIONS)]
    yield "bridge, trump, 10 tricks", found


def _row(name: str, positions: list[Position]) -> dict[str, str | float]:
    solver = Solver()
    times = []
    for position in positions:
        solver.clear()
        started = time.process_time()
        solver.value(position)
        times.append(1000 * (time.process_time() - started))
    return {
        "positions": name,
        "mean_ms": round(mean(times), 3),
        "median_ms": round(median(times), 3),
        "worst_ms": round(max(times), 3),
        "nodes": solver.nodes // len(positions),
    }
