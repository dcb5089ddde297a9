"""Choices of disjoint groups, checked against brute force (TX-6, TX-7)."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Take
from rookery.fishing import captures
from rookery.fishing.packing import completed, most, unions
from rookery.fishing.state import Pile
from rookery.records.cards import card_text
from tests.fishing import brute
from tests.tables import cards, table, tuxedo

SINGLES = st.lists(st.sampled_from(brute.PACK[:7] + brute.PACK[14:24]), max_size=8, unique=True)
FEW = st.sampled_from(cards("B1-8"))
GROUPS = st.lists(st.frozensets(FEW, min_size=1, max_size=4).map(CardSet.of), max_size=7)


def all_unions(groups: Sequence[CardSet]) -> set[CardSet]:
    found = set()
    for size in range(len(groups) + 1):
        for chosen in combinations(groups, size):
            union = CardSet.of(card for group in chosen for card in group)
            if len(union) == sum(map(len, chosen)):
                found.add(union)
    return found


def most_by_trying(singles: Sequence[Card], number: int) -> int:
    piles = tuple(Pile((card,)) for card in singles if card.rank != number)
    sizes = [len(some) for some in brute.subsets(piles) if brute.is_takeable(some, number)]
    return max(sizes, default=0)


@given(GROUPS)
def test_TX_6_unions_are_all_the_unions_of_disjoint_groups(groups: list[CardSet]) -> None:
    found, is_all = unions(groups, 1_000)
    assert is_all
    assert set(found) == all_unions(groups)
    for union, parts in found.items():
        assert sum(map(len, parts)) == len(union)
        assert CardSet.of(card for part in parts for card in part) == union
        assert set(parts) <= set(groups)


def test_TX_6_the_search_for_unions_stops_past_the_limit() -> None:
    groups = [CardSet.of([card]) for card in cards("B1-5")]
    assert unions(groups, 32)[1]
    found, is_all = unions(groups, 31)
    assert not is_all
    assert len(found) > 31
    assert set(found) <= all_unions(groups)
    assert not unions(groups, 3)[1]


@given(GROUPS, GROUPS)
def test_TX_7_completed_parts_leave_no_further_group(
    parts: list[CardSet], groups: list[CardSet]
) -> None:
    start = parts[:1]
    full = completed(tuple(start), groups)
    used = CardSet.of(card for part in full for card in part)
    assert list(full[: len(start)]) == start
    assert set(full) <= {*start, *groups}
    assert sum(map(len, full)) == len(used)
    assert all(used & group for group in groups)


@settings(deadline=None, max_examples=60)
@given(SINGLES, st.integers(1, 14))
def test_TX_7_most_takes_as_many_cards_as_brute_force(singles: list[Card], number: int) -> None:
    groups = most(singles, number)
    together = CardSet.of(card for group in groups for card in group)
    assert together <= CardSet.of(singles)
    assert len(together) == sum(map(len, groups)) == most_by_trying(singles, number)
    for group in groups:
        assert len(group) > 1
        assert sum(card.rank for card in group) == number


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
