"""Slow tables at a server: they sleep in the database, and are woken for their deadlines."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from rookery.server.composition import Server
from rookery.server.limits import UNBOUNDED
from rookery.table import events as ev
from rookery.table.table import DAY
from tests.known import known
from tests.server.serving import Serving, serving, until
from tests.table.tables import Clock


def slow_table(server: Serving, **wanted: Any) -> dict[str, Any]:
    """A slow match of one person against bots, with nobody connected; it is the person's turn."""
    opened = server.open_table("three", others=["bot:easy"], clock=DAY, **wanted)
    begun = server.command(opened["code"], opened["secret"], type="start", id="s" * 20)
    assert begun["type"] == "done", begun
    until(lambda: turn_is_ours(server, opened))
    return opened


def turn_is_ours(server: Serving, opened: dict[str, Any]) -> dict[str, Any] | None:
    """The table's standing once it waits for its person; None before."""
    seats = [{"code": opened["code"], "secret": opened["secret"]}]
    (standing,) = server.http.post("/api/standings", json={"seats": seats}).json()
    return standing if standing["is_turn"] else None


def kept(server: Server, code: str) -> list[ev.AnyEvent]:
    return [ev.decode(entry.body) for entry in server.store.events(code)]


def moves_for(server: Server, code: str) -> int:
    """How many moves a bot has made for the person."""
    return sum(isinstance(it, ev.Moved) and it.by_bot and it.seat == 0 for it in kept(server, code))


def drop(server: Serving, clock: Clock) -> None:
    """Run the housekeeping that drops tables from memory if nobody needs them there."""
    clock.tick(700.0)
    server.run(server.parts.housekeeping.tidy())


def test_a_slow_table_sleeps_in_the_database_and_wakes_in_time(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path / 'tables.db'}", Clock()
    limits = replace(UNBOUNDED, idle_hours=1.0)
    with serving(limits, url=url, now=clock) as server:
        code = slow_table(server)["code"]
        assert known(server.parts.store.summary(code)).due_at == clock() + DAY
        drop(server, clock)
        assert not server.parts.tables.rooms
        clock.tick(DAY - 701.0)
        server.run(server.parts.housekeeping.tidy())  # an hour has long passed
        server.run(server.parts.housekeeping.wake())
        assert not server.parts.tables.rooms
        assert moves_for(server.parts, code) == 0
        clock.tick(1.0)
        server.run(server.parts.housekeeping.wake())
        until(lambda: moves_for(server.parts, code) == 1)
        assert not any(isinstance(it, ev.Expired | ev.StoodIn) for it in kept(server.parts, code))


def test_deadlines_that_pass_while_the_server_is_down_are_met_at_its_start(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path / 'tables.db'}", Clock()
    with serving(UNBOUNDED, url=url, now=clock) as server:
        late = slow_table(server)["code"]
        clock.tick(DAY / 2)
        early = slow_table(server)["code"]
    clock.tick(DAY / 2)
    with serving(UNBOUNDED, url=url, now=clock) as server:
        until(lambda: moves_for(server.parts, late) == 1)
        server.run(server.parts.housekeeping.wake())
        assert moves_for(server.parts, early) == 0
        assert early not in server.parts.tables.rooms
