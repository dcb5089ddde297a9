"""Commits that PostgreSQL does not confirm: whether they happened is found out, never guessed."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import closing

import pytest

from rookery.server import table_log
from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.database.entries import Entry, Group
from rookery.server.database.store import Store
from rookery.table import protocol as p
from tests.postgres import Postgres
from tests.server.cutting_proxy import CuttingProxy
from tests.server.house import House, Party, refusal
from tests.table.tables import shuffling

GROUP = Group((Entry("a", 1, 5.0, b"{}"), Entry("a", 2, 6.0, b"{}")))


@pytest.fixture
def proxy(running_postgres: Postgres) -> Iterator[CuttingProxy]:
    made = CuttingProxy(running_postgres.port)
    yield made
    made.end()


@pytest.fixture
def url(running_postgres: Postgres, proxy: CuttingProxy) -> str:
    there = running_postgres.database()
    return there.replace(f":{running_postgres.port}/", f":{proxy.port}/")


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as opened:
        yield opened


def test_a_commit_whose_answer_is_lost_has_happened(store: Store, proxy: CuttingProxy) -> None:
    proxy.after = True
    assert store.write([GROUP]) == [None]
    assert proxy.cuts == 1
    assert store.events("a") == list(GROUP.entries)
    assert store.write([Group((Entry("a", 3, 7.0, b"{}"),))]) == [None]


def test_a_commit_that_does_not_arrive_has_not_happened(store: Store, proxy: CuttingProxy) -> None:
    proxy.before = True
    with pytest.raises(StoreFailed, match="did not confirm a commit") as caught:
        store.write([GROUP])
    assert not isinstance(caught.value, StoreUnsure)
    assert store.events("a") == []
    assert store.write([GROUP]) == [None]


@pytest.mark.parametrize("how", ["before", "after"])
def test_without_the_database_nobody_knows(store: Store, proxy: CuttingProxy, how: str) -> None:
    proxy.closes = True
    setattr(proxy, how, True)
    with pytest.raises(StoreUnsure):
        store.write([GROUP])
    with pytest.raises(StoreFailed):
        store.is_written([GROUP])
    proxy.closed = False
    assert store.is_written([GROUP]) == (how == "after")


def test_entries_of_others_under_the_same_numbers_are_not_ours(store: Store) -> None:
    store.write([Group((Entry("a", 1, 5.0, b"{}"), Entry("a", 2, 6.0, b"others"), *_more("b")))])
    assert not store.is_written([GROUP])
    assert store.is_written([Group(GROUP.entries[:1]), Group(tuple(_more("b")))])
    assert not store.is_written([Group(GROUP.entries[:1]), Group(tuple(_more("c")))])


def _more(match: str) -> list[Entry]:
    return [Entry(match, 1, 5.0, b"{}")]


def test_a_transaction_under_way_is_waited_for(running_postgres: Postgres) -> None:
    url = running_postgres.database()
    impatient = f"{url}?options=-c%20lock_timeout%3D200"
    with closing(Store(url)) as one, closing(Store(impatient)) as two:
        with one._database.transaction() as connection:
            one.lanes[0].appender.append(connection, GROUP.entries)
            with pytest.raises(StoreFailed, match="lock timeout"):
                two.is_written([GROUP])
        assert two.is_written([GROUP])


def test_limits_of_the_address_count_more_and_the_others_stay(running_postgres: Postgres) -> None:
    url = f"{running_postgres.database()}?options=-c%20lock_timeout%3D200"
    with closing(Store(url)) as store, store._engine.connect() as connection:
        limits = [
            connection.exec_driver_sql(f"SHOW {name}").scalar_one()
            for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        ]
    assert limits == ["200ms", "1min", "10s"]


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    async with House(store=Store(url), deals=shuffling(1)) as it:
        yield it


@pytest.fixture
async def party(house: House) -> Party:
    """A table of two."""
    return await house.open("tuxedo", "pp")


async def said_in_doubt(house: House, party: Party, proxy: CuttingProxy) -> object:
    """The answer to a command whose commit is cut; a closed proxy opens once that was noticed."""
    asked = asyncio.ensure_future(party.ask(1, p.Say(id="say", phrase=0)))
    while proxy.closes and not house.parts.writer.outage.is_on:
        await asyncio.sleep(0.01)
    proxy.closed = False
    return await asked


@pytest.mark.parametrize("closes", [False, True])
async def test_a_command_is_done_although_the_answer_of_the_database_was_lost(
    house: House, party: Party, proxy: CuttingProxy, closes: bool
) -> None:
    version = party.table.version
    proxy.closes, proxy.after = closes, True
    assert await said_in_doubt(house, party, proxy) == p.Done("say", version + 1)
    assert await party.ask(1, p.Say(id="say", phrase=0)) == p.Done("say", version + 1)
    events = await asyncio.to_thread(house.parts.store.events, party.code)
    assert len(events) == version + 1


@pytest.mark.parametrize("closes", [False, True])
async def test_a_command_that_was_not_kept_is_refused_and_can_be_sent_again(
    house: House, party: Party, proxy: CuttingProxy, closes: bool
) -> None:
    version = party.table.version
    proxy.closes, proxy.before = closes, True
    assert refusal(await said_in_doubt(house, party, proxy)) == "not-kept"
    assert party.table.version == version
    assert await party.ask(1, p.Say(id="again", phrase=0)) == p.Done("again", version + 1)


async def test_if_nobody_knows_for_long_people_come_back_to_what_the_log_says(
    house: House, party: Party, proxy: CuttingProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "_UNSURE_FOR", 0.5)
    version = party.table.version
    proxy.closes, proxy.after = True, True
    party.lines[1].say(p.encode(p.Say(id="say", phrase=0)))
    for line in party.lines.values():
        assert (await line.closed()).code == "stopping"
        assert not line.all(p.Refused)
    proxy.closed = False
    back = await house.join(party.code, party.secrets[1], version)
    assert back.version == version + 1
    assert await back.ask(p.Say(id="say", phrase=0)) == p.Done("say", version + 1)


async def test_an_opening_in_doubt_is_refused(house: House, proxy: CuttingProxy) -> None:
    proxy.closes, proxy.after = True, True
    with pytest.raises(StoreFailed) as caught:
        await house.parts.tables.open(p.OpenTable(game="three", name="Ann", others=("open",)))
    assert not isinstance(caught.value, StoreUnsure)
    proxy.closed = False
    await house.parts.tables.open(p.OpenTable(game="three", name="Ann", others=("open",)))
