"""Evenings at a real server: rounds, late comers, drop-outs, corrections and two servers."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from unittest.mock import AsyncMock, patch

import pytest
from sqlalchemy import select, update

from rookery.evenings.errors import EveningError
from rookery.evenings.settings import Settings
from rookery.evenings.standings import standings
from rookery.server.composition import composed
from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Group
from rookery.server.database.schema.evenings import EVENING_HAPPENINGS
from rookery.server.database.store import Store
from rookery.server.evenings import lots
from rookery.server.evenings.director import Director, Joined
from rookery.server.evenings.states import results_of
from rookery.server.limits import PEOPLE_EVER, UNBOUNDED
from rookery.server.room import Room
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.steps import Step
from rookery.table.table import Table
from rookery.table.turns.live import AWAY_FOR
from tests.known import known
from tests.server.evenings.recount import differences, rounds_of
from tests.server.house import House
from tests.server.scripted import Script
from tests.table.tables import Clock

PAIRS = Settings("pairs", "kentucky", rounds=2, boards=2, pause=0, pace="instant", bots="random")
SINGLES = replace(PAIRS, format="individual", rounds=3, boards=1)


@pytest.fixture
def director(house: House) -> Director:
    return house.parts.director


async def joined_by(director: Director, evening: str, count: int) -> list[Joined]:
    return [await director.join(evening, f"Person {number}") for number in range(count)]


async def play(house: House, code: str, secret: str, moves: int | None) -> None:
    """Sit at a table of a round, and make random moves to its end, or `moves` of them."""
    script = Script(secret, seed=f"{code} {secret}")
    line = await house.join(code, secret)
    while not (script.is_over() or script.bye or len(script.moves) == moves):
        await line.until(lambda: bool(line.frames))
        frames, line.frames = line.frames, []
        for frame in frames:
            script.hear(frame)
        if (command := script.next()) is not None:
            line.say(script.give(command))
    await line.hang_up()


async def play_round(
    house: House, evening: str, people: Sequence[Joined], moves: int | None = None
) -> None:
    """Have these people play at the tables that they are sent to."""
    seats = [(await house.parts.director.state_for(evening, it.entry)).own for it in people]
    there = zip(seats, people, strict=True)
    await asyncio.gather(*(play(house, own.code, it.secret, moves) for own, it in there if own))


async def not_beside(
    house: House, evening: str, away: Joined, people: Sequence[Joined]
) -> list[Joined]:
    """Those who sit at another table than a given person."""
    codes = {}
    for it in (away, *people):
        own = (await house.parts.director.state_for(evening, it.entry)).own
        codes[it.entry] = own.code if own is not None else ""
    return [it for it in people if codes[it.entry] != codes[away.entry]]


async def test_an_evening_of_drop_outs_and_two_servers_is_ranked_as_the_tables_logs_say() -> None:
    """In round two one person leaves, another is away, and the server dies as by kill -9."""
    first = House()
    director = first.parts.director
    made = await director.make(SINGLES)
    gone, away, *others = await joined_by(director, made, 7)
    await director.start_round(made)
    await play_round(first, made, (gone, away, *others))
    await director.move_along()  # closes the first round
    await director.move_along()  # draws the second
    await director.leave(made, gone.entry)
    await play_round(first, made, await not_beside(first, made, away, others), moves=1)
    first.parts.close_tables()
    async with House(store=first.store) as house:
        director = house.parts.director
        own = known((await director.state_for(made, away.entry)).own)
        room = known(await house.parts.tables.room(own.code))
        glimpse = await asyncio.to_thread(director.glimpse, made)
        assert away.entry in (await director.missing(glimpse)).away
        house.clock.tick(AWAY_FOR)
        await room.take(room.authority.tick)
        assert room.authority.table.chairs[own.seat].is_stood_in
        missing = await director.missing(glimpse)
        assert away.entry in missing.stood_in
        assert away.entry not in missing.away
        await play_round(house, made, others)
        await director.move_along()
        await director.move_along()
        await play_round(house, made, (away, *others))
        await director.move_along()
        await director.move_along()
        await check_ranking(house, made)


async def check_ranking(house: House, evening: str) -> None:
    """Assert that a finished evening is ranked as the logs of its tables say."""
    director = house.parts.director
    kept, now = await director.evening(evening)
    assert now.is_over
    assert [len(one.tables) for one in now.rounds] == [2, 2, 2]
    assert len(house.store.matches()) == 6, "no table was opened twice"
    assert all(None not in (result or (None,)) for one in now.rounds for result in one.results)
    recounted = differences(rounds_of(house.store, evening))
    secrets = {row.entry: row.secret_hash for row in director.kept.entries(evening).values()}
    rows = [row for row in standings(now) if row.place is not None]
    assert len(rows) == 7
    assert any(recounted.values())
    for row in rows:
        assert row.scores[0] == recounted[secrets[row.entries[0]]]
        better = sum(recounted[secrets[other.entries[0]]] > row.scores[0] for other in rows)
        assert known(row.place) >= better + 1
    results = results_of(kept, now)
    assert len(results.boards) == 3
    assert all(each.secret is not None for each in results.secrets)
    record = (await house.get(f"/api/tables/{results.boards[0].tables[0].code}/record")).read()
    assert record["boards"]["commitment"] == results.secrets[0].commitment


async def test_nothing_is_told_of_a_round_in_play(house: House, director: Director) -> None:
    made = await director.make(PAIRS)
    joined = await joined_by(director, made, 8)
    await director.start_round(made)
    own = known((await director.state_for(made, joined[0].entry)).own)
    room = house.parts.tables.rooms[own.code]
    await room.take(room.authority.end)
    await director.move_along()
    seen = await director.state_for(made, joined[0].entry)
    results = results_of(*await director.evening(made))
    stranger = await director.state_for(made, None)
    assert known(seen.own).is_done
    assert (seen.places, results.places, results.boards) == ((), (), ())
    assert [each.secret for each in results.secrets] == [None, None]
    assert stranger.own is None
    assert own.code not in p.encode(stranger).decode()


async def test_a_result_is_read_once_the_room_has_the_last_step_that_the_log_has(
    house: House, director: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, go_on = asyncio.Event(), asyncio.Event()

    made = await director.make(SINGLES)
    joined = await joined_by(director, made, 4)
    await director.start_round(made)
    own = known((await director.state_for(made, joined[0].entry)).own)
    room = known(await house.parts.tables.room(own.code))
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


async def test_who_leaves_gets_a_bot_and_is_not_drawn(house: House, director: Director) -> None:
    made = await director.make(SINGLES)
    joined = await joined_by(director, made, 8)
    await director.start_round(made)
    state = await director.state_for(made, joined[2].entry)
    assert state.own is not None
    await director.leave(made, joined[2].entry)
    room = house.parts.tables.rooms[state.own.code]
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


async def test_time_closes_a_round_with_average_boards(house: House, director: Director) -> None:
    made = await director.make(
        Settings("pairs", "kentucky", rounds=1, boards=2, minutes=5, pace="instant")
    )
    await joined_by(director, made, 8)
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


async def test_an_evening_that_nobody_goes_on_with_ends(
    house: House, director: Director, caplog: pytest.LogCaptureFixture
) -> None:
    made = await director.make(SINGLES)
    joined = await joined_by(director, made, 4)
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


async def test_the_host_begins_rounds_without_a_pause(house: House, director: Director) -> None:
    made = await director.make(replace(PAIRS, pause=-1))
    await joined_by(director, made, 8)
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


async def test_a_forgotten_name_is_not_told_from_memory(house: House, director: Director) -> None:
    profile = house.parts.profiles.make("Ann", "", 0.0).profile.id
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


async def test_limits_on_evenings_and_people() -> None:
    limits = replace(UNBOUNDED, evenings=2, entries=3)
    async with House(limits=limits) as house:
        director = house.parts.director
        made = [await director.make(PAIRS) for _ in range(2)]
        assert await director.make(PAIRS, made[0]) == made[0]
        with pytest.raises(Refusal, match="all the evenings"):
            await director.make(PAIRS)
        for _ in range(PEOPLE_EVER):
            joined = await joined_by(director, made[0], 3)
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


async def test_a_round_is_opened_once(memory: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = composed(memory), composed(memory)
    made = await one.director.make(PAIRS)
    await joined_by(one.director, made, 16)
    await one.director.start_round(made)
    kept, now = await other.director.evening(made)
    monkeypatch.setattr(other.director.kept, "tables", lambda evening, number: {})
    await other.director.tables.open_missing(kept, now)
    assert len(one.director.kept.tables(made, 0)) == 4
    assert len(memory.matches()) == 4
    assert len(one.tables.rooms) == 4
    assert not other.tables.rooms
    with pytest.raises(EveningError, match="still played"):
        await other.director.start_round(made)


async def test_a_table_being_opened_has_one_room(house: House, director: Director) -> None:
    made = await director.make(PAIRS)
    await joined_by(director, made, 4)
    kept, _ = await director.evening(made)
    code = lots.table_code(kept.secret, 0, 0)
    written = house.parts.writer.append
    visits: list[Room | None] = []

    async def append(group: Group) -> None:
        await written(group)
        if group.entries[0].match == code and not visits:
            visits.append(await house.parts.tables.room(code))

    house.parts.writer.append = append  # type: ignore[method-assign]
    await director.start_round(made)
    assert visits == [house.parts.tables.rooms[code]]


async def test_nobody_is_sent_to_a_table_not_open(house: House, director: Director) -> None:
    made = await director.make(PAIRS)
    ann = await director.join(made, "Ann")
    crash = AsyncMock(side_effect=StoreFailed("the server dies here"))
    with patch.object(director.tables, "open_missing", crash), pytest.raises(StoreFailed):
        await director.start_round(made)
    state = await director.state_for(made, ann.entry)
    assert (state.round, state.own) == (1, None)
    await director.move_along()
    state = await director.state_for(made, ann.entry)
    assert known(state.own).code in house.parts.tables.rooms


async def test_who_cannot_come_is_refused(director: Director) -> None:
    made = await director.make(PAIRS)
    for name in ("  ", "bot:strong"):
        with pytest.raises(Refusal, match="visible characters"):
            await director.join(made, name)
    with pytest.raises(Refusal, match="no such evening"):
        await director.state_for("nosuchone", None)


async def test_a_paused_evening_stands_still_and_goes_on_at_another_server(memory: Store) -> None:
    clock = Clock()
    one = composed(memory, now=clock)
    made = await one.director.make(replace(PAIRS, minutes=5, pause=60))
    await joined_by(one.director, made, 8)
    with pytest.raises(EveningError, match="not begun"):
        await one.director.pause(made, holds_tables=True)
    await one.director.start_round(made)
    clock.tick(100.0)
    await one.director.pause(made, holds_tables=True)
    assert all(room.authority.table.is_held for room in one.tables.rooms.values())
    assert len(one.tables.rooms) == 2
    one.close_tables()

    other = composed(memory, now=clock)  # as after a kill -9: nothing is known but the database
    clock.tick(3600.0)
    await other.director.move_along()
    state = await other.director.state_for(made, None)
    assert (state.stage, state.pause, state.closes_in) == ("playing", "hold", 200.0)
    await other.director.pause(made, holds_tables=False)
    assert not any(room.authority.table.is_held for room in other.tables.rooms.values())
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


async def test_a_pause_that_nobody_ends_is_over_some_day(house: House, director: Director) -> None:
    made = await director.make(SINGLES)
    await joined_by(director, made, 8)
    await director.start_round(made)
    await director.pause(made, holds_tables=True)
    house.clock.tick(11 * 3600.0)
    await director.move_along()
    assert (await director.state_for(made, None)).pause == "hold"
    house.clock.tick(3600.0)
    await director.move_along()
    assert (await director.state_for(made, None)).pause == ""
    assert not any(room.authority.table.is_held for room in house.parts.tables.rooms.values())
