"""A database that is closed keeps no connection open, not even one that was in use."""

from rookery.server.database.store import Store
from tests.postgres import Postgres


def test_a_connection_in_use_is_closed_when_it_is_given_back(running_postgres: Postgres) -> None:
    store = Store(running_postgres.database())
    with store.connections.reading() as connection:
        used = connection.connection.dbapi_connection
        store.close()
        assert used is not None
        assert not used.closed
    assert used.closed
