"""Results are kept when matches end, found by the sweep if not, and made again from the events."""

import asyncio
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import delete, select

from rookery.server.database.schema.results import RESULT_SEATS, RESULTS, UNCOUNTED
from rookery.server.database.store import Store
from rookery.server.history import recorder as recording
from rookery.server.history.counting import result_of_history
from rookery.server.history.recorder import Recorder
from rookery.server.history.recounting import recount
from rookery.server.history.results import Results
from rookery.server.people.profiles import Profiles
from rookery.server.room_events import Ended
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.table import OVER
from tests.server.history.played import SHORT, Shelf, to_the_end
from tests.server.house import House
from tests.table.tables import secret_of


def rows(store: Store) -> list[Any]:
    """Everything that is kept of results, in order."""
    with store.connections.reading() as connection:
        matches = connection.execute(select(RESULTS).order_by(RESULTS.c.code)).all()
        by_place = (RESULT_SEATS.c.code, RESULT_SEATS.c.seat)
        seats = connection.execute(select(RESULT_SEATS).order_by(*by_place)).all()
        return [tuple(row) for row in (*matches, *seats)]


def swept(store: Store) -> int:
    return asyncio.run(Recorder(store, lambda: 2_000_000.0).sweep())


async def test_what_the_server_keeps_is_what_the_events_tell(house: House) -> None:
    house.parts.recorder.start()
    told: list[str] = []
    house.parts.recorder.listeners.append(lambda result: told.append(result.code))
    party = await house.open("kentucky", "pbbb", SHORT | {"target": 70})
    await party.start()
    await party.settled(lambda table: table.match.current is not None)
    assert isinstance(await party.ask(0, p.Leave(id=party.new_id())), p.Done)
    await party.settled(lambda table: table.stage == OVER)
    await house.parts.recorder.settled()
    live = rows(house.store)
    recount(house.store, all_again=True)
    assert len(live) == 5 and live == rows(house.store)
    assert told == [live[0][0]]


def test_the_sweep_finds_matches_that_nobody_counted(store: Store) -> None:
    shelf = Shelf(store)
    ended = [shelf.ended(seed=seed) for seed in (1, 2)]
    running = shelf.begun()
    shelf.keep(running)
    assert swept(store) == 2
    results = Results(store.connections)
    for sitting in ended:
        assert results.of(sitting.table.code) == result_of_history(sitting.log)
    assert results.of(running.table.code) is None
    assert swept(store) == 0


def test_results_made_again_are_the_same(store: Store) -> None:
    shelf = Shelf(store)
    for seed in (1, 2, 3):
        shelf.ended("ppbb", seed=seed)
    swept(store)
    before = rows(store)
    with store.connections.writing() as connection:
        connection.execute(delete(RESULTS).where(RESULTS.c.code == before[0][0]))
        connection.execute(RESULT_SEATS.update().values(points=7))
    assert recount(store, all_again=False).kept == 1
    assert rows(store) != before
    assert recount(store, all_again=True).kept == 3
    assert rows(store) == before


def test_a_table_that_is_closed_and_then_played_on_is_counted_in_the_end(store: Store) -> None:
    shelf = Shelf(store)
    sitting = shelf.begun()
    version = sitting.table.version
    sitting.keep(sitting.authority.expire(shelf.clock(), version))
    shelf.keep(sitting)
    assert swept(store) == 1, "it is looked at once"
    assert swept(store) == 0
    shelf.clock.tick(10)
    written = sitting.table.version
    sitting.keep(sitting.authority.reopen(shelf.clock()))
    to_the_end(sitting)
    shelf.keep(sitting, written)
    assert swept(store) == 1
    assert Results(store.connections).of(sitting.table.code) == result_of_history(sitting.log)
    assert store.connections.rows(select(UNCOUNTED)) == []


def test_a_result_is_kept_once_whoever_makes_it(store: Store) -> None:
    shelf = Shelf(store)
    result = result_of_history(shelf.ended().log)
    assert result is not None
    results = Results(store.connections)
    assert [results.keep(result), results.keep(result)] == [True, False]
    assert len(rows(store)) == 5


def test_matches_that_cannot_wait_are_left_to_the_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "MOST_WAITING", 1)
    with closing(Store("sqlite://")) as store:
        shelf = Shelf(store)
        tables = [shelf.ended(seed=seed).table for seed in (1, 2)]

        async def noted() -> int:
            recorder = Recorder(store, lambda: 2_000_000.0, lambda: False)
            for table in tables:
                recorder.hear(Ended(table, table, asyncio.create_task))
            recorder.start()
            await recorder.settled()
            await recorder.stop()
            return len(rows(store))

        assert asyncio.run(noted()) == 5
        assert swept(store) == 1


def test_results_outlive_their_table_where_somebody_has_a_profile(store: Store) -> None:
    shelf = Shelf(store)
    people = (("Ann", secret_of(0)), ("Ben", "x" * 20))
    kept, gone = (shelf.ended(people=[it]) for it in people)
    swept(store)
    profiles = Profiles(store.connections, 10)
    ann = profiles.make("Ann", "here", 0.0).profile
    profiles.claim_seats(ann.id, [(kept.table.code, secret_of(0))], 0.0)
    store.remove([kept.table.code, gone.table.code])
    results = Results(store.connections)
    assert results.remove_unowned(shelf.clock() + 1) == 1
    assert results.of(gone.table.code) is None
    assert results.of(kept.table.code) == result_of_history(kept.log)
    recount(store, all_again=True)
    assert results.of(kept.table.code) is not None, "without events it stays as it is"
    assert hash_of(secret_of(0)) == rows(store)[1][2]
