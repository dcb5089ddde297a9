"""Compare the compiled code with itself against Python's limited API.

    ROOKERY_KERNEL=required python setup.py build --build-base build/full --build-lib build/full/lib
    ROOKERY_KERNEL=limited python setup.py build --build-base build/limited \
        --build-lib build/limited/lib
    python -m benchmarks.limited_api

Writes benchmarks/LIMITED-API.md.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.machine import described

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "LIMITED-API.md"
SIDES = ("full", "limited")

ALLOWED = 1.05
"""The ratio up to which the limited API would be worth one wheel for all Pythons."""

Took = dict[str, dict[str, list[float]]]
"""CPU seconds by work and side, one of each round."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.limited_api")
    parser.add_argument("--rounds", type=int, default=9, help="rounds, each side once in each")
    rounds = parser.parse_args().rounds
    text = "\n".join(report(rounds, measured(rounds)))
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)


def measured(rounds: int) -> Took:
    """The CPU seconds of all work: the sides take turns, and so does the one that begins."""
    sides = {side: started(side) for side in SIDES}
    names = {side: heard(process).split("\t") for side, process in sides.items()}
    assert names["full"] == names["limited"]
    took: Took = {name: {side: [] for side in SIDES} for name in names["full"]}
    for number in range(rounds + 1):
        print(f"bench: round {number} of {rounds}", file=sys.stderr, flush=True)
        for name, by_side in took.items():
            for side in SIDES if number % 2 else SIDES[::-1]:
                seconds = asked(sides[side], name)
                if number:  # the first one is not counted
                    by_side[side].append(seconds)
    for process in sides.values():
        process.communicate()
    return took


def started(side: str) -> subprocess.Popen[str]:
    library = ROOT / "build" / side / "lib"
    return subprocess.Popen(
        [sys.executable, "-m", "benchmarks.limited_work"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{library}{os.pathsep}{ROOT}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def asked(process: subprocess.Popen[str], name: str) -> float:
    assert process.stdin is not None
    process.stdin.write(f"{name}\n")
    process.stdin.flush()
    return float(heard(process))


def heard(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, "a side has ended"
    return line.rstrip("\n")


def report(rounds: int, took: Took) -> Iterator[str]:
    yield "# The limited API"
    yield ""
    yield f"Machine: {described()}. Command: `python -m benchmarks.limited_api --rounds {rounds}`."
    yield f"Load average when it ended: {os.getloadavg()[0]:.1f}."
    yield ""
    yield "The same work by modules that were compiled for this Python alone (*full*), and for the"
    yield "limited API of Python 3.11, which would fit all later ones (*limited*). Each side has a"
    yield "process of its own, in turn. CPU seconds, medians of the rounds. The ratio is that of"
    yield "the medians, with the lowest and the highest ratio of a round."
    yield ""
    yield "| work | full | limited | limited / full | lowest–highest |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for name, by_side in took.items():
        full, limited = (by_side[side] for side in SIDES)
        each = sorted(b / a for a, b in zip(full, limited, strict=True))
        ratio = median(limited) / median(full)
        shown = f"**{ratio:.2f}**" if ratio > ALLOWED else f"{ratio:.2f}"
        yield (
            f"| {name} | {median(full):.3f} | {median(limited):.3f} | {shown} "
            f"| {each[0]:.2f}–{each[-1]:.2f} |"
        )


if __name__ == "__main__":
    main()
