"""Files written by earlier versions can still be read: see tests/corpus/README.md."""

import hashlib
import json
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rookery.records import BadRecord, MatchRecord, read_matches, replay
from rookery.records.proof import FIELD, verify
from rookery.server.database.store import Store
from rookery.server.updates.feed import Feed, Reader
from rookery.table import events as ev
from rookery.table.authority import Authority
from rookery.tui import saves
from tests.server.serving import message_of, serving

CORPUS = Path(__file__).parent / "corpus"
FOLDERS = sorted(path for path in CORPUS.iterdir() if path.is_dir())
VERSIONS = [it for it in FOLDERS if it.name != "layouts"]
WITH_PLACES = [it for it in VERSIONS if (it / "places.json").exists()]
RECORDS = sorted(CORPUS.glob("*/records/*.jsonl"))

versions = pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)


def texts(path: Path) -> list[str]:
    """The records of a file, one on each line."""
    return path.read_text(encoding="utf-8").splitlines()


def record_in(text: str) -> MatchRecord:
    (record,) = read_matches(text)
    assert isinstance(record, MatchRecord), record
    return record


def seats_of(version: Path) -> list[dict[str, Any]]:
    """The seats of people: each with its table's code, its number, its secret and its view."""
    kept: list[dict[str, Any]] = json.loads((version / "tables.json").read_text(encoding="utf-8"))
    return kept


def database(version: Path, folder: Path) -> str:
    """The address of a copy of a version's database."""
    return f"sqlite:///{shutil.copy(version / 'tables.db', folder)}"


def authority(store: Store, code: str) -> Authority:
    """A table rebuilt from its log, at the time of its last event."""
    entries = store.events(code)
    return Authority.of_log([(ev.decode(it.body), it.at) for it in entries], entries[-1].at)


def shown(table: Authority, viewer: int | None) -> dict[str, Any]:
    """The update that is sent to somebody who has just connected to a seat."""
    update = Feed(table).update(Reader(viewer), table.table.changed_at)
    assert update is not None
    message: dict[str, Any] = msgspec.json.decode(update)
    return message


def differences(kept: object, now: object, place: str = "") -> list[str]:
    """The places where a kept value is missing or different now; additional values do not count."""
    if isinstance(kept, dict) and isinstance(now, dict):
        found = [differences(it, now.get(name), f"{place}.{name}") for name, it in kept.items()]
        return [each for some in found for each in some]
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        pairs = enumerate(zip(kept, now, strict=True))
        found = [differences(was, it, f"{place}[{n}]") for n, (was, it) in pairs]
        return [each for some in found for each in some]
    return [] if kept == now else [f"{place}: {kept!r} is now {now!r}"]


@pytest.mark.parametrize("version", FOLDERS, ids=lambda path: path.name)
def test_no_file_of_the_corpus_has_been_changed(version: Path) -> None:
    lines = (version / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    files = {
        path.relative_to(version).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in version.rglob("*")
        if path.is_file() and path.name != "SHA256SUMS"
    }
    assert files == sums


def test_the_corpus_has_the_games_of_the_first_version_for_every_number_of_players() -> None:
    records = [record_in(text) for path in RECORDS for text in texts(path)]
    played = {(record.game, len(record.players)) for record in records}
    assert played >= {("tuxedo", 2), ("tuxedo", 3), ("tuxedo", 4), ("tuxedo", 5), ("tuxedo", 6)}
    assert played >= {("dixie", 4), ("dixie", 6), ("three", 3), ("five", 5), ("kentucky", 4)}
    assert any(deal.cut for record in records for deal in record.deals)
    assert any(not record.winners for record in records)


@versions
def test_old_records_replay_to_the_totals_in_them(version: Path) -> None:
    wrong = [
        (path.name, number)
        for path in sorted(version.glob("records/*.jsonl"))
        for number, text in enumerate(texts(path))
        if not replays(text)
    ]
    assert wrong == []


def replays(text: str) -> bool:
    """Whether a record has the totals and winners in it; a redacted one must be refused."""
    record = record_in(text)
    if "?" in text:
        with pytest.raises(BadRecord, match="redacted"):
            replay(record)
        return True
    match, kept = replay(record), json.loads(text)
    if FIELD in record.extra and verify(record).deals != len(record.deals):
        return False
    return (list(match.totals), list(match.winners)) == (kept["totals"], kept["winners"])


@versions
def test_old_tables_show_each_seat_what_they_showed_it(version: Path, tmp_path: Path) -> None:
    with closing(Store(database(version, tmp_path))) as store:
        for seat in seats_of(version):
            rebuilt = authority(store, seat["code"])
            assert rebuilt.table.seat_of(seat["secret"]) == seat["seat"]
            if seat["shown"] is not None:
                now = shown(rebuilt, seat["seat"])
                assert differences(seat["shown"], now, seat["code"]) == []


@versions
def test_old_tables_that_everybody_has_left_are_rebuilt(version: Path, tmp_path: Path) -> None:
    with closing(Store(database(version, tmp_path))) as store:
        for code in store.matches():
            summary = store.summary(code)
            assert summary is not None
            table = authority(store, code).table
            assert (table.code, table.game, table.stage) == (code, summary.game, summary.stage)


@versions
def test_a_server_goes_on_with_old_tables(version: Path, tmp_path: Path) -> None:
    with serving(url=database(version, tmp_path)) as server:
        for seat in seats_of(version):
            with server.seat(seat["code"], seat["secret"]) as line:
                update = message_of(line, "update", "bye")
                assert update["table"]["you"] == seat["seat"]


@pytest.mark.parametrize("version", WITH_PLACES, ids=lambda path: path.name)
def test_a_server_still_shows_what_it_kept_besides_tables(version: Path, tmp_path: Path) -> None:
    places = json.loads((version / "places.json").read_text(encoding="utf-8"))
    assert places
    with serving(url=database(version, tmp_path)) as server:
        for place in places:
            now = server.http.get(f"/api/{place['path']}", headers=place["headers"])
            assert now.status_code == 200, now.text
            assert differences(place["answer"], now.json(), place["path"]) == []


@versions
def test_an_old_match_of_the_terminal_can_be_continued(version: Path) -> None:
    path = version / "unfinished.json"
    table = saves.load(path)
    kept = json.loads(path.read_text(encoding="utf-8"))
    deal = table.match.current
    assert deal is not None
    assert len(deal.plies) == len(kept["deals"][-1]["moves"])
    assert table.secret == kept["terminal"]["secret"]
