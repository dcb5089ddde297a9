"""No migration deletes what people have made: each one keeps the rows of every table."""

from typing import Any

import pytest
from sqlalchemy import Connection, LargeBinary, MetaData, Table, create_engine, func, select
from sqlalchemy import String as Text

from rookery.server.database.schema import SCHEMA_VERSION
from tests.server.database.migrations import migrated_to

OF_THE_DATABASE = {"version", "alembic_version", "head"}
"""Tables that describe the database, and hold nothing of people's."""


def tables_of(connection: Connection) -> dict[str, Table]:
    """The tables of a database that hold what people made."""
    there = MetaData()
    there.reflect(connection)
    return {name: it for name, it in there.tables.items() if name not in OF_THE_DATABASE}


def a_row(table: Table) -> dict[str, Any]:
    """Some value of the right type for each column."""

    def value(kind: object) -> object:
        return b"x" if isinstance(kind, LargeBinary) else "x" if isinstance(kind, Text) else 1

    return {column.name: value(column.type) for column in table.columns}


def counts(connection: Connection) -> dict[str, int]:
    """The number of rows of each table."""
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in tables_of(connection).items()
    }


@pytest.mark.parametrize("number", range(1, SCHEMA_VERSION))
def test_a_migration_keeps_the_rows_of_every_table(number: int) -> None:
    with create_engine("sqlite://").begin() as connection:
        migrated_to(connection, f"{number:04}")
        for table in tables_of(connection).values():
            connection.execute(table.insert(), a_row(table))
        before = counts(connection)
        assert set(before.values()) == {1}
        migrated_to(connection, f"{number + 1:04}")
        after = counts(connection)
    assert {name: after.get(name, 0) for name in before} == before
