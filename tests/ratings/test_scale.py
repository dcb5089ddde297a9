"""The scale: what a number means, and how it ages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.ratings import START, Rating, chance
from rookery.ratings.scale import SPREAD

DAY = 86_400.0


@given(
    st.floats(1.0, SPREAD), st.floats(0.0, 5_000.0), st.floats(0.0, 5_000.0), st.floats(0.0, 1e9)
)
def test_certainty_decays_by_the_whole_time_away(
    deviation: float, first: float, second: float, at: float
) -> None:
    rating = Rating(1600.0, deviation, at)
    once = rating.aged(at + (first + second) * DAY)
    twice = rating.aged(at + first * DAY).aged(at + (first + second) * DAY)
    assert once.deviation == pytest.approx(twice.deviation)
    assert deviation <= once.deviation <= SPREAD
    assert once.mean == 1600.0


def test_a_clock_set_back_makes_nobody_surer() -> None:
    assert Rating(1600.0, 50.0, 1e9).aged(0.0) == Rating(1600.0, 50.0, 1e9)


def test_a_new_player_is_provisional_and_a_sure_one_is_not() -> None:
    assert Rating().is_provisional
    assert Rating().shown == START
    assert not Rating(deviation=30.0).is_provisional
    assert Rating(deviation=30.0).margin == 60


@given(st.floats(-2_000.0, 2_000.0))
def test_the_chances_of_two_sides_add_up(lead: float) -> None:
    assert chance(lead) + chance(-lead) == pytest.approx(1.0)
    assert abs(chance(lead, 4.0) - 0.5) >= abs(chance(lead) - 0.5)
