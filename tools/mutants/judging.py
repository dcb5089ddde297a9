"""Whether the tests kill a mutant."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tools.mutants.cover import Cover, Place, Test, in_order, within
from tools.mutants.mutant import Mutant, mutated, offset_of
from tools.mutants.servers import Server, Verdict, importing, swapping

KILLED = frozenset({"killed", "timeout"})
"""The states of a mutant that the tests notice."""


@dataclass(frozen=True, slots=True)
class Task:
    """A mutant to try."""

    mutant: Mutant
    seconds: float
    """CPU seconds of tests after which it counts as survived."""
    first: str = ""
    """The test to try before all others, which killed it in an earlier tree."""
    tried: int = 0
    """How many tests an earlier run has tried, which are left out."""
    of: int = 0
    """How many tests there were then. If there are others now, none is left out."""


class Judge:
    """Tries mutants, one after another."""

    def __init__(self, cover: Cover, log: Path) -> None:
        self._cover = cover
        files = sorted({it.file for it in cover.tests.values()})
        log.mkdir(parents=True, exist_ok=True)
        self._swap = Server(swapping(files), log / f"swapping-{os.getpid()}.log")
        self._load = Server(importing(self._swap.modules), log / f"importing-{os.getpid()}.log")
        self._sound: set[tuple[str, bool]] = set()
        self._unfit: dict[str, str] = {}

    def judged(self, task: Task) -> dict[str, Any]:
        """A line of results: the mutant, its state, and what is known of it."""
        start = time.monotonic()
        found = self._state(task)
        mutant = task.mutant
        return {
            "key": mutant.key,
            **found,
            "seconds": round(time.monotonic() - start, 2),
            "budget": task.seconds,
            **asdict(mutant),
        }

    def _state(self, task: Task) -> dict[str, Any]:
        mutant = task.mutant
        path = Path(mutant.file)
        source = path.read_text() if path.exists() else ""
        at = offset_of(mutant, source)
        text = mutated(mutant, source)
        if at is None or text is None:
            return {"state": "gone"}
        place = self._cover.place(mutant.file, at[1])
        every = in_order(self._cover.covering(mutant.file, place), mutant.room)
        tried = task.tried if task.of == len(every) else 0
        tests = every[tried:]
        swaps = place.outer is not None and place.statement not in self._cover.imported
        if task.first in self._cover.tests:
            first = self._cover.tests[task.first]
            found = self._tried(mutant, text, place, [first], swaps=swaps)
            if found.kind != "passed":
                return _line(found, 1, len(every))
        if not tests:
            return _line(Verdict("passed"), tried, len(every))
        chosen = within(tests, task.seconds, by_file=not swaps)
        found = self._tried(mutant, text, place, chosen, swaps=swaps)
        return _line(found, tried + len(chosen), len(every))

    def _tried(
        self, mutant: Mutant, text: str, place: Place, tests: Sequence[Test], *, swaps: bool
    ) -> Verdict:
        """What the tests say, of those that pass without the mutant."""
        while True:
            fit = [it for it in tests if it.name not in self._unfit]
            if not fit:
                return Verdict("passed")
            server = self._swap if swaps else self._load
            found = server.run(fit, file=mutant.file, text=text, outer=place.outer)
            if found.kind == "unswappable":
                swaps = False
                continue
            if found.kind == "passed" or self._is_sound(found, fit, swaps=swaps):
                return found

    def _is_sound(self, found: Verdict, tests: Sequence[Test], *, swaps: bool) -> bool:
        """Whether the tests up to the one that failed pass without the mutant."""
        names = [it.name for it in tests]
        if found.test not in names or (found.test, swaps) in self._sound:
            return True  # or the mutant could not be imported
        server = self._swap if swaps else self._load
        upto = tests[: names.index(found.test) + 1]
        control = server.run(upto, file=tests[0].file, text="", outer=None)
        if control.kind == "passed":
            self._sound.add((found.test, swaps))
            return True
        self._unfit[control.test or found.test] = control.why
        return False

    def unfit(self) -> dict[str, str]:
        """The tests that fail here without any mutant, and why."""
        return dict(self._unfit)


def _line(found: Verdict, tried: int, of: int) -> dict[str, Any]:
    """What the results say of a verdict."""
    if found.kind == "passed":
        return {"state": "survived", "tried": tried, "of": of}
    state = "timeout" if found.kind == "timeout" else "killed"
    return {"state": state, "by": found.test, "why": found.why, "ran": found.ran}
