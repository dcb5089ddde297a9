"""The chances of the cards in other hands, given the cards seen and the moves made."""

from collections import Counter
from collections.abc import Mapping
from math import comb
from typing import TypeAlias

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.seating import round_from
from rookery.fishing.state import Shown
from rookery.fishing.view import FishingView

Chances: TypeAlias = Mapping[int, float]
"""The chance that a hand holds a card of each number; 0 for a number that is left out."""


def chances_of_others(view: FishingView, seat: Seat) -> tuple[Chances, ...]:
    """The chances for every other hand, in the order of play from the left of `seat`.

    A seat without cards will play from its hand in the next round, about which nothing is known.
    """
    cards = tuple(CardSet.of(view.rules.pack) - view.seen)
    next_round = min(view.rules.dealt, view.stock_size // view.rules.seats)
    found = []
    for other in round_from(seat, view.rules.seats)[1:]:
        size = view.hand_sizes[other]
        shown = view.shown[other] if size else Shown()
        found.append(_chances(cards, size or next_round, shown))
    return tuple(found)


def _chances(cards: tuple[Card, ...], size: int, shown: Shown) -> Chances:
    """The chances for a hand of `size` cards: those it has shown, and a random draw of the rest."""
    possible = [card for card in cards if card.rank not in shown.lacks]
    drawn = max(0, min(size - len(shown.keeps), len(possible)))
    found = {
        number: chance_of_any(count, len(possible), drawn)
        for number, count in Counter(card.rank for card in possible).items()
    }
    return found | dict.fromkeys(shown.keeps, 1.0) if size else found


def chance_of_any(alike: int, cards: int, drawn: int) -> float:
    """The chance that `drawn` of all `cards` include at least one of `alike` given cards."""
    return 1 - comb(cards - alike, drawn) / comb(cards, drawn)
