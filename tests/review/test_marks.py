"""Which decisions get a mark."""

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
    ("behind", "error", "is_behind", "open_loss", "expected"),
    [
        (30.0, 0.1, True, None, Mark.MISTAKE),
        (3.0, 0.1, True, None, Mark.BETTER),
        (1.0, 0.1, True, None, None),
        (30.0, 20.0, False, None, None),  # inside the noise
        (0.0, 0.0, False, 20.0, Mark.UNLUCKY),  # right, but it cost points in the open
        (0.0, 0.0, False, 2.0, None),
        (15.0, 9.0, False, 20.0, None),  # it may have been wrong, so it is not called right
    ],
)
def test_the_mark_follows_from_the_losses(
    behind: float, error: float, is_behind: bool, open_loss: float | None, expected: Mark | None
) -> None:
    assert mark(reviewed(judged(behind, error, is_behind=is_behind), open_loss)) is expected


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
