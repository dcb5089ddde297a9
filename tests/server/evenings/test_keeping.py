"""Evenings in the database, SQLite and PostgreSQL."""

from __future__ import annotations

from contextlib import closing

import pytest

from rookery.evenings.settings import Settings
from rookery.server.evenings.keeping import GATHERING, EveningLog, Kept
from rookery.server.log.store import Store


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_an_evening_is_made_once(database: str, request: pytest.FixtureRequest) -> None:
    url = "sqlite://" if database == "sqlite" else request.getfixturevalue("postgres_url")
    kept = Kept("anevening", Settings("pairs", "dixie"), "a secret", GATHERING)
    with closing(Store(url)) as store:
        evenings = EveningLog(store.connections, 10)
        assert [evenings.make(kept, 0.0) for _ in range(2)] == [True, False]
