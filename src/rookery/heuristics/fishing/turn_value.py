"""The value of a capture in points, and the best capture of each number in a centre."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rookery.core.cards import COLOURS, Card, CardSet
from rookery.core.moves import Take
from rookery.fishing.centre import Centre, read_centre
from rookery.fishing.orange import is_orange
from rookery.fishing.reaction import chance_to_be_first
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import Pile
from rookery.fishing.view import FishingView

FIVES = CardSet.of(Card(colour, 5) for colour in COLOURS)

MOST_PILES = 9
"""The most piles of a centre that are considered, as the number of sums grows fast. Unmeasured, as
are those below."""

CARD_POINTS = 0.6
"""The value of a card in points while anybody may still capture the most cards."""


@dataclass(frozen=True, slots=True)
class Prices:
    """The expected points of an orange and of a single card in a game."""

    rules: FishingRules
    orange: float
    card: float

    def of(self, taken: CardSet, number: int, *, clears: bool) -> float:
        """The points of capturing these cards with a card of that number."""
        points = self.scored(taken, number, clears=clears) + (len(taken) + 1) * self.card
        return points + self.orange if is_orange(taken) else points

    def scored(self, taken: CardSet, number: int, *, clears: bool) -> int:
        """The points of the fives and the sweep of a capture, which are certain."""
        rules = self.rules
        points = (len(taken & FIVES) + (number == 5)) * rules.five_points
        if clears:
            is_big = len(taken) >= rules.big_sweep_from
            points += rules.big_sweep_points if is_big else rules.little_sweep_points
        return points

    def of_take(self, move: Take, *, clears: bool) -> float:
        """The points of a capture by this seat, whose played card has a known colour."""
        taken = move.taken
        points = self.of(taken, move.card.rank, clears=clears)
        by_played = self.rules.orange_counts_played_card and not is_orange(taken)
        return points + self.orange if by_played and is_orange(taken.plus(move.card)) else points

    def of_leftovers(self, cards: CardSet) -> float:
        """The points of cards that a seat gets without capturing them."""
        return len(cards & FIVES) * self.rules.five_points + len(cards) * self.card


def prices_for(view: FishingView) -> Prices:
    """The values of an orange and of cards for the view's seat at this point of the deal."""
    return Prices(view.rules, orange_price(view.rules), _card_price(view))


def orange_price(rules: FishingRules) -> float:
    """The expected points of capturing red and yellow."""
    chance = chance_to_be_first(rules.seats) if rules.orange == "race" else 1.0
    return rules.orange_points * chance


def _card_price(view: FishingView) -> float:
    """The points that a captured card is worth: none once it is certain who gets the most cards."""
    assert view.seat is not None
    counts = [len(haul.cards) for haul in view.hauls]
    mine = counts.pop(view.seat)
    left = len(view.rules.pack) - mine - sum(counts)
    return CARD_POINTS if abs(mine - max(counts)) <= left else 0.0


@dataclass(frozen=True, slots=True)
class BestCapture:
    """The best capture that a number has in a centre; `scored` are the points that are certain."""

    taken: CardSet
    points: float
    scored: int


def best_captures(prices: Prices, piles: Sequence[Pile]) -> Mapping[int, BestCapture]:
    """The best capture of every number, nearly: of sums that share cards, the best is taken."""
    centre = read_centre(_considered(piles), prices.rules.highest)
    size = sum(len(pile.cards) for pile in piles)
    found = {}
    for number in range(1, prices.rules.highest + 1):
        taken = _taken(prices, centre, number)
        if taken:
            clears = len(taken) == size
            points = prices.of(taken, number, clears=clears)
            found[number] = BestCapture(taken, points, prices.scored(taken, number, clears=clears))
    return found


def _taken(prices: Prices, centre: Centre, number: int) -> CardSet:
    taken = CardSet.of(card for group in centre.certain(number) for card in group.cards)
    sums = centre.sums.get(number, ())
    if len(sums) > 1:
        sums = tuple(sorted(sums, key=lambda it: -prices.of(it, number, clears=False)))
    for cards in sums:
        if not cards & taken:
            taken = taken | cards
    return taken


def _considered(piles: Sequence[Pile]) -> Sequence[Pile]:
    """The piles, at most MOST_PILES of them: builds and fives before the rest."""
    if len(piles) <= MOST_PILES:
        return piles
    return sorted(piles, key=lambda pile: not pile.is_build and pile.value != 5)[:MOST_PILES]
