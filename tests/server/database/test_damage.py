"""Flipped bits and truncated files after a kill: the server reports every event that it lost."""

import asyncio
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rookery.server.checking import check, log_losses
from rookery.server.database.database import BadDatabase, StoreFailed
from rookery.server.database.entries import Entry, Group
from rookery.server.database.store import Store
from rookery.server.web.kept_assets import KeptAssets
from rookery.server.web.page import page_folder
from rookery.table import protocol as p
from tests.known import known
from tests.server.scripted import Player
from tests.server.served import Served


def flip(path: Path, place: int, bit: int = 0) -> None:
    found = bytearray(path.read_bytes())
    found[place] ^= 1 << bit
    path.write_bytes(found)


def opened(server: Served, tables: int) -> list[str]:
    """Open tables and give each a few events, table by table; return their codes."""
    codes = []
    for _ in range(tables):
        answer = server.post("api/tables", {"game": "three", "name": "Ann", "listed": True})
        codes.append(answer["code"])
        for number in range(3):
            command = {"type": "rename", "id": f"{number:020}", "name": f"Bea {number}"}
            server.post(f"api/tables/{answer['code']}/commands", command, answer["secret"])
    return codes


def test_one_flipped_bit_in_the_database_closes_one_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Served(tmp_path, "--unbounded") as server:
        first, bad, last = opened(server, 3)
        server.stop()
        with closing(sqlite3.connect(path)) as raw:
            chosen = 'SELECT body FROM events WHERE "match" = ? AND seq = 1'
            (body,) = raw.execute(chosen, (bad,)).fetchone()
        flip(path, path.read_bytes().index(body) + body.index(b'"pace"') + 9)
        server.start()
        for code in (first, last):
            assert server.get(f"api/tables/{code}/record")["game"] == "three"
        with pytest.raises(OSError, match="409"):
            server.get(f"api/tables/{bad}/record")
        said = server.said()
        assert f"table {bad}: event 1 is damaged; table {bad} stays closed" in said
        assert first not in said
        assert last not in said
        with closing(Store(server.database)) as store:
            (damage,) = check(store).damaged
            assert (damage.table, damage.seq) == (bad, 1)


def test_the_people_of_a_table_are_told_that_its_end_is_lost(tmp_path: Path) -> None:
    with closing(Store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        KeptAssets(store.connections).keep(page_folder() / "assets", 0)  # only events can be lost
    with Served(tmp_path, "--unbounded") as server:
        whole, cut = opened(server, 2)
        events = len(server.log_of(cut))
        server.kill()
        wal = tmp_path / "tables.db-wal"
        wal.write_bytes(wal.read_bytes()[: wal.stat().st_size * 9 // 10])
        server.start()
        left = len(server.log_of(cut))
        assert 0 < left < events
        assert lost_of(server, whole) is None
        lost = known(lost_of(server, cut))
        assert (lost.events, lost.version) == (events - left, left)
        assert re.match(r"The last (\d+ events|event) at this table w\w+ lost on", lost.told)
        server.stop()
        server.start()
        assert lost_of(server, cut) is None


def lost_of(server: Served, code: str) -> p.LostEnd | None:
    """The lost end of a table's log, as reported to somebody who connects."""

    async def came() -> p.LostEnd | None:
        async with Player(server.address, code) as player:
            await player.until(lambda: player.table is not None)
            return known(player.table).lost

    return asyncio.run(came())


@pytest.mark.parametrize(("part", "is_cut"), [(0.5, False), (0.5, True), (0.9, True)])
def test_each_lost_event_is_told_by_table(tmp_path: Path, part: float, *, is_cut: bool) -> None:
    path = killed(tmp_path)
    wal = path.with_name("tables.db-wal")
    place = int(wal.stat().st_size * part)
    if is_cut:
        wal.write_bytes(wal.read_bytes()[:place])
    else:
        flip(wal, place)
    with closing(Store(f"sqlite:///{path}")) as store:
        loss, left = store.loss(), store.head().position
        assert loss is not None
        assert 0 < loss.events == 20 - left
        assert store.missing() == 0
        lasts = {f"table{n}": store.last(f"table{n}") for n in range(3)}
        lost = log_losses(store)
        assert {code: it.version for code, it in lost.items()}.items() <= lasts.items()
        totals = {f"table{n}": 6 + (n > 0) for n in range(3)}
        assert {code: it.version + it.events for code, it in lost.items()}.items() <= totals.items()
        assert sum(it.events for it in lost.values()) == loss.events
        assert store.last("another") == 0
        assert log_losses(store) == {}


def test_of_a_table_lost_entirely_and_of_another_log_nobody_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(Store(f"sqlite:///{path}")) as store:
        store.write([Group((Entry("one", 1, 1.0, b"1"),))])
    earlier = shutil.copy(path, tmp_path / "earlier.db")
    with closing(Store(f"sqlite:///{path}")) as store:
        store.write([Group((Entry("two", 1, 1.0, b"1"),))])
    shutil.copy(earlier, path)
    with closing(Store(f"sqlite:///{path}")) as store:
        assert log_losses(store) == {}
    with closing(Store(f"sqlite:///{tmp_path / 'other.db'}")) as store:
        store.write([Group((Entry("one", 1, 1.0, b"other"),))])
    shutil.copy(tmp_path / "other.db", path)
    with closing(Store(f"sqlite:///{path}")) as store:
        assert known(store.loss()).is_other_log
        assert log_losses(store) == {}


def killed(tmp_path: Path) -> Path:
    """Copies of a database's files as they are if its process is killed after 20 events."""
    folder = tmp_path / "killed"
    folder.mkdir()
    Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    with closing(Store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        for seq in range(1, 21):
            store.write([Group((Entry(f"table{seq % 3}", (seq + 2) // 3, 1.0, b"%d" % seq),))])
        for file in tmp_path.glob("tables.db*"):
            shutil.copy(file, folder)
    return folder / "tables.db"


def test_a_kill_without_damage_loses_nothing_and_reports_nothing(tmp_path: Path) -> None:
    with closing(Store(f"sqlite:///{killed(tmp_path)}")) as store:
        assert (store.loss(), store.missing(), store.head().position) == (None, 0, 20)
        assert sum(len(store.log_of(match)) for match in store.matches()) == 20


def test_a_truncated_database_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(Store(f"sqlite:///{path}", survives_power_cut=False)) as store:
        for number in range(40):
            entries = tuple(Entry(f"t{number}", seq, 1.0, b"%d" % seq * 400) for seq in (1, 2))
            store.write([Group(entries)])
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert faults(path)


def faults(path: Path) -> list[str]:
    """The faults of a database: the error on opening it, or what its check reports."""
    try:
        with closing(Store(f"sqlite:///{path}", survives_power_cut=False)) as store:
            report = check(store)
    except (BadDatabase, StoreFailed) as error:
        return [str(error)]
    found = [*report.file, *(f"{it.table} {it.reason}" for it in report.damaged)]
    return [*found, *([report.loss] if report.loss else []), *("missing",) * (report.missing > 0)]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the corpus, migrated and closed."""
    folder = tmp_path_factory.mktemp("sound")
    old = Path(__file__).parents[2] / "corpus" / "0.1.0" / "tables.db"
    path = Path(shutil.copy(old, folder / "tables.db"))
    Store(f"sqlite:///{path}").close()
    assert faults(path) == []
    return path


def events_of(path: Path) -> list[tuple[object, ...]]:
    """Every stored column of the events."""
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute("SELECT * FROM events ORDER BY 1, 2").fetchall()


@settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(place=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_no_flip_changes_events_unseen(sound: Path, tmp_path: Path, place: float, bit: int) -> None:
    path = Path(shutil.copy(sound, tmp_path / "tables.db"))
    flip(path, int(place * path.stat().st_size), bit)
    found = faults(path)
    if not found:
        assert events_of(path) == events_of(sound)
