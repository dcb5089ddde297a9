"""Results: standings from tables and from comparisons."""

from hypothesis import given
from hypothesis import strategies as st

from rookery.ratings import Seated, compared, live
from rookery.ratings.results import FIELD, Standing, fields

PARTNERS = [(0, 2), (1, 3)]
ALONE = [(0,), (1,), (2,)]


def test_winners_stand_first_even_with_fewer_points() -> None:
    table = Seated(("a", "b", "c", "d"), (300.0, 320.0, 300.0, 320.0))
    result = live("x", "dixie", 0.0, 5, table, PARTNERS, wins=(0, 2))
    assert [sorted(it.players) for it in result.standings] == [["a", "c"], ["b", "d"]]
    assert result.standings[0].score > result.standings[1].score


def test_two_bots_of_a_level_on_one_side_are_one_player_who_counts_twice() -> None:
    table = Seated(("bot:easy", "b", "bot:easy", "d"), (1.0, 2.0, 1.0, 2.0))
    (easy, _) = live("x", "dixie", 0.0, 5, table, PARTNERS).standings
    assert easy.players == {"bot:easy": 2.0}


def test_partners_are_compared_once_with_their_opponents_against_them() -> None:
    tables = [
        Seated(("a", "b", "c", "d"), (90.0, 30.0, 90.0, 30.0)),
        Seated(("e", "f", "g", "h"), (60.0, 60.0, 60.0, 60.0)),
    ]
    (result,) = compared("x", "dixie", 0.0, 1, tables, PARTNERS)
    assert result.same_cards
    assert [it.score for it in result.standings] == [60.0, 0.0]
    assert result.standings[0].players == {"a": 1.0, "c": 1.0, "b": -1.0, "d": -1.0}


def test_each_seat_of_a_game_without_partners_is_compared() -> None:
    tables = [Seated(("a", "b", "c"), (9.0, 3.0, 0.0)), Seated(("d", "e", "f"), (3.0, 3.0, 3.0))]
    results = list(compared("x", "three", 0.0, 1, tables, ALONE))
    assert [it.standings[0].score for it in results] == [7.5, -1.5, -6.0]
    assert results[1].standings[0].players == {"b": 1.0, "a": -0.5, "c": -0.5}
    assert len({it.code for it in results}) == 3


def test_a_bot_that_is_on_all_sides_alike_has_no_part_in_the_score() -> None:
    tables = [Seated(("bot:easy", "a", "bot:easy"), (9.0, 3.0, 0.0))] * 2
    results = list(compared("x", "three", 0.0, 1, tables, ALONE))
    assert results[0].standings[0].players == {"bot:easy": 0.5, "a": -0.5}
    assert results[1].standings[0].players == {"a": 1.0, "bot:easy": -1.0}


@given(st.integers(0, 400))
def test_a_large_field_is_split_into_fields_of_nearly_equal_size(count: int) -> None:
    standings = [Standing(float(number), {f"p{number}": 1.0}) for number in range(count)]
    found = fields(standings)
    assert sorted(it.score for field in found for it in field) == [float(n) for n in range(count)]
    sizes = [len(field) for field in found]
    assert not sizes or (max(sizes) <= FIELD and max(sizes) - min(sizes) <= 1)
