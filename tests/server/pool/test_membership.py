"""A server is sure of its tables only for as long as no other can have taken them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest

from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Entry, Group, Lease
from rookery.server.database.leases import OwnedElsewhere
from rookery.server.database.store import Store
from rookery.server.pool.clock import PoolClock
from rookery.server.pool.membership import Membership
from tests.server.pool.times import DEADLINE, pass_time
from tests.table.tables import Clock

SECONDS = 1_000.0
"""How long a renewal holds; only the test lets them pass."""


@dataclass
class Two:
    """Two servers of a pool that renew when the test says so, and their clock."""

    one: Membership
    other: Membership
    store: Store
    clock: Clock

    def pass_time(self, seconds: float) -> None:
        """Let time pass for the servers and the database."""
        self.clock.tick(seconds)
        pass_time(self.store, seconds)

    def opened(self, code: str = "a") -> Lease:
        """A new table of the first server."""
        lease = self.one.new(code)
        assert self.store.write([Group((Entry(code, 1, 5.0, b"{}"),), None, lease)]) == [None]
        return lease

    async def sure_for_long(self, member: Membership) -> None:
        """Have a server renew until it may take tables from others."""
        for _ in range(3):
            self.pass_time(SECONDS / 2)
            await member._renew()


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[Two]:
    clock = Clock()
    with closing(Store(postgres_url)) as one, closing(Store(postgres_url)) as other:
        members = [
            Membership(it, seconds=SECONDS, every=DEADLINE, steady=clock) for it in (one, other)
        ]
        for member in members:
            await member.start()
        try:
            yield Two(members[0], members[1], one, clock)
        finally:
            for member in members:
                await member.stop()


async def test_renewals_keep_what_a_server_owns(two: Two) -> None:
    lease = two.opened()
    for _ in range(3):
        two.pass_time(SECONDS * 0.6)
        for member in (two.one, two.other):
            await member._renew()
        assert two.one.has(lease)
    with pytest.raises(OwnedElsewhere):
        await two.other.take("a")


async def test_it_renews_by_itself(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Store(postgres_url)) as store:
        member = Membership(store, every=0.0)
        renewed, renew = asyncio.Event(), member._leases.renew
        loop, calls = asyncio.get_running_loop(), iter(range(100))

        def noted(*given: Any) -> Any:
            if next(calls) == 2:
                loop.call_soon_threadsafe(renewed.set)
            return renew(*given)

        monkeypatch.setattr(member._leases, "renew", noted)
        await member.start()
        async with asyncio.timeout(DEADLINE):
            await renewed.wait()
        await member.stop()


async def test_a_server_that_does_not_renew_is_not_sure_in_time(two: Two) -> None:
    lease = two.opened()
    await two.sure_for_long(two.other)
    assert not two.one.has(lease)
    with pytest.raises(StoreFailed):
        await two.one.take("a")
    # The failed attempt used up the second epoch: the database took it, but too late.
    assert await two.other.take("a") == Lease("a", two.other.id, 3)
    await two.one._renew()
    assert not two.one.has(lease)


async def test_nobody_takes_what_a_server_is_sure_of(two: Two) -> None:
    lease = two.opened()
    await two.sure_for_long(two.other)
    await two.one._renew()
    two.pass_time(SECONDS / 2)
    await two.other._renew()
    assert two.one.has(lease)
    with pytest.raises(OwnedElsewhere):
        await two.other.take("a")
    two.clock.tick(SECONDS / 2 - 0.05)  # it is not sure any more, though the database is
    assert not two.one.has(lease)
    with pytest.raises(OwnedElsewhere):
        await two.other.take("a")


async def test_after_a_gap_it_has_what_nobody_has_taken(two: Two) -> None:
    lost: list[Lease] = []
    two.one.lost = lost.extend
    taken, kept = two.opened("a"), two.opened("b")
    await two.sure_for_long(two.other)
    assert await two.other.take("a") is not None
    await two.one._renew()
    assert two.one.is_sure
    assert (two.one.has(taken), two.one.has(kept)) == (False, True)
    assert lost == [taken]


async def test_after_a_gap_nothing_is_taken_from_others_at_once(two: Two) -> None:
    """The database may have been away for all servers, and the others need time to renew."""
    two.opened()
    two.pass_time(SECONDS)
    await two.other._renew()
    with pytest.raises(OwnedElsewhere) as caught:
        await two.other.take("a")
    assert not caught.value.is_alive
    assert await two.other.orphans(10) == []
    await two.sure_for_long(two.other)
    assert await two.other.take("a") is not None


async def test_what_is_handed_over_is_found(two: Two) -> None:
    lease = two.opened()
    assert await two.one.hand_over([lease], two.other.id) == {"a"}
    assert not two.one.has(lease)
    assert await two.other.handed() == ["a"]
    assert await two.other.take("a") == Lease("a", two.other.id, 3)
    assert await two.other.handed() == []
    await two.other.release(Lease("a", two.other.id, 3))
    assert await two.one.take("a") == Lease("a", two.one.id, 5)


async def test_servers_know_of_each_other(two: Two) -> None:
    changes: list[frozenset[str]] = []
    two.one.changed = lambda: changes.append(two.one.live)
    both = (two.one, two.other)
    for _ in range(3):  # at first a server may not say who is gone
        two.pass_time(SECONDS / 2)
        for member in both:
            await member._renew()
    assert two.one.live == two.other.live == {two.one.id, two.other.id}
    assert [member.does_chores for member in both].count(True) == 1
    await two.other.stop()
    await two.one._renew()
    assert changes[-1] == {two.one.id}
    assert two.one.does_chores


def test_all_go_by_the_time_of_the_database_which_never_goes_back() -> None:
    steady = Clock(100.0)
    clock = PoolClock(steady)
    clock.set(1_000_000.0, 98.0, 102.0)
    assert clock() == 1_000_000.0
    steady.tick(10.0)
    assert clock() == 1_000_010.0
    clock.set(900_000.0, steady(), steady())
    assert clock() == 1_000_010.0
