"""The rating update, against the library's own and against the properties that it must have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull

from rookery.ratings import START, Rating, Result, Seated, Standing, compared, live
from rookery.ratings.luck import luck_of
from rookery.ratings.method import Method

MEANS = st.floats(1000.0, 2000.0)
DEVIATIONS = st.floats(5.0, 130.0)
RATINGS = st.builds(Rating, MEANS, DEVIATIONS)
PARTNERS = [(0, 2), (1, 3)]
NOBODY: frozenset[str] = frozenset()


def match(points: tuple[float, float], deals: int = 5) -> Result:
    table = Seated(("a", "b", "c", "d"), points * 2)
    return live("x", "dixie", 0.0, deals, table, PARTNERS)


@given(st.lists(RATINGS, min_size=4, max_size=4))
def test_a_match_of_partners_is_the_librarys_own_update(four: list[Rating]) -> None:
    ratings = dict(zip("abcd", four, strict=True))
    luck = luck_of("dixie", 4, 2)
    beta = luck.live * (luck.usual_deals / 5) ** 0.5
    model = BradleyTerryFull(mu=0.0, sigma=1.0, beta=beta, tau=0.0)
    teams = [
        [model.rating(ratings[it].mean, ratings[it].deviation) for it in side]
        for side in ("ac", "bd")
    ]
    wanted = model.rate(teams, ranks=[0.0, 1.0])
    found = Method(gamma=None).rated(match((300.0, 100.0)), ratings, NOBODY)
    for side, team in zip(("ac", "bd"), wanted, strict=True):
        for player, one in zip(side, team, strict=True):
            assert found[player].mean == pytest.approx(one.mu)
            assert found[player].deviation == pytest.approx(one.sigma)


@given(st.lists(RATINGS, min_size=4, max_size=4), st.booleans())
def test_winners_rise_losers_fall_and_all_become_surer(four: list[Rating], turned: bool) -> None:
    ratings = dict(zip("abcd", four, strict=True))
    found = Method().rated(match((1.0, 2.0) if turned else (2.0, 1.0)), ratings, NOBODY)
    for player, rating in found.items():
        won = (player in "ac") != turned
        assert (rating.mean >= ratings[player].mean) if won else rating.mean <= ratings[player].mean
        assert rating.deviation <= ratings[player].deviation
        assert rating.results == 1


def test_the_same_cards_say_more_than_a_match_of_as_many_deals() -> None:
    tables = [Seated(("a", "b", "c", "d"), (5.0, 1.0) * 2), Seated(tuple("efgh"), (1.0, 5.0) * 2)]
    (result,) = compared("x", "dixie", 0.0, 1, tables, PARTNERS)
    ratings = dict.fromkeys("abcdefgh", Rating())
    found = Method().rated(result, ratings, NOBODY)
    alone = Method().rated(match((5.0, 1.0), 1), ratings, NOBODY)
    assert found["a"].mean > START > found["b"].mean
    assert found["e"].mean < START < found["f"].mean
    assert found["a"].deviation < alone["a"].deviation


@given(RATINGS, st.floats(0.1, 3.0), st.booleans())
def test_an_opponent_is_a_player_of_the_side_in_a_mirror(
    rating: Rating, weight: float, won: bool
) -> None:
    def after(weight: float, rating: Rating) -> Rating:
        standings = (Standing(float(won), {"a": weight}), Standing(0.5, {"b": 1.0}))
        result = Result("x", "two", 2, 0.0, 5, 2, standings)
        return Method().rated(result, {"a": rating, "b": Rating()}, frozenset({"b"}))["a"]

    mirrored = after(-weight, Rating(2 * START - rating.mean, rating.deviation))
    straight = after(weight, rating)
    assert mirrored.mean == pytest.approx(2 * START - straight.mean)
    assert mirrored.deviation == pytest.approx(straight.deviation)
    assert (straight.mean > rating.mean) == won


def test_what_is_pinned_does_not_move() -> None:
    ratings = dict.fromkeys("abcd", Rating())
    found = Method().rated(match((2.0, 1.0)), ratings, frozenset("a"))
    assert sorted(found) == ["b", "c", "d"]


def test_a_bot_on_both_sides_does_not_move() -> None:
    table = Seated(("bot:easy", "bot:easy", "a", "b"), (2.0, 1.0, 2.0, 1.0))
    result = live("x", "dixie", 0.0, 5, table, PARTNERS)
    ratings = {"bot:easy": Rating(1400.0, 80.0), "a": Rating(), "b": Rating()}
    found = Method().rated(result, ratings, NOBODY)
    assert found["bot:easy"].mean == pytest.approx(1400.0)
    assert found["a"].mean > START > found["b"].mean
