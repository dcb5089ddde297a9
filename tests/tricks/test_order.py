"""The order of cards against a naive implementation of TT-2, R5-6 and R5-7."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from rookery.core.cards import ROOK, Card, CardSet, Suit, poker_pack
from rookery.core.moves import Trump
from rookery.tricks.order import order_of

PACK = poker_pack()
TRUMPS = (Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS, Trump.NONE, Trump.LOW)


def naive_winner(trick: Sequence[Card], trump: Trump, *, rook_high: bool) -> int:
    """The place of the winner, found by comparing each card with the best so far."""
    best = trick[0]
    for card in trick[1:]:
        if naive_beats(card, best, trump, rook_high):
            best = card
    return trick.index(best)


def naive_beats(card: Card, best: Card, trump: Trump, rook_high: bool) -> bool:
    """Whether a later card beats the best so far."""
    if trump in (Trump.NONE, Trump.LOW):
        if ROOK in (card, best):
            return card == ROOK
        higher = card.rank > best.rank if trump is Trump.NONE else card.rank < best.rank
        return card.suit == best.suit and higher
    is_trump = card == ROOK or card.suit is trump.suit
    was_trump = best == ROOK or best.suit is trump.suit
    if is_trump != was_trump:
        return is_trump
    if ROOK in (card, best):
        return (card == ROOK) == rook_high
    return card.suit == best.suit and card.rank > best.rank


@given(
    trick=st.lists(st.sampled_from(PACK), min_size=1, max_size=6, unique=True),
    trump=st.sampled_from(TRUMPS),
    rook_high=st.booleans(),
)
def test_TT_2_R5_6_and_R5_7_the_winner_agrees_with_the_naive_implementation(
    trick: list[Card], trump: Trump, rook_high: bool
) -> None:
    order = order_of(PACK, trump, ones_high=False, rook_rank="high" if rook_high else "low")
    assert order.winner(trick) == naive_winner(trick, trump, rook_high=rook_high)


@given(
    hand=st.lists(st.sampled_from(PACK), min_size=1, max_size=10, unique=True),
    led=st.sampled_from(PACK),
    trump=st.sampled_from(TRUMPS),
)
def test_TT_1_playable_cards_agree_with_the_naive_implementation(
    hand: list[Card], led: Card, trump: Trump
) -> None:
    def suit(card: Card) -> Suit:
        return trump.suit if card == ROOK and trump.suit is not None else card.suit

    order = order_of(PACK, trump, ones_high=False, rook_rank="low")
    same = [card for card in hand if suit(card) is suit(led)]
    assert order.playable(CardSet.of(hand), led) == CardSet.of(same or hand)
