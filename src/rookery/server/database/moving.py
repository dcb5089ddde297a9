"""Copies a whole database row by row into another one, for example from SQLite into PostgreSQL."""

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select

from rookery.server.database.database import BadDatabase, Database
from rookery.server.database.leases import need_no_server
from rookery.server.database.schema import (
    EVENTS,
    HEAD,
    LEASES,
    METADATA,
    REVISIONS,
    SERVERS,
    VERSIONS,
)

_AT_ONCE = 1_000
"""This many rows are read at once, and one statement writes them. Unmeasured."""

_OF_THE_DATABASE = (VERSIONS, REVISIONS, SERVERS, LEASES)
"""Tables that are not copied: the version of the layout, and the servers of the database."""

_COPIED = [table for table in METADATA.sorted_tables if table not in _OF_THE_DATABASE]
"""All other tables; each comes after the tables to which it refers."""


def copy_log(
    source: Database, target: Database, report: Callable[[int, int], None] | None = None
) -> None:
    """Copy all rows of a database into an empty one, in one transaction.

    The hashes are copied with the events, so that the copy can be checked. Now and then `report` is
    called with two numbers of events: copied so far, and all.

    Raises DatabaseInUse if a server of a pool runs on one of them. Raises BadDatabase if the target
    is not empty. Raises StoreFailed if a database fails; nothing is copied then. Raises StoreUnsure
    if the commit was not confirmed; everything may be copied then.
    """
    with source.failures():
        old = source.engine.connect()
    with old, target.failures(), target.transaction() as new:
        with source.failures():
            need_no_server(old, source.place)
        need_no_server(new, target.place)
        for table in _COPIED:
            if table is not HEAD and new.execute(select(table).limit(1)).first() is not None:
                raise BadDatabase(f"{target.place} is not empty: name a new one")
        new.execute(delete(HEAD))
        whole, done = _count(source, old), 0
        for table in _COPIED:
            for rows in _parts(source, old, table):
                new.execute(insert(table), rows)
                if table is EVENTS and report is not None:
                    done += len(rows)
                    report(done, whole)


def _count(source: Database, old: Connection) -> int:
    with source.failures():
        count: int = old.execute(select(func.count()).select_from(EVENTS)).scalar_one()
        return count


def _parts(source: Database, old: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table in lists of at most `_AT_ONCE`."""
    chosen = select(table).order_by(*table.primary_key.columns)
    with source.failures():
        found = old.execution_options(yield_per=_AT_ONCE).execute(chosen)
        for part in found.partitions():
            yield [row._asdict() for row in part]
