"""Matches of people seated together start by themselves; listed tables may ask for ratings."""

import pytest
from msgspec import convert, structs

from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.folding import folded
from rookery.table.seating.meeting import ADMITTED_FOR, MEETS_FOR, admission, asked
from rookery.table.seating.opening import following
from rookery.table.table import LOBBY, PLAYING
from tests.table.tables import Sitting, entropy, opening, shuffling


def met(chairs: str = "ppb") -> Sitting:
    """A table of Rook for Three for people who were seated together."""
    event = structs.replace(opening("three", chairs), is_met=True)
    return Sitting(event, deals=shuffling(1))


def contribute(sitting: Sitting, seat: int) -> None:
    sitting.ask(seat, p.Contribute(id=sitting.new_id(), value="ab" * 32))
    sitting.wait(0.0)


def test_it_starts_once_all_are_here_and_have_given_their_part_of_the_shuffle() -> None:
    sitting = met()
    sitting.arrive(0)
    contribute(sitting, 0)
    sitting.arrive(1)
    sitting.wait(0.0)
    assert sitting.table.stage == LOBBY
    contribute(sitting, 1)
    assert sitting.table.stage == PLAYING
    assert not any(chair.is_stood_in for chair in sitting.table.chairs)
    assert sitting.table.shuffle.contributions[:2] == ("ab" * 32, "ab" * 32)


def test_a_bot_stands_in_at_once_for_who_has_not_come_within_a_minute() -> None:
    sitting = met()
    sitting.arrive(0)
    sitting.wait(MEETS_FOR - 1.0)
    assert sitting.table.stage == LOBBY
    sitting.wait(1.5)
    assert sitting.table.stage == PLAYING
    assert [chair.is_stood_in for chair in sitting.table.chairs] == [False, True, False]
    sitting.arrive(1)
    assert not sitting.is_stood_in(1)
    assert folded(sitting.log) == sitting.table


def test_nothing_starts_while_nobody_is_here() -> None:
    sitting = met()
    sitting.wait(10 * MEETS_FOR)
    assert sitting.table.stage == LOBBY
    sitting.arrive(1)
    sitting.wait(0.5)
    assert [chair.is_stood_in for chair in sitting.table.chairs] == [True, False, False]


def test_who_leaves_before_the_start_is_not_waited_for() -> None:
    sitting = met()
    sitting.arrive(0, 1)
    contribute(sitting, 0)
    sitting.ask(1, p.Leave(id=sitting.new_id()))
    sitting.wait(0.0)
    assert sitting.table.stage == PLAYING
    assert [chair.kind for chair in sitting.table.chairs] == ["person", "bot", "bot"]


def test_the_rules_by_which_they_met_stay() -> None:
    sitting = met()
    sitting.arrive(0, 1)
    rules = p.Rules(id=sitting.new_id(), options={}, game="dixie")
    assert sitting.refused(0, rules) == "met"


def test_other_tables_wait_for_their_host() -> None:
    sitting = Sitting(opening("three", "ppb"), deals=shuffling(1))
    sitting.arrive(0, 1)
    contribute(sitting, 0)
    contribute(sitting, 1)
    sitting.wait(2 * MEETS_FOR)
    assert sitting.table.stage == LOBBY


def asking(low: int | None, high: int | None, *, unrated: bool = False) -> Sitting:
    """A listed table whose host asks for ratings."""
    sitting = Sitting(opening("three", "poo"), deals=shuffling(1))
    sitting.arrive(0)
    asks = p.RatingRange(low=low, high=high, unrated=unrated)
    command = p.Settings(id=sitting.new_id(), listed=True, asks=asks)
    assert isinstance(sitting.ask(0, command), p.Done)
    return sitting


def sit(sitting: Sitting, shown: str = "") -> p.Sit:
    return p.Sit(id=sitting.new_id(), seat=1, name="Bob", admission=shown)


def test_a_table_that_asks_for_ratings_wants_an_admission() -> None:
    sitting = asking(1400, 1700)
    until = sitting.clock() + ADMITTED_FOR
    good = admission(sitting.table.key, until)
    signed = good.partition(".")[2]
    past = admission(sitting.table.key, sitting.clock() - 1.0)
    others = admission("ab" * 32, until)
    for bad in ("", "x", ".", good[:-1], f"{until + 60:.0f}.{signed}", past, others):
        assert sitting.refused(None, sit(sitting, bad)) == "not-admitted"
    assert isinstance(sitting.ask(None, sit(sitting, good)), p.Seated)


@pytest.mark.parametrize("change", [{"listed": False}, {"asks": {}}])
def test_friends_and_a_range_without_ends_are_asked_nothing(change: dict[str, object]) -> None:
    sitting = asking(1400, 1700)
    sitting.ask(0, convert({"id": sitting.new_id(), **change}, p.Settings))
    assert isinstance(sitting.ask(None, sit(sitting)), p.Seated)


def test_a_range_that_nobody_fits_is_refused() -> None:
    sitting = asking(1400, 1700)
    wrong = p.Settings(id=sitting.new_id(), asks=p.RatingRange(low=1700, high=1400))
    assert sitting.refused(0, wrong) == "bad-range"


def test_the_next_match_asks_for_the_same_and_waits_for_its_host() -> None:
    sitting = asking(1400, None, unrated=True)
    assert sitting.table.asks == ev.RatingsAsked(low=1400, unrated=True)
    assert folded(sitting.log) == sitting.table
    assert str(asked(sitting.table)) == "rated at least 1400, or who show no rating"
    table = sitting.table.with_changes(is_met=True)
    event = following(table, "testgamesb", entropy())
    assert (event.asks, event.listed, event.is_met) == (table.asks, True, False)
