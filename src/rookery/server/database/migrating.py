"""Migrates a database of an earlier version to the current layout, by Alembic.

Imported only if there is something to migrate, because Alembic takes a moment to load.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, select

from rookery.server.database.leases import need_no_server
from rookery.server.database.schema import REVISIONS, VERSIONS

_GREW = 5
"""This layout got more tables during the day on which it was made. A database made earlier on that
day lacks them, so the migration runs again and adds them. A test checks that no other layout
changes."""

_SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, place: str) -> None:
    """Migrate a database in a connection's transaction. Raises DatabaseInUse in a running pool."""
    need_no_server(connection, place)
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if not inspect(connection).has_table(REVISIONS.name):
        command.stamp(config, "0001")  # the first version did not use Alembic
    if connection.scalar(select(VERSIONS.c.number)) == _GREW:
        command.stamp(config, f"{_GREW - 1:04}")
    command.upgrade(config, "head")
