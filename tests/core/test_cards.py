"""Cards, card sets against Python's own sets, and the packs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.cards import COLOURS, ROOK, Card, CardSet, Suit, rook_pack

EVERY_CARD = [Card(suit, rank) for suit in Suit for rank in range(16)]
ANY_CARD = st.sampled_from(EVERY_CARD)
PLAIN_SETS = st.frozensets(ANY_CARD, max_size=30)


@given(ANY_CARD, ANY_CARD)
def test_cards_are_equal_and_sort_by_suit_then_rank(one: Card, other: Card) -> None:
    assert (one == other) == ((one.suit, one.rank) == (other.suit, other.rank))
    assert (one < other) == ((one.suit, one.rank) < (other.suit, other.rank))
    if one == other:
        assert hash(one) == hash(other)


def test_a_card_equals_nothing_but_a_card() -> None:
    card = Card(Suit.GREEN, 3)
    assert card != card.index
    assert card != (Suit.GREEN, 3)
    assert card == Card(Suit.GREEN, 3)


@pytest.mark.parametrize("rank", [-1, 16])
def test_a_card_with_an_impossible_rank_is_refused(rank: int) -> None:
    with pytest.raises(ValueError, match=f"rank {rank} is not in 0 … 15"):
        Card(Suit.RED, rank)


@given(PLAIN_SETS)
def test_a_set_holds_its_cards_in_order(plain: frozenset[Card]) -> None:
    cards = CardSet.of(plain)
    assert list(cards) == sorted(plain)
    assert CardSet.of([*plain, *plain]) == cards
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


def test_the_rook_pack() -> None:
    pack = rook_pack(range(1, 15), with_rook=False)
    assert len(pack) == 56
    assert ROOK not in pack
    assert set(pack) == {Card(suit, rank) for suit in COLOURS for rank in range(1, 15)}
    assert rook_pack(range(1, 15), with_rook=True) == (*pack, ROOK)
    assert {card.rank for card in rook_pack(range(4, 15), with_rook=False)} == set(range(4, 15))
