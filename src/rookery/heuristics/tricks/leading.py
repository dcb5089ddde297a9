"""The value of leading a card: what its trick is worth, and points for drawing trumps."""

from rookery.core.cards import Card
from rookery.heuristics.sums import added
from rookery.heuristics.tricks.card_value import CardValue
from rookery.heuristics.tricks.memory import Memory

DRAW = 5.0
"""The points for each opponent's trump that a trump lead of the bidding side draws. Unmeasured, as
are those below."""

MOST_DRAWN = 2.0
"""The most opponents' trumps that one lead is expected to draw."""

HOLD = 1.6
"""Drawing trumps works if the opponents have at most this many for each trump in hand."""

BY_DEFENCE, OUTNUMBERED, OF_LAST = -3.0, -2.0, -4.0
"""Points against a trump lead by a defender, with too few trumps, or of the last trump."""


def score_now(memory: Memory, it: CardValue) -> float:
    """The value, in points, of playing a card now: to the current trick or as a lead."""
    return it.value if memory.view.trick else it.value + _lead_bonus(memory, it.card)


def _lead_bonus(memory: Memory, card: Card) -> float:
    """Points for or against leading a card.

    The bidding side draws the opponents' trumps while it has enough of its own; defenders do not. A
    last trump is kept to regain the lead, ideally by winning the last trick.
    """
    if card not in memory.order.trumps:
        return 0.0
    mine = len(memory.view.hand & memory.order.trumps)
    theirs = opponents_trumps(memory)
    if not theirs:
        return OF_LAST if mine == 1 and len(memory.view.hand) > 1 else 0.0
    if not memory.is_bidding_side:
        return BY_DEFENCE
    return DRAW * min(theirs, MOST_DRAWN) if mine * HOLD >= theirs else OUTNUMBERED


def opponents_trumps(memory: Memory) -> float:
    """The expected number of unseen trumps in the hands of opponents."""
    suit = memory.trump_suit
    if suit is None:
        return 0.0
    others = [seat for seat in range(memory.rules.seats) if seat != memory.seat]
    share = added(memory.share(seat, suit) * (1 - memory.trust[seat]) for seat in others)
    return len(memory.trumps_out) * share
