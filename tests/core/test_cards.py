"""Cards, card sets against Python's own sets, and the packs."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.cards import (
    COLOURS,
    NO_CARDS,
    POKER_SUITS,
    ROOK,
    Card,
    CardSet,
    Suit,
    poker_pack,
    rook_pack,
)

EVERY_CARD = [Card(suit, rank) for suit in Suit for rank in range(16)]
ANY_CARD = st.sampled_from(EVERY_CARD)
PLAIN_SETS = st.frozensets(ANY_CARD, max_size=30)


@given(ANY_CARD, ANY_CARD)
def test_cards_are_equal_and_sort_by_suit_then_rank(one: Card, other: Card) -> None:
    assert (one == other) == ((one.suit, one.rank) == (other.suit, other.rank))
    assert (one < other) == ((one.suit, one.rank) < (other.suit, other.rank))
    if one == other:
        assert hash(one) == hash(other)


def test_every_card_has_an_index_of_its_own() -> None:
    assert len({card.index for card in EVERY_CARD}) == len(EVERY_CARD) == 9 * 16


def test_a_card_equals_nothing_but_a_card() -> None:
    card = Card(Suit.GREEN, 3)
    assert card != card.index
    assert card != (Suit.GREEN, 3)
    assert card == Card(Suit.GREEN, 3)


@pytest.mark.parametrize("rank", [-1, 16])
def test_a_card_with_an_impossible_rank_is_refused(rank: int) -> None:
    with pytest.raises(ValueError, match=f"rank {rank} is not in 0 … 15"):
        Card(Suit.RED, rank)


def test_cards_and_sets_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        ROOK.rank = 3  # type: ignore[misc]  # that is the point
    with pytest.raises(FrozenInstanceError):
        NO_CARDS.bits = 3  # type: ignore[misc]  # that is the point


@given(PLAIN_SETS)
def test_a_set_holds_its_cards_in_order(plain: frozenset[Card]) -> None:
    cards = CardSet.of(plain)
    assert list(cards) == sorted(plain)
    assert len(cards) == len(plain)
    assert bool(cards) == bool(plain)


@given(PLAIN_SETS, ANY_CARD)
def test_a_card_is_added_to_a_set_and_removed(plain: frozenset[Card], card: Card) -> None:
    cards = CardSet.of(plain)
    assert (card in cards) == (card in plain)
    assert set(cards.plus(card)) == plain | {card}
    assert set(cards.minus(card)) == plain - {card}
    assert set(cards) == plain


@given(PLAIN_SETS, PLAIN_SETS)
def test_sets_combine_like_any_sets(one: frozenset[Card], other: frozenset[Card]) -> None:
    ours, theirs = CardSet.of(one), CardSet.of(other)
    assert set(ours | theirs) == one | other
    assert set(ours & theirs) == one & other
    assert set(ours - theirs) == one - other
    assert (ours <= theirs) == (one <= other)
    assert (ours == theirs) == (one == other)
    assert ours <= ours | theirs


@given(st.lists(ANY_CARD, max_size=20))
def test_a_card_given_twice_is_in_a_set_once(cards: list[Card]) -> None:
    assert CardSet.of([*cards, *cards]) == CardSet.of(reversed(cards))
    assert len(CardSet.of(cards)) == len(set(cards))


def test_the_empty_set() -> None:
    assert CardSet() == NO_CARDS == CardSet.of([])
    assert not NO_CARDS
    assert list(NO_CARDS) == []


def test_the_rook_pack() -> None:
    pack = rook_pack(range(1, 15), with_rook=False)
    assert len(pack) == 56
    assert ROOK not in pack
    assert set(pack) == {Card(suit, rank) for suit in COLOURS for rank in range(1, 15)}
    assert rook_pack(range(1, 15), with_rook=True) == (*pack, ROOK)


def test_the_rook_pack_cut_down() -> None:
    pack = rook_pack(range(4, 15), with_rook=False)
    assert len(pack) == 44
    assert {card.rank for card in pack} == set(range(4, 15))
    assert len(rook_pack((5, 10), with_rook=True)) == 9


def test_R5_1_the_poker_pack_has_53_cards_and_the_joker_is_the_rook() -> None:
    pack = poker_pack()
    assert len(pack) == len(set(pack)) == 53
    assert set(pack) == {ROOK} | {Card(suit, rank) for suit in POKER_SUITS for rank in range(2, 15)}
