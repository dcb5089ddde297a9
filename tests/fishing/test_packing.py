"""Choices of disjoint groups, checked against brute force (TX-6, TX-7)."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from rookery.core.cards import CardSet
from rookery.core.moves import Take
from rookery.fishing import captures
from rookery.fishing.packing import unions
from rookery.records.cards import card_text
from tests.tables import cards, table, tuxedo


def all_unions(groups: Sequence[CardSet]) -> set[CardSet]:
    found = set()
    for size in range(len(groups) + 1):
        for chosen in combinations(groups, size):
            union = CardSet.of(card for group in chosen for card in group)
            if len(union) == sum(map(len, chosen)):
                found.add(union)
    return found


def test_TX_6_the_search_for_unions_stops_past_the_limit() -> None:
    groups = [CardSet.of([card]) for card in cards("B1-5")]
    assert unions(groups, 32)[1]
    found, is_all = unions(groups, 31)
    assert not is_all
    assert len(found) > 31
    assert set(found) <= all_unions(groups)
    assert not unions(groups, 3)[1]


CROWDED = cards("B1-7 G1-7 R1-7")
"""A centre where some cards have more captures than are listed."""


@pytest.mark.parametrize("capture", ["maximal", "any", "most"])
def test_TX_7_a_crowded_centre_lists_a_thousand_at_the_most_and_the_largest_first(
    capture: str,
) -> None:
    """The numbers add up to 84 = 6·14, so that a 14 can take all 21 cards."""
    game = tuxedo(seats=2, capture=capture)
    for number in (8, 14):
        state = table([f"Y{number}", "Y1"], " ".join(map(card_text, CROWDED)))
        listed = [move for move in game.legal(state, 0) if isinstance(move, Take)]
        assert 1 <= len(listed) <= captures.LISTED
        assert len({move.taken for move in listed}) == len(listed)
        for move in listed[:: max(1, len(listed) // 50)]:
            assert captures.why_not(game.rules, state.centre, move) is None
    assert listed[0].taken == CardSet.of(CROWDED)
    assert capture != "most" or len(listed) == 1
