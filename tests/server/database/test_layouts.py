"""Database layouts on main are frozen, and every earlier one is migrated to the current one."""

import gzip
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect

from rookery.server.checking import check
from rookery.server.database.schema import METADATA, SCHEMA_VERSION
from rookery.server.database.store import Store
from rookery.server.operating import upkeep
from rookery.table import events as ev
from rookery.table.authority import Authority
from tests.postgres import Postgres
from tests.server.database.migrations import migrated_to

CORPUS = Path(__file__).parents[2] / "corpus" / "layouts"
FILES = sorted(CORPUS.glob("*.sql.gz"))

FROZEN = {
    1: "f5a7ba4d7c6c4d37",
    2: "c4bda4e1e57adbeb",
    3: "9febf457513f09e0",
    4: "8f6a6c3d9fccc637",
    5: "1f59da46a22d4e6a",
    6: "ac1a348140a5fd59",
    7: "6d37934b326c7943",
    8: "f82b16dec2018d61",
    9: "59c04c93d1549fa4",
    10: "98193192953bd288",
    11: "43eda7b18b10c1da",
    12: "3bf6de06e34ba9a3",
    13: "5cbfcd4508278cc4",
    14: "620dc0f18d60c137",
}
"""The hash of the schema that each migration ends in."""

NEVER_ALONE = {6}
"""Layouts that were merged together with the next one, so that no database has them."""

OF_THE_DATABASE = {"version", "alembic_version", "head", "servers", "leases"}
"""The tables that hold nothing of people's."""

files = pytest.mark.parametrize("file", FILES, ids=lambda it: it.name.removesuffix(".sql.gz"))


OF_A_PART = {
    "columns": ("name", "type", "nullable", "default", "primary_key"),
    "indexes": ("name", "column_names", "unique"),
    "foreign_keys": ("constrained_columns", "referred_table", "referred_columns", "options"),
    "unique_constraints": ("column_names",),
}
"""The parts of a table that enter the hash, each with the keys that SQLAlchemy reports."""


def schema_of(number: int) -> str:
    """The tables of a layout with their parts, a line for each."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrated_to(connection, f"{number:04}")
        found = inspect(connection)
        lines = [
            f"{table} {kind} " + " ".join(str(part.get(name)) for name in names)
            for table in found.get_table_names()
            for kind, names in OF_A_PART.items()
            for part in getattr(found, f"get_{kind}")(table)
        ]
    engine.dispose()
    return "\n".join(sorted(lines))


@pytest.mark.parametrize("number", range(1, SCHEMA_VERSION + 1))
def test_a_layout_that_has_landed_does_not_change(number: int) -> None:
    now = hashlib.sha256(schema_of(number).encode()).hexdigest()[:16]
    assert FROZEN.get(number, now) == now, (
        f"layout {number} has landed, and there are databases of it: leave its migration as it "
        f"was, and make layout {SCHEMA_VERSION + 1} in a file of its own in migrations/versions"
    )
    assert number in FROZEN, f"layout {number} is new: add its hash to FROZEN, {now!r}"


def test_the_corpus_has_every_layout_that_ever_was() -> None:
    there = {int(file.name.partition(".")[0].partition("-")[0]) for file in FILES}
    assert there == {*range(1, SCHEMA_VERSION + 1)} - NEVER_ALONE, (
        "make what is missing: .venv/bin/python tools/corpus_layout.py "
        f"tests/corpus/layouts/{SCHEMA_VERSION}.sql.gz"
    )


def made(file: Path, path: Path) -> dict[str, Any]:
    """Make the database of a corpus file; return the description in its first line."""
    script = gzip.decompress(file.read_bytes()).decode()
    with closing(sqlite3.connect(path)) as opened:
        opened.executescript(script)
    about: dict[str, Any] = json.loads(script.partition("\n")[0].removeprefix("-- "))
    return about


def kept(path: Path, columns: dict[str, list[str]] | None = None) -> dict[str, list[str]]:
    """The rows of the tables of people, as text, with these columns or with all."""
    found = {}
    with closing(sqlite3.connect(path)) as opened:
        for table, names in (columns or columns_of(path)).items():
            chosen = ", ".join(f'"{name}"' for name in names)
            found[table] = sorted(map(repr, opened.execute(f'SELECT {chosen} FROM "{table}"')))
    return found


def columns_of(path: Path) -> dict[str, list[str]]:
    """The columns of each table of people; without the bodies of events, which lose the names."""
    with closing(sqlite3.connect(path)) as opened:
        tables = opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            table: [
                row[1]
                for row in opened.execute(f'PRAGMA table_info("{table}")')
                if (table, row[1]) != ("events", "body")
            ]
            for (table,) in tables
            if table not in OF_THE_DATABASE
        }


@files
def test_every_layout_is_migrated_without_losing_a_row(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    about = made(file, path)
    columns = columns_of(path)
    before = kept(path)
    with closing(Store(f"sqlite:///{path}")) as store:
        assert check(store).is_sound
        with store.connections.reading() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
        for seat in about["seats"]:
            entries = store.events(seat["code"])
            events = [(ev.decode(it.body), it.at) for it in entries]
            table = Authority.of_log(events, entries[-1].at).table
            assert table.seat_of(seat["secret"]) == seat["seat"]
            assert table.stage == seat["stage"]
    assert kept(path, columns) == before


@files
def test_a_backup_of_every_layout_is_restored(file: Path, tmp_path: Path) -> None:
    made(file, tmp_path / "backup.db")
    restored = upkeep.restore(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backup.db")
    assert restored.report.is_sound
    assert restored.report.tables == len(kept(tmp_path / "backup.db")["tables"])


def test_what_an_early_layout_5_lacks_is_added_in_postgresql(running_postgres: Postgres) -> None:
    url = running_postgres.database(is_empty=True)
    engine = create_engine(url)
    with engine.begin() as connection:
        migrated_to(connection, "0005")
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN due_at")
        connection.exec_driver_sql("DROP TABLE link_plays, waiting, ratings_shown CASCADE")
        connection.exec_driver_sql("INSERT INTO profiles VALUES ('a', 'Ann', 1, 1)")
    assert upkeep.migrate(url, has_backup=True) is not None
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert connection.exec_driver_sql("SELECT name FROM profiles").scalar() == "Ann"
    engine.dispose()
