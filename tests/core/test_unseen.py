"""Distributions of unseen cards against brute force; `testing/test_uniform.py` checks the odds."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rookery.core.cards import NO_CARDS, CardSet, rook_pack
from rookery.core.unseen import Place, count, distribute
from tests.tables import card_set

NUMBERS = (1, 2, 3)
PACK = rook_pack(NUMBERS, with_rook=False)
SOME_OF_PACK = st.frozensets(st.sampled_from(PACK)).map(CardSet.of)

Case = tuple[CardSet, list[Place]]


def of_number(number: int) -> CardSet:
    return CardSet.of(card for card in PACK if card.rank == number)


def by_trying(unseen: CardSet, places: Sequence[Place]) -> set[tuple[CardSet, ...]]:
    """Every distribution of the cards that fits the places, by brute force."""
    found = set()
    for lies in product(range(len(places)), repeat=len(unseen)):
        split = [NO_CARDS] * len(places)
        for card, place in zip(unseen, lies, strict=True):
            split[place] = split[place].plus(card)
        if all(is_possible(held, place) for held, place in zip(split, places, strict=True)):
            found.add(tuple(split))
    return found


def is_possible(held: CardSet, place: Place) -> bool:
    fits = len(held) == place.size and held <= place.fits
    return fits and all(held & needed for needed in place.needs)


def sizes(draw: st.DrawFn, cards: int, places: int) -> list[int]:
    """Sizes of places, which usually add up to the number of cards."""
    cuts = sorted(draw(st.lists(st.integers(0, cards), min_size=places - 1, max_size=places - 1)))
    found = [b - a for a, b in zip([0, *cuts], [*cuts, cards], strict=True)]
    if draw(st.integers(0, 9)) == 0:
        found[0] += 1
    return found


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Up to seven cards for up to three places; a place may need a card of a number."""
    unseen = draw(st.lists(st.sampled_from(PACK), max_size=7, unique=True))
    places = []
    needed = draw(st.frozensets(st.sampled_from(NUMBERS)))
    for size in sizes(draw, len(unseen), draw(st.integers(1, 3))):
        mine = draw(st.frozensets(st.sampled_from(sorted(needed)))) if needed else frozenset[int]()
        lacks = draw(st.frozensets(st.sampled_from(NUMBERS), max_size=1)) - mine
        unfit = draw(st.just(NO_CARDS) | SOME_OF_PACK)
        fits = CardSet.of(
            card
            for card in PACK
            if card.rank not in lacks and (card.rank in needed or card not in unfit)
        )
        places.append(Place(size, fits, tuple(map(of_number, sorted(mine)))))
    return CardSet.of(unseen), places


@settings(deadline=None, max_examples=120)
@given(cases(), st.integers(0, 99))
@example((NO_CARDS, []), 0)
@example((NO_CARDS, [Place(0, NO_CARDS)]), 0)
@example((card_set("B1"), [Place(0, NO_CARDS)]), 0)
@example((NO_CARDS, [Place(0, NO_CARDS, (of_number(1),))]), 0)
def test_the_count_and_a_draw_agree_with_brute_force(case: Case, seed: int) -> None:
    unseen, places = case
    found = by_trying(unseen, places)
    assert count(unseen, places) == len(found)
    if found:
        assert distribute(unseen, places, Random(seed)) in found
    else:
        with pytest.raises(ValueError, match="no distribution"):
            distribute(unseen, places, Random(seed))
