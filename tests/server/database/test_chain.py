"""The hash chain shows which table has changed, moved or missing events."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.server.database.chain import START, BadLog, Head, link_of
from rookery.server.database.entries import Entry, Group
from rookery.server.database.store import Store

NAMED = b'{"event":"renamed","seat":%d,"name":"Ann %d"}'


def test_the_hash_function_never_changes() -> None:
    first = link_of(START, "k3vq9xw2ab", 1, 1_700_000_000.125, b'{"event":"started"}')
    second = link_of(first, "k3vq9xw2ab", 2, 1_700_000_001.0, b"{}")
    assert first.hex() == "a1efdf4f7e10813f7610ae51d5b2788d"
    assert second.hex() == "9671af3b9e8cc2ff2a03544baa0fb2f2"
    assert Head(0, START).after([first, second]).hash.hex() == "1870cef52a3e93194848b5e27475fc39"


PARTS = st.tuples(
    st.binary(min_size=16, max_size=16),
    st.text(max_size=4),
    st.integers(1, 9),
    st.floats(0, 4e9),
    st.binary(max_size=4),
)


@settings(max_examples=30)
@given(PARTS, PARTS)
def test_different_events_have_different_hashes(one: tuple[object, ...], two: object) -> None:
    assert (link_of(*one) == link_of(*two)) == (one == two)  # type: ignore[arg-type, misc]


def test_a_time_of_minus_zero_hashes_as_zero() -> None:
    assert link_of(START, "a", 1, -0.0, b"") == link_of(START, "a", 1, 0.0, b"")


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    """A log of two tables with five events each, written in different ways."""
    with closing(Store(f"sqlite:///{path}", survives_power_cut=False)) as opened:
        one = [Entry("one", seq, seq / 3, NAMED % (seq, seq)) for seq in range(1, 6)]
        two = [Entry("two", seq, seq / 3, b'{"event":"started"}') for seq in range(1, 6)]
        opened.write([Group((one[0],)), Group((two[0], two[1])), Group((one[1],))])
        opened.write([Group(tuple(one[2:]))])
        for entry in two[2:]:
            opened.write([Group((entry,))])
        yield opened


def fault(store: Store, match: str) -> tuple[int, str] | None:
    try:
        store.log_of(match)
    except BadLog as bad:
        return (bad.seq, bad.reason) if bad.match == match else (0, bad.match)
    return None


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        assert raw.execute(statement).rowcount


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE events SET body = x'7b7d' WHERE \"match\" = 'one' AND seq = 3", (3, "is damaged")),
        ("UPDATE events SET at = at + 1 WHERE \"match\" = 'one' AND seq = 1", (1, "is damaged")),
        ("UPDATE events SET hash = x'00' WHERE \"match\" = 'one' AND seq = 5", (5, "is damaged")),
        ("DELETE FROM events WHERE \"match\" = 'one' AND seq = 1", (1, "is missing")),
        ("UPDATE events SET seq = 6 WHERE \"match\" = 'one' AND seq = 4", (4, "is missing")),
    ],
)
def test_damage_is_reported_for_its_table_only(
    store: Store, path: Path, statement: str, found: tuple[int, str]
) -> None:
    change(path, statement)
    assert fault(store, "one") == found
    assert fault(store, "two") is None


def test_an_event_of_another_table_does_not_fit(store: Store, path: Path) -> None:
    change(path, "DELETE FROM events WHERE \"match\" = 'two' AND seq = 5")
    change(path, "UPDATE events SET \"match\" = 'two' WHERE \"match\" = 'one' AND seq = 5")
    assert fault(store, "two") == (5, "is damaged")


def test_a_missing_last_event_is_noticed(store: Store, path: Path) -> None:
    change(path, "DELETE FROM events WHERE \"match\" = 'one' AND seq = 5")
    assert fault(store, "one") is None
    assert store.missing() == 1


def test_tables_removed_on_purpose_do_not_count_as_missing(store: Store) -> None:
    store.remove(["one"])
    assert (store.matches(), store.missing(), store.head().removed) == (["two"], 0, 5)
    store.write([Group((Entry("two", 6, 2.0, b"{}"),))])
    assert (store.missing(), store.loss(), fault(store, "two")) == (0, None, None)


def test_the_chain_still_holds_when_names_change(store: Store, path: Path) -> None:
    change(path, "UPDATE events SET names = NULL")
    assert fault(store, "one") is None
    assert store.log_of("one")[0].body == b'{"event":"renamed","seat":1,"name":""}'


def test_damaged_names_are_reported_and_replaced(store: Store, path: Path) -> None:
    change(path, "UPDATE events SET names = x'0102030405' WHERE \"match\" = 'one' AND seq = 2")
    assert store.bad_names() == [("one", 2)]
    assert store.log_of("one")[1].body == b'{"event":"renamed","seat":2,"name":"Player 1"}'


def test_two_stores_continue_each_others_chains(path: Path, store: Store) -> None:
    with closing(Store(f"sqlite:///{path}")) as other:
        for seq in range(6, 12):
            writer = (store, other)[seq % 2]
            assert writer.write([Group((Entry("two", seq, 1.0, b"%d" % seq),))]) == [None]
    assert fault(store, "two") is None
    assert (store.head().position, store.missing(), store.loss()) == (16, 0, None)


def test_a_transaction_that_fails_leaves_the_chain_as_it_was(store: Store) -> None:
    lost = store.write([Group((Entry("one", 6, 1.0, b"6"), Entry("one", 5, 1.0, b"5")))])
    assert lost[0] is not None
    store.write([Group((Entry("one", 6, 1.0, b"another"),))])
    assert (fault(store, "one"), store.head().position, store.missing()) == (None, 11, 0)
