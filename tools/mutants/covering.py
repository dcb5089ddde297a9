"""A pytest plugin that records which tests run which statements of the rooms, and what each costs.

Loaded by `tools.mutants.cover`. Every process writes `tests.PID.jsonl` into the folder
`MUTANTS_COVER`: a line for each test, and one for what ran on import and collection. The rooms'
modules are imported with a mark before every statement, which costs a tenth. With the tracer of
coverage.py the tests of fishing took four times as long.
"""

from __future__ import annotations

import json
import os
import resource
import time
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from types import CodeType

import pytest

from tools.mutants.cover import lines_of, numbered
from tools.mutants.sources import HITS, Altered, instrumented

_OUT = Path(os.environ["MUTANTS_COVER"]) / f"tests.{os.getpid()}.jsonl"
_SHARED: dict[str, float] = {}
"""CPU seconds of the fixtures that the present test has set up and that others share."""

_FAILED: set[str] = set()
_HITS = bytearray()


def _cpu() -> float:
    """CPU seconds of this process and of its children that have ended."""
    mine = resource.getrusage(resource.RUSAGE_SELF)
    theirs = resource.getrusage(resource.RUSAGE_CHILDREN)
    return mine.ru_utime + mine.ru_stime + theirs.ru_utime + theirs.ru_stime


def _hits() -> list[int]:
    """The numbers of the statements that have run since the last call."""
    found = [number for number, hit in enumerate(_HITS) if hit]
    _HITS[:] = bytes(len(_HITS))
    return found


def _write(line: dict[str, object]) -> None:
    with _OUT.open("a") as file:
        file.write(json.dumps(line) + "\n")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Instrument the rooms before anything imports them."""
    firsts, count = numbered()
    _HITS.extend(bytes(count))
    code_of: dict[str, Callable[[], CodeType]] = {
        str(Path(file).absolute()): partial(
            instrumented, Path(file).read_text(), str(Path(file).absolute()), first
        )
        for file, first in firsts.items()
    }
    Altered(code_of, {HITS: _HITS}).install()


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object],
) -> Generator[None, object, object]:
    """Note what a shared fixture costs."""
    start = _cpu()
    value = yield
    if fixturedef.scope != "function":
        _SHARED[fixturedef.argname] = round(_cpu() - start, 4)
    return value


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note a test that did not pass."""
    if not report.passed:
        _FAILED.add(report.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what an earlier run has written."""
    known = {line["test"] for line in lines_of(_OUT.parent)}
    items[:] = [it for it in items if it.nodeid not in known]


def pytest_collection_finish() -> None:
    """Write what ran on import and collection."""
    _write({"test": None, "hits": _hits()})


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test, and write down its cost and the statements that ran."""
    _SHARED.clear()
    _hits()
    start, cpu = time.perf_counter(), _cpu()
    answer = yield
    cpu, wall = _cpu() - cpu, time.perf_counter() - start
    _write(
        {
            "test": item.nodeid,
            "passed": item.nodeid not in _FAILED,
            "cpu": round(cpu, 4),
            "wall": round(wall, 4),
            "shared": _SHARED,
            "fixtures": list(getattr(item, "fixturenames", ())),
            "hits": _hits(),
        }
    )
    return answer
