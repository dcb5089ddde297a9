import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Entry, Group
from rookery.server.database.store import Conflict, Store
from rookery.server.database.writer import Writer
from tests.known import known
from tests.server.test_room import WilfulStore


@pytest.fixture
def gated() -> Iterator[WilfulStore]:
    """A store that writes nothing yet."""
    with closing(WilfulStore()) as store:
        store.gate.clear()
        yield store


def group(match: str, *seqs: int) -> Group:
    return Group(tuple(Entry(match, seq, float(seq), b"{}") for seq in seqs))


def seqs(store: Store, match: str) -> list[int]:
    return [entry.seq for entry in store.events(match)]


@pytest.fixture
async def writer(gated: WilfulStore) -> AsyncIterator[Writer]:
    """A writer of seven groups at a time."""
    writer = Writer(gated, limit=7)
    yield writer
    await writer.close()


async def outcomes(writer: Writer, groups: Sequence[Group]) -> list[BaseException | None]:
    return await asyncio.gather(*map(writer.append, groups), return_exceptions=True)


async def test_waiting_appends_share_the_next_commit(gated: WilfulStore, writer: Writer) -> None:
    first = asyncio.create_task(writer.append(group("a", 1)))
    await asyncio.to_thread(gated.has_entered.wait)
    rest = [asyncio.create_task(writer.append(group("a", seq))) for seq in range(2, 9)]
    await asyncio.sleep(0)
    assert not first.done()
    assert gated.events("a") == []
    gated.gate.set()
    await asyncio.gather(first, *rest)
    assert gated.batches == [[group("a", 1)], [group("a", seq) for seq in range(2, 9)]]


async def test_a_batch_is_bounded_and_the_order_is_kept(gated: WilfulStore, writer: Writer) -> None:
    groups = [group("a", seq) for seq in range(1, 18)]
    gated.gate.set()
    assert await outcomes(writer, groups) == [None] * len(groups)
    assert [len(batch) for batch in gated.batches] == [7, 7, 3]
    assert [it for batch in gated.batches for it in batch] == groups


@pytest.mark.parametrize("failure", [StoreFailed("the disk is full"), OSError("gone")])
async def test_a_failure_reaches_all_waiting_appends_and_the_writer_goes_on(
    gated: WilfulStore, writer: Writer, failure: Exception
) -> None:
    gated.gate.set()
    gated.fails, gated.failure = True, failure
    told = await outcomes(writer, [group(match, 1) for match in "abc"])
    assert [type(it) for it in told] == [StoreFailed] * 3
    assert len(set(map(id, told))) == 3
    gated.fails = False
    await writer.append(group("a", 1))
    assert gated.matches() == ["a"]


async def test_closing_writes_the_waiting_appends(gated: WilfulStore, writer: Writer) -> None:
    tasks = [asyncio.create_task(writer.append(group("a", seq))) for seq in range(1, 18)]
    await asyncio.to_thread(gated.has_entered.wait)
    closing_task = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    assert not closing_task.done()
    gated.gate.set()
    await closing_task
    assert all(task.done() for task in tasks)
    assert seqs(gated, "a") == list(range(1, 18))


async def test_a_closed_writer_takes_no_more(gated: WilfulStore, writer: Writer) -> None:
    await writer.close()
    with pytest.raises(StoreFailed, match="closed"):
        await writer.append(group("a", 1))
    assert gated.batches == []


async def test_a_cancelled_append_disturbs_no_other(gated: WilfulStore, writer: Writer) -> None:
    gone = asyncio.create_task(writer.append(group("a", 1)))
    stays = asyncio.create_task(writer.append(group("b", 1)))
    await asyncio.to_thread(gated.has_entered.wait)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    gated.gate.set()
    await stays
    assert gated.matches() == ["a", "b"]


@settings(max_examples=8, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 8)), max_size=30), st.integers(1, 5)
)
async def test_each_number_goes_to_one_task(keys: list[tuple[str, int]], limit: int) -> None:
    with closing(Store("sqlite://")) as store:
        writer = Writer(store, limit=limit)
        told = await outcomes(writer, [group(match, seq) for match, seq in keys])
        await writer.close()
        won = [key for key, it in zip(keys, told, strict=True) if it is None]
        assert sorted(won) == sorted(set(keys))
        assert {type(it) for it in told} <= {type(None), Conflict}
        for match in "abc":
            assert seqs(store, match) == sorted({seq for name, seq in keys if name == match})


CHILD = """
import asyncio, os, sys
from random import Random
from rookery.server.database import sqlite_setup
from rookery.server.database.entries import Entry, Group, Summary
from rookery.server.database.store import Store
from rookery.server.database.writer import Writer

sqlite_setup.CHECKPOINT_PAGES = 20  # often, so that some rounds end in the middle of one

async def play(writer, match, seq, rng):
    while True:
        size = rng.randint(1, 4)
        numbers = range(seq + 1, seq + size + 1)
        body = f"{seq + 1} {size} ".encode() + bytes(rng.randint(0, 3000))
        entries = tuple(Entry(match, number, float(number), body) for number in numbers)
        seq += size
        await writer.append(Group(entries, Summary(match, "dixie", "playing", False, 0.0, seq)))
        os.write(1, "".join(f"{match} {number}\\n" for number in numbers).encode())

async def main(url, seed):
    store = Store(url)
    writer = Writer(store, limit=4)
    lasts = {match: store.events(match) for match in "abcdefgh"}
    await asyncio.gather(*(
        play(writer, match, events[-1].seq if events else 0, Random(seed + match))
        for match, events in lasts.items()
    ))

asyncio.run(main(sys.argv[1], sys.argv[2]))
"""
"""A program that appends for ever and prints each entry once it is acknowledged.

A body begins with the first number of its group and the size of the group.
"""


def acknowledged_until_killed(url: str, seed: str, lines: int) -> set[tuple[str, int]]:
    """Start a process that appends, kill it after `lines` lines; return what it acknowledged."""
    command = [sys.executable, "-c", CHILD, url, seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=dict(os.environ)) as child:
        assert child.stdout is not None
        printed = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        printed += child.stdout.readlines()
    assert child.returncode < 0, "the process was not killed"
    return {(line.split()[0].decode(), int(line.split()[1])) for line in printed}


def assert_whole(store: Store, match: str) -> None:
    """Assert that no number is missing, the last group is complete, and the index is at its end."""
    entries = store.events(match)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    if not entries:
        return
    first, size = map(int, entries[-1].body.split(b" ")[:2])
    assert len(entries) == first + size - 1
    assert known(store.summary(match)).changed_at == len(entries)


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
@pytest.mark.parametrize("rounds", [1, pytest.param(20, marks=pytest.mark.slow)])
def test_kill_9_loses_nothing_acknowledged(path: Path, rounds: int) -> None:
    rng, url = Random(rounds), f"sqlite:///{path}"
    promised: set[tuple[str, int]] = set()
    for number in range(rounds):
        promised |= acknowledged_until_killed(url, f"{rounds} {number}", rng.randint(1, 600))
        with closing(Store(url)) as store:
            kept = {(entry.match, entry.seq) for name in "abcdefgh" for entry in store.events(name)}
            assert promised <= kept
            for match in "abcdefgh":
                assert_whole(store, match)
