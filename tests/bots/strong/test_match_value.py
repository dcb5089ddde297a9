"""The chance of winning the match, given the scores before and after a deal."""

from dataclasses import replace

import numpy as np

from rookery.bots.strong.match_value import MatchValue
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
