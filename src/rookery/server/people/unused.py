"""Profiles that nobody uses, which make room for new ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists

from rookery.server.log.schema import METADATA
from rookery.server.log.schema.people import CARRIES, DEVICES, PROFILES

UNUSED_FOR = 30 * 86_400.0
"""Seconds since the last visit after which an empty profile is unused. Unmeasured."""

_OF_ANY = (DEVICES, CARRIES)
"""The tables with rows of every profile, used or not."""


def remove_unused(connection: Connection, at: float) -> int:
    """Delete the profiles that have no seat, club, passkey or anything else, and were not seen.

    Returns the number of profiles deleted.
    """
    is_unused = [~exists().where(column == PROFILES.c.id) for column in _references()]
    old = PROFILES.c.seen_at < at - UNUSED_FOR
    return connection.execute(delete(PROFILES).where(old, *is_unused)).rowcount


def _references() -> Iterator[ColumnElement[Any]]:
    """The columns by which other tables refer to a profile in use."""
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            if table not in _OF_ANY and key.column is PROFILES.c.id:
                yield key.parent
