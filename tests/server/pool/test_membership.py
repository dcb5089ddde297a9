"""A server is sure of its tables only for as long as no other can have taken them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from typing import Any

import pytest

from rookery.server.log.database import StoreFailed
from rookery.server.log.entries import Entry, Group, Lease
from rookery.server.log.leases import OwnedElsewhere
from rookery.server.log.store import Store
from rookery.server.pool import membership as module
from rookery.server.pool.membership import Membership
from tests.postgres import Postgres

SECONDS = 2.4


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", SECONDS)
    monkeypatch.setattr(module, "EVERY", 0.1)
    monkeypatch.setattr(module, "_MARGIN", 0.02)


Story = Callable[[Membership, Membership, Store], Coroutine[Any, Any, None]]


@pytest.fixture
def run(running_postgres: Postgres) -> Callable[[Story], None]:
    """Runs a story of two servers that have joined."""
    url = running_postgres.database()

    async def main(story: Story) -> None:
        with closing(Store(url)) as one, closing(Store(url)) as two:
            members = [Membership(one, "one"), Membership(two, "two")]
            for member in members:
                await member.start()
            try:
                await story(members[0], members[1], one)
            finally:
                for member in members:
                    await member.stop()

    return lambda story: asyncio.run(main(story))


def opened(member: Membership, store: Store, code: str = "a") -> Lease:
    lease = member.new(code)
    assert store.write([Group((Entry(code, 1, 5.0, b"{}"),), None, lease)]) == [None]
    return lease


async def renews_no_more(member: Membership) -> None:
    """Have a server renew nothing from now on; a renewal that is under way is over."""
    assert member._renewing is not None
    member._renewing.cancel()
    await asyncio.get_running_loop().run_in_executor(member._renewals, lambda: None)


async def silent(member: Membership) -> None:
    """Have a server renew nothing until its time has passed, here and in the database."""
    await renews_no_more(member)
    await asyncio.sleep(SECONDS + 0.1)


async def taken_by(member: Membership, code: str) -> Lease:
    """The lease of a table as soon as a server gets it.

    On a busy machine that server may be late with its own renewals, and then takes nothing over
    for a while.
    """
    while True:
        with suppress(OwnedElsewhere, StoreFailed):
            lease = await member.take(code)
            assert lease is not None
            return lease
        await asyncio.sleep(0.02)


def test_renewals_keep_what_a_server_owns(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        lease = opened(one, store)
        await asyncio.sleep(2 * SECONDS)
        assert one.is_sure
        assert one.has(lease)
        with pytest.raises(OwnedElsewhere):
            await two.take("a")

    run(story)


def test_a_server_that_does_not_renew_is_not_sure_in_time(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        lease = opened(one, store)
        await silent(one)
        assert not one.is_sure
        assert not one.has(lease)
        with pytest.raises(StoreFailed):
            await one.take("a")
        taken = await taken_by(two, "a")
        assert (taken.code, taken.owner) == ("a", two.id)
        assert taken.epoch > 2  # the second epoch came too late
        await one._renew()
        assert not one.has(lease)

    run(story)


def test_nobody_takes_what_a_server_is_sure_of(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        lease = opened(one, store)
        await renews_no_more(one)
        taken = await taken_by(two, "a")  # tried from now on, while the other is still sure
        assert not one.is_sure
        assert not one.has(lease)
        assert taken.owner == two.id

    run(story)


def test_after_a_gap_it_has_what_nobody_has_taken(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        lost: list[Lease] = []
        one.lost = lost.extend
        taken, kept = opened(one, store, "a"), opened(one, store, "b")
        await silent(one)
        await taken_by(two, "a")
        await one._renew()
        assert one.is_sure
        assert (one.has(taken), one.has(kept)) == (False, True)
        assert lost == [taken]

    run(story)


def test_after_a_gap_nothing_is_taken_from_others_at_once(run: Callable[[Story], None]) -> None:
    """The database may have been away for all, and the others must have time to renew."""

    async def story(one: Membership, two: Membership, store: Store) -> None:
        opened(one, store)
        await silent(one)
        await silent(two)
        await two._renew()
        with pytest.raises(OwnedElsewhere) as caught:
            await two.take("a")
        assert not caught.value.is_alive
        assert await two.orphans(10) == []
        renewing = asyncio.create_task(two._renew_always())
        taken = await taken_by(two, "a")
        renewing.cancel()
        assert taken.owner == two.id

    run(story)


def test_what_is_handed_over_is_found(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        lease = opened(one, store)
        assert await one.hand_over([lease], two.id) == {"a"}
        assert not one.has(lease)
        assert await two.handed() == ["a"]
        assert await two.take("a") == Lease("a", two.id, 3)
        assert await two.handed() == []

    run(story)


def test_what_is_released_is_free(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        lease = opened(one, store)
        await one.release(lease)
        assert await two.take("a") == Lease("a", two.id, 3)

    run(story)


def test_servers_know_of_each_other(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        changes: list[frozenset[str]] = []
        one.changed = lambda: changes.append(one.live)
        await asyncio.sleep(SECONDS + 0.2)
        assert one.live == two.live == {one.id, two.id}
        assert [member.does_chores for member in (one, two)].count(True) == 1
        await two.stop()
        await asyncio.sleep(0.3)
        assert changes[-1] == {one.id}
        assert one.does_chores

    run(story)


def test_all_go_by_the_time_of_the_database(run: Callable[[Story], None]) -> None:
    async def story(one: Membership, two: Membership, store: Store) -> None:
        assert store.leases is not None
        due = store.leases.now()
        assert one.clock() == pytest.approx(due, abs=0.2)
        assert two.clock() == pytest.approx(due, abs=0.2)

    run(story)


def test_a_clock_never_goes_back() -> None:
    from rookery.server.pool.clock import PoolClock, steady  # noqa: PLC0415

    clock = PoolClock()
    clock.set(1_000_000.0, steady(), steady())
    before = clock()
    clock.set(900_000.0, steady(), steady())
    assert clock() >= before
