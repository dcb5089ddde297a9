"""Evenings that two servers of a pool run on one PostgreSQL."""

import asyncio

import pytest

from rookery.evenings.settings import Settings
from rookery.evenings.standings import standings
from rookery.server.database.leases import OwnedElsewhere
from tests.server.pool.houses import RelayedHouse

PAIRS = Settings("pairs", "kentucky", rounds=2, boards=1, pause=0, pace="instant", bots="random")


async def test_two_servers_run_one_evening(house: RelayedHouse) -> None:
    servers = [house.parts, house.front]
    one, other = (server.director for server in servers)
    made = await one.make(PAIRS)
    joined = await asyncio.gather(
        *(servers[number % 2].director.join(made, f"Person {number}") for number in range(8))
    )
    done = await asyncio.gather(
        *(server.director.start_round(made) for server in servers), return_exceptions=True
    )
    assert [type(each).__name__ for each in done if each is not None] == ["EveningError"]
    kept, now = await other.evening(made)
    await asyncio.gather(*(server.director.tables.open_missing(kept, now) for server in servers))
    codes = list(one.kept.tables(made, 0).values())
    assert sorted(house.store.matches()) == sorted(codes)
    assert len(codes) == 2

    away = house.front if codes[0] in house.parts.tables.rooms else house.parts
    with pytest.raises(OwnedElsewhere):
        await away.tables.room(codes[0])
    await away.director.close_round(made)  # the tables are handed over, and end
    stages = one.kept.stages(codes)
    assert set(stages.values()) == {"over"}
    chores = next(server for server in servers if server.ownership.does_chores)
    await chores.director.move_along()
    state = await away.director.state_for(made, joined[0].entry)
    assert (state.stage, state.round) == ("playing", 2)
    await one.close_round(made)
    await chores.director.move_along()
    _, now = await other.evening(made)
    assert now.is_over
    assert len(standings(now)) == 4
