"""Keeps the quick tests quick, and gives tests a PostgreSQL of their own.

All temporary files lie in one folder. Of games that differ only in values, a few stand for
all in the quick tests. Tests that need PostgreSQL are left out where it is not installed.
Hypothesis looks at no clock.
"""

import gc
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from rookery.games import GAMES
from tests.postgres import REQUIRED, Postgres, binaries, new_postgres
from tests.scratch import own_run_folder
from tests.valkey import Valkey, running_valkey

QUICK = ("tuxedo", "dixie", "three", "five", "kentucky", "red-one", "call-partner", "shelem", "two")
"""The games with which every quick test runs. Between them they have every rule of the engine."""

SELDOM = frozenset(GAMES) - {*QUICK}

EVERY_GAME = ("games", "oracle", "test_differential.py", "test_docs.py")
"""The folders and files of tests that always run with every game."""

_TESTS = Path(__file__).parent

# No test fails because a busy machine is slow.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder for all temporary files, and remove it at the end."""
    stack = ExitStack()
    made = stack.enter_context(own_run_folder())
    config.add_cleanup(stack.close)
    if made is not None and config.option.basetemp is None:
        config.option.basetemp = made / "t"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests of games in `SELDOM` as slow, except those that are wide."""
    for item in items:
        called = getattr(item, "callspec", None)
        values = () if called is None or item.get_closest_marker("wide") else called.params.values()
        if any(isinstance(it, str) and it in SELDOM for it in values):
            first = item.path.relative_to(_TESTS).parts[0] if _TESTS in item.path.parents else ""
            if first not in EVERY_GAME:
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of tests that are coroutines: not trio, which Selenium brings."""
    return "asyncio"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the garbage collector from scanning the objects that collecting all tests makes.

    These 1.4 million objects live to the end. Tests that look for garbage collect often,
    and each full collection would take three quarters of a second.
    """
    gc.disable()
    try:
        found = yield
        gc.collect()
        gc.freeze()
    finally:
        gc.enable()
    return found


@contextmanager
def _postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; the test is left out where it is not installed."""
    if binaries() is None and not REQUIRED:
        pytest.skip("PostgreSQL is not installed")
    server = new_postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def running_postgres() -> Iterator[Postgres]:
    """A server shared by the tests of this process, which leave it running."""
    with _postgres() as server:
        yield server


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A server of the test's own, which may stop and kill it."""
    with _postgres() as server:
        yield server


@pytest.fixture
def postgres_url(running_postgres: Postgres) -> str:
    """The URL of a database with Rookery's layout that has no rows yet."""
    return running_postgres.database()


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    """A server of the test's own, which may stop and kill it."""
    with running_valkey() as server:
        yield server
