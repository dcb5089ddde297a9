"""The rules of a fishing game as numbers, for compiled code."""

from collections.abc import Iterable

from rookery.coding import ObservationCoding
from rookery.core.cards import Card, CardSet
from rookery.fishing.orange import is_orange
from rookery.fishing.rules import FishingRules

MOST_CARDS = 64
"""The most cards of a pack. Each card is one bit of a word."""

HIGHEST = 30
"""The highest value that a build may have. Values are bits of a word."""


def checked(rules: FishingRules) -> ObservationCoding:
    """The observations under rules. Raises ValueError if these do not fit the compiled code."""
    if len(rules.pack) > MOST_CARDS:
        raise ValueError(f"the compiled engine takes {MOST_CARDS} cards, not {len(rules.pack)}")
    if rules.multiple_builds or rules.table_builds:
        raise ValueError("the compiled engine knows no builds of several groups (TX-21, TX-22)")
    if rules.highest > HIGHEST:
        raise ValueError(f"the compiled engine takes builds of {HIGHEST}, not {rules.highest}")
    return ObservationCoding(rules)


def colours(pack: tuple[Card, ...]) -> tuple[int, int]:
    """The two sets of cards, as bits. A capture that has cards of both sets is an orange."""
    for card in pack:
        others = [other for other in pack if is_orange(CardSet.of((card, other)))]
        if others:
            own = [other for other in pack if is_orange(CardSet.of((others[0], other)))]
            return _bits(pack, own), _bits(pack, others)
    return 0, 0


def _bits(pack: tuple[Card, ...], cards: Iterable[Card]) -> int:
    chosen = CardSet.of(cards)
    return sum(1 << place for place, card in enumerate(pack) if card in chosen)
