"""The chance of winning the match, given the scores before and after a deal."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean

import numpy as np
import pytest

from rookery.arena.driver import play_match
from rookery.bots import bot
from rookery.bots.strong.match_value import MatchValue, Rules
from rookery.games import GAMES
from rookery.statistics.intervals import ratio
from tests.tables import trick_game

DIXIE = trick_game("dixie").rules
THREE = trick_game("three").rules
FIVE = trick_game("five").rules


def test_a_side_that_goes_out_wins_and_the_others_lose() -> None:
    assert MatchValue(DIXIE, (250, 200, 250, 200), 0).win_chance((60, 40, 60, 40)) == 1
    assert MatchValue(DIXIE, (250, 200, 250, 200), 1).win_chance((60, 40, 60, 40)) == 0
    assert MatchValue(THREE, (190, 190, 0), 1).win_chance((10, 15, 0)) == 1


def test_DX_9_the_bidder_may_go_out_first() -> None:
    rules = replace(DIXIE, bidder_out_first=True)
    close = MatchValue(rules, (280, 290, 280, 290), 0)
    both_out = (45, 75, 45, 75)
    assert [close.win_chance(both_out, bidder) for bidder in (0, 1, 2, None)] == [1, 0, 1, 0]
    assert close.win_chance((45, 5, 45, 5), 1) == 1
    usual = MatchValue(DIXIE, (280, 290, 280, 290), 0)
    assert [usual.win_chance(both_out, bidder) for bidder in (0, 1)] == [0, 0]
    bidders = np.array([0, 1, 2], dtype=np.int32)
    assert close.win_chances(np.array([both_out] * 3, dtype=np.float64), bidders).tolist() == [
        1,
        0,
        1,
    ]


def test_FO_25_and_FO_15_only_a_bidding_side_that_made_its_bid_goes_out() -> None:
    for options in ({"must_make_to_win": True}, {"cap": 430}):
        rules = trick_game("kentucky-rook", **options).rules
        match_value = MatchValue(rules, (400, 420, 400, 420), 0)
        chances = [
            match_value.win_chance(points, bidder)
            for points, bidder in (
                ((150, 30, 150, 30), 0),
                ((80, 100, 80, 100), 1),
                ((80, 100, 80, 100), 0),
                ((-150, 100, -150, 100), 0),
            )
        ]
        assert chances[:2] == [1, 0]
        assert 0 < chances[3] < chances[2] < 1
    called = trick_game("call-partner", must_make_to_win=True).rules
    match_value = MatchValue(called, (400, 450, 380, 300), 2)
    assert match_value.win_chance((120, 60, 120, 60), 0) < 1
    assert match_value.win_chance((60, 120, 120, 60), 1) == 0


def test_FO_26_a_lost_bid_costs_no_more_than_the_total() -> None:
    rules = replace(DIXIE, never_below_zero=True)
    match_value = MatchValue(rules, (50, 200, 50, 200), 0)
    chances = [match_value.win_chance((-bid, 40, -bid, 40), 0) for bid in (45, 70, 120)]
    assert chances[0] > chances[1] == chances[2]


def test_a_lead_counts_more_near_the_target() -> None:
    far = MatchValue(DIXIE, (0, 0, 0, 0), 0).win_chance((40, 0, 40, 0))
    near = MatchValue(DIXIE, (220, 220, 220, 220), 0).win_chance((40, 0, 40, 0))
    assert 0.5 < far < near < 1


def test_more_points_are_never_worse() -> None:
    match_value = MatchValue(FIVE, (300, 350, 200, 100, 250), 0)
    rows = np.zeros((200, 5))
    rows[:, 0] = np.arange(-100, 300, 2)
    assert (np.diff(match_value.win_chances(rows)) >= 0).all()


def test_R5_13_the_floor_ends_the_match() -> None:
    rules = replace(FIVE, floor=-500)
    match_value = MatchValue(rules, (100, -400, 0, 0, 0), 0)
    assert match_value.win_chance((0, -100, 0, 0, 0)) == 1
    assert match_value.win_chance((0, -90, 0, 0, 0)) < 1


@pytest.mark.parametrize("rules", [DIXIE, THREE, FIVE, GAMES["tuxedo"].by_seats[3]])
def test_equal_scores_are_equal_chances(rules: Rules) -> None:
    sides = 2 if rules.fixed_sides else rules.seats
    for score in (0, rules.target // 2, rules.target - 5):
        totals = (score,) * rules.seats
        chance = MatchValue(rules, totals, 1).win_chance((0,) * rules.seats)
        assert chance == pytest.approx(1 / sides)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats"), [("dixie", 4), ("kentucky", 4), ("three", 3), ("tuxedo", 2)]
)
def test_matches_are_won_as_often_as_told(name: str, seats: int) -> None:
    """In 100 new matches of `steady`, for low, middling and high chances."""
    matches = [told(name, seats, number) for number in range(1000, 1100)]
    for low, high in pairwise((0.0, 0.25, 0.5, 0.75, 1.0)):
        parts = [[it for it in match if low <= it[0] < high] for match in matches]
        sums = [sum(won for _, won in part) for part in parts]
        share, half = ratio(sums, [len(part) for part in parts])
        assert abs(share - fmean(chance for part in parts for chance, _ in part)) <= 2 * half


def told(name: str, seats: int, number: int) -> list[tuple[float, float]]:
    """Before each deal but the first, by seat or fixed side: the chance, and the share won."""
    rules: Rules = GAMES[name].by_seats[seats]
    bots = [bot("steady", Random(f"{number} {seat}")) for seat in range(seats)]
    game = GAMES[name].game({"seats": seats})
    match = play_match(game, bots, Random(f"match {name} {number}"), 150)
    found = []
    for seat in range(seats) if rules.fixed_sides is None else (number % 2,):
        others = rules.rivals(seat)
        won = sum(each not in others for each in match.winners) / len(match.winners)
        for deal in match.deals[1:]:
            value = MatchValue(rules, deal.state.totals, seat)
            found.append((value.win_chance((0,) * seats), won))
    return found
