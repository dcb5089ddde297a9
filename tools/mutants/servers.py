"""Processes that have imported much, and fork for every request.

The *swapping* server has collected all tests. Its forks put the code of the mutant into the
functions that exist, and start at once. The *importing* server has only imported what is not of
this project. Its forks import the mutant, for code that runs on import.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import importlib
import json
import os
import select
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tools.mutants.cover import OPTIONS, Test
from tools.mutants.sources import Altered
from tools.mutants.watching import Watch

_OURS = ("rookery", "tests", "tools", "examples", "benchmarks", "conftest", "setup")
_SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER: processes that tests leave behind become children of the server."""

_PLACE = "/dev/shm"  # noqa: S108 - each fork makes a folder of its own there
"""Where tests may write."""

_NEW_MOUNTS = 0x20000
"""CLONE_NEWNS"""

_PRIVATE = 0x4000 | 1 << 18
"""MS_REC | MS_PRIVATE"""

_READ_ONLY = 1 | 32 | 4096
"""MS_RDONLY | MS_REMOUNT | MS_BIND"""

Say = Callable[..., None]
Act = Callable[[dict[str, Any], Say], None]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of the tests: passed, failed, timeout, crashed or unswappable."""

    kind: str
    test: str = ""
    why: str = ""
    ran: int = 0


class Server:
    """A process that forks for every request."""

    def __init__(self, main: Callable[[Callable[[Act], None]], None], log: Path) -> None:
        """`main` gets ready and calls its argument with what a fork has to do."""
        requests, self._requests = os.pipe()
        self._answers, answers = os.pipe()
        self._buffer = b""
        self._pid = os.fork()
        if self._pid == 0:
            os.close(self._requests)
            os.close(self._answers)
            self._live(main, requests, answers, log)
        os.close(requests)
        os.close(answers)
        self.modules: list[str] = next(it["ready"] for it in self._lines() if it)

    def _live(
        self,
        main: Callable[[Callable[[Act], None]], None],
        requests: int,
        answers: int,
        log: Path,
    ) -> None:
        """Be the server; never return."""
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(nothing, 0)
            os.dup2(errors, 1)
            os.dup2(errors, 2)
            ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
            os.environ["TMPDIR"] = _PLACE
            _protect()
            main(lambda act: _serve(act, requests, answers))
        except BaseException:  # noqa: BLE001 - of this process
            traceback.print_exc()
        finally:
            os._exit(1)

    def _lines(self) -> Iterator[dict[str, Any] | None]:
        """What the server says; None after each second without a word."""
        while True:
            while b"\n" in self._buffer:
                line, _, self._buffer = self._buffer.partition(b"\n")
                yield json.loads(line)
            if not select.select([self._answers], [], [], 1.0)[0]:
                yield None
                continue
            read = os.read(self._answers, 65536)
            if not read:
                raise RuntimeError("a server has ended; its log says why")
            self._buffer += read

    def run(self, tests: Sequence[Test], **request: object) -> Verdict:
        """Run tests in a fork up to the first that fails."""
        by_name = {it.name: it for it in tests}
        asked = {**request, "tests": [it.name for it in tests]}
        os.write(self._requests, json.dumps(asked).encode() + b"\n")
        pid, ran, test = 0, 0, ""
        found: Verdict | None = None
        watch = Watch(0, None)
        for said in self._lines():
            if said is None:
                why = watch.why_over()
                if why and found is None:
                    found = Verdict("timeout", test, why, ran)
                    _end(pid)
                continue
            if "pid" in said:
                pid = said["pid"]
                watch = Watch(pid, watch.test)
            elif "test" in said:
                test, ran = said["test"], ran + 1
                watch = Watch(pid, by_name.get(test))
            elif "kind" in said and found is None:
                found = Verdict(said["kind"], said.get("by", test), said.get("why", ""), ran)
            elif "ended" in said:
                return found or Verdict("crashed", test, f"status {said['ended']}", ran)
        raise AssertionError("the lines do not end")


def _protect() -> None:
    """Let root write in `_PLACE` alone: a mutant that writes files could replace devices.

    The mounts of this process and its children become read-only; nobody else's change.
    """
    if os.geteuid():
        return
    libc = ctypes.CDLL(None, use_errno=True)
    failed = libc.unshare(_NEW_MOUNTS) or libc.mount(b"none", b"/", None, _PRIVATE, None)
    for path in (b"/", b"/dev"):
        if path == b"/" or os.path.ismount(path):
            failed = failed or libc.mount(b"none", path, None, _READ_ONLY, None)
    if failed:
        raise OSError(ctypes.get_errno(), "mutants cannot be kept from the files of root")


def _end(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)


def _serve(act: Act, requests: int, answers: int) -> None:
    """Fork for every request until there are no more."""

    def say(**words: object) -> None:
        os.write(answers, json.dumps(words).encode() + b"\n")

    known = [
        name
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] not in _OURS and getattr(module, "__file__", None)
    ]
    say(ready=known)
    with os.fdopen(requests) as lines:
        for line in lines:
            place = tempfile.mkdtemp(prefix="mutant-", dir=_PLACE)
            pid = os.fork()
            if pid == 0:
                _be_fork(act, json.loads(line), say, place)
            say(pid=pid)
            _, status = os.waitpid(pid, 0)
            _end(pid)
            _end_children()
            shutil.rmtree(place, ignore_errors=True)
            say(ended=status)


def _be_fork(act: Act, request: dict[str, Any], say: Say, place: str) -> None:
    try:
        os.setpgrp()  # not setsid, which would undo `nice` on Linux with autogroups
        os.dup2(0, 1)  # what pytest prints
        Path(place).chmod(0o1777)
        os.environ["TMPDIR"] = os.environ["PYTEST_DEBUG_TEMPROOT"] = place
        tempfile.tempdir = None
        act(request, say)
    except BaseException as error:  # noqa: BLE001 - pytest exits by such
        traceback.print_exc()
        say(kind="crashed", why=repr(error)[:300])
    finally:
        os._exit(0)


def _end_children() -> None:
    """End what the tests of a fork have left behind."""
    for path in Path("/proc/self/task").glob("*/children"):
        for child in map(int, path.read_text().split()):
            with contextlib.suppress(OSError):
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)


class _Outcome:
    """A plugin that notes the first failure."""

    def __init__(self) -> None:
        self.failed: tuple[str, str] | None = None

    def _note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and self.failed is None:
            text = report.longreprtext.strip().splitlines()
            errors = [it for it in text if it.startswith("E ")]
            self.failed = report.nodeid, (errors or text or ["?"])[0].strip()[:200]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)


def _run(items: Sequence[pytest.Item], outcome: _Outcome, say: Say) -> None:
    """Run items up to the first failure, and say what came of it."""
    following = [*items[1:], None]
    for item, after in zip(items, following, strict=True):
        if outcome.failed is not None:
            break
        say(test=item.nodeid)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
    if outcome.failed is None:
        say(kind="passed")
    else:
        say(kind="failed", by=outcome.failed[0], why=outcome.failed[1])


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for it in code.co_consts:
        if isinstance(it, CodeType):
            yield from _codes(it)


def _named(text: str, path: str, outer: Sequence[object]) -> CodeType | None:
    """The code of a function by its qualified name and first line."""
    module = compile(text, path, "exec", dont_inherit=True)
    found = (it for it in _codes(module) if [it.co_qualname, it.co_firstlineno] == [*outer])
    return next(found, None)


def swapping(files: Sequence[str]) -> Callable[[Callable[[Act], None]], None]:
    """A server that has collected these files of tests."""

    def main(serve: Callable[[Act], None]) -> None:
        class Serving:
            @pytest.hookimpl(tryfirst=True)
            def pytest_runtestloop(self, session: pytest.Session) -> bool:
                _serve_session(session, serve)
                return True

        pytest.main(["-s", *OPTIONS, *files], plugins=[Serving()])

    return main


def _serve_session(session: pytest.Session, serve: Callable[[Act], None]) -> None:
    items = {it.nodeid: it for it in session.items}
    gc.unfreeze()  # tests/conftest.py has frozen all
    functions: dict[tuple[str, str, int], list[FunctionType]] = {}
    rooms = str(Path("src/rookery").absolute())
    for it in gc.get_objects():
        if isinstance(it, FunctionType) and it.__code__.co_filename.startswith(rooms):
            code = it.__code__
            key = code.co_filename, code.co_qualname, code.co_firstlineno
            functions.setdefault(key, []).append(it)
    gc.collect()
    gc.freeze()

    def act(request: dict[str, Any], say: Say) -> None:
        if request["outer"] is not None:
            path = str(Path(request["file"]).absolute())
            name, first = request["outer"]
            found = functions.get((path, name, first), [])
            code = _named(request["text"], path, request["outer"])
            module = request["file"].removeprefix("src/").removesuffix(".py").replace("/", ".")
            try:
                if found and code is not None:
                    for function in found:
                        function.__code__ = code
                elif module in sys.modules:
                    raise ValueError
                else:
                    _alter(request["file"], request["text"])
            except ValueError:
                say(kind="unswappable")
                return
        outcome = _Outcome()
        session.config.pluginmanager.register(outcome)
        _run([items[it] for it in request["tests"] if it in items], outcome, say)

    serve(act)


def _alter(file: str, text: str) -> None:
    """Let this process import a file as this text."""
    path = str(Path(file).absolute())
    code = compile(text, path, "exec", dont_inherit=True)
    Altered({path: lambda: code}, {}).install()


def importing(modules: Sequence[str]) -> Callable[[Callable[[Act], None]], None]:
    """A server that has imported these modules of others."""

    def main(serve: Callable[[Act], None]) -> None:
        for name in modules:
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        gc.collect()
        gc.freeze()
        serve(_import_and_run)

    return main


def _import_and_run(request: dict[str, Any], say: Say) -> None:
    if request["outer"] is not None or request["text"]:
        _alter(request["file"], request["text"])
    wanted = request["tests"]
    outcome = _Outcome()
    said = []

    class Chosen:
        @pytest.hookimpl(tryfirst=True)
        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            found = {it.nodeid: it for it in items}
            items[:] = [found[it] for it in wanted if it in found]

        @pytest.hookimpl(tryfirst=True)
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            said.append(True)
            _run(session.items, outcome, say)
            return True

    files = list(dict.fromkeys(it.split("::")[0] for it in wanted))
    code = pytest.main(["-s", *OPTIONS, *files], plugins=[outcome, Chosen()])
    if not said:
        by, why = outcome.failed or ("collection", f"pytest ended with {code}")
        say(kind="failed", by=by, why=why)
