"""A store in either database, and a server for tests that are coroutines."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from rookery.server.database.store import Store
from tests.server.house import House


@pytest.fixture
def memory() -> Iterator[Store]:
    """A store in memory."""
    with closing(Store("sqlite://")) as it:
        yield it


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A server with a database in memory."""
    async with House() as it:
        yield it


@pytest.fixture
async def kept_house(url: str) -> AsyncIterator[House]:
    """A server on an empty database of each kind."""
    async with House(store=Store(url, survives_power_cut=False)) as it:
        yield it


@pytest.fixture
async def lines() -> AsyncIterator[AsyncExitStack]:
    """Collects connections, and closes them at the end if they are still open."""
    async with AsyncExitStack() as it:
        yield it


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a log in a file."""
    return tmp_path / "log.db"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    url = "sqlite://" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    with closing(Store(url, survives_power_cut=False)) as it:
        yield it
