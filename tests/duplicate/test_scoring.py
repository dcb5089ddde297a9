"""Boards compared: what a score is worth at each table."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.duplicate.scoring import AVERAGE, Points, board_scores, net_points
from rookery.duplicate.shape import Shape, shape_of
from rookery.games import preset

PARTNERS = (0, 1, 0, 1)

SIDES = st.sampled_from(
    [(0, 1), (0, 1, 2), (0, 1, 2, 3), PARTNERS, (0, 1, 2, 3, 4), (0, 1, 0, 1, 0, 1)]
)


@st.composite
def fields(draw: st.DrawFn) -> tuple[tuple[int, ...], list[Points | None]]:
    """The sides of a table, and the points of one board at up to seven tables."""
    sides = draw(SIDES)
    by_side = st.lists(st.integers(-40, 40), min_size=len(set(sides)), max_size=len(set(sides)))
    points = by_side.map(lambda each: tuple(5 * each[side] for side in sides))
    return sides, draw(st.lists(st.none() | points, min_size=1, max_size=7))


@given(fields())
def test_match_points_are_counted_table_by_table(
    field: tuple[tuple[int, ...], list[Points | None]],
) -> None:
    sides, tables = field
    for table, row in enumerate(board_scores(tables, sides)):
        mine = tables[table]
        if mine is None:
            assert row == (AVERAGE,) * len(sides)
            continue
        for seat, score in enumerate(row):
            net = _net(mine, sides, seat)
            nets = [
                _net(other, sides, seat)
                for number, other in enumerate(tables)
                if other is not None and number != table
            ]
            assert score.compared == len(nets)
            if nets:
                won = sum(Fraction((net > each) + (net >= each), 2) for each in nets)
                assert score.share == won / len(nets)
                assert score.difference == net - sum(nets) / len(nets)


def _net(points: Points, sides: tuple[int, ...], seat: int) -> Fraction:
    """The points of a seat less the average of those of other sides."""
    others = [each for each, side in zip(points, sides, strict=True) if side != sides[seat]]
    return points[seat] - Fraction(sum(others), len(others))


def test_a_board_thrown_in_is_a_result_of_nothing_for_everybody() -> None:
    thrown_in, made = board_scores([(0, 0, 0, 0), (100, 20, 100, 20)], PARTNERS)
    assert (thrown_in[0].difference, thrown_in[0].share) == (Fraction(-80), Fraction(0))
    assert (made[0].difference, made[0].share) == (Fraction(80), Fraction(1))


def test_a_board_of_one_table_only_is_average() -> None:
    (row,) = board_scores([(80, 40, 80, 40)], PARTNERS)
    assert {replace(each, net=None) for each in row} == {AVERAGE}
    assert row[0].net == 40


@pytest.mark.parametrize(
    ("game", "seats", "sides"),
    [
        ("dixie", 4, PARTNERS),
        ("dixie", 6, (0, 1, 0, 1, 0, 1)),
        ("three", None, (0, 1, 2)),
        ("five", None, (0, 1, 2, 3, 4)),
        ("two", None, (0, 1)),
        ("tuxedo", 2, (0, 1)),
        ("tuxedo", 6, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_the_sides_of_a_game(game: str, seats: int | None, sides: tuple[int, ...]) -> None:
    options = {} if seats is None else {"seats": seats}
    assert shape_of(preset(game).game(options)) == Shape(sides)


def test_sides_of_different_sizes_and_too_few_points_are_refused() -> None:
    with pytest.raises(ValueError, match="sides of one size"):
        Shape((0, 1, 0))
    with pytest.raises(ValueError, match="3 points for a table of 4 seats"):
        net_points((1, 2, 3), PARTNERS)
