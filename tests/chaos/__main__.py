"""`python -m tests.chaos`: what `make chaos` runs."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.chaos.faults import FAULTS
from tests.chaos.report import told
from tests.chaos.run import Run


def main() -> int:
    """Run the chaos test, and print or write its report. Returns 1 if anything was violated."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.chaos",
        description="Play at many tables of three servers while parts of the pool fail, and check "
        "that nothing acknowledged is lost, doubled or shown to the wrong people.",
        epilog="Example: python -m tests.chaos --tables 200 --faults 300 --write chaos.md",
    )
    parser.add_argument("--tables", type=int, default=60, help="tables in play at a time")
    parser.add_argument("--faults", type=int, default=30, help="faults that happen")
    parser.add_argument("--seed", type=int, default=1, help="for the faults and the people")
    parser.add_argument(
        "--between", type=float, default=3.5, help="mean seconds from one fault to the next"
    )
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds before a move")
    parser.add_argument(
        "--only", action="append", default=[], choices=[it.__name__ for it in FAULTS]
    )
    parser.add_argument("--keep", action="store_true", help="keep the servers' logs")
    parser.add_argument("--write", type=Path, help="write the report to this file")
    given = parser.parse_args()
    began = time.monotonic()

    def say(line: str) -> None:
        sys.stderr.write(f"{time.monotonic() - began:7.1f} s  {line}\n")

    with tempfile.TemporaryDirectory(prefix="rookery-chaos-") as folder:
        run = Run(
            Path(folder),
            given.tables,
            given.faults,
            given.seed,
            given.pause,
            between=(0.6 * given.between, 1.4 * given.between),
            only=tuple(given.only),
            said=say,
        )
        report = asyncio.run(run.go())
        if given.keep:
            for log in sorted(Path(folder).glob("*/server.log")):
                sys.stderr.write(f"== {log.parent.name}\n{log.read_text()}\n")
    text = told(report, " ".join(["python -m tests.chaos", *sys.argv[1:]]))
    sys.stdout.write(text)
    if given.write is not None:
        given.write.write_text(text)
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
