"""Which results count, for whom, and who sees the ratings."""

import pytest
from sqlalchemy import delete

from rookery.ratings import START
from rookery.server.database.schema.people import PROFILES
from rookery.server.database.store import Store
from rookery.server.ratings.choices import MOST_CHOICES, SETTLE_SECONDS
from rookery.server.ratings.rater import Rater, rebuild
from rookery.server.ratings.units import QUIET_SECONDS
from rookery.table.refusal import Refusal
from tests.server.ratings.made import (
    PEOPLE,
    Seat,
    add_day,
    add_profiles,
    add_result,
    everything,
    ratings,
)

T = 1_000_000.0
LATER = T + 10 * 86_400.0
DAY_IS_PUBLIC = 1_795_651_200.0 + 3_600.0
"""An hour after the end of 2026-11-25."""


@pytest.fixture
def store(memory: Store) -> Store:
    add_profiles(memory, *PEOPLE)
    return memory


def rated(store: Store, now: float = LATER) -> dict[str, float]:
    """Everybody's mean rating at Dixie, after all results that are due were rated."""
    Rater(store, lambda: now).catch_up(now)
    return {player: it.mean for (game, player), it in ratings(store).items() if game == "dixie"}


def four(*who: str, points: tuple[int, int] = (300, 120)) -> list[Seat]:
    return [Seat(it, points[seat % 2]) for seat, it in enumerate(who)]


def test_partners_move_together_and_bots_have_ratings(store: Store) -> None:
    add_result(store, "a", T, four("ann", "bot:steady", "bea", "bot:easy"))
    found = rated(store)
    assert found["ann"] == found["bea"] > START
    assert found["bot:easy"] < 1400.0
    assert "bot:steady" not in found


def test_nothing_is_rated_before_seats_could_be_claimed(store: Store) -> None:
    add_result(store, "a", T, four("ann", "bea", "cay", "dan"))
    assert rated(store, T + SETTLE_SECONDS - 1.0) == {}
    assert len(rated(store, T + SETTLE_SECONDS)) == 4


@pytest.mark.parametrize(
    ("seat", "counts"),
    [
        (Seat("ann", 300, moves=20, by_bot=5), True),
        (Seat("ann", 300, moves=20, by_bot=6), False),
        (Seat("ann", 300, moves=0), False),
        (Seat("ann", 300, kind="program"), False),
        (Seat("ann", 300, claimed_at=T + SETTLE_SECONDS), True),
        (Seat("ann", 300, claimed_at=T + SETTLE_SECONDS + 1.0), False),
    ],
)
def test_a_seat_counts_for_whoever_has_played_it(store: Store, seat: Seat, counts: bool) -> None:
    add_result(store, "a", T, [seat, *four("ann", "bea", "cay", "dan")[1:]])
    found = rated(store)
    assert ("ann" in found) == counts
    assert {"bea", "cay", "dan"} <= set(found)


def test_what_does_not_count_is_not_looked_at_again(store: Store) -> None:
    add_result(store, "early", T, four("ann", "bea", "cay", "dan"), is_early=True)
    add_result(store, "casual", T, four("ann", "bea", "cay", "dan"), kind="casual")
    add_result(store, "strangers", T, four("ann", "?x", "bea", "?y"))
    twice = [Seat("ann", 3), Seat("bea", 1), Seat("ann", 3), Seat("cay", 1)]
    add_result(store, "twice", T, twice)
    rater = Rater(store, lambda: LATER)
    rater.catch_up(LATER)
    assert ratings(store) == {}
    assert len(everything(store)[2]) == 3
    assert rater._sources.due(LATER) == []


def test_a_guest_is_somebody_of_whom_nothing_is_known(store: Store) -> None:
    add_result(store, "a", T, four("ann", "bea", "?guest", "dan"))
    found = rated(store)
    assert set(found) == {"ann", "bea", "dan"}
    assert found["ann"] > START > found["bea"]


def test_matches_ended_while_somebody_did_not_want_to_be_rated_never_count(store: Store) -> None:
    rater = Rater(store, lambda: LATER)
    for number in range(3):
        add_result(store, f"a{number}", T + number * 1_000.0, four("ann", "bea", "cay", "dan"))
    rater.choices.rate("ann", T + 500.0, is_rated=False)
    rater.choices.rate("ann", T + 1_500.0, is_rated=True)
    rater.catch_up(LATER)
    counts = {player: it.results for (_, player), it in ratings(store).items()}
    assert counts == {"ann": 2, "bea": 3, "cay": 3, "dan": 3}
    before = everything(store)
    rebuild(store, LATER)
    assert everything(store) == before


def test_a_wish_taken_back_at_once_leaves_no_trace_and_wishes_are_bounded(store: Store) -> None:
    choices = Rater(store, lambda: T).choices
    choices.rate("ann", T, is_rated=False)
    choices.rate("ann", T + 1.0, is_rated=True)
    assert choices.of("ann").is_rated
    for number in range(1, MOST_CHOICES):
        choices.rate("ann", T + number * 1_000.0, is_rated=number % 2 == 0)
    with pytest.raises(Refusal, match="too often"):
        choices.rate("ann", LATER, is_rated=not choices.of("ann").is_rated)


def add_table(store: Store, code: str, at: float, who: list[str], scored: tuple[int, int]) -> None:
    boards = {1: list(scored) * 2, 2: list(scored) * 2}
    seats = four(*who, points=scored)
    add_result(store, code, at, seats, kind="evening", set_of="e/1", boards=boards, is_early=True)


def test_tables_of_a_set_are_compared_once_it_is_quiet(store: Store) -> None:
    add_table(store, "t1", T, ["ann", "bot:steady", "?x", "bot:steady"], (90, 30))
    add_table(store, "t2", T + 600.0, ["bea", "bot:steady", "?y", "bot:steady"], (60, 60))
    quiet = T + 600.0 + QUIET_SECONDS + SETTLE_SECONDS
    assert rated(store, quiet - 1.0) == {}
    found = rated(store, quiet)
    assert found["ann"] > START > found["bea"]
    assert found["ann"] - START == pytest.approx(START - found["bea"])


def test_a_table_that_was_counted_late_joins_those_it_played_with(store: Store) -> None:
    add_table(store, "t1", T, ["ann", "bot:steady", "?x", "bot:steady"], (90, 30))
    add_table(store, "t2", T + 600.0, ["bea", "bot:steady", "?y", "bot:steady"], (60, 60))
    add_result(store, "m", T + 5 * QUIET_SECONDS, four("ann", "bea", "cay", "dan"))
    before = rated(store)
    add_table(store, "t3", T + 900.0, ["eve", "bot:steady", "?z", "bot:steady"], (99, 21))
    after = rated(store)
    assert after["eve"] > START > after["bea"]
    assert after["ann"] < before["ann"]


def test_the_deal_of_the_day_is_rated_once_it_is_public(store: Store) -> None:
    add_day(store, "2026-11-25", "dixie", {"ann": 90, "bea": 40, "cay": -60}, mark=60)
    assert rated(store, DAY_IS_PUBLIC + SETTLE_SECONDS - 1.0) == {}
    found = rated(store, DAY_IS_PUBLIC + SETTLE_SECONDS)
    assert found["ann"] > found["bea"] > found["cay"]
    assert "bot:strong@100000n" in found


def test_an_abandoned_deal_of_the_day_is_the_last_place(store: Store) -> None:
    add_day(store, "2026-11-25", "dixie", {"ann": 90, "bea": None, "cay": -60}, mark=None)
    found = rated(store, DAY_IS_PUBLIC + SETTLE_SECONDS)
    assert found["ann"] > found["cay"] > found["bea"]


def test_a_day_with_more_people_than_a_field_is_rated_in_fields(store: Store) -> None:
    people = [f"p{number:03}" for number in range(100)]
    add_profiles(store, *people)
    add_day(store, "2026-11-25", "tuxedo", {it: n for n, it in enumerate(people)}, mark=None)
    rated(store, DAY_IS_PUBLIC + 86_400.0)
    means = [it.mean for _, it in sorted(ratings(store).items())]
    assert len(means) == 100
    assert means[0] < means[50] < means[99]


def test_who_is_forgotten_is_gone_and_the_others_stay(store: Store) -> None:
    add_result(store, "a", T, four("ann", "bea", "cay", "dan"))
    before = rated(store)
    store.connections.run(delete(PROFILES).where(PROFILES.c.id == "ann"))
    assert not any("ann" in row for rows in everything(store) for row in rows)
    assert rated(store) == {it: before[it] for it in ("bea", "cay", "dan")}
    add_result(store, "b", T + 1_000.0, four("eve", "bea", "cay", "dan"))
    assert "ann" not in rated(store)
    rebuild(store, LATER)
    assert "ann" not in {player for _, player in ratings(store)}


def test_only_ratings_of_people_who_show_them_are_shown(store: Store) -> None:
    add_result(store, "a", T, four("ann", "bea", "cay", "dan"))
    rater = Rater(store, lambda: LATER)
    rater.catch_up(LATER)
    assert rater.looking.at_game(PEOPLE, "dixie", LATER) == {}
    for who in ("ann", "eve", "ann"):
        rater.choices.show(who, is_shown=True)
    assert list(rater.looking.at_game(PEOPLE, "dixie", LATER)) == ["ann"]
    assert rater.looking.at_game(PEOPLE, "tuxedo", LATER) == {}
    assert rater.looking.is_shown("eve")
    (game,) = rater.looking.shown(PEOPLE)["ann"]
    assert game == "dixie"
    rater.choices.show("ann", is_shown=False)
    assert rater.looking.at_game(PEOPLE, "dixie", LATER) == {}
