"""Evenings that two servers of a pool run on one PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from rookery.evenings.settings import Settings
from rookery.evenings.standings import standings
from rookery.server.log.leases import OwnedElsewhere
from tests.server.pool.houses import RelayedHouse

PAIRS = Settings("pairs", "kentucky", rounds=2, boards=1, pause=0, pace="instant", bots="random")


@pytest.mark.anyio
async def test_two_servers_run_one_evening(house: RelayedHouse) -> None:
    hubs = [house.hub, house.front]
    one, other = (hub.director for hub in hubs)
    made = await one.make(PAIRS)
    joined = await asyncio.gather(
        *(hubs[number % 2].director.join(made, f"Person {number}") for number in range(8))
    )
    done = await asyncio.gather(
        *(hub.director.start_round(made) for hub in hubs), return_exceptions=True
    )
    assert [type(each).__name__ for each in done if each is not None] == ["EveningError"]
    kept, now = await other.evening(made)
    await asyncio.gather(*(hub.director.tables.open_missing(kept, now) for hub in hubs))
    codes = list(one.kept.tables(made, 0).values())
    assert sorted(house.store.matches()) == sorted(codes)
    assert len(codes) == 2

    away = house.front if codes[0] in house.hub.rooms else house.hub
    with pytest.raises(OwnedElsewhere):
        await away.room(codes[0])
    await away.director.close_round(made)  # the tables are handed over, and end
    stages = one.kept.stages(codes)
    assert set(stages.values()) == {"over"}
    chores = next(hub for hub in hubs if hub.ownership.does_chores)
    await chores.director.move_along()
    state = await away.director.state_for(made, joined[0].entry)
    assert (state.stage, state.round) == ("playing", 2)
    await one.close_round(made)
    await chores.director.move_along()
    _, now = await other.evening(made)
    assert now.is_over
    assert len(standings(now)) == 4
