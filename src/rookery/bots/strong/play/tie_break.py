"""The choice among cards that are weighed, and the sentence that tells why."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.bots.heuristics.tricks.card_value import CardValue, value_of
from rookery.bots.heuristics.tricks.leading import liked
from rookery.bots.heuristics.tricks.memory import Memory, remember
from rookery.bots.heuristics.tricks.reasons import why
from rookery.bots.strong.arrays import Numbers
from rookery.core.cards import Card
from rookery.tricks.view import TrickView


class RulesOfThumb:
    """What rules of thumb say of the cards of a view: for ties, and for words."""

    def __init__(self, view: TrickView, cards: Sequence[Card]) -> None:
        self.memory: Memory = remember(view)
        self.values: dict[Card, CardValue] = {card: value_of(self.memory, card) for card in cards}

    def liked(self, card: Card) -> float:
        """How much they are for a card, in points."""
        return liked(self.memory, self.values[card])

    def why(self, card: Card) -> str:
        """The purpose of a card."""
        return why(self.memory, self.values[card], self.values.values())


def chosen(
    cards: Sequence[Card], worth: Numbers, error: Numbers, rules_of_thumb: RulesOfThumb
) -> int:
    """The place of the card to play: of those that are as good as the best, the one liked most.

    As good is what is behind the best by no more than the `error` that there may be in that.
    """
    best = float(worth.max())
    good = [place for place in range(len(cards)) if best - worth[place] <= error[place]]
    return max(good, key=lambda place: rules_of_thumb.liked(cards[place]))
