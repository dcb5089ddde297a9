"""The moves that are listed, those that are accepted and those found by brute force agree."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import Card
from rookery.core.moves import Build, Group, Take, Trail
from rookery.fishing import captures, turns
from rookery.fishing.centre import capturable
from rookery.fishing.state import FishingState
from tests.fishing import brute
from tests.tables import tuxedo

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
