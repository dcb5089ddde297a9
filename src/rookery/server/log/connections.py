"""Connections to a store's database, for parts of the server that have their own tables."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.dialects import postgresql, sqlite

from rookery.server.log.sqlite_setup import LOCKS_AT_ONCE


@dataclass(frozen=True, slots=True)
class Connections:
    """Reads and writes in transactions. Calls block, and may be made on any thread.

    `failures` turns the errors of the database into StoreFailed.
    """

    engine: Engine
    failures: Callable[[], AbstractContextManager[None]]

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for reading. Raises StoreFailed."""
        with self.failures(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, committed at the end, or rolled back after an exception.

        SQLite locks the database at the beginning, so that counts read first are still true when
        rows are written. Raises StoreFailed.
        """
        locking = self.engine.execution_options(**{LOCKS_AT_ONCE: True})
        with self.failures(), locking.begin() as connection:
            yield connection

    def insert(self, table: Table) -> Any:
        """An INSERT in the database's dialect, to which an ON CONFLICT clause can be added.

        Both dialects have the same methods, such as `on_conflict_do_nothing`, but no common type.
        """
        is_sqlite = self.engine.dialect.name == "sqlite"
        return (sqlite if is_sqlite else postgresql).insert(table)
