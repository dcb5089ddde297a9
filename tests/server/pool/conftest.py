"""A pool of two servers for tests that are coroutines."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.postgres import Postgres
from tests.server.house import Party
from tests.server.pool.houses import RelayedHouse
from tests.table.tables import shuffling
from tests.valkey import Valkey


@pytest.fixture
def making() -> dict[str, Any]:
    """Further arguments of the servers; tests override them by parameters."""
    return {}


@pytest.fixture
async def house(
    running_postgres: Postgres, valkey: Valkey, making: dict[str, Any]
) -> AsyncIterator[RelayedHouse]:
    """Two servers on a new database."""
    database = running_postgres.database()
    async with RelayedHouse(database, valkey.url, deals=shuffling(1), **making) as it:
        yield it


@pytest.fixture
async def party(house: RelayedHouse) -> Party:
    """A table of two people, who are connected to the server that does not own it."""
    return await house.open("tuxedo", "pp")
