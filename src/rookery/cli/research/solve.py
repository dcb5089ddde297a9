"""`rookery solve`: computes the exact value of a position with open hands, and its best cards."""

import json
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.research.solved import CardWords, numbered_text, solution_lines
from rookery.cli.shared.files import read_input
from rookery.kernel import (
    BadPosition,
    Position,
    Progress,
    Solution,
    position_of_record,
    read_position,
)
from rookery.kernel import solve as solve_position
from rookery.kernel.deal_positions import record_in
from rookery.records import card_text

_INTERRUPTED = 130
_MOST_NODES = 10**12
"""Maximum value of `--nodes`: enough for days, and within the solver's 64-bit counter."""

_QUIET_SECONDS = 0.3
"""Seconds before progress is first shown, and between two updates."""

_NUMBERED = re.compile(r"\b[SHDC]1[1-4]\b")
"""A card of the poker pack with a number for its rank, such as S14."""


@click.command(cls=Command)
@click.argument("file")
@click.option(
    "--deal", type=int, metavar="N", help="The deal of a record, from 0; otherwise the last."
)
@click.option(
    "--move",
    type=int,
    metavar="M",
    help="Solve before this move of the deal, from 0 as in the errors of `rookery replay`; "
    "otherwise before the first card.",
)
@click.option(
    "--seat",
    type=int,
    metavar="S",
    help="With a record: the seat whose side is side 0; otherwise the bidder, or seat 0 where "
    "partners are fixed.",
)
@click.option(
    "--nodes",
    type=click.IntRange(0, _MOST_NODES),
    metavar="N",
    help="Stop after N nodes, perhaps with only bounds for the value.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the solution as one JSON object.")
def solve(
    file: str,
    deal: int | None,
    move: int | None,
    seat: int | None,
    nodes: int | None,
    *,
    as_json: bool,
) -> int:
    """Solve a position with open hands exactly.

    FILE has a position as a JSON object, or the record of a match; - is standard input. The
    solution is the value of the position, the value of each card that may be played, and a best
    line. The value is what side 0 takes from here to the end if everybody sees all cards and plays
    perfectly; bids do not count. Seats, deals and moves count from 0. Ctrl-C prints the bounds
    proven so far.

    A position has hands, trump (a suit, none or low), leader and sides (0 or 1 for each seat).
    It may have trick, values (points by rank), trick_points, last_trick_points, rook (low or high),
    ones_high and most_tricks_points (together with tricks_won and last_trick_counts).

    \b
    Examples:
      rookery solve position.json
      rookery solve match.json --deal 2 --move 31
      echo '{"hands": ["S14 H3", "S13 H2", "S2 H14", "S5 D2"], "trump": "spades", "leader": 0,
        "sides": [0, 1, 0, 1], "trick_points": 1}' | rookery solve - --json
    """
    text = read_input(file)
    record = record_in(text)
    if record is not None:
        position = position_of_record(record, deal, move, seat=seat)
    elif all(it is None for it in (deal, move, seat)):
        position = read_position(text)
    else:
        raise BadPosition("--deal, --move and --seat are for records: this is a position")
    words = numbered_text if record is None and _NUMBERED.search(text) else card_text
    with _interruption() as is_interrupted, _progress(position) as report:
        solution = solve_position(position, nodes=nodes, stop=is_interrupted, report=report)
    if as_json:
        click.echo(json.dumps(_as_object(solution, words)))
    else:
        click.echo("\n".join(solution_lines(position, solution, words)))
    if is_interrupted() and len(solution.cards) < len(position.legal()):
        click.echo("rookery: interrupted", err=True)
        return _INTERRUPTED
    return 0


@contextmanager
def _interruption() -> Iterator[Callable[[], bool]]:
    """A function that returns whether Ctrl-C was pressed. A second Ctrl-C interrupts as usual."""
    pressed = False

    def press(_number: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _progress(position: Position) -> Iterator[Callable[[Progress], None] | None]:
    """A function that shows progress in one line of a terminal. The line is cleared at the end."""
    if not sys.stderr.isatty():
        yield None
        return
    shown_at, is_shown = time.monotonic(), False

    def show(progress: Progress) -> None:
        nonlocal shown_at, is_shown
        if time.monotonic() - shown_at >= _QUIET_SECONDS:
            shown_at, is_shown = time.monotonic(), True
            click.echo(
                f"\r\033[K{_progress_line(progress, len(position.legal()))}", nl=False, err=True
            )

    try:
        yield show
    finally:
        if is_shown:
            click.echo("\r\033[K", nl=False, err=True)


def _progress_line(progress: Progress, cards: int) -> str:
    looked = f"{progress.nodes:,} positions"
    if progress.lower < progress.upper:
        return f"between {progress.lower} and {progress.upper} · {looked} · Ctrl-C stops"
    return f"value {progress.lower} · {progress.cards} of {cards} cards · {looked} · Ctrl-C stops"


def _as_object(solution: Solution, words: CardWords) -> dict[str, Any]:
    """The solution as JSON; `value` is null if only bounds are known."""
    fields: dict[str, Any] = {"value": solution.value if solution.exact else None}
    if not solution.exact:
        fields["between"] = [solution.lower, solution.upper]
    fields["cards"] = {words(card): value for card, value in solution.cards.items()}
    fields["line"] = [f"{seat} {words(card)}" for seat, card in solution.line]
    fields["nodes"] = solution.nodes
    fields["exact"] = solution.exact
    return fields
