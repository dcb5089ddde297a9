"""The value of playing a card to the current trick, in points.

The points of the trick, including those still expected, count for the seat's side with the
probability that it wins the trick, and against it with the probability that another side does. The
value of keeping the card is subtracted.
"""

from dataclasses import dataclass

from rookery.core.cards import Card, Seat
from rookery.heuristics.tricks.keeping_value import last_trick_stake, trick_worth, worth_kept
from rookery.heuristics.tricks.memory import Memory

YET_TO_FALL = 1.5
"""The expected points of each card still to be played to the trick. Unmeasured, as are those
below."""

TEAMMATE = 0.5
"""The trust above which a seat is treated as a teammate."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """The value of playing a card, with the chances behind it.

    `ours` is the chance that the seat's side wins the trick. `holder` is the seat whose card is
    best once this one is played, and `holds` the chance that this best card wins the trick.
    """

    card: Card
    ours: float
    holds: float
    holder: Seat
    value: float


def value_of(memory: Memory, card: Card) -> CardValue:
    """The value of a legal card."""
    view = memory.view
    trick = (*view.trick, card)
    leader = memory.seat if view.leader is None else view.leader
    best = memory.order.winner(trick)
    holder = (leader + best) % memory.rules.seats
    after = memory.still_to_play
    ours, holds = _chances(memory, trick, holder, trick[best], after)
    points = sum(memory.rules.points_of[each] for each in trick)
    stake = points + trick_worth(memory) + YET_TO_FALL * len(after)
    if len(view.hand) == 1:
        stake += last_trick_stake(memory)
    value = stake * (2 * ours - 1) - worth_kept(memory, card)
    return CardValue(card, ours, holds, holder, value)


def _chances(
    memory: Memory, trick: tuple[Card, ...], holder: Seat, best: Card, after: tuple[Seat, ...]
) -> tuple[float, float]:
    """The chances that the seat's side wins the trick, and that the best card so far does."""
    led = memory.order.suit_of[trick[0]]
    ours = memory.trust[holder]
    holder_is_teammate = ours > TEAMMATE
    holds = 1.0
    for seat in after:
        trust = memory.trust[seat]
        if holder_is_teammate and trust > TEAMMATE:
            continue
        beats = memory.chance_beats(seat, best, led)
        holds *= 1 - beats
        kept = ours * trust if holder_is_teammate else trust
        ours = ours * (1 - beats) + kept * beats
    return ours, holds
