"""Measure the deal of the day: `python -m benchmarks.day`. Writes benchmarks/DAY.md.

A profile plays the deals of the games of the house at a server in this process, with bots of a few
nodes. Then the results of many other profiles are written to the database, for every game, and the
profile asks for what the page of a day shows, as it does: by the endpoints, but without a network.
The rows that a day and a result need are counted where deals are really played.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy
from sqlalchemy import func, insert, select, text

from benchmarks.machine import described
from rookery.games import GAMES
from rookery.server.codes import new_id
from rookery.server.log.schema.deals import DAY_PLAYS
from rookery.server.log.schema.metadata import METADATA
from rookery.server.log.schema.people import PROFILES
from rookery.server.log.store import Store
from tests.postgres import Postgres
from tests.server.deals.playing import GUEST, joined, play_on
from tests.server.house import House, a_house

RESULTS = Path(__file__).parent / "DAY.md"
PLAYED = ("tuxedo", "dixie", "three", "five")
"""The games whose deals the asking profile has finished."""

ROUNDS = 5
"""Each of the games is played so often, to count the rows and bytes of a play."""

NOON = 86_400.0 * 20_000.5
"""Seconds since 1970 at which the server's clock begins: the noon of a day."""

BATCH = 10_000
"""Rows written at once."""


@dataclass(frozen=True, slots=True)
class Timed:
    """The times of a request in milliseconds, and the bytes of its answer."""

    what: str
    times: tuple[float, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Stored:
    """The rows of all tables, by name, and the bytes of the whole database."""

    rows: dict[str, int]
    size: int


@dataclass(frozen=True, slots=True)
class Course:
    """What was measured with a database."""

    database: str
    timed: tuple[Timed, ...]
    empty: Stored
    day: Stored
    played: Stored
    plays: int
    result_bytes: float


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.day",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.day --results 10000",
    )
    parser.add_argument("--results", type=int, default=10_000, help="results of each game")
    parser.add_argument("--requests", type=int, default=200, help="requests of each kind")
    it = parser.parse_args()
    postgres = Postgres()
    with TemporaryDirectory() as folder:
        try:
            postgres.start()
            urls = (f"sqlite:///{Path(folder) / 'day.db'}", postgres.database())
            courses = [asyncio.run(measured(url, it.results, it.requests)) for url in urls]
        finally:
            postgres.stop()
    lines = "\n".join(report(it, courses)) + "\n"
    RESULTS.write_text(lines, encoding="utf-8")
    print(lines)


# ── measuring ───────────────────────────────────────────────────────────────────────────────────


async def measured(url: str, results: int, requests: int) -> Course:
    """Play, write the results of others, and ask for the page."""
    began = time.monotonic()
    async with a_house(store=Store(url), now=lambda: NOON + time.monotonic() - began) as house:
        day, today = house.hub.deals.days, house.hub.deals.days.today
        empty = stored(house.store)
        await day.sets(today)
        before = stored(house.store)
        tables: dict[str, dict[str, Any]] = {}
        for number in range(ROUNDS):
            profile = await a_profile(house, f"Person {number}")
            for game in PLAYED:
                tables[game] = await played(house, today, game, profile)
        await day.make_ahead()
        await day.marks.settled()
        after = stored(house.store)
        fill(house.store, today, results)
        grown = (stored(house.store).size - after.size) / (results * len(GAMES))
        timed = [timing async for timing in timings(house, today, profile, tables, requests)]
        name = f"{house.store.connections.engine.dialect.name} {version_of(house.store)}"
        plays = ROUNDS * len(PLAYED)
        return Course(name, tuple(timed), empty, before, after, plays, grown)


async def a_profile(house: House, name: str) -> str:
    """The secret of a new profile's device."""
    body = json.dumps({"name": name, "device": "A browser"}).encode()
    secret: str = (await house.request("POST", "/api/profiles", body)).read()["secret"]
    return secret


async def played(house: House, day: date, game: str, profile: str) -> dict[str, Any]:
    """A profile's table at which a deal is over, as the server has opened it."""
    reply = await house.request("POST", f"/api/day/{day}/{game}", GUEST, None, profile)
    opened: dict[str, Any] = reply.read()
    await play_on(await joined(house, opened))
    return opened


def fill(store: Store, day: date, results: int) -> None:
    """Write so many results of each game, each by a profile that has played all games."""
    rng = Random(1)
    people = [new_id() for _ in range(results)]
    seen = {"created_at": 0.0, "seen_at": 0.0}
    times = {"day": str(day), "began_at": 1.0, "ended_at": 2.0}
    write(store, PROFILES, [{"id": it, "name": f"Person {it[:5]}"} | seen for it in people])
    for game in GAMES:
        rows = [
            {"game": game, "profile": it, "code": new_id(), "points": points_of(rng)} | times
            for it in people
        ]
        write(store, DAY_PLAYS, rows)
    tidied(store)


def tidied(store: Store) -> None:
    """Gather statistics and, in PostgreSQL, tidy up, as it does by itself after a while."""
    if store.connections.engine.dialect.name == "sqlite":
        with store.connections.writing() as connection:
            connection.execute(text("ANALYZE"))
        return
    with store.connections.engine.connect() as connection:
        alone = connection.execution_options(isolation_level="AUTOCOMMIT")
        alone.execute(text("VACUUM ANALYZE"))


def points_of(rng: Random) -> int:
    """A result as those of trick games are: by fives, about a hundred different ones."""
    return 5 * round(rng.gauss(40, 100) / 5)


def write(store: Store, table: sqlalchemy.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows in batches."""
    for start in range(0, len(rows), BATCH):
        with store.connections.writing() as connection:
            connection.execute(insert(table), rows[start : start + BATCH])


async def timings(
    house: House, day: date, profile: str, tables: dict[str, dict[str, Any]], requests: int
) -> Any:
    """The times of the requests of the page, for the profile and for a guest."""
    for path, who in (
        ("/api/day", profile),
        (f"/api/day/{day}", profile),
        (f"/api/day/{day}", ""),
    ):
        told = f"`{path.replace(str(day), '{day}')}`, {'a profile' if who else 'a guest'}"
        yield await asked(house, told, path, None, who, requests)
    for game, opened in tables.items():
        path = f"/api/day/{day}/{game}/results?table={opened['code']}"
        told = f"`/api/day/{{day}}/{game}/results`"
        yield await asked(house, told, path, opened["secret"], profile, requests)


async def asked(
    house: House, told: str, path: str, secret: str | None, profile: str, requests: int
) -> Timed:
    """The times of a request."""
    times, size = [], 0
    for _ in range(requests):
        began = time.perf_counter()
        reply = await house.request("GET", path, b"", secret, profile)
        times.append(1000 * (time.perf_counter() - began))
        assert reply.status == 200, reply.body
        size = len(reply.body)
    return Timed(told, tuple(times), size)


def stored(store: Store) -> Stored:
    """How much a database holds now."""
    is_sqlite = store.connections.engine.dialect.name == "sqlite"
    size = (
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        if is_sqlite
        else "SELECT pg_database_size(current_database())"
    )
    with store.connections.reading() as connection:
        rows = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in METADATA.sorted_tables
        }
        return Stored(rows, connection.execute(text(size)).scalar_one())


def version_of(store: Store) -> str:
    """The version of the database."""
    is_sqlite = store.connections.engine.dialect.name == "sqlite"
    asking = "SELECT sqlite_version()" if is_sqlite else "SHOW server_version"
    with store.connections.reading() as connection:
        return str(connection.execute(text(asking)).scalar_one())


# ── reporting ───────────────────────────────────────────────────────────────────────────────────


def report(it: argparse.Namespace, courses: Sequence[Course]) -> Iterator[str]:
    """The lines of the results."""
    yield "# The deal of the day measured"
    yield ""
    yield f"Machine: {described()} · {' · '.join(one.database for one in courses)}."
    yield f"Command: `python -m benchmarks.day --results {it.results} --requests {it.requests}`."
    yield ""
    yield (
        f"{it.results:,} results of each of the {len(GAMES)} games of a day, one a profile and "
        f"game. Times of {it.requests} requests of each kind to the server in the same process, "
        "one after the other, without a network; in milliseconds. The numbers of results that "
        "stand on the page of a day are counted at most every ten seconds: the longest time is one "
        "with the count. Other programs ran on the machine meanwhile (load "
        f"{os.getloadavg()[2]:.0f}, its own priority {os.nice(0)})."
    )
    yield ""
    yield "| request | database | median | 99th percentile | longest | answer |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    for course in courses:
        for one in course.timed:
            late = quantiles(one.times, n=100)[98]
            yield (
                f"| {one.what} | {course.database.split()[0]} | {median(one.times):.1f} | "
                f"{late:.1f} | {max(one.times):.1f} | {one.size / 1024:.1f} KiB |"
            )
    yield ""
    yield "## Rows and bytes"
    yield ""
    yield (
        f"A day needs a row of `sets` for each game, and one of `day_marks` once somebody plays "
        f"it. A play was counted over {courses[0].plays} of them, "
        f"{ROUNDS} profiles at {', '.join(PLAYED)}; its bytes are those by which the whole "
        "database grew, its log and indexes included."
    )
    yield ""
    yield "| what | " + " | ".join(one.database.split()[0] for one in courses) + " |"
    yield "| --- |" + " ---: |" * len(courses)
    for told, values in stored_lines(courses):
        yield f"| {told} | " + " | ".join(values) + " |"
    yield ""


def stored_lines(courses: Sequence[Course]) -> Iterator[tuple[str, list[str]]]:
    """What is stored, and the figure of each database."""
    yield (
        "rows a day, before anybody plays",
        [f"{sum(it.day.rows.values()) - sum(it.empty.rows.values())}" for it in courses],
    )
    yield (
        "bytes of a result in `day_plays`, indexes and the profile's share included",
        [f"{it.result_bytes:.0f}" for it in courses],
    )
    for name in sorted({name for it in courses for name in it.played.rows}):
        grown = [(it.played.rows[name] - it.day.rows[name]) / it.plays for it in courses]
        if any(grown) and name not in ("sets", "day_marks"):
            yield f"rows of a play in `{name}`", [f"{it:.1f}" for it in grown]
    yield (
        "bytes of a play, all tables",
        [f"{(it.played.size - it.day.size) / it.plays:,.0f}" for it in courses],
    )


if __name__ == "__main__":
    main()
