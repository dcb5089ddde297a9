"""Time the first and the second `make play` in a new clone: benchmarks/FIRST-MINUTE.md.

Clones the last commit into a temporary folder, as often as asked, and starts it as a newcomer does.
What pip, uv and npm have fetched before is in their caches, so the network's share is left out.

    python -m benchmarks.first_minute --rounds 3
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import click

from benchmarks.machine import described

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "benchmarks" / "FIRST-MINUTE.md"
LONGEST = 1200.0
"""Seconds after which a start counts as failed."""

_STAGE = re.compile(r"^([\w-]+): (.+) in (\d+) s$", re.M)


@dataclass(frozen=True, slots=True)
class First:
    """Seconds of a first start: until the page, until all is compiled, and of each stage.

    `again` has the seconds of a second start."""

    answers: float
    compiled: float
    stages: dict[str, int]
    again: float


def first(folder: Path) -> First:
    """Clone the project into a folder, start it there twice, and end it."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    said = folder / "said.txt"
    began = time.monotonic()
    with _started(folder, said):
        _until(lambda: _answers(said), said)
        answers = time.monotonic() - began
        _until((folder / ".venv" / "kernel").exists, said)
        compiled = time.monotonic() - began
    stages = {f"{stage}: {done}": int(took) for stage, done, took in _STAGE.findall(_read(said))}
    began = time.monotonic()
    with _started(folder, said):
        _until(lambda: _answers(said), said)
        again = time.monotonic() - began
    return First(answers, compiled, stages, again)


@contextmanager
def _started(folder: Path, said: Path) -> Iterator[None]:
    """Run `make play`, in a process group of its own; end it as Ctrl-C does."""
    home = {"BROWSER": "true", "XDG_DATA_HOME": str(folder / "home")}
    with said.open("wb") as out:
        process = subprocess.Popen(
            ["make", "play"],
            cwd=folder,
            env={**os.environ, **home},
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(60)


def _read(said: Path) -> str:
    return said.read_text("utf-8", "replace")


def _answers(said: Path) -> bool:
    """Whether the page answers at the address that the server printed."""
    found = re.search(r"http://localhost:\d+/", _read(said))
    if found is None:
        return False
    try:
        with urllib.request.urlopen(found[0], timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def _until(is_true: Callable[[], bool], said: Path) -> None:
    until = time.monotonic() + LONGEST
    while not is_true():
        assert time.monotonic() < until, _read(said)
        time.sleep(0.05)


@click.command()
@click.option("--rounds", default=3, show_default=True, help="How many clones are started.")
def main(rounds: int) -> None:
    """Measure, and write benchmarks/FIRST-MINUTE.md.

    \b
    Example:
      python -m benchmarks.first_minute --rounds 3
    """
    found = []
    for number in range(1, rounds + 1):
        with tempfile.TemporaryDirectory(prefix="rookery-first-") as folder:
            found.append(first(Path(folder, "rookery")))
        click.echo(
            f"{number} of {rounds}: the page answers after {found[-1].answers:.1f} s", err=True
        )
    _, heading, checks = REPORT.read_text().partition("\n## ")
    REPORT.write_text(report(found) + heading + checks)
    click.echo(REPORT.read_text())


def report(found: list[First]) -> str:
    """The table of all rounds."""
    figures = {
        "the page answers, with strong bots": [it.answers for it in found],
        "everything is compiled": [it.compiled for it in found],
        "a second `make play` answers": [it.again for it in found],
    }
    stages = sorted({name for it in found for name in it.stages})
    figures |= {f"of it, {name}": [it.stages.get(name, 0) for it in found] for name in stages}
    rows = [
        f"| {name} | {min(each):.1f} | {median(each):.1f} | {max(each):.1f} |"
        for name, each in figures.items()
    ]
    commit = subprocess.check_output(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True
    ).strip()
    return "\n".join(
        [
            "# The first minute",
            "",
            f"Seconds of `make play` in {len(found)} empty clones of {commit}, and again in each.",
            "What uv and npm fetch was in their caches. The page and the modules that strong bots",
            "need are made side by side. `python -m benchmarks.first_minute`.",
            "",
            f"Machine: {described()}.",
            "",
            "| | least | median | most |",
            "| --- | --- | --- | --- |",
            *rows,
            "",
        ]
    )


if __name__ == "__main__":
    main()
