"""Unused profiles, which are deleted to make room for new ones."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists

from rookery.server.database.schema import METADATA
from rookery.server.database.schema.people import CARRIES, DEVICES, PROFILES

UNUSED_FOR = 30 * 86_400.0
"""An empty profile counts as unused if its last visit was this many seconds ago. Unmeasured."""

_OF_ANY = (DEVICES, CARRIES)
"""Database tables in which even unused profiles may have rows."""


def remove_unused(connection: Connection, at: float) -> int:
    """Delete profiles long unseen, without seat, club, sheet or passkey. Returns their number."""
    is_unused = [~exists().where(column == PROFILES.c.id) for column in _references()]
    old = PROFILES.c.seen_at < at - UNUSED_FOR
    return connection.execute(delete(PROFILES).where(old, *is_unused)).rowcount


def _references() -> Iterator[ColumnElement[Any]]:
    """The columns that refer to profiles; a profile named in any of them is in use."""
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            if table not in _OF_ANY and key.column is PROFILES.c.id:
                yield key.parent
