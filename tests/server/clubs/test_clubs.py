"""Clubs in a database: links, members and hosts, the standing table, and who comes."""

import pytest

from rookery.server.clubs import clubs as clubs_module
from rookery.server.clubs import members as members_module
from rookery.server.clubs import messages as m
from rookery.server.clubs.clubs import Club, Clubs, ClubText
from rookery.server.clubs.comers import Comer, Comers
from rookery.server.clubs.evenings import Evening, Evenings
from rookery.server.clubs.members import Members
from rookery.server.database.store import Store
from rookery.server.people.profiles import Profile, Profiles
from rookery.table.refusal import Refusal

NOW = 1_796_000_000.0
TEXT = ClubText("Rookers", "Every Sunday.", "dixie", {"seats": 4, "target": 200})


@pytest.fixture
def clubs(memory: Store) -> Clubs:
    return Clubs(memory.connections, most=3)


@pytest.fixture
def members(memory: Store) -> Members:
    return Members(memory.connections)


@pytest.fixture
def people(memory: Store) -> list[Profile]:
    profiles = Profiles(memory.connections, most=10)
    return [profiles.make(name, "", NOW).profile for name in ("Ann", "Ben", "Cid")]


@pytest.fixture
def club(clubs: Clubs, people: list[Profile]) -> Club:
    return clubs.make(TEXT, people[0], "Ann", NOW)


def test_of_two_who_open_a_table_one_is_first(clubs: Clubs, club: Club) -> None:
    assert clubs.stand(club.id, None, "first")
    assert not clubs.stand(club.id, None, "second")
    assert clubs.stand(club.id, "first", "third")
    assert clubs.of_id(club.id).standing == "third"


def test_clubs_are_bounded_and_those_without_members_make_room(
    memory: Store, clubs: Clubs, members: Members, people: list[Profile]
) -> None:
    made = [clubs.make(TEXT, each, "x", NOW) for each in people]
    with pytest.raises(Refusal, match="all the clubs"):
        clubs.make(TEXT, people[0], "x", NOW)
    Profiles(memory.connections, most=10).forget(people[1].id)
    clubs.make(TEXT, people[0], "x", NOW)
    with pytest.raises(Refusal, match="no such club"):
        clubs.of_id(made[1].id)


def test_a_profile_belongs_to_few_clubs(
    clubs: Clubs, members: Members, people: list[Profile], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clubs_module, "MOST_CLUBS", 1)
    club = clubs.make(TEXT, people[0], "Ann", NOW)
    with pytest.raises(Refusal, match="at most"):
        clubs.make(TEXT, people[0], "Ann", NOW)
    clubs.make(TEXT, people[1], "Ben", NOW)
    with pytest.raises(Refusal, match="at most"):
        members.join(club.id, people[1], "Ben", NOW)


def test_members_have_different_names_and_join_once(
    memory: Store,
    club: Club,
    members: Members,
    people: list[Profile],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ben = members.join(club.id, people[1], "ann", NOW + 1)
    assert ben.name == "ann 2"
    assert members.join(club.id, people[1], "Ben", NOW + 1) == ben
    members.rename(ben, "Ben")
    assert [each.name for each in members.of(club.id)] == ["Ann", "Ben"]
    profiles = Profiles(memory.connections, most=100)
    for _ in range(12):
        members.join(club.id, profiles.make("Ann", "", NOW).profile, "Ann", NOW)
    assert len({each.name for each in members.of(club.id)}) == 14
    monkeypatch.setattr(members_module, "MOST_MEMBERS", 14)
    with pytest.raises(Refusal, match="at most"):
        members.join(club.id, people[2], "Cid", NOW)


def test_a_club_always_has_a_host(
    club: Club, clubs: Clubs, members: Members, people: list[Profile]
) -> None:
    ann = members.of(club.id)[0]
    ben = members.join(club.id, people[1], "Ben", NOW + 1)
    members.join(club.id, people[2], "Cid", NOW + 2)
    with pytest.raises(Refusal) as refused:
        members.make_host(club.id, ann.id, is_host=False)
    assert refused.value.code == "last-host"
    members.make_host(club.id, ben.id, is_host=True)
    members.make_host(club.id, ann.id, is_host=False)
    members.remove(club.id, ben.id)
    assert [(each.name, each.is_host) for each in members.of(club.id)] == [
        ("Ann", True),
        ("Cid", False),
    ]
    members.remove(club.id, members.of(club.id)[1].id)
    members.remove(club.id, ann.id)
    with pytest.raises(Refusal, match="no such club"):
        clubs.of_id(club.id)


def test_when_the_host_is_forgotten_the_eldest_member_is_host(
    memory: Store, club: Club, members: Members, people: list[Profile]
) -> None:
    members.join(club.id, people[1], "Ben", NOW + 1)
    members.join(club.id, people[2], "Cid", NOW + 2)
    Profiles(memory.connections, most=10).forget(people[0].id)
    cid = members.member(club.id, people[2])
    assert cid is not None and not cid.is_host
    ben = members.member(club.id, people[1])
    assert ben is not None and ben.is_host
    assert members.of(club.id)[0] == ben


def test_nobody_is_a_member_of_another_club(
    club: Club, clubs: Clubs, members: Members, people: list[Profile]
) -> None:
    other = clubs.make(TEXT, people[1], "Ben", NOW)
    ben = members.of(other.id)[0]
    with pytest.raises(Refusal, match="no such member"):
        members.remove(club.id, ben.id)
    with pytest.raises(Refusal, match="no such member"):
        members.make_host(club.id, ben.id, is_host=True)
    assert members.member(club.id, people[1]) is None
    assert members.member(club.id, None) is None


@pytest.fixture
def evening(memory: Store, club: Club) -> Evening:
    plan = m.EveningPlan(game="dixie", format="pairs")
    wanted = m.PlanEvening(plan=plan, starts="2026-12-01T19:30", zone="Europe/Berlin")
    return Evenings(memory.connections).plan(club.id, wanted, NOW)


@pytest.fixture
def comers(memory: Store) -> Comers:
    return Comers(memory.connections, most=20)


def came(
    comers: Comers, evening: Evening, name: str, own: Comer | None = None, **said: str
) -> Comer:
    return comers.come(evening, own, None, m.Come(name=name, **said), NOW)  # type: ignore[arg-type]  # a name of an answer


def test_nobody_is_a_partner_of_themselves(comers: Comers, evening: Evening) -> None:
    ann = came(comers, evening, "Ann")
    with pytest.raises(Refusal, match="partner"):
        came(comers, evening, "Ann", ann, partner=ann.id)


def test_the_forgotten_and_the_removed_are_on_no_list(
    memory: Store, comers: Comers, evening: Evening, people: list[Profile]
) -> None:
    comers.come(evening, None, people[1].id, m.Come(name="Ben"), NOW)
    Profiles(memory.connections, most=10).forget(people[1].id)
    assert comers.of(evening.id) == []
    ann = came(comers, evening, "Ann")
    comers.change(evening, ann.id, m.ComerChanged())
    assert comers.of(evening.id) == [ann]
    comers.remove(evening, ann.id)
    with pytest.raises(Refusal, match="nobody"):
        comers.remove(evening, ann.id)
    with pytest.raises(Refusal, match="nobody"):
        comers.change(evening, ann.id, m.ComerChanged(answer="yes"))
