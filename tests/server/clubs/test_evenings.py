"""Evenings as dates: planned, repeated weekly at the same local time, changed and cancelled."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.evenings.settings import Settings
from rookery.server.clubs import evenings as module
from rookery.server.clubs import messages as m
from rookery.server.clubs.clubs import Clubs, ClubText
from rookery.server.clubs.dates import on_the_wall, starting
from rookery.server.clubs.evenings import MOST_SERIES, WEEKS_AHEAD, Evening, Evenings
from rookery.server.database.store import Store
from rookery.server.evenings.keeping import OVER, EveningLog, Kept
from rookery.server.people.profiles import Profiles
from rookery.table.refusal import Refusal

WEEK = 7 * 86_400.0
BERLIN = "Europe/Berlin"
NOW = starting("2026-10-14T12:00", BERLIN)
PLAN = m.EveningPlan(game="dixie", title="Advent")


@pytest.fixture
def evenings(memory: Store) -> Evenings:
    return Evenings(memory.connections)


@pytest.fixture
def club(memory: Store) -> str:
    ann = Profiles(memory.connections, most=5).make("Ann", "", NOW).profile
    text = ClubText("Rookers", "", "dixie", {})
    return Clubs(memory.connections, most=5).make(text, ann, "Ann", NOW).id


def planned(
    evenings: Evenings, club: str, starts: str = "2026-10-15T19:30", *, weekly: bool = False
) -> Evening:
    wanted = m.PlanEvening(plan=PLAN, starts=starts, zone=BERLIN, weekly=weekly)
    return evenings.plan(club, wanted, NOW)


def walls(found: list[Evening]) -> list[str]:
    return [on_the_wall(each.starts_at, each.zone) for each in found]


@settings(max_examples=40, deadline=None)
@given(
    st.datetimes(datetime(2026, 1, 1), datetime(2030, 1, 1)),
    st.integers(0, 60),
    st.sampled_from(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC"]),
)
def test_weeks_keep_the_hour_on_the_wall(first: datetime, weeks: int, zone: str) -> None:
    local = first.strftime("%Y-%m-%dT%H:%M")
    later = datetime.fromisoformat(local) + timedelta(weeks=weeks)
    at = starting(local, zone, weeks)
    there = later.replace(tzinfo=ZoneInfo(zone))
    is_skipped = (
        datetime.fromtimestamp(there.timestamp(), ZoneInfo(zone)).replace(tzinfo=None) != later
    )
    if not is_skipped:
        assert on_the_wall(at, zone) == later.strftime("%Y-%m-%dT%H:%M")
    assert at == there.timestamp()


def test_a_series_goes_on_over_the_end_of_summer_time(evenings: Evenings, club: str) -> None:
    planned(evenings, club, weekly=True)
    days = ("10-15", "10-22", "10-29", "11-05")
    assert walls(evenings.ahead(club, NOW)) == [f"2026-{day}T19:30" for day in days]
    later = evenings.ahead(club, NOW + 20 * WEEK)
    assert walls(later)[:1] == ["2027-03-04T19:30"]
    assert len(later) == WEEKS_AHEAD
    assert evenings.ahead(club, NOW + 20 * WEEK) == later


def test_cancelled_evenings_of_a_series_do_not_come_back(evenings: Evenings, club: str) -> None:
    planned(evenings, club, weekly=True)
    first, second, third, _ = evenings.ahead(club, NOW)
    evenings.cancel(second, NOW, later=False)
    found = evenings.ahead(club, NOW)
    assert [each.is_cancelled for each in found] == [False, True, False, False]
    assert found[1].changes == second.changes + 1
    evenings.cancel(third, NOW, later=True)
    found = evenings.ahead(club, NOW + WEEK)
    assert [each.id for each in found if not each.is_cancelled] in ([first.id], [])
    assert [each.is_cancelled for each in evenings.ahead(club, NOW)] == [False, True, True, True]


def test_later_evenings_keep_their_dates_and_get_the_plan(evenings: Evenings, club: str) -> None:
    planned(evenings, club, weekly=True)
    first, second, third, _ = evenings.ahead(club, NOW)
    plan = m.EveningPlan(game="tuxedo", title="Tea")
    wanted = m.ChangeEvening(plan=plan, starts="2026-10-23T20:00", zone=BERLIN, later=True)
    changed = evenings.change(second, wanted, NOW)
    assert (changed.plan, walls([changed])) == (plan, ["2026-10-23T20:00"])
    assert evenings.one(first.id).plan == PLAN
    after = evenings.one(third.id)
    assert (after.plan, after.starts_at) == (plan, third.starts_at)
    assert evenings.ahead(club, NOW + WEEK)[-1].plan == plan


def test_dates_and_numbers_are_bounded(
    evenings: Evenings, club: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for starts in ("2026-10-01T19:30", "2036-01-01T19:30", "2026-13-01T19:30"):
        with pytest.raises(Refusal) as refused:
            planned(evenings, club, starts)
        assert refused.value.code == "bad-date"
    wanted = m.PlanEvening(plan=PLAN, starts="2026-10-15T19:30", zone="Mars/Olympus")
    with pytest.raises(Refusal, match="time zone"):
        evenings.plan(club, wanted, NOW)
    for _ in range(MOST_SERIES):
        planned(evenings, club, weekly=True)
    with pytest.raises(Refusal, match="every week"):
        planned(evenings, club, weekly=True)
    monkeypatch.setattr(module, "MOST_AHEAD", 5)
    planned(evenings, club)
    with pytest.raises(Refusal, match="evenings ahead"):
        planned(evenings, club)
    monkeypatch.setattr(module, "_MOST_WITH_CANCELLED", 5)
    for each in evenings.ahead(club, NOW):
        evenings.cancel(each, NOW, later=False)
    with pytest.raises(Refusal, match="very many"):
        planned(evenings, club)


def test_the_next_evening_is_not_over(memory: Store, evenings: Evenings, club: str) -> None:
    first = planned(evenings, club, "2026-10-15T19:30")
    second = planned(evenings, club, "2026-10-22T19:30")
    assert evenings.next_of([club], NOW) == {club: first.starts_at}
    log = EveningLog(memory.connections, most=5)
    log.make(Kept(first.id, Settings("pairs", "kentucky"), "00" * 32, OVER), NOW)
    assert evenings.next_of([club], NOW) == {club: second.starts_at}


def test_the_oldest_evenings_go_first(
    evenings: Evenings, club: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in (15, 16, 17, 18):
        planned(evenings, club, f"2026-10-{day}T19:30")
    after = NOW + 2 * WEEK
    assert walls(evenings.past(club, after, 2)) == ["2026-10-18T19:30", "2026-10-17T19:30"]
    monkeypatch.setattr(module, "MOST_PAST", 2)
    wanted = m.PlanEvening(plan=PLAN, starts="2026-11-15T19:30", zone=BERLIN)
    evenings.plan(club, wanted, after)
    assert walls(evenings.past(club, after)) == ["2026-10-18T19:30", "2026-10-17T19:30"]
