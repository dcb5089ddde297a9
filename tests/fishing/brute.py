"""The rules of capturing by brute force, which tries every set of piles and every grouping."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import strategies as st

from rookery.core.cards import Card, CardSet, rook_pack
from rookery.core.moves import Build, Group
from rookery.fishing.state import FishingState, Haul, Pile, Shown

PACK = rook_pack(range(1, 15), with_rook=False)
_LOW = rook_pack(range(1, 8), with_rook=False)

Piles = tuple[Pile, ...]


def subsets(piles: Sequence[Pile]) -> Iterator[Piles]:
    """Every set of one or more piles."""
    for size in range(1, len(piles) + 1):
        yield from combinations(piles, size)


def groupings(piles: Piles, number: int) -> Iterator[tuple[Group, ...]]:
    """Every way to split the piles into groups that add up to the number, if there is any.

    A build is a group of its own. Any other group is single cards that add up to the number.
    """
    if not piles:
        yield ()
        return
    first, rest = piles[0], piles[1:]
    partners = [()] if first.is_build else [(), *subsets([p for p in rest if not p.is_build])]
    for others in partners:
        if first.value + sum(pile.value for pile in others) == number:
            cards = (*first.cards, *(pile.cards[0] for pile in others))
            left = tuple(pile for pile in rest if pile not in others)
            for further in groupings(left, number):
                yield (Group(cards, first.is_build), *further)


def is_takeable(piles: Piles, number: int) -> bool:
    return next(groupings(piles, number), None) is not None


def cards_of(piles: Sequence[Pile]) -> CardSet:
    return CardSet.of(card for pile in piles for card in pile.cards)


def capture_sets(capture: str, centre: Piles, number: int) -> set[CardSet]:
    """The sets of cards that a card of the number may take under an option of TX-7."""
    takeable = [piles for piles in subsets(centre) if is_takeable(piles, number)]
    sets = {cards_of(piles) for piles in takeable}
    if capture == "any":
        return sets
    if capture == "most":
        return {cards for cards in sets if len(cards) == max(map(len, sets))}
    return {cards for cards in sets if not any(cards & other == CardSet() for other in sets)}


def builds(
    centre: Piles, hand: Sequence[Card], card: Card, *, on_many: bool
) -> set[tuple[CardSet, bool]]:
    """Each set of cards that a card may be laid on, and whether it is a build (TX-8, TX-10)."""
    kept = {other.rank for other in hand if other != card}
    under: list[Piles] = [(pile,) for pile in centre]
    if on_many:
        under += [piles for piles in subsets(centre) if len(piles) > 1 and not _has_build(piles)]
    return {
        (cards_of(piles), piles[0].is_build)
        for piles in under
        if card.rank + sum(pile.value for pile in piles) in kept
    }


def _has_build(piles: Piles) -> bool:
    return any(pile.is_build for pile in piles)


def built_on(move: Build) -> tuple[CardSet, bool]:
    return CardSet.of(move.on.cards), move.on.is_build


@st.composite
def positions(draw: st.DrawFn) -> FishingState:
    """A game for two: seat 0, with up to four cards, is to move; the centre has up to 8 piles."""
    dealt = st.sampled_from(_LOW) | st.sampled_from(PACK)
    drawn = draw(st.lists(dealt, min_size=5, max_size=12, unique=True))
    hand, rest = drawn[:4], drawn[4:]
    piles: list[Pile] = []
    while rest:
        build = rest[: draw(st.sampled_from((1, 1, 1, 2, 3)))]
        lies = build if sum(card.rank for card in build) <= 14 else build[:1]
        piles.append(Pile(tuple(lies)))
        del rest[: len(lies)]
    return FishingState(
        dealer=1,
        totals=(0, 0),
        hands=(CardSet.of(hand), CardSet()),
        centre=tuple(piles),
        stock=(),
        turn=0,
        hauls=(Haul(), Haul()),
        shown=(Shown(), Shown()),
    )
