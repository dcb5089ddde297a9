"""Card play: the legal card of the highest value, with the reason for it."""

from rookery.core.messages import Message
from rookery.core.moves import Move, Play
from rookery.heuristics.tricks.card_value import value_of
from rookery.heuristics.tricks.leading import score_now
from rookery.heuristics.tricks.memory import remember
from rookery.heuristics.tricks.reasons import why
from rookery.tricks.view import TrickView


def card_to_play(view: TrickView) -> tuple[Move, Message]:
    """Play the card of the highest value; ties go to the first in the order of the cards."""
    memory = remember(view)
    values = [value_of(memory, move.card) for move in view.legal if isinstance(move, Play)]
    best = max(values, key=lambda each: score_now(memory, each))
    return Play(best.card), why(memory, best, values)
