"""How cards rank and follow suit once trump is named: all of TT-1, TT-2 and R5-7."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rookery.core.cards import NO_CARDS, ROOK, Card, CardSet, Suit
from rookery.core.moves import Trump

_TRUMP_LIFT = 100
"""Added to the strength of a trump, so that it beats every card that is not one."""


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """The suits and ranks of a pack's cards under one trump call.

    `suit_of` gives the suit that a card counts as (the rook belongs to the trump suit) and
    `cards_of` the cards that count as a suit. A higher `strength` beats a lower one within a suit,
    and that of a trump beats all others.
    """

    suit_of: Mapping[Card, Suit]
    cards_of: Mapping[Suit, CardSet]
    strength: Mapping[Card, int]
    trumps: CardSet

    @property
    def tops(self) -> CardSet:
        """The highest card of every suit."""
        suits = [cards for cards in self.cards_of.values() if cards]
        return CardSet.of(max(cards, key=self.strength.__getitem__) for cards in suits)

    def playable(self, hand: CardSet, led: Card | None) -> CardSet:
        """The cards that a hand may play: those of the suit led if it has any, else all (TT-1)."""
        if led is None:
            return hand
        return hand & self.cards_of[self.suit_of[led]] or hand

    def winner(self, trick: Sequence[Card]) -> int:
        """The position in the trick, from 0, of the card that wins it (TT-2)."""
        led = self.suit_of[trick[0]]
        best = 0
        for place in range(1, len(trick)):
            card = trick[place]
            follows = self.suit_of[card] == led or card in self.trumps
            if follows and self.strength[card] > self.strength[trick[best]]:
                best = place
        return best


def height_of(rank: int, *, ones_high: bool) -> int:
    """How high a rank stands within its suit: its number, or 15 for a 1 that is high.

    >>> height_of(1, ones_high=True) > height_of(14, ones_high=True)
    True
    """
    return 15 if ones_high and rank == 1 else rank


def order_of(pack: Iterable[Card], trump: Trump, *, ones_high: bool, rook_high: bool) -> Order:
    """Tabulate the order of a pack's cards under a trump call.

    With a trump suit, the rook is its lowest card or, by option, its highest. With no trump or
    lo-no, the rook is a suit of its own and the only trump (R5-7). Lo-no reverses the ranks.
    """
    suit_of, strength = {}, {}
    cards_of = dict.fromkeys(Suit, NO_CARDS)
    for card in pack:
        suit = trump.suit if card == ROOK and trump.suit is not None else card.suit
        suit_of[card] = suit
        cards_of[suit] = cards_of[suit].plus(card)
        height = height_of(card.rank, ones_high=ones_high)
        if card == ROOK:
            height = 16 if rook_high else 0
        elif trump is Trump.LOW:
            height = 16 - height
        strength[card] = height + (_TRUMP_LIFT if suit in (trump.suit, Suit.ROOK) else 0)
    trumps = cards_of[trump.suit] if trump.suit is not None else cards_of[Suit.ROOK]
    return Order(suit_of, cards_of, strength, trumps)
