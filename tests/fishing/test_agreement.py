"""The moves that are listed, those that are accepted and those found by brute force agree."""

from collections.abc import Sequence
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Build, Group, Take, Trail
from rookery.fishing import captures, turns
from rookery.fishing.centre import capturable
from rookery.fishing.packing import unions
from rookery.fishing.state import FishingState
from rookery.records.cards import card_text
from tests.fishing import brute
from tests.tables import cards, table, tuxedo

CAPTURES = ("maximal", "any", "most")


def listed_takes(state: FishingState, card: Card, **options: object) -> list[Take]:
    moves = tuxedo(seats=2, **options).legal(state, 0)
    return [move for move in moves if isinstance(move, Take) and move.card == card]


@settings(deadline=None, max_examples=40)
@given(brute.positions())
@pytest.mark.parametrize("capture", CAPTURES)
def test_TX_7_exactly_the_captures_that_brute_force_finds_are_listed(
    capture: str, state: FishingState
) -> None:
    for card in state.hands[0]:
        listed = [move.taken for move in listed_takes(state, card, capture=capture)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == brute.capture_sets(capture, state.centre, card.rank)
        assert [len(taken) for taken in listed] == sorted(map(len, listed), reverse=True)


@settings(deadline=None, max_examples=25)
@given(brute.positions())
@pytest.mark.parametrize("capture", CAPTURES)
def test_TX_6_every_grouping_of_a_capture_is_accepted_and_nothing_else(
    capture: str, state: FishingState
) -> None:
    rules = tuxedo(seats=2, capture=capture).rules
    for card in state.hands[0]:
        allowed = brute.capture_sets(capture, state.centre, card.rank)
        for piles in brute.subsets(state.centre):
            found = list(brute.groupings(piles, card.rank))
            for groups in found:
                reason = captures.why_not(rules, state.centre, Take(card, groups))
                assert (reason is None) == (brute.cards_of(piles) in allowed)
            apart = tuple(Group(pile.cards, pile.is_build) for pile in piles)
            together = (Group(tuple(card for pile in piles for card in pile.cards)),)
            for groups in (apart, together):
                if groups not in found:
                    assert captures.why_not(rules, state.centre, Take(card, groups)) is not None


@settings(deadline=None, max_examples=40)
@given(brute.positions(), st.booleans())
def test_TX_10_exactly_the_builds_that_brute_force_finds_are_listed_and_accepted(
    state: FishingState, on_many: bool
) -> None:
    game = tuxedo(seats=2, build_on_many=on_many)
    hand = tuple(state.hands[0])
    moves = [move for move in game.legal(state, 0) if isinstance(move, Build)]
    for card in hand:
        listed = [brute.built_on(move) for move in moves if move.card == card]
        expected = brute.builds(state.centre, hand, card, on_many=on_many)
        assert len(listed) == len(expected)
        assert set(listed) == expected
        for piles, is_build in product(brute.subsets(state.centre), (False, True)):
            cards = tuple(card for pile in piles for card in pile.cards)
            reason = turns.why_not(game.rules, state, Build(card, Group(cards, is_build)))
            assert (reason is None) == ((brute.cards_of(piles), is_build) in expected)


@settings(deadline=None, max_examples=40)
@given(brute.positions(), st.sampled_from(("forced", "free")))
def test_TX_12_trailing_is_listed_and_accepted_only_without_a_capture(
    state: FishingState, trail: str
) -> None:
    game = tuxedo(seats=2, trail=trail)
    hand = tuple(state.hands[0])
    can = any(brute.capture_sets("any", state.centre, card.rank) for card in hand)
    expected = [] if can and trail == "forced" else [Trail(card) for card in hand]
    assert [move for move in game.legal(state, 0) if isinstance(move, Trail)] == expected
    for card in hand:
        reason = turns.why_not(game.rules, state, Trail(card))
        assert (reason is None) == (Trail(card) in expected)


@settings(deadline=None, max_examples=40)
@given(brute.positions(), st.integers(1, 14))
def test_TX_12_capturable_numbers_agree_with_brute_force(state: FishingState, highest: int) -> None:
    expected = {
        number
        for number in range(1, highest + 1)
        if brute.capture_sets("any", state.centre, number)
    }
    assert capturable(state.centre, highest) == expected


@settings(deadline=None, max_examples=40)
@given(brute.positions(), st.sampled_from(CAPTURES), st.booleans())
def test_TX_3_every_listed_turn_uses_one_card_of_the_hand_and_keeps_the_rest(
    state: FishingState, capture: str, on_many: bool
) -> None:
    game = tuxedo(seats=2, capture=capture, build_on_many=on_many, trail="free")
    together = {card for place in state.places for card in place}
    for move in game.legal(state, 0):
        after = game.apply(state, 0, move)
        assert isinstance(move, Take | Build | Trail)
        assert after.hands == (state.hands[0].minus(move.card), state.hands[1])
        assert {card for place in after.places for card in place} == together
        assert sum(map(len, after.places)) == len(together)
        assert after.turn == 1


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
