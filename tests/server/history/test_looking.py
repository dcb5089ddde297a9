"""What a profile sees of its past: matches by filters and pages, people, and statistics."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import update

from rookery.server.database.schema.results import RESULTS
from rookery.server.database.store import Store
from rookery.server.history.looking import Histories, MatchSeen
from rookery.server.history.messages import AskMatches
from rookery.server.history.recorder import Recorder
from rookery.server.history.series import series
from rookery.server.people.profiles import Profiles
from tests.server.history.played import Shelf

ANN, BEN, CLEO = (f"the secret of {name} everywhere" for name in ("Ann", "Ben", "Cleo"))
DAY = 86_400.0


class Past:
    """Some of Ann's matches with Ben and Cleo. Ann and Ben have profiles, Cleo is a guest."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.shelf = Shelf(store)
        self.histories = Histories(store.connections)
        people = Profiles(store.connections, 10)
        self.ann, self.ben = (people.make(name, "here", 0.0).profile.id for name in ("Ann", "Ben"))
        self.codes = [
            self.play("ppbb", [("Ann", ANN), ("Ben", BEN)], 1),
            self.play("pbpb", [("Ann", ANN), ("Ben the Great", BEN)], 2),
            self.play("ppbb", [("Ann", ANN), ("Cleo", CLEO)], 3),
            self.play("pbpb", [("cleo", CLEO), ("Anna", ANN)], 4),
            self.play("pp", [("Ann", ANN), ("Ben", BEN)], 5, game="tuxedo", options={"target": 20}),
        ]
        self.play("ppbb", [("Ben", BEN), ("Cleo", CLEO)], 6)
        people.claim_seats(self.ann, [(self.codes[0], ANN)], 0.0)
        people.claim_seats(self.ben, [(self.codes[0], BEN)], 0.0)
        asyncio.run(Recorder(store, self.shelf.clock).sweep())

    def play(self, chairs: str, people: list[tuple[str, str]], seed: int, **how: Any) -> str:
        self.shelf.clock.tick(DAY)
        return self.shelf.ended(chairs, people=people, seed=seed, **how).table.code

    def seen(self, **wanted: Any) -> list[MatchSeen]:
        return self.histories.matches(self.ann, AskMatches(**wanted))

    def found(self, **wanted: Any) -> list[str]:
        """The codes of Ann's matches that fit the filters, the earliest first."""
        return [it.code for it in reversed(self.seen(**wanted))]


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
)
def past(request: pytest.FixtureRequest) -> Iterator[Past]:
    url = "sqlite://"
    if request.param == "postgresql":
        url = request.getfixturevalue("running_postgres").database()
    with closing(Store(url, survives_power_cut=False)) as store:
        yield Past(store)


def test_pages_follow_each_other_without_a_gap(past: Past) -> None:
    found: list[str] = []
    after = None
    while part := past.histories.matches(past.ann, AskMatches(), after, most=2):
        found += [it.code for it in part]
        after = part[-1].ended_at, part[-1].code, part[-1].seat
    assert found == list(reversed(past.codes))


def test_matches_are_filtered(past: Past) -> None:
    every = past.seen()
    assert past.found(game="tuxedo") == past.codes[4:]
    for outcome in ("won", "lost", "undecided"):
        wanted = [it.code for it in reversed(every) if it.outcome == outcome]
        assert past.found(outcome=outcome) == wanted
    assert {it.outcome for it in every} == {"won", "lost"}
    third = next(it.ended_at for it in every if it.code == past.codes[2])
    assert past.found(since=third) == past.codes[2:]
    assert past.found(until=third) == past.codes[:2]


def test_people_are_known_by_profile_or_by_name(past: Past) -> None:
    people = past.histories.companions(past.ann)
    found = [(it.name, it.profile is not None, it.matches) for it in people]
    assert found == [("Ben", True, 3), ("cleo", False, 2)]
    ben, cleo = people
    assert (ben.together, ben.against, cleo.together, cleo.against) == (1, 2, 1, 1)
    won = [it.outcome == "won" for it in reversed(past.seen())]
    assert ben.together_won == won[1]
    assert ben.against_won == won[0] + won[4]
    assert ben.against_won + ben.against_lost == 2
    assert past.found(person=ben.person) == [past.codes[n] for n in (0, 1, 4)]
    assert past.found(person=cleo.person) == [past.codes[n] for n in (2, 3)]
    assert past.found(person="nobody") == []


def test_a_person_s_key_is_for_one_profile_alone(past: Past) -> None:
    keys = {it.person for it in past.histories.companions(past.ann)}
    assert not keys & {it.person for it in past.histories.companions(past.ben)}
    assert not any(past.ben in key for key in keys)
    seats = [seat for match in past.seen() for seat in match.seats]
    assert {seat.person for seat in seats if seat.player == "bot"} == {""}
    assert keys < {seat.person for seat in seats}


def test_statistics_are_of_one_s_own_seat(past: Past) -> None:
    games = past.histories.games(past.ann)
    assert [(name, matches) for name, matches, _ in games] == [("kentucky", 4), ("tuxedo", 1)]
    found = series(past.histories.played(past.ann, "kentucky"))
    assert found.whole.matches == 4
    assert found.whole.won == games[0][2] and found.whole.won + found.whole.lost == 4
    facts = found.whole.facts
    parts = ("bidder", "partner", "opponent", "thrown_in")
    assert sum(facts[part] for part in parts) == facts["deals"]
    assert facts["made"] + facts["was_set"] == facts["bidder"]
    assert [it.summary.matches for it in found.periods] == [1, 1, 1, 1]
    assert found.unit == "day"


def test_long_series_have_few_periods(past: Past) -> None:
    played = past.histories.played(past.ann, "kentucky")
    for days, unit in ((30, "day"), (200, "week"), (900, "month"), (9_000, "year")):
        spread = [
            type(it)(it.ended_at + number * days * DAY / 3, it.outcome, it.facts)
            for number, it in enumerate(played)
        ]
        found = series(spread)
        assert found.unit == unit and len(found.periods) <= 40
        assert sum(it.summary.matches for it in found.periods) == 4
    assert series([]).periods == ()


def test_an_early_end_is_neither_won_nor_lost(past: Past) -> None:
    code = past.codes[0]
    before = next(it for it in past.seen() if it.code == code).outcome
    with past.store.connections.writing() as connection:
        changed = update(RESULTS).where(RESULTS.c.code == code)
        connection.execute(changed.values(has_winner=False))
    try:
        after = next(it for it in past.seen() if it.code == code).outcome
        assert after == ("won" if before == "won" else "undecided")
        assert (code in past.found(outcome="undecided")) == (before != "won")
    finally:
        past.store.connections.run(changed.values(has_winner=True))
