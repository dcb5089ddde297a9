"""Places at an evening: who may come, who is forgotten, and that a link cannot fill the list."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert

from rookery.evenings.settings import Settings
from rookery.server.clubs import messages as m
from rookery.server.clubs.clubs import Clubs, ClubText
from rookery.server.clubs.comers import UNKNOWN_FROM_ADDRESS, Comer, Comers
from rookery.server.clubs.evenings import Evening, Evenings
from rookery.server.clubs.members import Members
from rookery.server.database.schema.clubs import CLUB_COMERS
from rookery.server.database.schema.evenings import EVENING_ENTRIES
from rookery.server.database.store import Store
from rookery.server.evenings.keeping import PLAYING, EveningLog, Kept
from rookery.server.limits import PEOPLE_EVER
from rookery.server.people.profiles import Profiles
from rookery.table.refusal import Refusal

NOW = 1_790_000_000.0
MOST = 2
"""The number of places at the evening of these tests."""

ANSWERS = st.sampled_from(["yes", "maybe", "no"])
PROFILES = st.sampled_from(["member 0", "member 1", "member 2", "stranger 0", "stranger 1"])
NUMBERS = st.integers(0, 7)

STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("come"), PROFILES, ANSWERS),
        st.tuples(st.just("come"), st.just("guest"), ANSWERS),
        st.tuples(st.just("answer"), NUMBERS, ANSWERS),
        st.tuples(st.just("change"), NUMBERS, ANSWERS),
        st.tuples(st.just("remove"), NUMBERS, st.none()),
        st.tuples(st.just("add"), st.none(), st.none()),
        st.tuples(st.just("enter"), NUMBERS, st.none()),
    ),
    max_size=30,
)


@dataclass
class Hall:
    """An evening in a database, with the profiles of three members of its club and two others."""

    store: Store
    evening: Evening
    comers: Comers
    profiles: dict[str, str]

    def clear(self) -> None:
        """Forget everybody."""
        with self.store.connections.writing() as connection:
            connection.execute(delete(CLUB_COMERS))
            connection.execute(delete(EVENING_ENTRIES))

    def enter(self, comer: Comer) -> None:
        """Have somebody be at the director's evening."""
        row = {"evening": self.evening.id, "entry": comer.id, "secret_hash": comer.secret_hash}
        self.store.connections.run(insert(EVENING_ENTRIES), row)

    def come(self, who: str, answer: str, own: Comer | None, at: float) -> None:
        """Answer the invitation as a profile or a guest."""
        wanted = m.Come(name=who, answer=answer)  # type: ignore[arg-type]  # a name of an answer
        self.comers.come(self.evening, own, self.profiles.get(who), wanted, at)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hall(request: pytest.FixtureRequest) -> Iterator[Hall]:
    url = "sqlite://"
    if request.param == "postgresql":
        url = request.getfixturevalue("running_postgres").database()
    with closing(Store(url)) as store:
        people = Profiles(store.connections, most=10)
        made = {name: people.make(name, "", NOW).profile for name in _PEOPLE}
        text = ClubText("Rookers", "", "dixie", {})
        first, *others = (made[name] for name in _PEOPLE if name.startswith("member"))
        club = Clubs(store.connections, most=5).make(text, first, "member 0", NOW)
        for other in others:
            Members(store.connections).join(club.id, other, "Member", NOW)
        plan = m.EveningPlan(game="dixie", format="pairs")
        wanted = m.PlanEvening(plan=plan, starts="2026-12-01T19:30", zone="Europe/Berlin")
        evening = Evenings(store.connections).plan(club.id, wanted, NOW)
        log = EveningLog(store.connections, most=5)
        log.make(Kept(evening.id, Settings("pairs", "dixie"), "00" * 32, PLAYING), NOW)
        profiles = {name: profile.id for name, profile in made.items()}
        yield Hall(store, evening, Comers(store.connections, MOST), profiles)


_PEOPLE = (*(f"member {it}" for it in range(3)), *(f"stranger {it}" for it in range(2)))


@dataclass
class Row:
    """What the model knows of one answer; `who` is a profile's name, or guest."""

    who: str
    answer: str
    has_entered: bool = False
    is_added: bool = False

    @property
    def is_unknown(self) -> bool:
        """Whether this is neither a member of the club nor a guest whom a host added."""
        return not self.is_added and not self.who.startswith("member")

    @property
    def rank(self) -> int:
        """The rank in which a "no" is forgotten: guests' first, members' last."""
        return ["guest", "stranger", "member"].index(self.who.split()[0])


@dataclass
class Model:
    """An independent model of the rules: rows in the order of answering."""

    rows: list[Row] = field(default_factory=list)

    def say(self, row: Row, answer: str, *, by_host: bool = False) -> bool:
        """Take this answer if the rules allow it; return whether they do."""
        displaced: list[Row] = []
        if answer != "no":
            there = [it for it in self.rows if it.answer != "no" and it is not row]
            entered = [it for it in self.rows if it.has_entered]
            is_new = row.answer == "no" or not any(it is row for it in self.rows)
            if is_new and len(there) >= MOST:
                displaced = [it for it in there if it.is_unknown and not it.has_entered][-1:]
                if not displaced or (row.is_unknown and not by_host):
                    return False
            if not row.has_entered and len(entered) >= PEOPLE_EVER * MOST:
                return False
        self.rows = [it for it in self.rows if not any(it is each for each in displaced)]
        row.answer = answer
        if not any(it is row for it in self.rows):
            self.rows.append(row)
        while len(idle := self.idle()) > MOST:
            oldest = min((it for it in idle if it is not row), key=lambda it: it.rank)
            self.rows = [it for it in self.rows if it is not oldest]
        return True

    def idle(self) -> list[Row]:
        """Those who say no and never came."""
        return [it for it in self.rows if it.answer == "no" and not it.has_entered]


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(steps=STEPS)
def test_answers_follow_the_rules(hall: Hall, steps: list[tuple[str, object, str | None]]) -> None:
    hall.clear()
    model = Model()
    for number, (act, which, answer) in enumerate(steps):
        before = hall.comers.of(hall.evening.id)
        index = which % len(before) if isinstance(which, int) and before else None
        if isinstance(which, int) and index is None:
            continue
        allowed, done = _both(hall, model, before, (act, index, str(which), answer), NOW + number)
        assert allowed is done
        after = hall.comers.of(hall.evening.id)
        assert [it.answer for it in after] == [it.answer for it in model.rows]
        owners = {profile: name for name, profile in hall.profiles.items()}
        assert [owners.get(it.profile or "", "guest") for it in after] == [
            it.who for it in model.rows
        ]
        assert sum(it.answer != "no" for it in after) <= MOST
        assert len(after) <= (2 + PEOPLE_EVER) * MOST


def _both(
    hall: Hall,
    model: Model,
    before: list[Comer],
    step: tuple[str, int | None, str, str | None],
    at: float,
) -> tuple[bool, bool]:
    """Whether the model and the database allow a step, after they have taken it."""
    act, index, who, answer = step
    row = Row(who, "yes") if index is None else model.rows[index]
    if act == "come":
        row = next((it for it in model.rows if it.who == who != "guest"), row)
    try:
        match act:
            case "come":
                hall.come(who, answer or "", None, at)
            case "answer":
                assert index is not None
                hall.come(row.who, answer or "", before[index], at)
            case "change":
                assert index is not None
                changed = m.ComerChanged(answer=answer)  # type: ignore[arg-type]  # a name of an answer
                hall.comers.change(hall.evening, before[index].id, changed)
            case "remove":
                assert index is not None
                assert hall.comers.remove(hall.evening, before[index].id) is row.has_entered
            case "add":
                row = Row("guest", "yes", is_added=True)
                hall.comers.add(hall.evening, "Gus", at)
            case "enter":
                assert index is not None
                if row.answer == "yes" and not row.has_entered:
                    hall.enter(before[index])
                    row.has_entered = True
        done = True
    except Refusal as refused:
        done = refused.code != "too-many"
    if act == "remove":
        if row.has_entered:
            return model.say(row, "no"), done
        model.rows = [it for it in model.rows if it is not row]
    if act in ("remove", "enter"):
        return True, done
    return model.say(row, answer or "yes", by_host=act in ("change", "add")), done


def test_unknown_guests_are_bounded_by_address_and_lose_their_places_first(hall: Hall) -> None:
    """One address answers as often as it can; then a host, a member and an added guest come."""
    hall.clear()
    comers = Comers(hall.store.connections, UNKNOWN_FROM_ADDRESS + 5)
    evening = hall.evening

    def guest(name: str, origin: str) -> Comer:
        return comers.come(evening, None, None, m.Come(name=name, answer="yes"), NOW, origin)

    for _ in range(UNKNOWN_FROM_ADDRESS):
        guest("Ghost", "192.0.2.7")
    with pytest.raises(Refusal, match="have come from your network"):
        guest("Ghost", "192.0.2.7")
    seen = comers.see(guest("Pupil", "192.0.2.8"), NOW + 1.0)
    for number in range(4):
        guest(f"Other {number}", "192.0.2.9")
    with pytest.raises(Refusal, match="places"):
        guest("Late", "192.0.2.10")
    member = hall.profiles["member 0"]
    comers.come(evening, None, member, m.Come(name="Ann", answer="yes"), NOW + 2.0, "192.0.2.7")
    for number in range(UNKNOWN_FROM_ADDRESS + 3):
        comers.add(evening, f"Added {number}", NOW + 3.0)
    there = comers.of(evening.id)
    assert len(there) == UNKNOWN_FROM_ADDRESS + 5
    assert [it.name for it in there if it.mark is not None] == [seen.name]
    assert [it.name for it in there if it.is_expected and it.mark is not None] == [seen.name]


def test_a_closed_door_lets_in_members_and_added_guests(hall: Hall) -> None:
    hall.clear()
    closed = replace(hall.evening, door_closed_at=NOW)
    hall.come("guest", "yes", None, NOW)
    (known,) = hall.comers.of(closed.id)
    wanted = m.Come(name="Late", answer="yes")
    for profile in (None, hall.profiles["stranger 0"]):
        with pytest.raises(Refusal, match="closed the door"):
            hall.comers.come(closed, None, profile, wanted, NOW)
    changed = hall.comers.come(closed, known, None, m.Come(name="Gus", answer="maybe"), NOW)
    assert changed.answer == "maybe"
    hall.comers.add(closed, "Added", NOW)
    hall.comers.come(closed, None, hall.profiles["member 1"], wanted, NOW)


def test_a_host_removes_unknown_guests_since_a_moment(hall: Hall) -> None:
    hall.clear()
    comers = Comers(hall.store.connections, 9)
    for number, name in enumerate(("Early", "Late", "Seated")):
        wanted = m.Come(name=name, answer="yes")
        made = comers.come(hall.evening, None, None, wanted, NOW + 10 * number)
    hall.enter(made)
    comers.add(hall.evening, "Added", NOW + 30)
    assert comers.remove_unknown(hall.evening, NOW + 5) == [made.id]
    answers = {it.name: it.answer for it in comers.of(hall.evening.id)}
    assert answers == {"Early": "yes", "Seated": "no", "Added": "yes"}


def test_places_are_counted_while_others_answer(hall: Hall) -> None:
    hall.clear()

    def answers(number: int) -> None:
        with suppress(Refusal):
            hall.come("guest", "no" if number % 3 == 0 else "yes", None, NOW + number)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(answers, range(24)))
    said = [it.answer for it in hall.comers.of(hall.evening.id)]
    assert sorted(said) == ["no"] * MOST + ["yes"] * MOST
