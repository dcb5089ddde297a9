"""`rookery database` on real files, and while a server is running."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from rookery.cli.main import cli
from rookery.server.database.schema import METADATA, SCHEMA_VERSION
from rookery.server.database.store import Store
from tests.cli.running import Ran
from tests.server.served import Served

OLD = Path(__file__).parents[1] / "corpus" / "0.1.0" / "tables.db"


class Commands:
    """Runs `rookery database` on one file."""

    def __init__(self, path: Path, run: Any) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self._run = run

    def __call__(self, *arguments: object) -> Ran:
        ran: Ran = self._run("database", *map(str, arguments), "--database-url", self.url)
        return ran

    def json(self, *arguments: object) -> dict[str, Any]:
        """Run a command with `--json` and return what it prints."""
        ran = self(*arguments, "--json")
        assert ran.err == ""
        answer: dict[str, Any] = ran.json
        return answer


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the database of the first version, migrated."""
    folder = tmp_path_factory.mktemp("migrated")
    url = f"sqlite:///{shutil.copy(OLD, folder / 'tables.db')}"
    ran = CliRunner().invoke(cli, ["database", "migrate", "--database-url", url])
    told = f"The database was migrated from layout 1 to {SCHEMA_VERSION}.\n"
    assert ran.output.startswith(told)
    return folder


@pytest.fixture
def database(migrated: Path, tmp_path: Path, run: Any) -> Commands:
    """A copy of the migrated database, with the backup that the migration made."""
    shutil.copytree(migrated, tmp_path, dirs_exist_ok=True)
    return Commands(tmp_path / "tables.db", run)


def names_in(path: Path) -> set[str]:
    """The people's names that occur anywhere in the files of a database."""
    files = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    return {name for name in ("Ann", "Dora", "Cleo") if f'"{name}"'.encode() in files}


def spoil(path: Path, more: str = "x'20'") -> str:
    """Damage an event of one table, and return the table's code."""
    with closing(sqlite3.connect(path)) as raw, raw:
        (code,) = raw.execute('SELECT min("match") FROM events').fetchone()
        raw.execute(
            f'UPDATE events SET body = CAST(body || {more} AS BLOB) WHERE "match" = ? AND seq = 2',
            (code,),
        )
    return str(code)


def test_a_servers_backup_is_restored(tmp_path: Path, run: Any) -> None:
    with Served(tmp_path, "--unbounded") as server:
        path = tmp_path / "tables.db"
        commands, kept = Commands(path, run), tmp_path / "kept.db"
        first = server.post("api/tables", {"game": "three", "name": "Ann"})["code"]
        assert commands.json("backup", kept)["tables"] == 1
        second = server.post("api/tables", {"game": "three", "name": "Ann"})["code"]
        refused = commands("restore", kept)
        assert (refused.code, "in use by another Rookery server" in refused.err) == (2, True)
        found = {"sound": True, "tables": 2, "events": 2, "loss": None, "missing": 0}
        assert commands.json("check") == found | {"damaged": [], "file": [], "notes": []}
        server.stop()
        restored = commands.json("restore", kept)
        aside = tmp_path / "tables.before-restore.db"
        assert (restored["tables"], restored["before"]) == (1, str(aside))
        server.start()
        assert server.get(f"api/tables/{first}/record")["game"] == "three"
        assert "missing" not in server.said()
        with pytest.raises(OSError, match="404"):
            server.get(f"api/tables/{second}/record")
        notes = commands.json("check")["notes"]
        assert [f"restored from {kept}" in note for note in notes] == [True]
    with closing(Store(f"sqlite:///{aside}")) as before:
        assert set(before.matches()) == {first, second}


def test_damage_is_reported_with_its_table_and_an_exit_code(database: Commands) -> None:
    ran = database("check")
    assert (ran.code, ran.out) == (0, "All is well: 16 tables with 472 events.\n")
    code = spoil(database.path)
    ran = database("check")
    assert ran.code == 1
    assert ran.out == f"Table {code}: event 2 is damaged\nThe other 15 tables can be used.\n"
    report = database.json("check")
    assert not report["sound"]
    assert report["damaged"] == [{"table": code, "seq": 2, "reason": "is damaged"}]


def test_a_wrong_index_is_reported(database: Commands) -> None:
    with closing(sqlite3.connect(database.path)) as raw, raw:
        raw.execute("UPDATE tables SET stage = 'lobby' WHERE stage = 'over'")
    ran = database("check")
    assert (ran.code, ran.out.count("is listed wrongly in the index")) == (1, 2)


def test_a_damaged_backup_is_restored_only_on_demand(database: Commands) -> None:
    backup = database.path.with_name("backup.db")
    code = spoil(database.path)
    ran = database("backup", backup)
    assert (ran.code, f"Table {code}: event 2 is damaged" in ran.out) == (1, True)
    before = {file.name for file in database.path.parent.iterdir()}
    refused = database("restore", backup)
    assert (refused.code, f"{backup} is damaged" in refused.err) == (2, True)
    assert {file.name for file in database.path.parent.iterdir()} == {*before, "tables.db.lock"}
    assert database("restore", backup, "--despite-damage").code == 1


def test_a_backup_replaces_a_file_only_on_demand(database: Commands) -> None:
    target = database.path.with_name("kept.db")
    target.write_text("mine")
    refused = database("backup", target)
    assert (refused.code, "is there already" in refused.err) == (2, True)
    assert target.read_text() == "mine"
    assert database("backup", target, "--replace").code == 0
    assert target.stat().st_mode & 0o777 == 0o600
    assert list(target.parent.glob("kept*")) == [target]


def test_an_impossible_request_is_one_line(database: Commands) -> None:
    path, folder = database.path, database.path.parent
    (folder / "letter").write_text("dear aunt, " * 900)
    (folder / "empty.db").touch()
    with closing(sqlite3.connect(folder / "foreign.db")) as raw, raw:
        raw.execute("CREATE TABLE photos (name TEXT)")
    for arguments, reason in (
        (["backup", path, "--replace"], "is the database itself"),
        (["backup", f"{path}-wal", "--replace"], "is the database itself"),
        (["backup", folder, "--replace"], "is a folder"),
        (["backup", "-", "--replace"], "not standard output"),
        (["restore", path], "is the database itself"),
        (["restore", folder / "nothing.db"], "there is no file"),
        (["restore", folder], "is a folder, not a file"),
        (["restore", folder / "letter"], "not a database"),
        (["restore", folder / "foreign.db"], "belongs to another program: it has photos"),
        (["restore", folder / "empty.db"], "it is no database of Rookery"),
        (["forget", "Nobody"], "no table and nobody at a table is called 'Nobody'"),
        (["copy", database.url], "is the database itself"),
        (["copy", "postgresql://nobody@127.0.0.1:1/games"], "cannot be used"),
    ):
        ran = database(*arguments)
        assert ran.code == 2, arguments
        assert reason in ran.err
        assert ran.err.count("\n") == 1
    assert database("check").code == 0


@pytest.mark.parametrize("command", ["check", "migrate"])
def test_a_missing_database_is_not_made(tmp_path: Path, run: Any, command: str) -> None:
    ran = Commands(tmp_path / "none.db", run)(*command.split())
    assert (ran.code, "there is no database" in ran.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("tables", [[], ["photos"]])
@pytest.mark.parametrize(
    "command", ["check", "migrate", "backup kept.db", "results", "ratings", "forget Ann"]
)
def test_the_database_of_another_program_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Any, command: str, tables: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "mine.db"
    with closing(sqlite3.connect(path)) as raw, raw:
        for name in tables:
            raw.execute(f"CREATE TABLE {name} (name TEXT)")
    before = path.read_bytes()
    ran = Commands(path, run)(*command.split())
    told = "belongs to another program: it has photos" if tables else "no database of Rookery"
    assert (ran.code, told in ran.err) == (2, True)
    assert path.read_bytes() == before
    assert not (tmp_path / "kept.db").exists()


def test_a_damaged_backup_of_layout_1_is_not_restored(database: Commands, tmp_path: Path) -> None:
    backup = Path(shutil.copy(OLD, tmp_path / "old.db"))
    code = spoil(backup, "x'00'")  # an event of layout 1 has no hash: damage has to be unreadable
    before = database.path.read_bytes()
    refused = database("restore", backup)
    assert refused.code == 2
    assert f"{backup} is damaged" in refused.err
    assert database.path.read_bytes() == before
    ran = database("restore", backup, "--despite-damage")
    assert (ran.code, f"{backup}" in ran.out) == (1, True)
    assert f"Table {code}" in database("check").out


def test_old_backups_are_checked(tmp_path: Path, run: Any) -> None:
    path = Path(shutil.copy(OLD, tmp_path / "tables.db"))
    ran = Commands(path, run)("backup", tmp_path / "kept.db")
    assert (ran.code, "16 tables with 472 events" in ran.out) == (0, True)
    with closing(sqlite3.connect(tmp_path / "kept.db")) as kept:
        assert kept.execute("SELECT number FROM version").fetchall() == [(1,)]
    code = spoil(path, "x'00'")
    ran = Commands(path, run)("backup", tmp_path / "spoilt.db")
    assert (ran.code, f"Table {code}" in ran.out) == (1, True)
    assert {it.name for it in tmp_path.iterdir()} == {"tables.db", "kept.db", "spoilt.db"}


def test_for_another_database_its_own_tool_is_named(run: Any) -> None:
    url = "postgresql://ann:hunter2@host/games"
    ran = run("database", "backup", "x.db", "--database-url", url)
    assert (ran.code, "pg_dump" in ran.err, "hunter2" in ran.err) == (2, True, False)


def test_a_name_is_removed_from_tables_that_are_over_and_from_the_file(database: Commands) -> None:
    with closing(Store(database.url)) as store:
        over = {summary.code for summary in store.summaries(("over", "expired"))}
        others = set(store.matches()) - over
        before = {code: store.events(code) for code in store.matches()}
    report = database.json("forget", " ann ")
    assert set(report["tables"]) <= over
    assert set(report["not_over"]) <= others
    assert report["tables"]
    assert report["not_over"]
    with closing(Store(database.url)) as store:
        for code in over:
            assert b'"Ann"' not in b"".join(entry.body for entry in store.log_of(code))
        for code in others:
            assert store.log_of(code) == before[code]
    again = database.json("forget", "Ann")
    assert (again["tables"], again["not_over"]) == ([], report["not_over"])
    assert database("check").code == 0


def test_nothing_of_a_name_is_left_in_the_files(database: Commands) -> None:
    with closing(sqlite3.connect(database.path)) as raw, raw:
        raw.execute("UPDATE tables SET stage = 'over'")
    for file in database.path.parent.glob("tables.layout-1*"):
        file.unlink()
    assert "Ann" in names_in(database.path)
    assert database("forget", "Ann").code == 0
    assert "Ann" not in names_in(database.path)


def test_all_tables_move_into_postgresql_and_back(
    database: Commands, postgres_url: str, run: Any
) -> None:
    assert database("results").code == 0
    before = everything(database.url)
    assert all(before["rows"][table] for table in ("events", "tables", "results", "result_seats"))
    ran = database("copy", postgres_url)
    assert (ran.code, ran.out.partition(" has ")[2]) == (0, "16 tables with 472 events.\n")
    assert everything(postgres_url) == before
    again = database("copy", postgres_url)
    assert (again.code, "is not empty: name a new one" in again.err) == (2, True)
    back = f"sqlite:///{database.path.with_name('back.db')}"
    moved = run(*f"database copy {back} --json --database-url {postgres_url}".split())
    assert moved.json["sound"] is True
    assert everything(back) == before


OF_THE_DATABASE = ("version", "alembic_version", "servers", "leases")
"""The tables that describe the database itself, and may differ in a copy."""


def everything(url: str) -> dict[str, Any]:
    """All rows of all tables of a database, and the head of its log."""
    with closing(Store(url)) as store, store.connections.reading() as connection:
        rows = {
            str(table.name): sorted(map(repr, connection.execute(select(table))))
            for table in METADATA.sorted_tables
            if table.name not in OF_THE_DATABASE
        }
        return {"rows": rows, "head": store.head()}


def test_the_database_numbers_no_rows_which_a_copy_would_not_go_on_with() -> None:
    numbered = [
        table.name for table in METADATA.sorted_tables if table.autoincrement_column is not None
    ]
    assert set(numbered) <= {"version"}


def test_results_are_made_from_the_events_and_rated(database: Commands) -> None:
    kept = database.json("results")["kept"]
    first = everything(database.url)["rows"]["results"]
    assert len(first) == kept > 0
    assert database.json("results")["kept"] == 0
    assert database.json("results", "--rebuild")["kept"] == kept
    assert everything(database.url)["rows"]["results"] == first
    rated = database.json("ratings")
    assert set(rated) == {"ratings", "results"}
    assert database.json("ratings", "--rebuild") == rated
    assert database("ratings").out.startswith(f"{rated['results']} result")


def test_a_damaged_database_is_not_copied(database: Commands, postgres_url: str) -> None:
    spoil(database.path)
    ran = database("copy", postgres_url)
    assert (ran.code, "is damaged: see rookery database check" in ran.err) == (2, True)
    with closing(Store(postgres_url)) as store:
        assert store.matches() == []
