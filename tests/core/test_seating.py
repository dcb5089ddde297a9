"""The order of seats round the table, and items by seat."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rookery.core.seating import leaders, put, round_from


@given(st.integers(1, 8), st.integers(0, 7))
def test_a_round_visits_every_seat_once_and_always_goes_left(seats: int, first: int) -> None:
    first %= seats
    order = round_from(first, seats)
    assert order[0] == first
    assert sorted(order) == list(range(seats))
    for seat, left in pairwise(order):
        assert left == (seat + 1) % seats


@given(st.lists(st.integers(), min_size=1, max_size=8), st.data())
def test_put_replaces_the_item_of_one_seat(items: list[int], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(items) - 1))
    before = tuple(items)
    items[seat] = 1_000
    assert put(before, seat, 1_000) == tuple(items)


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=6))
def test_the_leaders_are_all_seats_that_no_other_beats(points: list[int]) -> None:
    expected = [
        seat for seat, mine in enumerate(points) if not any(other > mine for other in points)
    ]
    assert list(leaders(points)) == expected
