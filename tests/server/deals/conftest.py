"""A server with each of the databases."""

from collections.abc import AsyncIterator

import pytest

from rookery.server.database.store import Store
from tests.server.house import House


@pytest.fixture
async def kept_house(url: str) -> AsyncIterator[House]:
    """A server on an empty database."""
    async with House(store=Store(url, survives_power_cut=False)) as it:
        yield it
