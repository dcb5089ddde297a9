import sqlite3
import stat
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from sqlalchemy.exc import OperationalError

from rookery.server.database import database, schema, sqlite_setup
from rookery.server.database.database import BadDatabase, StoreFailed
from rookery.server.database.entries import Entry, Group, Summary
from rookery.server.database.store import Conflict, Store
from tests.server.quick import run_machine


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, path: Path) -> str:
    if request.param == "sqlite":
        return url_of(path)
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def file_store(path: Path) -> Iterator[Store]:
    with closing(Store(url_of(path))) as opened:
        yield opened


def entry(match: str, seq: int, body: bytes = b"{}") -> Entry:
    return Entry(match, seq, 1_700_000_000.125 + seq, body)


def summary(code: str, changed_at: float = 2.0, **changes: object) -> Summary:
    values: dict[str, object] = {
        "code": code,
        "game": "dixie",
        "stage": "playing",
        "listed": False,
        "opened_at": 1.0,
        "changed_at": changed_at,
    }
    return Summary(**(values | changes))  # type: ignore[arg-type]  # the changes have the fields' types


def group(*keys: tuple[str, int], line: Summary | None = None) -> Group:
    return Group(tuple(entry(match, seq) for match, seq in keys), line)


def keys(store: Store, match: str) -> list[int]:
    return [found.seq for found in store.events(match)]


def conflicts(outcomes: Sequence[object]) -> list[tuple[str, int] | None]:
    assert all(lost is None or isinstance(lost, Conflict) for lost in outcomes)
    return [(lost.match, lost.seq) if isinstance(lost, Conflict) else None for lost in outcomes]


def test_a_failing_group_spares_the_others(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.write([group(("a", 1))])
    commit, last = store._commit, group(("c", 1))

    def commit_or_fail(groups: Sequence[Group], *rest: Any) -> None:
        if list(groups) == [last]:
            raise OperationalError("INSERT", {}, OSError("the connection was lost"))
        commit(groups, *rest)

    monkeypatch.setattr(store, "_commit", commit_or_fail)
    written, taken, failed = store.write([group(("b", 1)), group(("a", 1)), last])
    assert written is None
    assert isinstance(taken, Conflict)
    assert isinstance(failed, StoreFailed)
    assert (keys(store, "b"), keys(store, "c")) == ([1], [])


def test_sqlite_is_set_up_to_survive(path: Path, file_store: Store) -> None:
    file_store.write([group(("a", 1))])
    assert pragmas(file_store) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    with closing(Store(url_of(path), survives_power_cut=False)) as relaxed:
        assert pragmas(relaxed)["synchronous"] == 1


def pragmas(store: Store) -> dict[str, object]:
    with store._engine.connect() as connection:
        return {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }


def test_the_folder_is_made_and_the_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "log.db"
    with closing(Store(url_of(path))) as store:
        store.write([group(("a", 1))])
        if sys.platform != "win32":
            modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
            assert modes == {0o600}


def test_a_store_in_memory_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with closing(Store("sqlite://")) as store:
        store.write([group(("a", 1))])
        assert keys(store, "a") == [1]
    with closing(Store("sqlite://")) as store:
        assert store.matches() == []
    assert list(tmp_path.iterdir()) == [], "nor has it a witness"


def test_another_layout_is_refused(path: Path) -> None:
    Store(url_of(path)).close()
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE version SET number = 99")
    with pytest.raises(BadDatabase, match=f"layout is 99, this one reads {schema.SCHEMA_VERSION}"):
        Store(url_of(path))


def test_many_may_open_a_new_log_at_once(path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        stores = list(threads.map(lambda _: Store(url_of(path)), range(8)))
    outcomes = [store.write([group(("a", 1))])[0] for store in stores]
    for store in stores:
        store.close()
    assert outcomes.count(None) == 1


def test_a_schema_is_made_whole_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(database, "SCHEMA_VERSION", object())
        with pytest.raises(BadDatabase):
            Store(url_of(path))
    with closing(Store(url_of(path))) as store:
        assert store.write([group(("a", 1))]) == [None]


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"a letter to my aunt, " * 200)
    with pytest.raises(BadDatabase, match="not a database") as caught:
        Store(url_of(path))
    assert caught.value.code == "bad-database"
    assert str(path) in str(caught.value)


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDatabase, match="cannot be used"):
        Store(url_of(tmp_path / "file" / "log.db"))
    with pytest.raises(BadDatabase, match="unable to open database file"):
        Store(url_of(tmp_path))


def test_a_log_that_may_only_be_read_is_refused(path: Path) -> None:
    Store(url_of(path)).close()
    with pytest.raises(BadDatabase, match="readonly"):
        Store(f"sqlite:///file:{path}?mode=ro&uri=true")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "mysql://u:hunter2@host/games",
        "postgres://u:hunter2@host/games",
        "postgresql://u:hunt/er2@host:hunter2/games",
        "postgresql+nothing://u:hunter2@host/games",
        "sqlite+aiosqlite:///log.db",
        "postgresql://u:hunter2@127.0.0.1:1/games?password=hunter2",
        "sqlite:////dev/null/log.db?timeout=hunter2",
    ],
)
def test_a_wrong_url_is_refused_without_its_password(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadDatabase) as caught:
        Store(url)
    shown = str(caught.value)
    assert "\n" not in shown
    assert "hunter2" not in shown
    assert list(tmp_path.iterdir()) == []


def test_a_locked_database_is_an_error(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_setup, "BUSY_TIMEOUT_MS", 20)
    with closing(Store(url_of(path))) as store, closing(sqlite3.connect(path)) as raw:
        raw.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match="locked"):
            store.write([group(("a", 1))])
        assert store.events("a") == []
        raw.rollback()
        assert store.write([group(("a", 1))]) == [None]


def test_a_full_disk_is_an_error_and_leaves_the_log_alone(path: Path, file_store: Store) -> None:
    file_store.write([group(("a", 1), line=summary("a"))])
    with full_disk():
        big = Group((entry("a", 2, b"secret" * 200_000),), summary("a", 9.0))
        with pytest.raises(StoreFailed) as caught:
            file_store.write([big])
        assert keys(file_store, "a") == [1]
    assert caught.value.code == "store-failed"
    assert str(caught.value).startswith(f"the database {path} ")
    assert "secret" not in str(caught.value)
    assert file_store.summary("a") == summary("a")
    assert file_store.write([group(("a", 2))]) == [None]


@contextmanager
def full_disk(size: int = 100_000) -> Iterator[None]:
    """Limit the size of files, so that the system refuses to write past it as on a full disk."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_log_that_lost_its_tables_is_an_error(path: Path, file_store: Store) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TABLE events")
    with pytest.raises(StoreFailed, match="no such table"):
        file_store.events("a")
    with pytest.raises(StoreFailed, match="no such table"):
        file_store.write([group(("a", 1))])


MATCHES = st.sampled_from(["a", "b", "c"])
STAGES = st.sampled_from(["lobby", "playing", "over"])
ENTRIES = st.builds(
    Entry, MATCHES, st.integers(1, 6), st.floats(0, 4e9, allow_nan=False), st.binary(max_size=9)
)
TIMES = st.integers(0, 9).map(float)
SUMMARIES = st.builds(
    Summary, MATCHES, st.sampled_from(["dixie"]), STAGES, st.booleans(), TIMES, TIMES
)
GROUPS = st.builds(Group, st.lists(ENTRIES, max_size=4).map(tuple), st.none() | SUMMARIES)


class StoreAsDict(RuleBasedStateMachine):
    """A store behaves like two dicts: one of entries, never overwritten, and one of summaries."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.store = Store(self.url, survives_power_cut=False)
        self.store.remove(self.store.matches())
        self.store.rebuild([])
        self.log: dict[tuple[str, int], Entry] = {}
        self.index: dict[str, Summary] = {}

    def teardown(self) -> None:
        self.store.close()

    def expect(self, group: Group) -> tuple[str, int] | None:
        """Add a group to the dicts, or return a key of it that is taken and add nothing."""
        new: dict[tuple[str, int], Entry] = {}
        for it in group.entries:
            key = it.match, it.seq
            if key in self.log or key in new:
                return key
            new[key] = it
        self.log |= new
        if group.summary is not None:
            self.index[group.summary.code] = group.summary
        return None

    @rule(groups=st.lists(GROUPS, max_size=5))
    def write(self, groups: list[Group]) -> None:
        expected = [self.expect(group) for group in groups]
        assert conflicts(self.store.write(groups)) == expected

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = Store(self.url, survives_power_cut=False)

    @rule(lines=st.lists(SUMMARIES, max_size=3, unique_by=lambda line: line.code))
    def rebuild(self, lines: list[Summary]) -> None:
        self.store.rebuild(lines)
        self.index = {line.code: line for line in lines}

    @rule(match=MATCHES, after=st.integers(0, 7))
    def read(self, match: str, after: int) -> None:
        expected = [self.log[key] for key in sorted(self.log) if key[0] == match and key[1] > after]
        assert self.store.events(match, after) == expected

    @rule(before=TIMES, stages=st.sets(STAGES))
    def ask(self, before: float, stages: set[str]) -> None:
        lines = sorted(self.index.values(), key=lambda line: (line.opened_at, line.code))
        at_stages = [line for line in lines if line.stage in stages]
        assert self.store.summaries(stages) == at_stages
        assert self.store.count(stages) == len(at_stages)
        assert self.store.listed(stages) == [line for line in at_stages if line.listed]
        expired = [line for line in at_stages if line.changed_at < before]
        assert self.store.expired(before, stages) == expired

    @invariant()
    def holds_the_same(self) -> None:
        assert self.store.matches() == sorted({match for match, _ in self.log})
        assert {code: self.store.summary(code) for code in self.index} == self.index


@pytest.mark.parametrize(
    ("examples", "steps"), [(6, 12), pytest.param(80, 25, marks=pytest.mark.slow)]
)
def test_a_store_behaves_like_two_dicts(url: str, examples: int, steps: int) -> None:
    """In PostgreSQL every example begins where the last one ended."""
    run_machine(lambda: StoreAsDict(url), examples, steps)
