"""Slow tables at a server: they sleep in the database, and are woken when they are due."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from rookery.server.limits import UNBOUNDED
from rookery.server.log.chain import START, link_of
from rookery.server.log.store import Store
from rookery.table import events as ev
from rookery.table.table import DAY
from tests.server.served import Served
from tests.server.serving import Serving, serving, until
from tests.server.test_housekeeping import Clock


def slow_table(server: Serving, **wanted: Any) -> dict[str, Any]:
    """A slow match of one person against bots, with nobody connected; it is the person's turn."""
    opened = server.open_table("three", others=["bot:easy"], clock=DAY, **wanted)
    begun = server.command(opened["code"], opened["secret"], type="start", id="s" * 20)
    assert begun["type"] == "done", begun
    until(lambda: turn_is_ours(server, opened))
    return opened


def turn_is_ours(server: Serving, opened: dict[str, Any]) -> dict[str, Any] | None:
    """Where the table stands, once it waits for its person."""
    seats = [{"code": opened["code"], "secret": opened["secret"]}]
    (standing,) = server.http.post("/api/standings", json={"seats": seats}).json()
    return standing if standing["is_turn"] else None


def kept(server: Serving, code: str) -> list[ev.AnyEvent]:
    """The events of a table."""
    return [ev.decode(entry.body) for entry in server.hub.store.events(code)]


def moves_for(server: Serving, code: str) -> int:
    """How many moves a bot has made for the person."""
    return sum(isinstance(it, ev.Moved) and it.by_bot and it.seat == 0 for it in kept(server, code))


def drop(server: Serving, clock: Clock) -> None:
    """Let tidying drop the tables that nobody needs in memory."""
    clock.at += 700.0
    server.run(server.hub.housekeeping.tidy())


def test_a_slow_table_sleeps_in_the_database_and_wakes_in_time(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path / 'tables.db'}", Clock()
    limits = replace(UNBOUNDED, idle_hours=1.0)
    with serving(limits, url=url, now=clock) as server:
        code = slow_table(server)["code"]
        summary = server.hub.store.summary(code)
        assert summary is not None
        assert summary.due_at == clock.at + DAY
        drop(server, clock)
        assert not server.hub.rooms
        clock.at += DAY - 701.0
        server.run(server.hub.housekeeping.tidy())  # an hour has long passed
        server.run(server.hub.housekeeping.wake())
        assert not server.hub.rooms
        assert moves_for(server, code) == 0
        clock.at += 1.0
        server.run(server.hub.housekeeping.wake())
        until(lambda: moves_for(server, code) == 1)
        assert not any(isinstance(it, ev.Expired | ev.StoodIn) for it in kept(server, code))


def test_deadlines_that_pass_while_the_server_is_down_are_met_at_its_start(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path / 'tables.db'}", Clock()
    with serving(UNBOUNDED, url=url, now=clock) as server:
        late = slow_table(server)["code"]
        clock.at += DAY / 2
        early = slow_table(server)["code"]
    clock.at += DAY / 2
    with serving(UNBOUNDED, url=url, now=clock) as server:
        until(lambda: moves_for(server, late) == 1)
        server.run(server.hub.housekeeping.wake())
        assert moves_for(server, early) == 0
        assert early not in server.hub.rooms


def test_a_server_killed_before_a_deadline_makes_the_move_when_it_is_back(tmp_path: Path) -> None:
    """The deadline is moved into the past by writing the log two days ago."""
    served = Served(tmp_path)
    with served:
        wanted = {"game": "three", "name": "Ann", "others": ["bot:easy"], "clock": DAY}
        opened = served.post("api/tables", wanted)
        command = {"type": "start", "id": "s" * 20}
        served.post(f"api/tables/{opened['code']}/commands", command, opened["secret"])
        with closing(Store(served.database)) as store:
            until(lambda: waits(store, opened["code"]))
            before = len(store.events(opened["code"]))
            served.kill()
            age(tmp_path, opened["code"])
            served.start()
            until(lambda: len(store.events(opened["code"])) > before)
            new = [ev.decode(it.body) for it in store.events(opened["code"])][before]
    assert isinstance(new, ev.Moved)
    assert (new.seat, new.by_bot) == (0, True)


def waits(store: Store, code: str) -> bool:
    """Whether a table waits for its person."""
    summary = store.summary(code)
    return summary is not None and (summary.due_at or 0.0) > summary.changed_at + DAY / 2


def age(folder: Path, code: str) -> None:
    """Have all events of a table be two days older, with valid hashes."""
    with closing(sqlite3.connect(folder / "tables.db")) as raw, raw:
        chosen = 'SELECT seq, at, body FROM events WHERE "match" = ? ORDER BY seq'
        before = START
        for seq, at, body in raw.execute(chosen, (code,)).fetchall():
            before = link_of(before, code, seq, at - 2 * DAY, body)
            changed = 'UPDATE events SET at = ?, hash = ? WHERE "match" = ? AND seq = ?'
            raw.execute(changed, (at - 2 * DAY, before, code, seq))
        raw.execute("UPDATE tables SET due_at = due_at - ?", (2 * DAY,))
