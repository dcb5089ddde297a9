"""The names of a deleted profile are removed from all its tables, as soon as these are over."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select

from rookery.evenings.happenings import Came, Left
from rookery.evenings.settings import Settings
from rookery.server.database.schema.results import FORGETTING
from rookery.server.database.store import Store
from rookery.server.evenings.keeping import GATHERING, OVER, EntryKept, EveningLog, Kept
from rookery.server.history.counting import result_of_history
from rookery.server.history.forgetting import Forgetter, names_of
from rookery.server.history.recorder import Recorder
from rookery.server.history.results import Results
from rookery.server.operating.upkeep import forget_name_or_table
from rookery.server.people.profiles import Profile, Profiles
from rookery.server.rebuilding import decoded
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from tests.server.history.played import Shelf, to_the_end

ANN = "the secret of Ann at her tables"
BEN = "the secret of Ben at his tables"
BOTH = [("Ann", ANN), ("Ben", BEN)]


@pytest.fixture
def shelf(tmp_path: Path) -> Any:
    with closing(Store(f"sqlite:///{tmp_path / 'log.db'}", survives_power_cut=False)) as store:
        yield Shelf(store)


def profile(shelf: Shelf, *codes: str) -> Profile:
    """A profile to which Ann's seats belong."""
    profiles = Profiles(shelf.store.connections, 10)
    made = profiles.make("Ann", "here", 0.0).profile
    profiles.claim_seats(made.id, [(code, ANN) for code in codes], 0.0)
    return made


def forgotten(shelf: Shelf, made: Profile) -> int:
    """Delete a profile and remove its names; return how many seats still wait for removal."""
    Profiles(shelf.store.connections, 10).forget(made.id)
    work_off(shelf)
    return len(shelf.store.connections.rows(select(FORGETTING)))


def work_off(shelf: Shelf) -> None:
    forgetter = Forgetter(shelf.store)
    for seat in forgetter.waiting():
        forgetter.forget(seat)


def sweep(shelf: Shelf) -> None:
    asyncio.run(Recorder(shelf.store, lambda: 2_000_000.0).sweep())


def names(shelf: Shelf, code: str) -> list[str]:
    """The names of people in the result of a match."""
    found = Results(shelf.store.connections).of(code)
    assert found is not None
    return [seat.name for seat in found.seats if seat.player == "person"]


def test_the_name_goes_from_events_and_results_and_only_that_name(shelf: Shelf) -> None:
    code = shelf.ended("ppbb", people=BOTH).table.code
    sweep(shelf)
    assert names(shelf, code) == ["Ann", "Ben"]
    assert forgotten(shelf, profile(shelf, code)) == 0
    assert names(shelf, code) == ["Player 1", "Ben"]
    result = result_of_history(decoded(shelf.store.log_of(code)))
    assert result == Results(shelf.store.connections).of(code)


def test_a_table_in_play_keeps_the_name_until_it_is_over(shelf: Shelf) -> None:
    sitting = shelf.begun("ppbb", people=BOTH)
    shelf.keep(sitting)
    code, written = sitting.table.code, sitting.table.version
    assert forgotten(shelf, profile(shelf, code)) == 1
    to_the_end(sitting)
    shelf.keep(sitting, written)
    sweep(shelf)
    work_off(shelf)
    assert names(shelf, code) == ["Player 1", "Ben"]
    assert Forgetter(shelf.store).waiting() == []


def test_the_next_tables_of_the_same_people_are_found_too(shelf: Shelf) -> None:
    first = shelf.begun("ppbb", people=BOTH)
    second = shelf.ended("ppbb", people=BOTH)
    to_the_end(first)
    first.log.append((ev.Continued(code=second.table.code), shelf.clock()))
    shelf.keep(first)
    sweep(shelf)
    assert forgotten(shelf, profile(shelf, first.table.code)) == 0
    for sitting in (first, second):
        assert names(shelf, sitting.table.code) == ["Player 1", "Ben"]


def test_where_the_events_are_gone_the_result_loses_the_name(shelf: Shelf) -> None:
    code = shelf.ended("ppbb", people=BOTH).table.code
    sweep(shelf)
    shelf.store.remove([code])
    assert forgotten(shelf, profile(shelf, code)) == 0
    assert names(shelf, code) == ["Player 1", "Ben"]


def test_the_operator_removes_a_name_from_results_too(shelf: Shelf, tmp_path: Path) -> None:
    kept, gone = (shelf.ended("ppbb", people=BOTH).table.code for _ in range(2))
    sweep(shelf)
    shelf.store.remove([gone])
    forget_name_or_table(f"sqlite:///{tmp_path / 'log.db'}", "ben")
    assert [names(shelf, code) for code in (kept, gone)] == [["Ann", "Player 2"]] * 2


def test_all_names_that_somebody_had_are_found_wherever_they_sat(shelf: Shelf) -> None:
    sitting = shelf.begun("ppbb", people=BOTH)
    sitting.ask(0, p.Rename(id=sitting.new_id(), name="Annie"))
    assert names_of(sitting.log, hash_of(ANN)) == ["Ann", "Annie"]
    assert names_of(sitting.log, hash_of(BEN)) == ["Ben"]
    assert names_of(sitting.log, hash_of("nobody")) == []
    opened, at = sitting.log[0]
    assert isinstance(opened, ev.Opened)
    moved: list[tuple[ev.AnyEvent, float]] = [
        (structs.replace(opened), at),
        (ev.Reseated(order=(1, 0, 2, 3), why="swapped"), at),
        (ev.Renamed(seat=1, name="Anna"), at),
        (ev.Renamed(seat=0, name="Benno"), at),
    ]
    assert names_of(moved, hash_of(ANN)) == ["Ann", "Anna"]
    assert names_of(moved, hash_of(BEN)) == ["Ben", "Benno"]


def test_the_name_goes_from_evenings_once_they_are_over(shelf: Shelf) -> None:
    connections = shelf.store.connections
    evenings = EveningLog(connections, 10)
    made = profile(shelf)
    evenings.make(Kept("anevening", Settings("pairs", "dixie"), "a secret", GATHERING), 0.0)
    for number, (name, secret, owner) in enumerate([("Ben", BEN, None), ("Ann", ANN, made.id)]):
        entry = EntryKept(name.lower(), hash_of(secret), owner)
        evenings.append("anevening", number, [Came(entry.entry, name)], GATHERING, 0.0, entry)
    assert forgotten(shelf, made) == 1
    told = [Came("ben", "Ben"), Came("ann", "Ann")]
    assert evenings.happenings("anevening", 0) == told
    evenings.append("anevening", 2, [Left("ann"), Came("ann", "Annie")], OVER, 1.0)
    work_off(shelf)
    assert Forgetter(shelf.store).waiting() == []
    gone = Came("ann", "Player 2")
    assert evenings.happenings("anevening", 0) == [told[0], gone, Left("ann"), gone]
