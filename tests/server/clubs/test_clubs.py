"""Clubs in a database: links, members and hosts, the standing table, and who comes."""

import pytest

from rookery.server.clubs import clubs as clubs_module
from rookery.server.clubs import members as members_module
from rookery.server.clubs import messages as m
from rookery.server.clubs.clubs import Club, Clubs, ClubText
from rookery.server.clubs.comers import Comer, Comers
from rookery.server.clubs.evenings import Evening, Evenings
from rookery.server.clubs.members import Member, Members
from rookery.server.database.store import Store
from rookery.server.people.profiles import Profiles
from rookery.table.refusal import Refusal
from tests.known import known

NOW = 1_796_000_000.0
TEXT = ClubText("Rookers", "Every Sunday.", "dixie", {"seats": 4, "target": 200})


class Kept:
    """Clubs and their members in a store, and three people, of whom Ann has a club."""

    def __init__(self, store: Store) -> None:
        self.clubs, self.members = Clubs(store.connections, most=3), Members(store.connections)
        self.profiles = Profiles(store.connections, most=100)
        self.people = [self.profiles.make(name, "", NOW).profile for name in ("Ann", "Ben", "Cid")]
        self.club = self.made(0)

    def made(self, number: int) -> Club:
        """A club of one of the people."""
        person = self.people[number]
        return self.clubs.make(TEXT, person, person.name, NOW)

    def join(self, number: int, name: str) -> Member:
        return self.members.join(self.club.id, self.people[number], name, NOW + number)

    def all(self) -> list[Member]:
        return self.members.of(self.club.id)


@pytest.fixture
def kept(memory: Store) -> Kept:
    return Kept(memory)


def test_of_two_who_open_a_table_one_is_first(kept: Kept) -> None:
    clubs, club = kept.clubs, kept.club
    assert clubs.stand(club.id, None, "first")
    assert not clubs.stand(club.id, None, "second")
    assert clubs.stand(club.id, "first", "third")
    assert clubs.of_id(club.id).standing == "third"


def test_clubs_are_bounded_and_those_without_members_make_room(kept: Kept) -> None:
    made, _ = kept.made(1), kept.made(2)
    with pytest.raises(Refusal, match="all the clubs"):
        kept.made(0)
    kept.profiles.forget(kept.people[1].id)
    kept.made(0)
    with pytest.raises(Refusal, match="no such club"):
        kept.clubs.of_id(made.id)


def test_a_profile_belongs_to_few_clubs(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs_module, "MOST_CLUBS", 1)
    with pytest.raises(Refusal, match="at most"):
        kept.made(0)
    kept.made(1)
    with pytest.raises(Refusal, match="at most"):
        kept.join(1, "Ben")


def test_members_have_different_names_and_join_once(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = kept.join(1, "ann")
    assert ben.name == "ann 2"
    assert kept.join(1, "Ben") == ben
    kept.members.rename(ben, "Ben")
    assert [each.name for each in kept.all()] == ["Ann", "Ben"]
    for _ in range(12):
        another = kept.profiles.make("Ann", "", NOW).profile
        kept.members.join(kept.club.id, another, "Ann", NOW)
    assert len({each.name for each in kept.all()}) == 14
    monkeypatch.setattr(members_module, "MOST_MEMBERS", 14)
    with pytest.raises(Refusal, match="at most"):
        kept.join(2, "Cid")


def test_a_club_always_has_a_host(kept: Kept) -> None:
    members, club = kept.members, kept.club.id
    (ann,) = kept.all()
    ben, cid = kept.join(1, "Ben"), kept.join(2, "Cid")
    with pytest.raises(Refusal) as refused:
        members.make_host(club, ann.id, is_host=False)
    assert refused.value.code == "last-host"
    members.make_host(club, ben.id, is_host=True)
    members.make_host(club, ann.id, is_host=False)
    members.remove(club, ben.id)
    assert [(each.name, each.is_host) for each in kept.all()] == [("Ann", True), ("Cid", False)]
    members.remove(club, cid.id)
    members.remove(club, ann.id)
    with pytest.raises(Refusal, match="no such club"):
        kept.clubs.of_id(club)


def test_when_the_host_is_forgotten_the_eldest_member_is_host(kept: Kept) -> None:
    kept.join(1, "Ben")
    kept.join(2, "Cid")
    kept.profiles.forget(kept.people[0].id)
    cid, ben = (kept.members.member(kept.club.id, kept.people[number]) for number in (2, 1))
    assert not known(cid).is_host
    assert known(ben).is_host
    assert kept.all()[0] == ben


def test_nobody_is_a_member_of_another_club(kept: Kept) -> None:
    (ben,) = kept.members.of(kept.made(1).id)
    with pytest.raises(Refusal, match="no such member"):
        kept.members.remove(kept.club.id, ben.id)
    with pytest.raises(Refusal, match="no such member"):
        kept.members.make_host(kept.club.id, ben.id, is_host=True)
    assert kept.members.member(kept.club.id, kept.people[1]) is None
    assert kept.members.member(kept.club.id, None) is None


@pytest.fixture
def evening(memory: Store, kept: Kept) -> Evening:
    plan = m.EveningPlan(game="dixie", format="pairs")
    wanted = m.PlanEvening(plan=plan, starts="2026-12-01T19:30", zone="Europe/Berlin")
    return Evenings(memory.connections).plan(kept.club.id, wanted, NOW)


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
    kept: Kept, comers: Comers, evening: Evening
) -> None:
    comers.come(evening, None, kept.people[1].id, m.Come(name="Ben"), NOW)
    kept.profiles.forget(kept.people[1].id)
    assert comers.of(evening.id) == []
    ann = came(comers, evening, "Ann")
    comers.change(evening, ann.id, m.ComerChanged())
    assert comers.of(evening.id) == [ann]
    comers.remove(evening, ann.id)
    with pytest.raises(Refusal, match="nobody"):
        comers.remove(evening, ann.id)
    with pytest.raises(Refusal, match="nobody"):
        comers.change(evening, ann.id, m.ComerChanged(answer="yes"))
