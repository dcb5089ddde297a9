"""Evenings at a real server: rounds, late comers, drop-outs, corrections and two servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from sqlalchemy import select, update

from rookery.evenings.errors import EveningError
from rookery.evenings.evening import Evening
from rookery.evenings.settings import Settings
from rookery.evenings.standings import standings
from rookery.server.evenings import lots
from rookery.server.evenings.director import Director, Joined
from rookery.server.evenings.keeping import Kept
from rookery.server.evenings.states import results_of
from rookery.server.hub import Hub
from rookery.server.limits import PEOPLE_EVER, UNBOUNDED
from rookery.server.log.database import StoreFailed
from rookery.server.log.entries import Group
from rookery.server.log.schema.evenings import EVENING_HAPPENINGS
from rookery.server.log.store import Store
from rookery.server.room import Room
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal
from rookery.table.steps import Step
from rookery.table.table import Table
from tests.server.evenings.guests import Guest
from tests.server.evenings.recount import differences, rounds_of
from tests.server.house import House, a_house
from tests.server.serving import Serving, serving
from tests.table.tables import Clock

PAIRS = Settings("pairs", "kentucky", rounds=2, boards=2, pause=0, pace="instant", bots="random")
SINGLES = Settings(
    "individual", "kentucky", rounds=3, boards=1, pause=0, pace="instant", bots="random"
)


def guest(director: Director, evening: str, address: str, name: str, joined: Joined) -> Guest:
    async def ask() -> p.EveningState | None:
        await director.move_along()
        return await director.state_for(evening, joined.entry)

    return Guest(address, name, joined.secret, ask, asks_every=0.2)


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as it:
        yield it


def names(count: int) -> list[str]:
    return [f"Person {number}" for number in range(count)]


def test_a_whole_evening_is_ranked_as_the_tables_logs_say(server: Serving) -> None:
    director = server.hub.director

    async def evening() -> tuple[str, list[Guest]]:
        made = await director.make(SINGLES)
        guests = [
            guest(director, made, f"{server.address}/", name, await director.join(made, name))
            for name in names(7)
        ]
        await director.start_round(made)
        await asyncio.gather(*(each.attend() for each in guests))
        return made, guests

    made, guests = server.run(evening())
    _, now = server.run(director.evening(made))
    assert now.is_over
    assert [len(each.codes) for each in guests] == [3] * 7
    assert len({code for each in guests for code in each.codes}) == 6
    recounted = differences(rounds_of(server.hub.store, made))
    secrets = {row.entry: row.secret_hash for row in director.kept.entries(made).values()}
    rows = [row for row in standings(now) if row.place is not None]
    assert len(rows) == 7
    assert any(recounted.values())
    for row in rows:
        assert row.scores[0] == recounted[secrets[row.entries[0]]]
        better = sum(recounted[secrets[other.entries[0]]] > row.scores[0] for other in rows)
        assert row.place is not None
        assert row.place >= better + 1
    results = results_of(*server.run(director.evening(made)))
    assert len(results.boards) == 3
    assert all(each.secret is not None for each in results.secrets)
    record = server.http.get(f"/api/tables/{results.boards[0].tables[0].code}/record").json()
    assert record["boards"]["commitment"] == results.secrets[0].commitment


def test_nothing_is_told_of_a_round_in_play(server: Serving) -> None:
    director = server.hub.director

    async def looks() -> tuple[p.EveningState, p.EveningResults, p.EveningState]:
        made = await director.make(PAIRS)
        joined = [await director.join(made, name) for name in names(8)]
        await director.start_round(made)
        own = await director.state_for(made, joined[0].entry)
        room = await server.hub.room(own.own.code if own.own else "")
        assert room is not None
        await room.take(room.authority.end)
        await director.move_along()
        seen = await director.state_for(made, joined[0].entry)
        results = results_of(*await director.evening(made))
        return seen, results, await director.state_for(made, None)

    seen, results, stranger = server.run(looks())
    assert seen.own is not None
    assert seen.own.is_done
    assert (seen.places, results.places, results.boards) == ((), (), ())
    assert [each.secret for each in results.secrets] == [None, None]
    assert stranger.own is None
    assert seen.own.code not in p.encode(stranger).decode()


def in_a_house(work: Callable[[House, Director], Awaitable[None]]) -> None:
    """Run a test at a server whose clock only the test moves."""

    async def run() -> None:
        async with a_house() as house:
            await work(house, house.hub.director)

    asyncio.run(run())


def test_a_result_is_read_once_the_room_has_the_last_step_that_the_log_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written, go_on = asyncio.Event(), asyncio.Event()

    async def work(house: House, director: Director) -> None:
        made = await director.make(SINGLES)
        joined = [await director.join(made, name) for name in names(4)]
        await director.start_round(made)
        own = (await director.state_for(made, joined[0].entry)).own
        assert own is not None
        room = await house.hub.room(own.code)
        assert room is not None
        keep = room._log.keep

        async def slowly(before: Table, step: Step) -> None:
            await keep(before, step)
            written.set()
            await go_on.wait()

        monkeypatch.setattr(room._log, "keep", slowly)
        ending = asyncio.create_task(room.take(room.authority.end))
        await written.wait()
        await director.move_along()
        (_, now) = await director.evening(made)
        assert now.rounds[0].results == (None, None)
        go_on.set()
        await ending
        await director.move_along()
        (_, now) = await director.evening(made)
        assert (None,) in now.rounds[0].results

    in_a_house(work)


def test_bots_have_the_same_names_at_their_tables_as_on_the_page_of_the_evening() -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(SINGLES)
        for name in names(5):
            await director.join(made, name)
        await director.start_round(made)
        told = {table.names for table in (await director.state_for(made, None)).tables}
        tables = [room.authority.table for room in house.hub.rooms.values()]
        assert {tuple(chair.name for chair in table.chairs) for table in tables} == told
        assert any(chair.kind == "bot" for table in tables for chair in table.chairs)

    in_a_house(evening)


def test_one_who_leaves_is_played_by_a_bot_and_is_not_drawn_again() -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(SINGLES)
        joined = [await director.join(made, name) for name in names(8)]
        await director.start_round(made)
        state = await director.state_for(made, joined[2].entry)
        assert state.own is not None
        await director.leave(made, joined[2].entry)
        room = house.hub.rooms[state.own.code]
        assert room.authority.table.chairs[state.own.seat].kind == "bot"
        await director.close_round(made)
        assert room.is_over
        late = await director.join(made, "Late")
        await director.move_along()
        state = await director.state_for(made, joined[2].entry)
        assert (state.round, state.own, state.has_bye) == (2, None, False)
        assert (await director.state_for(made, late.entry)).own is not None
        await director.leave(made, joined[2].entry)  # again: nothing happens
        back = await director.join(made, "Person 2", entry=joined[2].entry)
        assert back.entry == joined[2].entry

    in_a_house(evening)


def test_time_closes_a_round_and_unfinished_boards_are_average() -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(
            Settings("pairs", "kentucky", rounds=1, boards=2, minutes=5, pace="instant")
        )
        for name in names(8):
            await director.join(made, name)
        await director.start_round(made)
        house.clock.tick(299.0)
        await director.move_along()
        state = await director.state_for(made, None)
        assert (state.stage, state.closes_in) == ("playing", 1.0)
        house.clock.tick(1.0)
        await director.move_along()
        _, now = await director.evening(made)
        assert list(now.rounds[0].results) == [(None, None)] * 2
        assert now.rounds[0].is_over
        await director.move_along()
        _, now = await director.evening(made)
        assert now.is_over
        assert {row.scores[0] for row in standings(now)} == {Fraction(0)}
        await director.correct(made, 0, 0, 0, (80, 40, 80, 40))
        await director.correct(made, 0, 1, 0, (40, 80, 40, 80))
        _, now = await director.evening(made)
        assert sorted(row.scores[0] for row in standings(now)) == [-80, -80, 80, 80]

    in_a_house(evening)


def test_an_evening_that_nobody_goes_on_with_ends(caplog: pytest.LogCaptureFixture) -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(SINGLES)
        joined = [await director.join(made, name) for name in names(4)]
        await director.start_round(made)
        await director.close_round(made)
        for each in joined:
            await director.leave(made, each.entry)
        with caplog.at_level("INFO", logger="rookery.evenings"):
            await director.move_along()
            await director.move_along()
        assert [record.getMessage() for record in caplog.records] == [
            f"evening {made} waits: there are too few people here for a table"
        ]
        assert (await director.state_for(made, None)).stage == "between"
        house.clock.tick(13 * 3600.0)
        await director.move_along()
        assert (await director.state_for(made, None)).stage == "over"
        assert await asyncio.to_thread(director.kept.playing) == []

    in_a_house(evening)


def test_the_host_begins_rounds_if_there_is_no_pause() -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(replace(PAIRS, pause=-1))
        for name in names(8):
            await director.join(made, name)
        await director.start_round(made)
        with pytest.raises(EveningError, match="round 1 is still played"):
            await director.end(made)
        await director.close_round(made)
        house.clock.tick(3600.0)
        await director.move_along()
        state = await director.state_for(made, None)
        assert (state.stage, state.round, state.rounds, state.starts_in) == ("between", 1, 2, None)
        await director.start_round(made)
        await director.close_round(made)
        with pytest.raises(EveningError, match="no round is being played"):
            await director.close_round(made)
        await director.move_along()
        assert (await director.state_for(made, None)).stage == "over"
        with pytest.raises(EveningError, match="the evening is over"):
            await director.join(made, "Late")

    in_a_house(evening)


def test_a_name_that_is_forgotten_is_not_told_from_memory() -> None:
    async def evening(house: House, director: Director) -> None:
        profile = house.hub.profiles.make("Ann", "", 0.0).profile.id
        made = await director.make(PAIRS)
        await director.join(made, "Ann", profile=profile)
        await director.end(made)
        assert (await director.state_for(made, None)).people[0].name == "Ann"
        with director.kept.connections.writing() as connection:
            (body,) = connection.scalars(
                select(EVENING_HAPPENINGS.c.body).where(EVENING_HAPPENINGS.c.seq == 1)
            )
            changed = update(EVENING_HAPPENINGS).where(EVENING_HAPPENINGS.c.seq == 1)
            connection.execute(changed.values(body=body.replace(b"Ann", b"?")))
        assert (await director.state_for(made, None)).people[0].name == "?"

    in_a_house(evening)


def test_limits_on_evenings_and_people() -> None:
    async def evening() -> None:
        limits = replace(UNBOUNDED, evenings=2, entries=3)
        async with a_house(limits=limits) as house:
            director = house.hub.director
            made = [await director.make(PAIRS) for _ in range(2)]
            assert await director.make(PAIRS, made[0]) == made[0]
            with pytest.raises(Refusal, match="all the evenings"):
                await director.make(PAIRS)
            for _ in range(PEOPLE_EVER):
                joined = [await director.join(made[0], name) for name in names(3)]
                with pytest.raises(Refusal, match="all the people"):
                    await director.join(made[0], "One more")
                for each in joined:
                    await director.leave(made[0], each.entry)
            with pytest.raises(Refusal, match="all the people"):
                await director.join(made[0], "One more")
            again = await director.join(made[0], "Person 0", entry=joined[0].entry)
            assert [it.id for it in (await director.evening(made[0]))[1].here] == [again.entry]
            await director.end(made[1])
            await director.make(PAIRS)

    asyncio.run(evening())


def on_one_database(work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with servers of its own on one database."""

    async def run() -> None:
        await work(store)

    store = Store("sqlite://", survives_power_cut=False)
    try:
        asyncio.run(run())
    finally:
        store.close()


def test_a_round_opened_twice_has_no_double_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(store: Store) -> None:
        one, other = Hub(store), Hub(store)
        made = await one.director.make(PAIRS)
        for name in names(16):
            await one.director.join(made, name)
        await one.director.start_round(made)
        kept, now = await other.director.evening(made)
        monkeypatch.setattr(other.director.kept, "tables", lambda evening, number: {})
        await other.director.tables.open_missing(kept, now)
        assert len(one.director.kept.tables(made, 0)) == 4
        assert len(store.matches()) == 4
        assert len(one.rooms) == 4
        assert not other.rooms
        with pytest.raises(EveningError, match="still played"):
            await other.director.start_round(made)

    on_one_database(evening)


def test_a_table_has_one_room_even_if_somebody_comes_while_it_is_opened() -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(PAIRS)
        for name in names(4):
            await director.join(made, name)
        kept, _ = await director.evening(made)
        code = lots.table_code(kept.secret, 0, 0)
        written = house.hub.writer.append
        visits: list[Room | None] = []

        async def append(group: Group) -> None:
            await written(group)
            if group.entries[0].match == code and not visits:
                visits.append(await house.hub.room(code))

        house.hub.writer.append = append  # type: ignore[method-assign]
        await director.start_round(made)
        assert visits == [house.hub.rooms[code]]

    in_a_house(evening)


def test_nobody_is_sent_to_a_table_that_is_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(PAIRS)
        ann = await director.join(made, "Ann")
        opening = director.tables.open_missing

        async def crash(kept: Kept, now: Evening) -> None:
            raise StoreFailed("the server dies here")

        monkeypatch.setattr(director.tables, "open_missing", crash)
        with pytest.raises(StoreFailed):
            await director.start_round(made)
        state = await director.state_for(made, ann.entry)
        assert (state.round, state.own) == (1, None)
        monkeypatch.setattr(director.tables, "open_missing", opening)
        await director.move_along()
        state = await director.state_for(made, ann.entry)
        assert state.own is not None
        assert state.own.code in house.hub.rooms

    in_a_house(evening)


def test_two_servers_that_act_at_once_count_once() -> None:
    async def evening(store: Store) -> None:
        hubs = [Hub(store), Hub(store)]
        made = await hubs[0].director.make(PAIRS)
        await asyncio.gather(
            *(hubs[number % 2].director.join(made, name) for number, name in enumerate(names(8)))
        )
        done = await asyncio.gather(
            *(hub.director.start_round(made) for hub in hubs), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in done) == ["EveningError", "NoneType"]
        seen = [(await hub.director.evening(made))[1] for hub in hubs]
        assert seen[0] == seen[1]
        assert len(seen[0].rounds) == 1
        assert len(seen[0].here) == 8
        assert len(store.matches()) == 2

    on_one_database(evening)


def test_who_belongs_to_an_entry() -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(PAIRS)
        profile = house.hub.profiles.make("Ann", "", 0.0).profile.id
        ann = await director.join(
            made, "Ann", entry="ann", secret_hash=hash_of("s"), profile=profile
        )
        ben = await director.join(made, "Ben")
        assert ann == Joined("ann", "")
        assert await director.entry_of(made, profile=profile) == "ann"
        assert await director.entry_of(made, secret="s") == "ann"
        assert await director.entry_of(made, secret=ben.secret) == ben.entry
        assert await director.entry_of(made, secret="other") is None
        assert await director.entry_of(made) is None

    in_a_house(evening)


@pytest.mark.parametrize("name", ["", "  ", "bot:strong"])
def test_a_bad_name_is_refused(server: Serving, name: str) -> None:
    made = server.run(server.hub.director.make(PAIRS))
    with pytest.raises(Refusal, match="visible characters"):
        server.run(server.hub.director.join(made, name))


def test_an_evening_that_does_not_exist(server: Serving) -> None:
    with pytest.raises(Refusal, match="no such evening"):
        server.run(server.hub.director.state_for("nosuchone", None))


def test_a_paused_evening_stands_still_and_goes_on_also_at_another_server() -> None:
    async def evening(store: Store) -> None:
        clock = Clock()
        one = Hub(store, now=clock)
        made = await one.director.make(replace(PAIRS, minutes=5, pause=60))
        for name in names(8):
            await one.director.join(made, name)
        with pytest.raises(EveningError, match="not begun"):
            await one.director.pause(made, holds_tables=True)
        await one.director.start_round(made)
        clock.tick(100.0)
        await one.director.pause(made, holds_tables=True)
        assert all(room.authority.table.is_held for room in one.rooms.values())
        assert len(one.rooms) == 2
        one.close_tables()

        other = Hub(store, now=clock)  # as after a kill -9: nothing is known but the database
        clock.tick(3600.0)
        await other.director.move_along()
        state = await other.director.state_for(made, None)
        assert (state.stage, state.pause, state.closes_in) == ("playing", "hold", 200.0)
        await other.director.pause(made, holds_tables=False)
        assert not any(room.authority.table.is_held for room in other.rooms.values())
        assert (await other.director.state_for(made, None)).pause == "finish"
        await other.director.close_round(made)
        clock.tick(600.0)
        await other.director.move_along()
        state = await other.director.state_for(made, None)
        assert (state.stage, state.starts_in) == ("between", None)
        with pytest.raises(EveningError, match="paused"):
            await other.director.start_round(made)
        await other.director.resume(made)
        await other.director.resume(made)  # again: nothing happens
        state = await other.director.state_for(made, None)
        assert (state.pause, state.starts_in) == ("", 60.0)
        clock.tick(60.0)
        await other.director.move_along()
        assert (await other.director.state_for(made, None)).round == 2

    on_one_database(evening)


def test_a_pause_that_nobody_ends_is_over_some_day() -> None:
    async def evening(house: House, director: Director) -> None:
        made = await director.make(SINGLES)
        for name in names(8):
            await director.join(made, name)
        await director.start_round(made)
        await director.pause(made, holds_tables=True)
        house.clock.tick(11 * 3600.0)
        await director.move_along()
        assert (await director.state_for(made, None)).pause == "hold"
        house.clock.tick(3600.0)
        await director.move_along()
        assert (await director.state_for(made, None)).pause == ""
        assert not any(room.authority.table.is_held for room in house.hub.rooms.values())

    in_a_house(evening)
