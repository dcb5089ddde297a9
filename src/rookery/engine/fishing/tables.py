"""The rules of a fishing game as numbers, for compiled code."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rookery.coding import Feature, ObservationCoding
from rookery.core.cards import Card, CardSet
from rookery.fishing.orange import is_orange
from rookery.fishing.reaction import reactions
from rookery.fishing.rules import FIVE, FishingRules

MOST_CARDS = 64
"""The most cards of a pack. Each card is one bit of a word."""

HIGHEST = 30
"""The highest value that a build may have. Values are bits of a word."""


@dataclass(frozen=True, slots=True)
class FishingTables:
    """The rules of one fishing game as numbers. A card is its index in the pack.

    `ranks` has each card's number, and `of_rank` each number's cards as bits. An orange needs a
    card of each of the two sets in `colours` (TX-15). `reactions` has equally likely delays of a
    call, in microseconds: first those of the capturer, then those of another seat.
    """

    rules: FishingRules
    ranks: tuple[int, ...]
    of_rank: tuple[int, ...]
    fives: int
    colours: tuple[int, int]
    blocks: Mapping[str, range]
    actions: int
    features: Mapping[str, Feature]
    observation_size: int
    reactions: tuple[tuple[int, ...], tuple[int, ...]]


@lru_cache(maxsize=64)
def fishing_tables(rules: FishingRules) -> FishingTables:
    """The tables of a game. Raises ValueError if they do not fit the compiled code's bounds."""
    if len(rules.pack) > MOST_CARDS:
        raise ValueError(f"the compiled engine takes {MOST_CARDS} cards, not {len(rules.pack)}")
    if rules.multiple_builds or rules.table_builds:
        raise ValueError("the compiled engine knows no builds of several groups (TX-21, TX-22)")
    if rules.highest > HIGHEST:
        raise ValueError(f"the compiled engine takes builds of {HIGHEST}, not {rules.highest}")
    observations = ObservationCoding(rules)
    ranks = tuple(card.rank for card in rules.pack)
    return FishingTables(
        rules=rules,
        ranks=ranks,
        of_rank=tuple(
            sum(1 << place for place, each in enumerate(ranks) if each == rank)
            for rank in range(HIGHEST + 2)
        ),
        fives=sum(1 << place for place, rank in enumerate(ranks) if rank == FIVE),
        colours=_colours(rules.pack),
        blocks=observations.actions.blocks,
        actions=observations.actions.n,
        features={feature.name: feature for feature in observations.features()},
        observation_size=observations.size,
        reactions=(_microseconds(is_capturer=True), _microseconds(is_capturer=False)),
    )


def _microseconds(*, is_capturer: bool) -> tuple[int, ...]:
    return tuple(round(1e6 * it) for it in reactions(is_capturer=is_capturer))


def _colours(pack: tuple[Card, ...]) -> tuple[int, int]:
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
