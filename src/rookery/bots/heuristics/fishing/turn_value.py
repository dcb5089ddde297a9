"""What a capture is worth in points, and what a centre offers to each number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rookery.core.cards import COLOURS, Card, CardSet
from rookery.core.moves import Take
from rookery.fishing.centre import Centre, read_centre
from rookery.fishing.orange import is_orange
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import Pile
from rookery.fishing.view import FishingView

FIVES = CardSet.of(Card(colour, 5) for colour in COLOURS)

CALLS_FIRST: Mapping[int, float] = {2: 0.78, 3: 0.67, 4: 0.6, 5: 0.56, 6: 0.51}
"""How often the capturer is the first to call an orange, by the number of seats (measured)."""

LOOKED_AT = 9
"""Piles of a centre that are looked at: a fuller one has more sums than anybody would count."""

CARD_POINTS = 0.6
"""The share of the points for most cards that a card brings while they are open."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What things score in this game, in points, with what is uncertain weighed by its chance."""

    rules: FishingRules
    orange: float
    card: float

    def of(self, taken: CardSet, number: int, *, clears: bool) -> float:
        """The points of capturing these cards with a card of that number."""
        rules = self.rules
        fives = len(taken & FIVES) + (number == 5)
        points = fives * rules.five_points + (len(taken) + 1) * self.card
        if clears:
            is_big = len(taken) >= rules.big_sweep_from
            points += rules.big_sweep_points if is_big else rules.little_sweep_points
        return points + self.orange if is_orange(taken) else points

    def of_take(self, move: Take, *, clears: bool) -> float:
        """The points of a capture of one's own, whose played card has a known colour."""
        taken = move.taken
        points = self.of(taken, move.card.rank, clears=clears)
        by_played = self.rules.orange_counts_played_card and not is_orange(taken)
        return points + self.orange if by_played and is_orange(taken.plus(move.card)) else points

    def of_leftovers(self, cards: CardSet) -> float:
        """The points of cards that come without a capture."""
        return len(cards & FIVES) * self.rules.five_points + len(cards) * self.card


def worth(view: FishingView) -> Worth:
    """What things are worth to the view's seat now."""
    rules = view.rules
    chance = CALLS_FIRST[rules.seats] if rules.orange == "race" else 1.0
    return Worth(rules, rules.orange_points * chance, _card_worth(view))


def _card_worth(view: FishingView) -> float:
    """Cards are worth nothing once it is settled who has most of them."""
    assert view.seat is not None
    counts = [len(haul.cards) for haul in view.hauls]
    mine = counts.pop(view.seat)
    left = len(view.rules.pack) - mine - sum(counts)
    return CARD_POINTS if abs(mine - max(counts)) <= left else 0.0


@dataclass(frozen=True, slots=True)
class Offer:
    """The best capture that a number has in a centre."""

    taken: CardSet
    points: float


def offers(worth: Worth, piles: Sequence[Pile]) -> Mapping[int, Offer]:
    """The best capture of every number that can capture something, about exactly.

    Of sums that compete for cards the dearest is taken first.
    """
    centre = read_centre(_looked_at(piles), worth.rules.highest)
    size = sum(len(pile.cards) for pile in piles)
    found = {}
    for number in range(1, worth.rules.highest + 1):
        taken = _taken(worth, centre, number)
        if taken:
            found[number] = Offer(taken, worth.of(taken, number, clears=len(taken) == size))
    return found


def _taken(worth: Worth, centre: Centre, number: int) -> CardSet:
    taken = CardSet.of(card for group in centre.certain(number) for card in group.cards)
    sums = centre.sums.get(number, ())
    if len(sums) > 1:
        sums = tuple(sorted(sums, key=lambda it: -worth.of(it, number, clears=False)))
    for cards in sums:
        if not cards & taken:
            taken = taken | cards
    return taken


def _looked_at(piles: Sequence[Pile]) -> Sequence[Pile]:
    """The piles, or as many of them as count: builds and fives before the rest."""
    if len(piles) <= LOOKED_AT:
        return piles
    return sorted(piles, key=lambda pile: not pile.is_build and pile.value != 5)[:LOOKED_AT]
