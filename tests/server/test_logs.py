"""The lines of the server's own log."""

import contextlib
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rookery.server.logs import REQUEST_ID, LogFormat, configure
from tests.server.served import Served


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Collects what is logged, and restores the configuration afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("rookery")
    before = root.handlers[:], root.level, ours.level
    yield io.StringIO()
    root.handlers, root.level, ours.level = before
    ours.setLevel(before[2])


def log_all(form: LogFormat, level: str, written: io.StringIO) -> None:
    """Log a line at each level, one of them within a request, and an error with its traceback."""
    with contextlib.redirect_stderr(written):
        configure(form, level)
    log = logging.getLogger("rookery.tables")
    log.debug("looked")
    token = REQUEST_ID.set("3f2a")
    log.info("opened %s", "a\ntable")
    REQUEST_ID.reset(token)
    try:
        raise ValueError("too big")
    except ValueError:
        log.exception("a chore failed")
    logging.getLogger("uvicorn.error").info("not ours")


def test_lines_for_people(written: io.StringIO) -> None:
    log_all("text", "info", written)
    first, *rest = written.getvalue().splitlines()
    assert first.split(" ", 1)[1] == "info rookery.tables: opened a\\ntable (request 3f2a)"
    assert first[10] == "T" and first.split(" ")[0].endswith("Z")
    assert rest[0].endswith("error rookery.tables: a chore failed")
    assert rest[-1] == "ValueError: too big"


def test_lines_for_programs(written: io.StringIO) -> None:
    log_all("json", "info", written)
    opened, failed = map(json.loads, written.getvalue().splitlines())
    assert opened.pop("time")[10] == "T"
    line = {"level": "info", "logger": "rookery.tables", "message": "opened a\ntable"}
    assert opened == line | {"request": "3f2a"}
    assert failed["traceback"].endswith("ValueError: too big")
    assert "request" not in failed


def test_the_level_is_as_wished(written: io.StringIO) -> None:
    log_all("json", "error", written)
    assert [json.loads(line)["level"] for line in written.getvalue().splitlines()] == ["error"]


def test_a_server_logs_as_it_was_asked_to(tmp_path: Path) -> None:
    """Each request has an id, which is in its response and in its lines."""
    with Served(tmp_path, "--log-format", "json") as server:
        url = f"{server.address}api/games"
        answer = httpx.get(url, headers={"x-forwarded-for": "192.0.2.1"}, trust_env=False)
        other = httpx.get(url, trust_env=False)
    ids = [each.headers["x-request-id"] for each in (answer, other)]
    assert len(set(ids)) == 2
    (line,) = [json.loads(line) for line in server.said().splitlines()]
    assert line["request"] == ids[0]
    assert "--proxy 127.0.0.1" in line["message"]
