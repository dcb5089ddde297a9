"""Drafts of lessons have the words of bots' reasons: `tools/draft_lesson.py`."""

from __future__ import annotations

from rookery.games import GAMES
from tools.draft_lesson import guided, played, worth_teaching


def test_a_draft_has_the_reasons_of_a_deal_in_words() -> None:
    game = GAMES["three"].game()
    deal = played(game, 1)
    assert len(deal.reasons) == len(deal.plies)
    assert all(isinstance(reason, str) for reason in deal.reasons)
    assert isinstance(worth_teaching(game, deal, guided(deal, 3)), float)
