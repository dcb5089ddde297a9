"""A table whose log cannot be read is closed, and nothing else is affected."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rookery.server.database.chain import link_of
from rookery.server.limits import UNBOUNDED
from tests.known import known
from tests.server.serving import Serving, message_of, serving
from tests.table.tables import Clock

UNREADABLE = {
    "no JSON": b'{"event":"mov',
    "against the rules": b'{"event":"moved","seat":0,"move":"play R5"}',
}


def spoil(server: Serving, path: Path, code: str, body: bytes) -> None:
    """Replace the second event of a table, with a valid hash, and drop the table from memory."""
    with closing(sqlite3.connect(path)) as raw, raw:
        chosen = 'SELECT hash, at FROM events WHERE "match" = ? ORDER BY seq'
        (before, _), (_, at) = raw.execute(chosen, (code,)).fetchall()
        link = link_of(before, code, 2, at, body)
        changed = 'UPDATE events SET body = ?, names = NULL, hash = ? WHERE "match" = ? AND seq = 2'
        assert raw.execute(changed, (body, link, code)).rowcount == 1
    server.look(lambda: server.parts.tables.rooms.pop(code).close("stopping", "for this test"))


def two_tables(server: Serving) -> tuple[str, str]:
    """Open two tables with two events each, and return their codes."""
    codes = []
    for _ in range(2):
        opened = server.open_table()
        server.command(opened["code"], opened["secret"], type="rename", id="r" * 20, name="Bea")
        codes.append(opened["code"])
    return codes[0], codes[1]


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_an_unreadable_table_does_not_stop_housekeeping(tmp_path: Path, body: bytes) -> None:
    path, clock = tmp_path / "tables.db", Clock()
    limits = replace(UNBOUNDED, idle_hours=1.0)
    with serving(limits, url=f"sqlite:///{path}", now=clock) as server:
        bad, good = two_tables(server)
        server.heard.planted.append(bad)
        spoil(server, path, bad, body)
        clock.tick(2 * 3600)
        for _ in range(3):
            server.run(server.parts.housekeeping.tidy())
        assert known(server.parts.store.summary(good)).stage == "expired"
        told = [line for line in server.heard.lines if line.startswith("ERROR")]
        assert len(told) == 1
        assert f"table {bad}: event 2 cannot be read" in told[0]
        assert "R5" not in told[0]
        assert "Traceback" not in told[0]


def test_people_are_told_that_their_table_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(url=f"sqlite:///{path}") as server:
        bad, good = two_tables(server)
        server.heard.planted.append(bad)
        spoil(server, path, bad, UNREADABLE["no JSON"])
        for _ in range(2):
            with server.seat(bad) as line:
                bye = message_of(line, "bye")
            assert bye["code"] == "unreadable"
            assert "cannot read what it has kept of this table" in bye["message"]
        for path_asked in ("record", "replay", "events"):
            answer = server.alone("GET", f"/api/tables/{bad}/{path_asked}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
        assert server.command(bad, None, type="ready", id="r")["code"] == "unreadable"
        with server.seat(good) as line:
            message_of(line, "update")
        assert sum(bad in line for line in server.heard.lines) == 1


@pytest.mark.parametrize("keep_days", [None, 30.0])
def test_tables_are_kept_as_long_as_is_wanted(tmp_path: Path, keep_days: float | None) -> None:
    clock = Clock()
    limits = replace(UNBOUNDED, idle_hours=1.0, keep_days=keep_days)
    with serving(limits, url=f"sqlite:///{tmp_path / 'tables.db'}", now=clock) as server:
        old = expired_table(server, clock)
        clock.tick(29 * 86_400)
        young = expired_table(server, clock)
        store = server.parts.store
        assert set(store.matches()) == {old, young}
        clock.tick(2 * 86_400)
        server.run(server.parts.housekeeping.tidy())
        kept = {young} if keep_days else {old, young}
        assert set(store.matches()) == kept
        assert {line.code for line in store.summaries(("expired",))} == kept
        assert store.missing() == 0
        answer = server.alone("GET", f"/api/tables/{old}/record")
        assert answer.status_code == (404 if keep_days else 200)


def expired_table(server: Serving, clock: Clock) -> str:
    """Open a table that is closed because nobody came, and return its code."""
    code: str = server.open_table()["code"]
    clock.tick(2 * 3600)
    server.run(server.parts.housekeeping.tidy())
    assert known(server.parts.store.summary(code)).stage == "expired"
    return code
