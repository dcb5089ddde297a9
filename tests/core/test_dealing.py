"""Decks and dealers are checked, and cards are dealt one at a time."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.cards import Card, CardSet, Suit, rook_pack
from rookery.core.dealing import check_dealer, check_deck, deal_round, stack
from rookery.core.errors import BadDealer, BadDeck

PACK = rook_pack(range(1, 15), with_rook=False)
FOREIGN = Card(Suit.HEARTS, 2)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[list[Card], int, int, int]:
    """A shuffled pack, the number of cards for each seat, the dealer and the number of seats."""
    seats = draw(st.integers(2, 6))
    each = draw(st.integers(0, 56 // seats))
    deck = Random(draw(st.integers(0, 999))).sample(PACK, 56)
    return deck, each, draw(st.integers(0, seats - 1)), seats


@given(rounds())
def test_cards_go_one_at_a_time_from_the_dealers_left(
    case: tuple[list[Card], int, int, int],
) -> None:
    deck, each, dealer, seats = case
    hands = [set[Card]() for _ in range(seats)]
    seat = dealer
    for card in deck[: each * seats]:
        seat = (seat + 1) % seats
        hands[seat].add(card)
    assert [set(hand) for hand in deal_round(deck, each, dealer, seats)] == hands


@given(rounds())
def test_stack_makes_a_deck_that_deals_the_same_hands(
    case: tuple[list[Card], int, int, int],
) -> None:
    deck, each, dealer, seats = case
    hands = deal_round(deck, each, dealer, seats)
    rest = deck[each * seats :]
    stacked = stack(hands, rest, dealer)
    assert deal_round(stacked, each, dealer, seats) == hands
    assert list(stacked[each * seats :]) == rest
    check_deck(stacked, PACK)


def test_stack_refuses_hands_of_different_sizes() -> None:
    with pytest.raises(ValueError, match="zip"):
        stack([CardSet.of(PACK[:2]), CardSet.of(PACK[2:3])], (), 0)


@pytest.mark.parametrize(
    ("deck", "faults"),
    [
        (PACK[:-1], "1 missing"),
        ((*PACK, PACK[0], PACK[0], PACK[1]), "2 given more than once"),
        ((*PACK[:-1], PACK[0]), "1 given more than once, 1 missing"),
        (
            (*PACK[2:], PACK[5], FOREIGN, FOREIGN),
            "2 given more than once, 2 missing, 1 not in the pack",
        ),
    ],
)
def test_the_error_of_a_wrong_deck_lists_its_faults(deck: tuple[Card, ...], faults: str) -> None:
    with pytest.raises(BadDeck) as caught:
        check_deck(deck, PACK)
    assert (
        str(caught.value) == f"the deck must have each of the 56 cards of the pack once: {faults}"
    )
    assert caught.value.code == "bad-deck"


def test_a_dealer_is_a_seat() -> None:
    for dealer in range(4):
        check_dealer(dealer, 4)
    for dealer in (-1, 4):
        with pytest.raises(BadDealer) as caught:
            check_dealer(dealer, 4)
        assert str(caught.value) == f"the dealer must be a seat from 0 to 3, not {dealer}"
