"""The cards of a trick: every card that may be played is weighed, and the best told with why."""

from __future__ import annotations

from rookery.bots.heuristics.tricks.card_value import value_of
from rookery.bots.heuristics.tricks.leading import score_now
from rookery.bots.heuristics.tricks.memory import remember
from rookery.bots.heuristics.tricks.reasons import why
from rookery.core.moves import Move, Play
from rookery.tricks.view import TrickView


def card_to_play(view: TrickView) -> tuple[Move, str]:
    """The card that is worth most now; of equals the first in the order of the cards."""
    memory = remember(view)
    weighed = [value_of(memory, move.card) for move in view.legal if isinstance(move, Play)]
    best = max(weighed, key=lambda each: score_now(memory, each))
    return Play(best.card), why(memory, best, weighed)
