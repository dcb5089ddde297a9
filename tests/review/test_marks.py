"""Which decisions get a mark."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rookery.bots.assessing import JudgedMove, NotJudged, Unit
from rookery.core.moves import Bid, Pass, Play
from rookery.games import GAMES
from rookery.review.deal_review import Mark, OpenReview, Reviewed
from rookery.review.judging import Judgement
from rookery.review.marks import least, marked, mistake
from rookery.review.moments import Moment
from rookery.review.open_hands import Bounds
from rookery.tricks.rules import TrickRules
from tests.tables import cards, deal, trick_game

DIXIE = trick_game("dixie")
VIEW = DIXIE.view(deal(DIXIE, dealer=3), 0)
CARD = Play(cards("R5")[0])


def judged(behind: float, error: float, *, is_behind: bool) -> Judgement:
    best = JudgedMove(Pass(), 10.0, 0.0, 0.0, 0.0, 0.0)
    played = JudgedMove(CARD, 10.0 - behind, behind, error, behind, error)
    return Judgement(played, best, Unit.LEAD, is_behind)


def reviewed(judgement: Judgement, open_loss: float | None = None) -> Reviewed:
    return Reviewed(Moment(0, 0, VIEW, (CARD,)), judgement, open_loss=open_loss)


def mark(it: Reviewed) -> Mark | None:
    return marked([it], DIXIE.rules, None, None)[0].mark


@pytest.mark.parametrize(
    ("behind", "expected"),
    [(30.0, Mark.MISTAKE), (3.0, Mark.BETTER), (1.0, None)],
)
def test_the_size_of_a_clear_loss_makes_the_mark(behind: float, expected: Mark | None) -> None:
    assert mark(reviewed(judged(behind, 0.1, is_behind=True))) is expected


def test_what_lies_inside_the_noise_is_no_mistake() -> None:
    assert mark(reviewed(judged(30.0, 20.0, is_behind=False))) is None


def test_a_right_card_that_cost_points_in_the_open_is_unlucky() -> None:
    assert mark(reviewed(judged(0.0, 0.0, is_behind=False), 20.0)) is Mark.UNLUCKY
    assert mark(reviewed(judged(0.0, 0.0, is_behind=False), 2.0)) is None


def test_a_card_that_may_have_been_wrong_is_not_called_right() -> None:
    assert mark(reviewed(judged(15.0, 9.0, is_behind=False), 20.0)) is None


def test_what_was_not_judged_has_no_mark() -> None:
    unknown = Judgement(None, None, Unit.LEAD, why_not=NotJudged.FORCED)
    assert mark(reviewed(unknown, 40.0)) is None


@pytest.mark.parametrize(("worth", "expected"), [(95, Mark.UNLUCKY), (105, None)])
def test_a_sound_bid_is_unlucky_only_if_it_could_not_be_made(
    worth: int, expected: Mark | None
) -> None:
    bid = Bid(100)
    it = replace(reviewed(judged(0.0, 0.0, is_behind=False)), moment=Moment(0, 0, VIEW, (bid,)))
    opened = OpenReview({9: Bounds(worth, worth)}, 90, 90, frozenset({0, 2}), 120, ())
    assert marked([it], DIXIE.rules, opened, bid)[0].mark is expected


def test_the_thresholds_follow_the_points_of_the_game() -> None:
    for preset in GAMES.values():
        for rules in preset.by_seats.values():
            assert 0 < least(rules) < mistake(rules)
            if isinstance(rules, TrickRules):
                assert mistake(rules) <= rules.stake / 10
