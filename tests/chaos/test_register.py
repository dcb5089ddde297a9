"""The checks after a chaos run find the violations that they are meant to find."""

import pytest

from rookery.server.updates.feed import Feed, Reader
from rookery.table import events as ev
from rookery.table import protocol as p
from tests.chaos.people import Party, Person
from tests.chaos.register import Written, faults_of, faults_of_writers, wrong_view
from tests.table.tables import Sitting, opening, shuffling

NAMES = {"host:1": "server-0", "host:2": "server-1"}


def rows(*written: tuple[int, str, str, int]) -> list[Written]:
    """Events of one table: their numbers, writers, owners and epochs."""
    return [Written("a", *each) for each in written]


def test_one_owner_after_the_other_is_right() -> None:
    right = rows((1, "server-0", "host:1", 1), (2, "server-0", "host:1", 1))
    assert faults_of_writers([*right, *rows((3, "server-1", "host:2", 2))], NAMES) == []


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (rows((2, "server-1", "host:1", 1)), "server-0, server-1 wrote in epoch 1"),
        (rows((2, "server-0", "host:2", 2)), "server-0 wrote event 2 of host:2"),
        (rows((2, "server-1", "host:2", 0)), "went back at event 2"),
        (rows((1, "server-1", "host:2", 2)), "went back at event 1"),
    ],
)
def test_wrong_writers_are_found(wrong: list[Written], fault: str) -> None:
    found = faults_of_writers([*rows((1, "server-0", "host:1", 1)), *wrong], NAMES)
    assert any(fault in it for it in found)


@pytest.fixture
def played() -> Sitting:
    """A table with one move."""
    sitting = Sitting(opening("dixie", "pppp"), deals=shuffling(1))
    sitting.arrive(0, 1, 2, 3)
    sitting.start()
    assert sitting.state is not None
    sitting.move(sitting.table.match.game.actors(sitting.state)[0], "pass")
    return sitting


def person_of(sitting: Sitting, seat: int) -> Person:
    """A player who has seen all that has happened."""
    person = Person("http://nowhere/", sitting.table.code, None, "0", 1.0)
    shown = Feed(sitting.authority).update(Reader(seat), sitting.clock())
    assert shown is not None
    person.hear(shown)
    return person


def test_the_right_view_is_right(played: Sitting) -> None:
    for seat in range(4):
        assert wrong_view(person_of(played, seat), played.log) is None


def test_wrong_views_are_found(played: Sitting) -> None:
    person = person_of(played, 0)
    person.deal = person_of(played, 1).deal
    assert "another deal" in str(wrong_view(person, played.log))
    person = person_of(played, 0)
    person.version = 1
    assert "version 1 is shown" in str(wrong_view(person, played.log))


def test_acknowledged_moves_that_are_lost_are_found(played: Sitting) -> None:
    person = person_of(played, 0)
    party = Party(person.code, [person])
    assert faults_of(party, played.log) == []
    person.moves["lost"] = "pass"
    person.answers["lost"] = p.Done("lost", len(played.log))
    assert any("an acknowledged move was lost" in it for it in faults_of(party, played.log))


def test_refused_moves_that_were_kept_are_found(played: Sitting) -> None:
    (moved,) = [event for event, _ in played.log if isinstance(event, ev.Moved)]
    person = person_of(played, moved.seat)
    name = moved.command.partition(":")[2]
    person.answers[name] = p.Refused(name, "not-kept", "")
    found = faults_of(Party(person.code, [person]), played.log)
    assert any("a refused command was kept" in it for it in found)


def test_events_that_are_not_in_the_log_are_found(played: Sitting) -> None:
    party = Party(played.table.code, [person_of(played, 0)])
    found = faults_of(party, played.log[:-1])
    assert any("before it was in the log" in it for it in found)
