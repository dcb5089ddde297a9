"""Leases in a real PostgreSQL: one owner at a time, and no commit in an epoch that is over."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from typing import Any

import pytest
from sqlalchemy import Connection, event

from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Entry, Group, Lease, Summary
from rookery.server.database.leases import LeaseLost, Leases, OwnedElsewhere, fence
from rookery.server.database.store import Store
from tests.server.pool.times import pass_time, until_one_waits

LONG, SHORT = 10_000.0, 1_000.0


@pytest.fixture
def stores(postgres_url: str) -> Iterator[list[Store]]:
    url = f"{postgres_url}?options=-c%20lock_timeout%3D50000"
    with ExitStack() as stack:
        yield [stack.enter_context(closing(Store(url))) for _ in range(2)]


@pytest.fixture
def leases(stores: list[Store]) -> Leases:
    found = stores[0].leases
    assert found is not None
    found.register("one", "one:1", LONG, 2)
    found.register("two", "two:2", LONG, 2)
    return found


def group(lease: Lease, seq: int, stage: str = "playing") -> Group:
    line = Summary(lease.code, "dixie", stage, False, 1.0, 2.0)
    return Group((Entry(lease.code, seq, 5.0, b"{}"),), line, lease)


def opened(store: Store, code: str, owner: str = "one") -> Lease:
    """A new table of a server."""
    lease = Lease(code, owner, 1)
    assert store.write([group(lease, 1)]) == [None]
    return lease


def test_a_table_older_than_leases_can_be_taken(stores: list[Store], leases: Leases) -> None:
    stores[0].write([Group((Entry("old", 1, 5.0, b"{}"),))])
    assert leases.take("old", "two") == Lease("old", "two", 1)


def test_taking_a_table_again_begins_an_epoch(stores: list[Store], leases: Leases) -> None:
    """A hand-over still under way must not release a table that was taken again after it began."""
    before = opened(stores[0], "a")
    again = leases.take("a", "one")
    assert again == Lease("a", "one", 2)
    assert leases.hand_over([before], None) == set()
    assert leases.owner_of("a") == "one"


def test_the_dead_lose_their_tables(stores: list[Store], leases: Leases) -> None:
    leases.register("mortal", "mortal:3", SHORT, 2)
    opened(stores[0], "a", "mortal")
    assert leases.orphans(["playing"], 10) == []
    pass_time(stores[0], SHORT)
    assert leases.orphans(["playing"], 10) == ["a"]
    assert leases.orphans(["lobby"], 10) == []
    with pytest.raises(OwnedElsewhere) as caught:
        leases.take("a", "two", takes_over=False)
    assert not caught.value.is_alive
    assert leases.take("a", "two") == Lease("a", "two", 2)
    assert leases.orphans(["playing"], 10) == []


def test_whoever_left_is_not_waited_for(stores: list[Store], leases: Leases) -> None:
    opened(stores[0], "a")
    leases.leave("one")
    assert leases.orphans(["playing"], 10, takes_over=False) == ["a"]
    assert leases.take("a", "two", takes_over=False) == Lease("a", "two", 2)


def test_nothing_is_written_after_the_lease_is_lost(stores: list[Store], leases: Leases) -> None:
    lease, other = opened(stores[0], "a"), opened(stores[0], "b")
    assert leases.hand_over([lease], "two") == {"a"}
    lost, kept = stores[0].write([group(lease, 2), group(other, 2)])
    assert isinstance(lost, LeaseLost)
    assert kept is None
    assert [stores[0].last(code) for code in "ab"] == [1, 2]
    assert stores[1].write([group(Lease("a", "two", 2), 2)]) == [None]
    assert stores[0].missing() == 0


def test_an_owner_does_not_write_in_an_earlier_epoch(stores: list[Store], leases: Leases) -> None:
    lease = opened(stores[0], "a")
    leases.hand_over([lease], "two")
    leases.hand_over([Lease("a", "two", 2)], "one")
    assert isinstance(stores[0].write([group(lease, 2)])[0], LeaseLost)
    assert stores[0].write([group(Lease("a", "one", 3), 2)]) == [None]


def test_a_take_waits_for_a_commit_under_way(stores: list[Store], leases: Leases) -> None:
    leases.register("slow", "slow:3", SHORT, 2)
    lease = opened(stores[0], "a", "slow")
    with stores[0]._database.transaction() as connection, ThreadPoolExecutor(1) as thread:
        assert fence(connection, [group(lease, 2)]) == set()
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        pass_time(stores[1], SHORT)
        took = thread.submit(leases.take, "a", "two")
        until_one_waits(stores[1])
        connection.rollback()
        assert took.result() == Lease("a", "two", 2)


def test_a_suspended_server_holds_nobody_up(stores: list[Store], leases: Leases) -> None:
    """PostgreSQL ends the suspended server's transaction before others give up waiting."""
    leases.register("slow", "slow:3", SHORT, 2)
    lease = opened(stores[0], "a", "slow")
    took = None
    with suppress(StoreFailed), stores[0]._database.transaction() as connection:
        assert fence(connection, [group(lease, 2)]) == set()
        pass_time(stores[0], SHORT)
        took = leases.take("a", "two")
    assert took == Lease("a", "two", 2)


def test_a_renewal_leaves_no_transaction_open(leases: Leases) -> None:
    """The server's row must not stay locked if the server is suspended before a commit."""
    commits_by_itself: list[bool] = []

    @event.listens_for(leases._connections.engine, "before_cursor_execute")
    def note(connection: Connection, *_: object) -> None:
        driver: Any = connection.connection.driver_connection
        commits_by_itself.append(driver.autocommit)

    leases.renew("one", "one:1", 1, LONG)
    assert set(commits_by_itself) == {True}


def test_a_renewal_after_a_take_has_lost_the_table(stores: list[Store], leases: Leases) -> None:
    lane = leases.register("slow", "slow:3", SHORT, 2)
    opened(stores[0], "a", "slow")
    pass_time(stores[0], SHORT)
    with ThreadPoolExecutor(1) as thread, stores[0]._engine.begin() as connection:
        connection.exec_driver_sql("SELECT 1 FROM leases WHERE code = 'a' FOR UPDATE")
        connection.exec_driver_sql("SELECT until FROM servers WHERE id = 'slow' FOR SHARE")
        renewing = thread.submit(leases.renew, "slow", "slow:3", lane, LONG)
        until_one_waits(stores[1])
        connection.exec_driver_sql("UPDATE leases SET owner = 'two', epoch = 2 WHERE code = 'a'")
        connection.commit()
        renewing.result()
    assert leases.held("slow") == {}


def test_a_live_servers_table_is_not_taken_nor_locked(stores: list[Store], leases: Leases) -> None:
    """A server that is refused a table must not hold up its owner's renewals."""
    opened(stores[0], "a")
    with stores[0]._engine.begin() as connection:
        connection.exec_driver_sql("SELECT 1 FROM servers WHERE id = 'one' FOR UPDATE")
        with pytest.raises(OwnedElsewhere) as caught:
            leases.take("a", "two")
    assert (caught.value.owner, caught.value.is_alive) == ("one", True)
    assert leases.held("one") == {"a": 1}


def test_every_server_has_lanes_of_its_own(stores: list[Store], leases: Leases) -> None:
    first = leases.register("three", "three:3", SHORT, 2)
    assert first == 5
    pass_time(stores[0], SHORT)
    assert leases.register("four", "four:4", LONG, 2) == 5  # those of a dead one are used again
    stores[0].use_lanes([1, 2])
    stores[1].use_lanes([3, 4])
    for number in range(8):
        code, store = f"table {number}", stores[number % 2]
        owner = ("one", "two")[number % 2]
        lease = Lease(code, owner, 1)
        assert store.write([group(lease, 1)], lane=number % 4 // 2) == [None]
    assert [store.head(lane).position for store in stores for lane in (0, 1)] == [2, 2, 2, 2]
    assert stores[0].missing() == 0
    assert stores[0].loss() is None
    with stores[0]._engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM events WHERE match = 'table 3'")
    assert stores[0].missing() == 1


def test_tables_that_are_removed_leave_no_lease(stores: list[Store], leases: Leases) -> None:
    """A table that a server has in memory is not removed."""
    here, there = opened(stores[0], "a"), opened(stores[0], "b")
    leases.hand_over([here], None)
    stores[0].remove(["a", "b"])
    assert [stores[0].last(code) for code in "ab"] == [0, 1]
    assert leases.held("one") == {"b": 1}
    assert leases.take("a", "two") is None
    assert stores[0].write([group(there, 2)]) == [None]
    assert stores[0].missing() == 0


def test_public_tables_in_the_lobby_are_taken_up_too(stores: list[Store], leases: Leases) -> None:
    for code, stage, is_listed in (
        ("a", "lobby", True),
        ("b", "lobby", False),
        ("c", "over", True),
    ):
        line = Summary(code, "dixie", stage, is_listed, 1.0, 2.0)
        stores[0].write([Group((Entry(code, 1, 5.0, b"{}"),), line, Lease(code, "one", 1))])
    leases.leave("one")
    assert leases.orphans(["playing"], 10) == ["a"]


def test_forgotten_servers_own_nothing(stores: list[Store], leases: Leases) -> None:
    opened(stores[0], "a")
    with stores[0]._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE servers SET until = 1 WHERE id IN ('one', 'two')")
    leases.register("new", "new:3", LONG, 2)
    assert set(leases.names()) == {"one", "new"}


def test_two_tables_cannot_be_opened_under_one_code(stores: list[Store], leases: Leases) -> None:
    opened(stores[0], "a")
    (lost,) = stores[1].write([group(Lease("a", "two", 1), 1)])
    assert lost is not None
    assert leases.owner_of("a") == "one"


def test_what_fails_is_told(stores: list[Store], leases: Leases) -> None:
    with stores[0]._engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE leases RENAME TO gone")
    with pytest.raises(StoreFailed):
        leases.take("a", "one")
