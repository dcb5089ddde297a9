"""`rookery database forget` removes names and texts from the log, but keeps events and hashes."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json

from rookery.server.database.connections import Connections
from rookery.server.database.database import Database
from rookery.server.database.entries import Entry, Group
from rookery.server.database.forgetting import Forgotten, forget
from rookery.server.database.store import Store

EVENTS = (
    {"event": "opened", "chairs": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]},
    {"event": "sat", "seat": 1, "name": "Ben"},
    {"event": "wrote", "seat": 0, "text": "hello Ben"},
    {"event": "bot", "seat": 2, "kind": "bot", "name": "Ann"},
    {"event": "reseated", "order": [1, 0], "why": "swapped"},
    {"event": "wrote", "seat": 1, "text": "I am Ann"},
    {"event": "wrote", "seat": 0, "text": "I am Ben"},
    {"event": "renamed", "seat": 1, "name": "Annie"},
    {"event": "wrote", "seat": 1, "text": "I am Annie"},
)


@pytest.fixture
def url(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'log.db'}"
    with closing(Store(address)) as store:
        entries = [Entry("one", n, 1.0, json.encode(it)) for n, it in enumerate(EVENTS, start=1)]
        store.write([Group(tuple(entries))])
    return address


def names_and_texts(url: str) -> list[str]:
    """The names and texts in the log, in order; reading them also checks the hash chain."""
    found: list[str] = []
    with closing(Store(url)) as store:
        for entry in store.log_of("one"):
            event = json.decode(entry.body)
            chairs = [chair.get("name", "") for chair in event.get("chairs", ())]
            found += [*chairs, event.get("name", ""), event.get("text", "")]
    return [text for text in found if text]


def forgotten(url: str, name: str | None) -> Forgotten:
    with closing(Database(url)) as database:
        return forget(Connections(database.engine, database.failures), ["one"], name)


def test_a_name_goes_with_what_its_owner_wrote_under_it_in_any_seat(url: str) -> None:
    assert forgotten(url, " aNN ") == Forgotten(("one",), 3)
    left = ["Player 1", "Ben", "…", "Ann", "…", "I am Ben", "Annie", "I am Annie"]
    assert names_and_texts(url) == left
    assert forgotten(url, "Ann") == Forgotten((), 0)
    assert forgotten(url, "Ben") == Forgotten(("one",), 2)
    assert names_and_texts(url)[:2] == ["Player 1", "Player 2"]


def test_all_names_go_and_stay_different(url: str) -> None:
    assert forgotten(url, None) == Forgotten(("one",), 7)
    people = ["Player 1", "Player 2", "…", "Ann", "…", "…", "Player 3", "…"]
    assert names_and_texts(url) == people, "a bot keeps its name"


def test_names_are_removed_from_a_damaged_event_too(url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "log.db")) as raw, raw:
        raw.execute("UPDATE events SET body = x'7b' WHERE seq = 2")
        raw.execute("UPDATE events SET names = x'00' WHERE seq = 8")
    assert forgotten(url, "Ben").texts == 1
    assert forgotten(url, None).texts
    with closing(sqlite3.connect(tmp_path / "log.db")) as raw:
        left = b"".join(names for (names,) in raw.execute("SELECT names FROM events") if names)
    assert b"Ben" not in left
    assert b"Annie" not in left
