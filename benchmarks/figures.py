"""List which pages of benchmarks/ are older than the code that they measure; measure them again.

Without PAGES, `python -m benchmarks.figures` only prints, for each page, how many later commits
changed the code that it measures. With names of pages, or `old` for all outdated ones, it runs the
commands that these pages name, the quickest first. In both cases it writes docs/figures.md. All
numbers of that page are read from the pages of benchmarks/.
"""

import json
import re
import shlex
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.machine import options
from rookery.version import RELEASED

ROOT = Path(__file__).parent.parent
TABLES = ROOT / "benchmarks"
SHORT = ROOT / "docs" / "figures.md"

_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_VERSION = re.compile(r"rookery (\d+)\.\d[\w.]*(?:\+g([0-9a-f]+)(\.dirty)?)?")
_COMMAND = re.compile(r"`((?:python -m|make) [^`]+)`")

_RULES = ("src/rookery/core", "src/rookery/tricks", "src/rookery/fishing")
_GAMES = (*_RULES, "src/rookery/games")
_BOTS = (*_GAMES, "src/rookery/heuristics", "src/rookery/bots", "src/rookery/kernel/playouts")
_SERVER = ("src/rookery/server", "src/rookery/table")

PAGES = {
    "ENGINE.md": ("src/rookery/engine", *_RULES),
    "RESEARCH.md": ("src/rookery/engine", "src/rookery/research"),
    "PLAYOUTS.md": ("src/rookery/kernel/playouts", "src/rookery/kernel/fishing"),
    "PUZZLES.md": ("src/rookery/puzzles/puzzles.jsonl", *_BOTS),
    "SOLVER.md": ("src/rookery/kernel/solver",),
    "FIRST-LOOK.md": ("web/src/home", "web/src/styles", "web/index.html", "web/vite.config.ts"),
    "POOL.md": _SERVER,
    "CHAOS.md": _SERVER,
    "LEVELS.md": _BOTS,
    "CLAIMS.md": _BOTS,
    "CALIBRATION.md": _BOTS,
    "MODELS.md": ("src/rookery/bots/strong", *_RULES),
    "LEARNING.md": ("examples/ppo_tuxedo.py", "src/rookery/engine/fishing", "src/rookery/arena"),
    "LEADERBOARD.md": _BOTS,
    "LEAGUE.md": _BOTS,
    "strength-10000-nodes.md": _BOTS,
}
"""For each page, the source files and folders that it measures. The quickest pages come first."""


@dataclass(frozen=True, slots=True)
class Age:
    """How old a page is: the measured commit, and the number of changes since."""

    page: str
    commit: str | None
    """None if the page names no commit, or if the measured files were not committed."""
    changes: int
    """How many commits since then have changed the measured files."""
    is_of_this_version: bool
    """Whether the page was measured with today's major version."""
    command: str

    @property
    def is_old(self) -> bool:
        """Whether the page may describe other behaviour than today's."""
        return self.commit is None or self.changes > 0 or not self.is_of_this_version


def age(name: str) -> Age:
    """How old a page is. Raises LookupError if it names no version or no command."""
    text = (TABLES / name).read_text("utf-8")
    found, command = _VERSION.search(text), _COMMAND.search(text)
    if found is None or command is None:
        raise LookupError(f"{name} does not name its version and its command")
    major, commit, dirty = found.groups()
    changes = None if commit is None or dirty else _changes(commit, PAGES[name])
    known = commit if changes is not None else None
    is_of_this = major == RELEASED.partition(".")[0]
    return Age(name, known, changes or 0, is_of_this, _public(command[1]))


def _changes(commit: str, measured: tuple[str, ...]) -> int | None:
    """How many commits since `commit` touch the measured files; None if `commit` is unknown."""
    git = ["git", "rev-list", "--count", f"{commit}..HEAD", "--", *measured]
    ran = subprocess.run(git, cwd=ROOT, check=False, capture_output=True, text=True)
    return int(ran.stdout) if ran.returncode == 0 else None


def main() -> None:
    parser = options("figures", __doc__, "make figures PAGES='ENGINE.md SOLVER.md'")
    parser.add_argument("pages", nargs="*", metavar="PAGES", help="pages to measure again, or old")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each page")
    it = parser.parse_args()
    if unknown := {*it.pages} - {*PAGES, "old"}:
        parser.error(f"the pages are {', '.join(PAGES)}, not {', '.join(sorted(unknown))}")
    for each in map(age, PAGES):
        print(json.dumps(asdict(each)) if it.json else _told(each))
        if each.page in it.pages or ("old" in it.pages and each.is_old):
            _measure(each)
    SHORT.write_text(page(), "utf-8")


def _told(it: Age) -> str:
    if it.commit is None:
        told = "names no commit that this history has"
    else:
        told = f"measured {it.commit}; {it.changes} commits since changed what it measures"
    return f"{it.page:24} {told}" + ("" if it.is_of_this_version else "; another major version")


def _measure(it: Age) -> None:
    program, *rest = shlex.split(it.command)
    began = time.monotonic()
    started = [sys.executable if program == "python" else program, *rest]
    ran = subprocess.run(started, check=False, cwd=ROOT)
    minutes = (time.monotonic() - began) / 60
    if ran.returncode:
        raise SystemExit(f"figures: {it.command} ended with {ran.returncode}")
    print(f"figures: {it.page} took {minutes:.0f} minutes", file=sys.stderr, flush=True)


@dataclass(frozen=True, slots=True)
class Figure:
    """A sentence in which `{}` stands for the value of a cell of a table.

    `row` has the first cells of the row. `under` is the heading above the table; if it is empty,
    the page's first table is meant.
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
        "ENGINE.md",
        ("dixie 4", "specification"),
        "steps/s",
        "Steps per CPU second",
    ),
    Figure(
        "Whole random deals in bulk, dealt, played and counted: {} per second of one core",
        "PLAYOUTS.md",
        ("dixie 4",),
        "deals/s",
        "Whole deals, in bulk",
    ),
    Figure(
        "a game with as many cards as hearts is played {} times as often as OpenSpiel's hearts, "
        "in which cards are passed as well",
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
    Figure(
        'For a newcomer "Play now" works after {} seconds, on a phone with a processor a quarter '
        "as fast and 1.6 Mb/s",
        "FIRST-LOOK.md",
        ("1.6 Mb/s, 150 ms", "phone"),
        "median",
    ),
)


def _lead(title: str, row: str) -> Figure:
    return Figure(
        f"{title}: {{}} points a deal ahead of `steady`, the bot that plays by rules of thumb",
        "LEADERBOARD.md",
        (row, "`strong@10000n`"),
        "lead",
    )


STRENGTH = (
    _lead("Dixie Rook", "dixie 4"),
    _lead("Rook for Three", "three 3"),
    _lead("Rook for Five", "five 5"),
    _lead("Tuxedo for two", "tuxedo 2"),
    Figure(
        "`strong` makes {} of its bids in Dixie Rook for four",
        "CALIBRATION.md",
        ("dixie 4",),
        "made",
    ),
    Figure(
        "Solutions of puzzles that survive a search three times as long: {}",
        "PUZZLES.md",
        ("all",),
        "solution survives",
    ),
)

RELIABILITY = (
    Finding(
        "Three servers while servers, PostgreSQL and Valkey are killed, halted and cut off: {} "
        "faults at {} tables, {} events, violations of what is promised: {}. Two earlier runs on "
        "an overloaded machine found one violation each, both fixed since",
        "CHAOS.md",
        r"(\d+) faults in \d+ seconds, at (\d+) tables with (\d+) events"
        r"(?:.|\n)*?Violations: (\d+)\.",
    ),
)

SECTIONS: dict[str, tuple[str, tuple[Figure | Finding, ...]]] = {
    "Speed": (
        "Machines are small and shared. Rows may be from different machines, named in the tables.",
        SPEED,
    ),
    "Strength": (
        "By how many points a deal one bot leads another, on the same 1,000 decks, "
        "with 95 % intervals; 10,000 nodes a decision.",
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
        "How fast, how strong, how reliable: each figure with its table, and with the command",
        "that measures it again. `make figures` says which tables are older than what they",
        "measure, and prints this page out of them.",
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
        values = [f"{int(digits):,}" for digits in found.groups()]
    else:
        values = [cell(text, figure)]
    said = figure.says.format(*(f"**{value}**" for value in values))
    command = _COMMAND.search(text)
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


def _public(command: str) -> str:
    """A command without its `--write FILE`."""
    return re.sub(r" --write \S+", "", command)


if __name__ == "__main__":
    main()
