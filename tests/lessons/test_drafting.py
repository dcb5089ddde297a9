"""Drafts of lessons have the reasons of bots: `tools/draft_lesson.py`."""

from rookery.core.messages import Message
from rookery.games import GAMES
from tools.draft_lesson import guided, played, worth_teaching


def test_a_draft_has_the_reasons_of_a_deal() -> None:
    game = GAMES["three"].game()
    deal = played(game, 1)
    assert len(deal.reasons) == len(deal.plies)
    assert all(isinstance(reason, Message) for reason in deal.reasons)
    assert isinstance(worth_teaching(game, deal, guided(deal, 3)), float)
