"""The season table over several evenings."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.evenings.season import Place, SeasonRule, season

EVENINGS = st.lists(
    st.permutations("ABCDEF").flatmap(
        lambda order: st.integers(1, 6).map(
            lambda count: {name: Place(place + 1) for place, name in enumerate(order[:count])}
        )
    ),
    max_size=6,
)


@given(EVENINGS, st.integers(0, 4))
def test_the_best_evenings_count(evenings: list[dict[str, Place]], best: int) -> None:
    rule = SeasonRule(points=(10, 7, 5), for_coming=2, best=best)
    rows = season(evenings, rule)
    assert [row.total for row in rows] == sorted((row.total for row in rows), reverse=True)
    for row in rows:
        points = sorted(
            (
                (10, 7, 5, 2, 2, 2)[each[row.person].place - 1]
                for each in evenings
                if row.person in each
            ),
            reverse=True,
        )
        assert row.total == sum(points[: best or None])
        kept = [each for each, is_kept in zip(row.evenings, row.counted, strict=True) if is_kept]
        assert sum(each or 0 for each in kept) == row.total
        assert row.place == 1 + sum(other.place < row.place for other in rows)


def test_a_shared_place_brings_the_average_of_the_places_shared() -> None:
    (first, *others) = season(
        [{"Ann": Place(1), "Ben": Place(2, 3), "Cid": Place(2, 3), "Dan": Place(2, 3)}],
        SeasonRule(points=(10, 8, 6, 4)),
    )
    assert (first.person, first.total) == ("Ann", Fraction(10))
    assert {(row.place, row.is_shared, row.total) for row in others} == {(2, True, Fraction(6))}


def test_more_first_places_break_a_tie() -> None:
    rule = SeasonRule(points=(4, 2), for_coming=0)
    rows = season(
        [{"Ann": Place(2), "Ben": Place(1)}, {"Cid": Place(1), "Ann": Place(2), "Ben": Place(3)}],
        rule,
    )
    places = {row.person: (row.place, row.is_shared, row.total) for row in rows}
    assert places == {
        "Ben": (1, False, Fraction(4)),
        "Cid": (2, False, Fraction(4)),
        "Ann": (3, False, Fraction(4)),
    }


@pytest.mark.parametrize(
    "wrong",
    [{"points": (1, 2)}, {"for_coming": 9, "points": (5,)}, {"best": -1}, {"points": (-1,)}],
)
def test_a_rule_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"place|evenings"):
        SeasonRule(**wrong)  # type: ignore[arg-type]
