"""Connections to a store's database, for parts of the server that have their own tables."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Executable, Row, Table, func, select

from rookery.server.database.sqlite_setup import LOCKS_AT_ONCE


def count(connection: Connection, table: Table, *where: ColumnElement[bool]) -> int:
    """How many rows of a table meet all conditions."""
    counted = select(func.count()).select_from(table).where(*where)
    return connection.execute(counted).scalar_one()


def insert_into(database: Connection | Engine, table: Table) -> Any:
    """An INSERT in the database's dialect, to which an ON CONFLICT clause can be added.

    Both dialects have the same methods, such as `on_conflict_do_nothing`, but no common type.
    PostgreSQL's dialect is imported only if it is used.
    """
    return import_module(f"sqlalchemy.dialects.{database.dialect.name}").insert(table)


@dataclass(frozen=True, slots=True)
class Connections:
    """Reads and writes in transactions. Methods block, and may be called on any thread.

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

        SQLite locks the database at the beginning, so that counts read in the transaction are still
        true when it writes rows. Raises StoreFailed.
        """
        locking = self.engine.execution_options(**{LOCKS_AT_ONCE: True})
        with self.failures(), locking.begin() as connection:
            yield connection

    def rows(self, chosen: Executable) -> Sequence[Any]:
        """All rows of a query, in a transaction of its own, as in the methods below."""
        with self.reading() as connection:
            return connection.execute(chosen).all()

    def first(self, chosen: Executable) -> Any:
        """The first row of a query; None if there is none."""
        with self.reading() as connection:
            return connection.execute(chosen).first()

    def scalars(self, chosen: Executable) -> Sequence[Any]:
        """The first column of a query."""
        with self.reading() as connection:
            return connection.scalars(chosen).all()

    def scalar(self, chosen: Executable) -> Any:
        """The first column of a query's first row; None if there is none."""
        with self.reading() as connection:
            return connection.scalar(chosen)

    def count(self, table: Table, *where: ColumnElement[bool]) -> int:
        """How many rows of a table meet all conditions."""
        with self.reading() as connection:
            return count(connection, table, *where)

    def run(self, statement: Executable, values: Any = None) -> int:
        """Carry out a statement, and return how many rows it has changed."""
        with self.writing() as connection:
            return connection.execute(statement, values).rowcount

    def insert(self, table: Table) -> Any:
        """An INSERT to which an ON CONFLICT clause can be added."""
        return insert_into(self.engine, table)

    def insert_new(self, table: Table) -> Any:
        """An INSERT that leaves out the rows whose keys exist already."""
        return self.insert(table).on_conflict_do_nothing()


def by_column(row: Row[Any]) -> dict[str, Any]:
    """The values of a row by the plain names of their columns, as `msgspec.convert` needs them."""
    return {str(name): value for name, value in row._asdict().items()}
