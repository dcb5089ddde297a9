"""Try a fixed sample of mutants of some rooms, or see which of them later tests no longer kill.

    python -m tools.mutants ROOM... --jobs 2 --out build/mutants/now.jsonl
    python -m tools.mutants --after benchmarks/mutants.jsonl.gz --out build/mutants/after.jsonl

ROOM is a folder of src/rookery, such as `tricks` or `server/updates`; without one all that have a
sample are tried. The 300 mutants of each are drawn from the sources of a fixed commit. A mutant
counts as survived when the tests that run its statement have passed for `--seconds` CPU seconds,
the cheap ones first. A later run with more seconds and the same `--out` goes on from there.

With `--after`, what an earlier run has killed is tried again: first by the test that killed it,
then by all that run the statement. What survives now is listed at the end.

It runs in the folder that it is started in, whose sources must not change in the meantime: use a
clone that is set up and compiled as by `make test`. Which tests run which statements is measured
first, into `--cover`, a quarter of an hour on two cores; remove that folder when a test or a source
has changed. Linux only. As root, mutants can write in shared memory alone; as another user,
wherever that user may.
"""

from __future__ import annotations

import argparse
import gzip
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from tools.mutants.cover import Cover, measure
from tools.mutants.draw import COUNT, drawn
from tools.mutants.judging import KILLED, Judge, Task
from tools.mutants.mutant import Mutant
from tools.mutants.sources import ROOMS

_SECONDS = 6.0
_SECONDS_AFTER = 120.0


def _arguments() -> argparse.Namespace:
    head, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description=head,
        epilog=rest,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=f"of {', '.join(ROOMS)}")
    parser.add_argument("--out", type=Path, required=True, help="the results, as JSON Lines")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time (1)")
    parser.add_argument("--count", type=int, default=COUNT, help=f"mutants a room ({COUNT})")
    parser.add_argument("--seconds", type=float, help="CPU seconds for each (6; after: 120)")
    parser.add_argument("--after", type=Path, metavar="BASELINE", help="results of an earlier tree")
    parser.add_argument("--cover", type=Path, default=Path("build/mutants/cover"))
    asked = parser.parse_args()
    unknown = set(asked.rooms) - {*ROOMS}
    if unknown:
        parser.error(f"no mutants are drawn in {', '.join(sorted(unknown))}")
    asked.rooms = asked.rooms or [*ROOMS]
    asked.seconds = asked.seconds or (_SECONDS_AFTER if asked.after else _SECONDS)
    return asked


def results_of(path: Path) -> dict[str, dict[str, Any]]:
    """The last line of each mutant; the file may be compressed."""
    if not path.exists():
        return {}
    with gzip.open(path, "rt") if path.suffix == ".gz" else path.open() as file:
        return {line["key"]: line for line in map(json.loads, file)}


def _sample(asked: argparse.Namespace) -> Iterator[Task]:
    """The tasks of a first run, the rooms by turns."""
    done = results_of(asked.out)
    by_room = [drawn(room, asked.count) for room in asked.rooms]
    for turn in zip(*by_room, strict=False):
        for mutant in turn:
            line = done.get(mutant.key)
            if line is None:
                yield Task(mutant, asked.seconds)
            elif line["state"] == "survived" and line["budget"] < asked.seconds:
                yield Task(mutant, asked.seconds, tried=line["tried"], of=line["of"])


def _again(asked: argparse.Namespace) -> Iterator[Task]:
    """The tasks of a later tree."""
    done = results_of(asked.out)
    for key, line in results_of(asked.after).items():
        if line["state"] in KILLED and line["room"] in asked.rooms and key not in done:
            yield Task(Mutant.of(line), asked.seconds, first=line["by"])


_judge: Judge | None = None


def _start(cover: Path, log: Path) -> None:
    global _judge  # noqa: PLW0603 - one for each process of the pool
    _judge = Judge(Cover(cover), log)


def _judged(task: Task) -> tuple[dict[str, Any], dict[str, str]]:
    assert _judge is not None
    return _judge.judged(task), _judge.unfit()


def _table(lines: Sequence[dict[str, Any]]) -> str:
    """How many mutants of each room are in which state."""
    states = ("killed", "timeout", "survived", "gone")
    rows = [f"{'room':16}" + "".join(f"{it:>10}" for it in states)]
    for room in ROOMS:
        counts = Counter(it["state"] for it in lines if it["room"] == room)
        if counts:
            rows.append(f"{room:16}" + "".join(f"{counts[it]:10}" for it in states))
    return "\n".join(rows)


def _flip(line: dict[str, Any], before: dict[str, Any]) -> str:
    return (
        f"{line['file']}:{line['number']} {line['function']} {line['operator']} [{line['key']}]\n"
        f"    {line['line']}\n    {line['old']!r} -> {line['new']!r}\n"
        f"    was killed by {before['by']}: {before['why']}"
    )


def main() -> None:
    """Try the mutants that have no result yet, and print a table."""
    asked = _arguments()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not any(asked.cover.glob("tests.*.jsonl")):
        measure(asked.cover, asked.jobs)
    tasks = list(_again(asked) if asked.after else _sample(asked))
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    unfit: dict[str, str] = {}
    start = time.monotonic()
    context = multiprocessing.get_context("fork")
    jobs = min(asked.jobs, max(1, len(tasks)))
    log = asked.out.parent / "log"
    # The workers are no daemons, since tests start processes of their own.
    pool = ProcessPoolExecutor(jobs, context, _start, (asked.cover, log))
    with asked.out.open("a") as file, pool:
        judged = as_completed([pool.submit(_judged, task) for task in tasks])
        for number, (line, bad) in enumerate((it.result() for it in judged), start=1):
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            unfit |= bad
            each = (time.monotonic() - start) / number
            left = each * (len(tasks) - number) / 60
            print(
                f"{number}/{len(tasks)} {line['room']}: {line['state']}"
                f" {line.get('by', '')} ({each:.1f} s each, {left:.0f} min left)",
                file=sys.stderr,
            )
    for name, why in unfit.items():
        print(f"not tried, as it fails without a mutant: {name}: {why}", file=sys.stderr)
    results = results_of(asked.out)
    print(_table(list(results.values())))
    if asked.after:
        before = results_of(asked.after)
        for key, line in results.items():
            if line["state"] not in KILLED | {"gone"}:
                print(_flip(line, before[key]))


if __name__ == "__main__":
    main()
