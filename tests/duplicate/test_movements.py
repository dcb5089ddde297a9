"""Movements: everybody plays, meets many others, and sits out as seldom as anybody."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.duplicate.grouping import grouped
from rookery.duplicate.movements import continued, mitchell, movement
from rookery.duplicate.planning import next_round
from rookery.duplicate.rounds import Meetings, Round
from rookery.duplicate.shape import TWO_UNITS, Shape
from rookery.duplicate.whist import FIRST_ROUNDS, whist_round

PARTNERS = Shape((0, 1, 0, 1))
SHAPES = [
    TWO_UNITS,
    PARTNERS,
    Shape((0, 1, 2)),
    Shape((0, 1, 2, 3)),
    Shape((0, 1, 2, 3, 4)),
    Shape((0, 1, 2, 3, 4, 5)),
    Shape((0, 1, 0, 1, 0, 1)),
]


def people(count: int, first: int = 0) -> list[str]:
    return [f"p{number}" for number in range(first, first + count)]


def check(rounds: tuple[Round, ...], units: list[str], shape: Shape) -> Meetings:
    """Check that everybody sits once a round or has a bye, and byes differ by one at most."""
    byes: Counter[str] = Counter()
    for each in rounds:
        seated = [unit for table in each.tables for unit in table]
        assert sorted([*seated, *each.byes]) == sorted(units)
        assert {len(table) for table in each.tables} == {shape.places}
        assert len(each.byes) < shape.places
        byes.update(each.byes)
        assert max(byes[unit] for unit in units) - min(byes[unit] for unit in units) <= 1
    return Meetings.of(rounds, shape)


@settings(max_examples=25)
@given(st.sampled_from(SHAPES), st.data())
def test_everybody_plays_or_has_a_bye(shape: Shape, draw: st.DataObject) -> None:
    units = people(draw.draw(st.integers(shape.places, 4 * shape.places + 3)))
    rounds = draw.draw(st.integers(1, 7))
    found = movement(units, rounds, shape, Random(draw.draw(st.integers(0, 9))))
    assert len(found) == rounds
    check(found, units, shape)


@settings(max_examples=12)
@given(st.integers(2, 17), st.integers(0, 99))
def test_in_a_round_robin_all_meet_once_and_places_are_even(count: int, seed: int) -> None:
    units = people(count)
    cycle = count - 1 if count % 2 == 0 else count
    rounds = movement(units, 2 * cycle, TWO_UNITS, Random(seed))
    once = check(rounds[:cycle], units, TWO_UNITS)
    assert all(once.met[a, b] == 1 for a, b in combinations(units, 2))
    twice = check(rounds, units, TWO_UNITS)
    assert all(twice.met[a, b] == 2 for a, b in combinations(units, 2))
    sat: Counter[tuple[str, int]] = Counter()
    for each in rounds:
        sat.update((unit, place) for table in each.tables for place, unit in enumerate(table))
        assert all(abs(sat[unit, 0] - sat[unit, 1]) <= 2 for unit in units)


@settings(max_examples=10)
@given(st.sampled_from([4, 5, 8, 9, 12, 13, 16, 17, 20]), st.integers(1, 12), st.data())
def test_no_partner_comes_again_before_all_have_come(
    count: int, rounds: int, draw: st.DataObject
) -> None:
    units = people(count)
    full = count - 1 if count % 4 == 0 else count
    found = movement(units, min(rounds, full), PARTNERS, Random(draw.draw(st.integers(0, 9))))
    met = check(found, units, PARTNERS)
    assert max(met.partners.values()) == 1


@pytest.mark.parametrize("count", [6, 7, 11, 30])
def test_with_byes_no_partner_comes_again_in_half_a_cycle(count: int) -> None:
    units = people(count)
    met = check(movement(units, min(count // 2, 10), PARTNERS, Random(1)), units, PARTNERS)
    assert max(met.partners.values()) == 1


@pytest.mark.parametrize("count", sorted(FIRST_ROUNDS))
def test_in_a_whist_tournament_all_are_partners_once_and_opponents_twice(count: int) -> None:
    units = people(count)
    rounds = [
        Round(tuple((a, b, c, d) for (a, c), (b, d) in whist_round(units, number)))
        for number in range(count - 1)
    ]
    met = check(tuple(rounds), units, PARTNERS)
    for one, other in combinations(units, 2):
        assert (met.partners[one, other], met.met[one, other]) == (1, 3)
    cycle = check(movement(units, count - 1, PARTNERS, Random(3)), units, PARTNERS)
    assert set(cycle.met.values()) == {3}


@pytest.mark.parametrize(
    ("shape", "count", "rounds"),
    [
        (Shape((0, 1, 2)), 15, 5),
        (Shape((0, 1, 2, 3)), 20, 5),
        (Shape((0, 1, 2, 3, 4, 5)), 42, 7),
        (PARTNERS, 64, 6),
    ],
)
def test_nobody_meets_anybody_twice_where_there_are_many(
    shape: Shape, count: int, rounds: int
) -> None:
    units = people(count)
    met = check(movement(units, rounds, shape, Random(5)), units, shape)
    assert max(met.met.values()) == 1


@settings(max_examples=12)
@given(st.sampled_from(SHAPES), st.data())
def test_late_comers_and_those_who_leave_are_planned_in(shape: Shape, draw: st.DataObject) -> None:
    there = people(draw.draw(st.integers(2 * shape.places, 4 * shape.places)))
    seed = draw.draw(st.integers(0, 99))
    played = movement(there, 2, shape, Random(seed))
    gone = draw.draw(st.sets(st.sampled_from(there), max_size=3))
    units = [unit for unit in there if unit not in gone]
    units += people(draw.draw(st.integers(len(gone), 3)), first=100)
    rest = continued(units, played, 3, shape, Random(seed))
    for each in rest:
        assert each.units == set(units)
        assert {len(table) for table in each.tables} == {shape.places}
    byes = Meetings.of([*played, *rest], shape).byes
    stayed = [byes[unit] for unit in there if unit not in gone]
    assert max(stayed) - min(stayed) <= 1


def test_who_has_sat_out_plays_and_a_late_comer_is_not_sent_away() -> None:
    shape = Shape((0, 1, 2))
    played = [Round((("a", "b", "c"),), ("d",))]
    for seed in range(20):
        one = next_round(["a", "b", "c", "d", "new"], played, shape, Random(seed))
        assert "d" not in one.byes
        assert one.byes != ("d", "new")


def test_partners_change_after_a_late_comer() -> None:
    played = movement(people(8), 3, PARTNERS, Random(2))
    rest = continued(people(12), played, 4, PARTNERS, Random(2))
    met = Meetings.of([*played, *rest], PARTNERS)
    assert max(met.partners.values()) == 1


def test_a_mitchell_movement_has_two_fields() -> None:
    units = people(10)
    rounds = mitchell(units, 5)
    met = check(rounds, units, TWO_UNITS)
    assert max(met.met.values()) == 1
    assert all(met.places[unit, 0] == 5 for unit in units[:5])
    assert all(met.places[unit, 1] == 5 for unit in units[5:])
    check(mitchell(people(9), 5), people(9), TWO_UNITS)
    with pytest.raises(ValueError, match="no 6 different rounds"):
        mitchell(units, 6)


def test_the_same_lots_give_the_same_movement() -> None:
    for shape in SHAPES[:3]:
        units = people(3 * shape.places + 1)
        first = movement(units, 4, shape, Random(11))
        assert first == movement(units, 4, shape, Random(11))
        assert first != movement(units, 4, shape, Random(12))


def test_too_few_people_and_doubles_are_refused() -> None:
    with pytest.raises(ValueError, match="3 do not fill a table of 4"):
        movement(people(3), 1, PARTNERS, Random(1))
    with pytest.raises(ValueError, match="named twice"):
        movement(["a", "a", "b", "c"], 1, PARTNERS, Random(1))


def test_groups_that_cost_nothing_are_found() -> None:
    def cost(a: int, b: int) -> int:
        return int(a // 5 == b // 5)

    groups = grouped(range(25), 5, cost, Random(1))
    assert all(cost(a, b) == 0 for group in groups for a, b in combinations(group, 2))
    with pytest.raises(ValueError, match="7 items do not divide into groups of 2"):
        grouped(range(7), 2, cost, Random(1))
