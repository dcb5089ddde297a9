"""The metadata to which all database tables belong, and the version of the layout."""

from sqlalchemy import MetaData, Table
from sqlalchemy.schema import SchemaItem

SCHEMA_VERSION = 14
"""The version of the layout that this program reads and writes."""

REVISION = f"{SCHEMA_VERSION:04}"
"""The name of the layout version in the migrations."""

METADATA = MetaData()


def table(name: str, *parts: SchemaItem) -> Table:
    """A table of the database with these columns, indices and constraints."""
    return Table(name, METADATA, *parts)
