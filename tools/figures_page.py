"""Print the page of figures: python tools/figures_page.py > docs/figures.md.

Every number on the page is read from a table in benchmarks/. Print the page again after new
measurements.
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
TABLES = ROOT / "benchmarks"

_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


@dataclass(frozen=True, slots=True)
class Figure:
    """A sentence in which `{}` stands for the value of a cell of a table.

    `row` has the first cells of the row. `under` is the heading above the table; an empty one means
    the first table.
    """

    says: str
    table: str
    row: tuple[str, ...]
    column: str
    under: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """A sentence in which each `{}` stands for a group of a pattern matched in a text."""

    says: str
    table: str
    pattern: str


STEP = "`step`, observation and mask"

SPEED = (
    Figure(
        "Random play of Dixie Rook by the compiled engine, with the observation and the legal "
        "actions of whoever is to move: {} moves per second of one core",
        "ENGINE.md",
        ("dixie 4", STEP),
        "steps/s",
        "Steps per CPU second",
    ),
    Figure(
        "that is {} times as many as by the specification, in the same run",
        "ENGINE.md",
        ("dixie 4", STEP),
        "times the specification",
        "Steps per CPU second",
    ),
    Figure(
        "The specification itself, from Python: {} moves per second of one core",
        "RESULTS.md",
        ("dixie 4",),
        "plies/s",
        "The specification, stepped from Python",
    ),
    Figure(
        "Whole random deals in bulk, dealt, played and counted: {} per second of one core",
        "PLAYOUTS.md",
        ("dixie 4",),
        "deals/s",
        "Whole deals, in bulk",
    ),
    Figure(
        "a game with as many cards as hearts is played {} times as often as OpenSpiel's hearts",
        "PLAYOUTS.md",
        ("as hearts",),
        "times OpenSpiel",
        "Whole deals, in bulk",
    ),
    Figure(
        "Worlds that fit what a seat has seen, drawn uniformly: {} per second of one core",
        "PLAYOUTS.md",
        ("dixie 4",),
        "`Sampler`/s",
        "Worlds",
    ),
    Figure(
        "The exact value of ten tricks of Dixie Rook with open hands: {} ms in the median",
        "SOLVER.md",
        ("dixie 4", "10"),
        "median",
        "Points",
    ),
    Figure(
        "the tricks of thirteen cards with a trump suit take {} times as long as in DDS, the "
        "solver of bridge",
        "SOLVER.md",
        ("13", "suit"),
        "ratio of means",
        "Tricks, beside DDS",
    ),
    Figure(
        "A server with SQLite, a hundred tables at full speed: {} moves per second of one core",
        "POOL.md",
        ("1 server, SQLite",),
        "moves per CPU second",
        "As fast as they can: 100 tables",
    ),
    Figure(
        "there half of the moves were on all other screens within {}",
        "POOL.md",
        ("1 server, SQLite",),
        "to a screen, p50",
        "As fast as they can: 100 tables",
    ),
)


def _lead(game: str, seats: int) -> Figure:
    return Figure(
        f"{game}: {{}} points a deal ahead of `steady`, the bot that plays by rules of thumb",
        "strength-10000-nodes.md",
        (f"{game}, {seats} players",),
        "over steady",
        "`strong` against each other bot",
    )


STRENGTH = (
    _lead("Dixie Rook", 4),
    _lead("Rook for Three", 3),
    _lead("Rook for five", 5),
    _lead("Kentucky Discard", 4),
    _lead("Tuxedo", 2),
    Figure(
        "`strong` makes {} of its bids in Dixie Rook for four",
        "CALIBRATION.md",
        ("dixie 4",),
        "made",
    ),
    Figure(
        "Solutions of puzzles that hold when thought about three times as long: {}",
        "PUZZLES.md",
        ("all",),
        "solution survives",
    ),
    Figure(
        "Ratings after 50 matches on the same cards, by their correlation with true strength: {}",
        "RATINGS.md",
        ("Dixie Rook, 4 players", "same cards"),
        "rank 50",
        "Ratings and strengths",
    ),
)

RELIABILITY = (
    Finding(
        "Three servers while servers, PostgreSQL and Valkey are killed, halted and cut off: {} "
        "faults at {} tables, {} events, violations of what is promised: {}. Two earlier runs on "
        "an overloaded machine found one each, since mended",
        "CHAOS.md",
        r"(\d+) faults in \d+ seconds, at (\d+) tables with (\d+) events"
        r"(?:.|\n)*?Violations: (\d+)\.",
    ),
)

SECTIONS: dict[str, tuple[str, tuple[Figure | Finding, ...]]] = {
    "Speed": (
        "Machines are small and shared. Rows may be of different ones, which their tables name.",
        SPEED,
    ),
    "Strength": (
        "Points a deal between seats of two bots on the same deals, with 95 % intervals; 10,000 "
        "nodes a decision.",
        STRENGTH,
    ),
    "Reliability": (
        "What a server promises, tried by breaking things while people play.",
        RELIABILITY,
    ),
}


def page() -> str:
    """The text of the page."""
    lines = [
        "# Figures",
        "",
        "How fast, how strong, how reliable: each with the table that it is from and the command",
        "that measures it again. `tools/figures_page.py` prints this page out of those tables.",
    ]
    for title, (about, figures) in SECTIONS.items():
        lines += ["", f"## {title}", "", about, "", "| what was measured | table | command |"]
        lines += ["| --- | --- | --- |", *map(_row, figures)]
    return "\n".join([*lines, ""])


def _row(figure: Figure | Finding) -> str:
    text = (TABLES / figure.table).read_text(encoding="utf-8")
    if isinstance(figure, Finding):
        found = re.search(figure.pattern, text)
        assert found, f"{figure.table} does not say {figure.pattern}"
        values = [_with_commas(value) for value in found.groups()]
    else:
        values = [cell(text, figure)]
    said = figure.says.format(*(f"**{value}**" for value in values))
    command = re.search(r"`(python -m [^`]+)`", text)
    assert command, f"{figure.table} names no command"
    link = f"[{figure.table}](../benchmarks/{figure.table})"
    return f"| {said} | {link} | `{_public(command[1])}` |"


def cell(text: str, figure: Figure) -> str:
    """The cell that a figure names. Raises LookupError if there is none."""
    _, heading, rest = text.partition(f"\n## {figure.under}\n" if figure.under else "\n")
    if not heading:
        raise LookupError(f"{figure.table} has no heading {figure.under}")
    lines = rest.partition("\n## ")[0].splitlines()
    rows = [_cells(line) for line in lines if line.startswith("|")]
    column = rows[0].index(figure.column)
    for row in rows:
        if tuple(row[: len(figure.row)]) == figure.row:
            return re.sub(r" \(.*\)", "", row[column]).strip("*")
    raise LookupError(f"{figure.table} has no row {figure.row}")


def _cells(line: str) -> list[str]:
    return [_LINK.sub(r"\1", cell.strip()) for cell in line.strip().strip("|").split("|")]


def _with_commas(digits: str) -> str:
    return f"{int(digits):,}"


def _public(command: str) -> str:
    """A command without its `--write FILE`."""
    return re.sub(r" --write \S+", "", command)


if __name__ == "__main__":
    print(page(), end="")
