"""Moves the time of a database's leases, and watches what its transactions wait for."""

import time

from rookery.server.database.store import Store

DEADLINE = 30.0
"""Seconds after which a test that waits in vain fails."""

_WAITING = """
SELECT count(*) FROM pg_stat_activity
WHERE wait_event_type = 'Lock' AND datname = current_database()
"""


def pass_time(store: Store, seconds: float) -> None:
    """Make the leases of all servers end sooner, as if the database's clock had gone on."""
    with store._engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE servers SET until = until - {seconds}")


def until_one_waits(store: Store) -> None:
    """Return when a transaction of the database waits for a lock of another."""
    end = time.monotonic() + DEADLINE
    with store._engine.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")
        while not connection.exec_driver_sql(_WAITING).scalar():
            assert time.monotonic() < end, "nobody waits"
            time.sleep(0.01)
