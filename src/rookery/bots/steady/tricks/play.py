"""The cards of a trick: every card that may be played is weighed, and the best told with why."""

from __future__ import annotations

from rookery.bots.steady.tricks.leading import led_for
from rookery.bots.steady.tricks.memory import remember
from rookery.bots.steady.tricks.telling import why_follow, why_lead
from rookery.bots.steady.tricks.weighing import weigh
from rookery.core.moves import Move, Play
from rookery.tricks.view import TrickView


def card_to_play(view: TrickView) -> tuple[Move, str]:
    """The card that is worth most now; of equals the first in the order of the cards."""
    memory = remember(view)
    weighed = [weigh(memory, move.card) for move in view.legal if isinstance(move, Play)]
    if not view.trick:
        lead = max(weighed, key=lambda each: each.value + led_for(memory, each.card))
        return Play(lead.card), why_lead(memory, lead)
    best = max(weighed, key=lambda each: each.value)
    could_win = any(each.holder == memory.seat for each in weighed)
    return Play(best.card), why_follow(memory, best, could_win=could_win)
