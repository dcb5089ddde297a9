"""The choice among cards of nearly equal value, and the reason given for a card."""

from collections.abc import Sequence

from rookery.bots.strong.arrays import Numbers
from rookery.core.cards import Card
from rookery.core.messages import Message
from rookery.heuristics.tricks.card_value import CardValue, value_of
from rookery.heuristics.tricks.leading import score_now
from rookery.heuristics.tricks.memory import Memory, remember
from rookery.heuristics.tricks.reasons import why
from rookery.tricks.view import TrickView


class RulesOfThumb:
    """Heuristic values of the given cards, which break ties and give reasons."""

    def __init__(self, view: TrickView, cards: Sequence[Card]) -> None:
        self.memory: Memory = remember(view)
        self.values: dict[Card, CardValue] = {card: value_of(self.memory, card) for card in cards}

    def score(self, card: Card) -> float:
        """The heuristic value of playing a card now, in points."""
        return score_now(self.memory, self.values[card])

    def why(self, card: Card) -> Message:
        """The reason for playing a card."""
        return why(self.memory, self.values[card], self.values.values())


def choose(
    cards: Sequence[Card], values: Numbers, tolerances: Numbers, rules_of_thumb: RulesOfThumb
) -> int:
    """The index of the card to play: the best by rules of thumb among the cards tied for best.

    `values` and `tolerances` have shape (C,). A card is tied for best if its value is at most its
    tolerance below the highest value.
    """
    best = float(values.max())
    tied = [place for place in range(len(cards)) if best - values[place] <= tolerances[place]]
    return max(tied, key=lambda place: rules_of_thumb.score(cards[place]))
