"""Which tests run which statements, and in which order they are tried on a mutant."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tools.mutants.mutant import Definition
from tools.mutants.sources import ROOMS, files_of, statements

LEFT_OUT = (
    *("browser", "offline", "release", "chaos", "examples"),
    *("bots", "kernel", "arena", "research", "review", "puzzles", "heuristics", "dataset"),
    *("analysis", "ratings", "statistics", "server/log", "server/thinking", "server/pool"),
)
"""Folders of tests that are not tried: they need a browser, or are about other rooms."""

ALSO = ("test_conformance.py", "test_corpus.py", "test_differential.py")
"""The files of tests/ itself that are tried."""

OPTIONS = (
    *("-p", "tools.mutants.certain", "-p", "no:rerunfailures", "-p", "no:cacheprovider"),
    *("-q", "--tb=short", "-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
"""How every pytest of this tool is started."""

_PER_TEST = 0.008
"""CPU seconds of pytest itself for a test."""

_PER_FILE = 0.3
"""CPU seconds to import one more file of tests."""

_ELSEWHERE = 3
"""How much dearer a test counts that is not in the room's own folder."""


def numbered() -> tuple[dict[str, int], int]:
    """The number of each file's first statement, and how many statements there are."""
    firsts: dict[str, int] = {}
    count = 0
    for file in files_of(ROOMS):
        firsts[file] = count
        count += len(statements(ast.parse(Path(file).read_text())))
    return firsts, count


def measure(folder: Path, jobs: int, paths: Sequence[str] = ()) -> None:
    """Run the quick tests below these paths, or all, that `folder` does not have yet."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {it.name for it in Path("tests").glob("test_*.py")} - {*ALSO}
    ignored = [f"--ignore=tests/{it}" for it in (*LEFT_OUT, *sorted(files))]
    command = [
        *(sys.executable, "-m", "pytest", "-p", "tools.mutants.covering", *OPTIONS),
        *("-m", "not slow and not wide", "-n", str(jobs), "--dist", "worksteal"),
        *(paths or ["tests", *ignored]),
    ]
    environment = {**os.environ, "MUTANTS_COVER": str(folder.absolute())}
    done = subprocess.run(command, check=False, env=environment)  # noqa: S603 - this Python
    if done.returncode not in {0, 1, 5}:  # some failed, and are not tried; or all are known
        raise SystemExit(f"pytest ended with {done.returncode}")


def lines_of(folder: Path) -> list[dict[str, Any]]:
    """All lines that runs of the plugin have written."""
    texts = (path.read_text() for path in sorted(folder.glob("tests.*.jsonl")))
    return [json.loads(line) for text in texts for line in text.splitlines()]


@dataclass(frozen=True, slots=True)
class Test:
    """A test that passes, and what it costs alone."""

    name: str
    cost: float
    """CPU seconds, those of its fixtures included."""
    waits: float
    """Seconds that it took beyond its CPU seconds."""
    rank: int
    """How many variants of the same function are cheaper."""

    @property
    def file(self) -> str:
        """The file that it is in."""
        return self.name.split("::")[0]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a mutant is in the tree."""

    statement: int
    """The number of the statement."""
    outer: tuple[str, int] | None
    """The outermost function around it, by qualified name and first line; None for module level."""


class Cover:
    """What a run of `measure` found in the present tree."""

    def __init__(self, folder: Path) -> None:
        lines = lines_of(folder)
        self.imported: set[int] = {n for it in lines if it["test"] is None for n in it["hits"]}
        """The statements that run before the first test."""
        passed = [it for it in lines if it["test"] is not None and it["passed"]]
        shared: dict[str, float] = {}
        for it in passed:
            for name, cost in it["shared"].items():
                shared[name] = max(cost, shared.get(name, 0))
        costs = {
            it["test"]: max(0.0, it["cpu"] - sum(it["shared"].values()))
            + sum(shared.get(name, 0) for name in it["fixtures"])
            for it in passed
        }
        passed.sort(key=lambda it: (costs[it["test"]], it["test"]))
        ranks: Counter[str] = Counter()
        self.tests: dict[str, Test] = {}
        self._hits: dict[int, list[Test]] = {}
        for it in passed:
            function = it["test"].split("[")[0]
            waits = max(0.0, it["wall"] - it["cpu"])
            test = Test(it["test"], costs[it["test"]] + _PER_TEST, waits, ranks[function])
            ranks[function] += 1
            self.tests[test.name] = test
            for number in it["hits"]:
                self._hits.setdefault(number, []).append(test)
        self._firsts, self.count = numbered()

    @cached_property
    def _trees(self) -> dict[str, ast.Module]:
        return {file: ast.parse(Path(file).read_text()) for file in self._firsts}

    def place(self, file: str, offset: int) -> Place:
        """The place of an offset in a file."""
        before = Path(file).read_text()[:offset]
        row = before.count("\n") + 1
        at = (row, len(before.rpartition("\n")[2].encode()))
        tree = self._trees[file]
        around = [number for number, it in enumerate(statements(tree)) if _has(it, at)]
        return Place(self._firsts[file] + around[-1], _outermost(tree.body, at, ""))

    def covering(self, file: str, place: Place) -> list[Test]:
        """The tests that run a statement; at module level, those that run any of its functions."""
        if place.outer is not None and place.statement in self._hits:
            return self._hits[place.statement]
        if place.outer is not None and place.statement not in self.imported:
            return []
        numbers = [
            self._firsts[file] + number
            for number, it in enumerate(statements(self._trees[file]))
            if _outermost(self._trees[file].body, (it.lineno, it.col_offset), "") is not None
        ]
        found = {it.name: it for number in numbers for it in self._hits.get(number, ())}
        return list((found or self.tests).values())


def in_order(tests: Sequence[Test], room: str) -> list[Test]:
    """First the cheap ones, those of the room's own folder, and one of each function's variants."""
    own = f"tests/{room}/"

    def dearness(test: Test) -> tuple[float, str]:
        elsewhere = 1 if test.name.startswith(own) else _ELSEWHERE
        return test.cost * elsewhere * (1 + test.rank), test.name

    return sorted(tests, key=dearness)


def within(tests: Sequence[Test], seconds: float, *, by_file: bool) -> list[Test]:
    """The first of these that cost so many CPU seconds; at least one."""
    kept: list[Test] = []
    files: set[str] = set()
    spent = 0.0
    for test in tests:
        cost = test.cost + (_PER_FILE if by_file and test.file not in files else 0)
        if kept and spent + cost > seconds:
            continue
        spent += cost
        files.add(test.file)
        kept.append(test)
    return kept


def _has(node: ast.stmt, at: tuple[int, int]) -> bool:
    """Whether a position is within a statement."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return (node.lineno, node.col_offset) <= at < (node.end_lineno, node.end_col_offset)


def _inner(node: ast.stmt) -> Iterator[ast.stmt]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            yield from child.body


def _outermost(nodes: Sequence[ast.stmt], at: tuple[int, int], name: str) -> tuple[str, int] | None:
    """The outermost function whose body has a position."""
    for node in nodes:
        if not _has(node, at):
            continue
        if isinstance(node, ast.ClassDef):
            return _outermost(node.body, at, f"{name}{node.name}.")
        if isinstance(node, Definition):
            if at < (node.body[0].lineno, node.body[0].col_offset):
                return None
            first = min([node.lineno, *(it.lineno for it in node.decorator_list)])
            return f"{name}{node.name}", first
        return _outermost(list(_inner(node)), at, name)
    return None
