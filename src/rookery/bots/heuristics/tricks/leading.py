"""What speaks for leading a card beside the trick itself: drawing trumps, and keeping the last."""

from __future__ import annotations

from rookery.bots.heuristics.tricks.card_value import CardValue
from rookery.bots.heuristics.tricks.memory import Memory
from rookery.core.cards import Card

_DRAW = 5.0
"""The points that each foe's trump is worth that falls to a trump lead of the bidding side."""

_MOST_DRAWN = 2.0
"""The trumps of foes that one lead draws at most, as a rule."""

_HOLD = 1.6
"""Trumps of foes that one own trump may face, for the drawing to succeed."""

_AGAINST = {"defence": -3.0, "outnumbered": -2.0, "last": -4.0}
"""What speaks against a trump lead: helping the bidder, too few trumps, giving up the last one."""


def score_now(memory: Memory, it: CardValue) -> float:
    """What a card is worth now, in points: in the trick on the table, or led."""
    return it.value if memory.view.trick else it.value + _led_for(memory, it.card)


def _led_for(memory: Memory, card: Card) -> float:
    """Points for or against leading a card.

    The bidding side draws the foes' trumps while it has enough of its own; the defence does not,
    and a last trump is kept to come in again, at best with the last trick.
    """
    if card not in memory.order.trumps:
        return 0.0
    mine = len(memory.view.hand & memory.order.trumps)
    foes = foes_trumps(memory)
    if not foes:
        return _AGAINST["last"] if mine == 1 and len(memory.view.hand) > 1 else 0.0
    if not memory.is_bidding_side:
        return _AGAINST["defence"]
    return _DRAW * min(foes, _MOST_DRAWN) if mine * _HOLD >= foes else _AGAINST["outnumbered"]


def foes_trumps(memory: Memory) -> float:
    """How many of the trumps not seen yet are likely with foes."""
    suit = memory.trump_suit
    if suit is None:
        return 0.0
    others = [seat for seat in range(memory.rules.seats) if seat != memory.seat]
    share = sum(memory.share(seat, suit) * (1 - memory.trust[seat]) for seat in others)
    return len(memory.trumps_out) * share
