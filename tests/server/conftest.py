"""A server without a network, for tests that are coroutines (`pytest.mark.anyio`)."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.house import House, a_house


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of tests that are coroutines."""
    return "asyncio"


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A server with a database in memory."""
    async with a_house() as it:
        yield it
