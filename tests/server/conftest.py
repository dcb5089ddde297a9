"""PostgreSQL for the tests of the server; they are left out where it is not installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import REQUIRED, Postgres, binaries


@pytest.fixture(scope="session")
def running_postgres() -> Iterator[Postgres]:
    """A server shared by the tests of this process, which leave it running."""
    if binaries() is None and not REQUIRED:
        pytest.skip("PostgreSQL is not installed")
    server = Postgres()
    try:
        server.start("fsync=off")
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A server of the test's own, which may stop and kill it."""
    if binaries() is None and not REQUIRED:
        pytest.skip("PostgreSQL is not installed")
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_url(running_postgres: Postgres) -> str:
    """The URL of an empty database."""
    return running_postgres.database()
