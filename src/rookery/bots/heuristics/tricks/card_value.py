"""What a card is worth in the trick on the table, in points.

It is what lies and may yet fall in the trick, times how likely the seat's side wins it with that
card, less what the card would be worth if it were kept for later.
"""

from __future__ import annotations

from dataclasses import dataclass

from rookery.bots.heuristics.tricks.keeping_value import last_trick_stake, trick_worth, worth_kept
from rookery.bots.heuristics.tricks.memory import Memory
from rookery.core.cards import Card, Seat

_YET_TO_FALL = 1.5
"""The points expected from each card still to be played to the trick."""

FRIEND = 0.5
"""Trust above which a seat is treated as a friend."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """A card with the chances that its side wins the trick, and that it wins itself.

    `holder` is the seat whose card is best once this one is played.
    """

    card: Card
    ours: float
    holds: float
    holder: Seat
    value: float


def value_of(memory: Memory, card: Card) -> CardValue:
    """A card that may be played now, weighed."""
    view = memory.view
    trick = (*view.trick, card)
    leader = memory.seat if view.leader is None else view.leader
    best = memory.order.winner(trick)
    holder = (leader + best) % memory.rules.seats
    after = memory.still_to_play
    ours, holds = _chances(memory, trick, holder, trick[best], after)
    points = sum(memory.rules.points_of[each] for each in trick)
    stake = points + trick_worth(memory) + _YET_TO_FALL * len(after)
    if len(view.hand) == 1:
        stake += last_trick_stake(memory)
    value = stake * (2 * ours - 1) - worth_kept(memory, card)
    return CardValue(card, ours, holds, holder, value)


def _chances(
    memory: Memory, trick: tuple[Card, ...], holder: Seat, best: Card, after: tuple[Seat, ...]
) -> tuple[float, float]:
    """The chances that the side wins the trick, and that the card now best holds it.

    A friend leaves a friend's trick alone, anybody else beats what can be beaten.
    """
    led = memory.order.suit_of[trick[0]]
    ours = memory.trust[holder]
    holder_is_friend = ours > FRIEND
    holds = 1.0
    for seat in after:
        trust = memory.trust[seat]
        if holder_is_friend and trust > FRIEND:
            continue
        beats = memory.chance_beats(seat, best, led)
        holds *= 1 - beats
        kept = ours * trust if holder_is_friend else trust
        ours = ours * (1 - beats) + kept * beats
    return ours, holds
