"""Databases of earlier layouts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from rookery.server.database import migrating

SCRIPTS = Path(migrating.__file__).with_name("migrations")


def migrated_to(connection: Connection, revision: str) -> None:
    """Bring a database to the layout of an earlier version, such as `0005`."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
