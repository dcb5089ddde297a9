"""Databases of earlier versions are backed up and migrated to the current layout."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, delete, insert

from rookery.server.checking import check
from rookery.server.database import migrating
from rookery.server.database.copying import copy_database
from rookery.server.database.database import BadDatabase, Migration, OlderLayout
from rookery.server.database.lock import DatabaseInUse, only_server
from rookery.server.database.schema import SCHEMA_VERSION
from rookery.server.database.store import Store
from rookery.server.operating import upkeep
from tests.postgres import Postgres
from tests.server.database.migrations import migrated_to

OLD = Path(__file__).parents[2] / "corpus" / "0.1.0" / "tables.db"


NO_PROCESS = 1 << 30
"""A process id that no process has, since no system assigns ids this high."""


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A copy of a database of the first version."""
    return Path(shutil.copy(OLD, tmp_path / "tables.db"))


def rows(path: Path, chosen: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute(chosen).fetchall()


BODIES = 'SELECT "match", seq, at, body FROM events ORDER BY "match", seq'


def test_an_old_database_is_migrated_after_a_backup_beside_it(path: Path) -> None:
    before = rows(path, BODIES)
    backup = path.with_name("tables.layout-1.db")
    with closing(Store(url_of(path))) as store:
        assert store.migration == Migration(1, SCHEMA_VERSION, backup)
        codes = store.matches()
        after = [(e.match, e.seq, e.at, e.body) for code in codes for e in store.log_of(code)]
        assert after == before
        report = check(store)
        assert report.is_sound
        assert (report.tables, report.events) == (len(codes), len(before))
    assert rows(backup, BODIES) == before
    assert rows(backup, "SELECT number FROM version") == [(1,)]
    with closing(Store(url_of(path))) as store:
        assert store.migration is None


def test_a_second_backup_does_not_replace_the_first(path: Path) -> None:
    path.with_name("tables.layout-1.db").write_text("kept")
    with closing(Store(url_of(path))) as store:
        assert store.migration is not None
        assert store.migration.backup == path.with_name("tables.layout-1-2.db")
    assert path.with_name("tables.layout-1.db").read_text() == "kept"


def beside(path: Path) -> set[str]:
    """The files beside a database that are not SQLite's own, nor the lock and the witness."""
    own = {f"{path.name}{it}" for it in ("", "-wal", "-shm", "-journal", ".lock", ".witness")}
    return {it.name for it in path.parent.iterdir()} - own


def test_a_failed_migration_leaves_one_backup(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise BadDatabase("no")

    with monkeypatch.context() as failing:
        failing.setattr(migrating, "migrate", fail)
        for _ in range(3):
            with pytest.raises(BadDatabase, match="no"):
                Store(url_of(path))
            assert beside(path) == {"tables.layout-1.unfinished.db"}
    with closing(sqlite3.connect(path)) as raw, raw:  # an earlier version has gone on meanwhile
        raw.execute("UPDATE events SET at = at + 1")
    before = rows(path, BODIES)
    Store(url_of(path)).close()
    assert beside(path) == {"tables.layout-1.db"}
    assert rows(path.with_name("tables.layout-1.db"), BODIES) == before


def test_a_migration_that_was_killed_after_its_end_keeps_its_backup(path: Path) -> None:
    kept = path.read_bytes()
    Store(url_of(path)).close()
    unfinished = path.with_name("tables.layout-1.unfinished.db")
    path.with_name("tables.layout-1.db").rename(unfinished)
    Store(url_of(path), migrates=False).close()
    assert beside(path) == {unfinished.name}  # which a migration may be about to name
    Store(url_of(path)).close()
    assert beside(path) == {"tables.layout-1.db"}
    assert len(path.with_name("tables.layout-1.db").read_bytes()) == len(kept)


def test_parts_of_copies_go_once_their_process_has_ended(path: Path) -> None:
    target = path.with_name("copy.db")
    alive, dead = (path.with_name(f"copy.db.{it}.part") for it in (os.getppid(), NO_PROCESS))
    others = [path.with_name("copy.db.mine.part"), path.with_name(f"other.db.{NO_PROCESS}.part")]
    for part in (alive, dead, dead.with_name(f"{dead.name}-journal"), *others):
        part.touch()
    copy_database(path, target)
    assert beside(path) == {it.name for it in (target, alive, *others)}


KILLED = """
import os, signal, sqlite3, sys
from rookery.server.operating import upkeep
from rookery.server.database import database, migrating

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

match sys.argv[2]:
    case "copying":
        import rookery.server.database.copying as copying
        copying.make_one_file = die
    case "copied":
        migrating.migrate = die
    case "migrating":
        def half(connection, place, whole=migrating.migrate):
            whole(connection, place)
            die()
        migrating.migrate = half
    case "migrated":
        database.free_name = die
upkeep.migrate(sys.argv[1])
"""
"""A script that dies at a given point of a migration, as by kill -9."""


@pytest.mark.slow
def test_a_migration_killed_again_and_again_ends_with_one_backup(path: Path) -> None:
    before = rows(path, BODIES)
    for moment in ("copying", "copied", "migrating", "copying", "migrating", "copied"):
        ran = subprocess.run([sys.executable, "-c", KILLED, url_of(path), moment], check=False)
        assert ran.returncode == -signal.SIGKILL
        assert len(beside(path)) <= 2  # a backup, and a part of one
        assert rows(path, "SELECT number FROM version") == [(1,)]
    ran = subprocess.run([sys.executable, "-c", KILLED, url_of(path), "migrated"], check=False)
    assert ran.returncode == -signal.SIGKILL
    assert upkeep.migrate(url_of(path)) is None
    assert beside(path) == {"tables.layout-1.db"}
    assert rows(path.with_name("tables.layout-1.db"), BODIES) == before
    with closing(Store(url_of(path))) as store:
        assert check(store).is_sound
        codes = store.matches()
        assert [(e.match, e.seq, e.at, e.body) for it in codes for e in store.log_of(it)] == before


def test_an_old_database_stays_as_it_is_where_migration_is_off(path: Path) -> None:
    before = rows(path, BODIES)
    with pytest.raises(BadDatabase, match="run `rookery database migrate` first"):
        Store(url_of(path), migrates=False)
    assert rows(path, "SELECT number FROM version") == [(1,)]
    assert rows(path, BODIES) == before


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    before = rows(path, BODIES)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("CREATE TABLE head (mine TEXT)")
    with pytest.raises(BadDatabase, match="cannot be used"):
        Store(url_of(path))
    assert rows(path, BODIES) == before
    assert rows(path, "SELECT number FROM version") == [(1,)]
    assert "hash" not in {row[1] for row in rows(path, "PRAGMA table_info(events)")}


def test_many_may_open_an_old_database_at_once(path: Path) -> None:
    with ThreadPoolExecutor(2) as threads:
        stores = list(threads.map(lambda _: Store(url_of(path)), range(2)))
    assert all(check(store).is_sound for store in stores)
    for store in stores:
        store.close()


def test_postgresql_is_migrated_if_it_has_a_backup(path: Path, running_postgres: Postgres) -> None:
    url = running_postgres.database(is_empty=True)
    copied_to_postgresql(path, url)
    before = rows(path, BODIES)
    with pytest.raises(OlderLayout, match="make a backup"):
        Store(url)
    with closing(Store(url, has_backup=True)) as store:
        assert store.migration == Migration(1, SCHEMA_VERSION, None)
        after = [(e.match, e.seq, e.at, e.body) for it in store.matches() for e in store.log_of(it)]
        assert sorted(after) == sorted(before)
        assert check(store).is_sound
    with closing(Store(url)) as store:
        assert store.migration is None


def test_no_postgresql_database_is_migrated_while_a_server_runs(running_postgres: Postgres) -> None:
    url = running_postgres.database(is_empty=True)
    engine = create_engine(url)
    with engine.begin() as connection:
        migrated_to(connection, "0005")
        row = "INSERT INTO servers VALUES ('a1', '10.0.0.7:8765', {}, 1), ('b2', 'gone', 0, 3)"
        in_an_hour = "3600 + extract(epoch FROM clock_timestamp())"
        connection.exec_driver_sql(row.format(in_an_hour))
    for _ in range(2):  # and the refused migration has changed nothing
        with pytest.raises(DatabaseInUse, match=r"running servers \(10\.0\.0\.7:8765\): stop all"):
            upkeep.migrate(url, has_backup=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE servers SET until = 0")
    assert upkeep.migrate(url, has_backup=True) == Migration(5, SCHEMA_VERSION, None)
    engine.dispose()


def test_no_file_is_migrated_while_a_server_runs_on_it(path: Path) -> None:
    with only_server(url_of(path)), pytest.raises(DatabaseInUse, match="in use by another"):
        upkeep.migrate(url_of(path))
    assert rows(path, "SELECT number FROM version") == [(1,)]
    assert list(path.parent.glob("*.layout-*")) == []


def test_nothing_is_copied_while_a_server_runs(tmp_path: Path, running_postgres: Postgres) -> None:
    served, quiet = running_postgres.database(), url_of(tmp_path / "quiet.db")
    Store(quiet).close()
    with closing(Store(served)) as store:
        assert store.leases is not None
        store.leases.register("a1", "10.0.0.7:8765", 3600, 1)
        for source, target in ((served, url_of(tmp_path / "new.db")), (quiet, served)):
            with pytest.raises(DatabaseInUse, match=r"10\.0\.0\.7:8765"):
                upkeep.copy(source, target)
        store.leases.leave("a1")
        upkeep.copy(served, url_of(tmp_path / "new.db"))


def copied_to_postgresql(path: Path, url: str) -> None:
    """Fill an empty PostgreSQL database as the first version did, from an SQLite file."""
    engine = create_engine(url)
    with engine.begin() as connection:
        migrated_to(connection, "0001")
        connection.exec_driver_sql("DROP TABLE alembic_version")  # it came with the second version
        there = MetaData()
        there.reflect(connection)
        for name, table in there.tables.items():
            columns = [column.name for column in table.columns]
            chosen = ", ".join(f'"{column}"' for column in columns)
            found = rows(path, f"SELECT {chosen} FROM {name}")
            connection.execute(delete(table))
            connection.execute(insert(table), [dict(zip(columns, it, strict=True)) for it in found])
    engine.dispose()
