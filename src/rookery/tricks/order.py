"""How cards rank and follow suit once trump is named: TT-1, TT-2, R5-7 and FO-1 to FO-3."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rookery.core.cards import NO_CARDS, ROOK, Card, CardSet, Suit
from rookery.core.moves import Trump

_TRUMP_LIFT = 100
"""Added to the strength of a trump, so that it beats every card that is not one."""

_ALWAYS_LIFT = 40
"""Added to the strength of a card that is always a trump, so that it beats all other trumps."""

_ROOK_HEIGHTS: Mapping[str, float] = {"low": 0, "10.5": 10.5, "12.5": 12.5, "high": 16}
"""How high the rook stands among the trumps, for each value of the option `rook_rank` (FO-2)."""


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """The suits and ranks of a pack's cards under one trump call.

    `suit_of` gives the suit that a card counts as (the rook belongs to the trump suit) and
    `cards_of` the cards that count as a suit. A card with a higher `strength` beats a lower one of
    its suit, and a trump beats all other suits. The cards of `at_any_time` may be played to every
    trick (FO-1).
    """

    suit_of: Mapping[Card, Suit]
    cards_of: Mapping[Suit, CardSet]
    strength: Mapping[Card, float]
    trumps: CardSet
    at_any_time: CardSet = NO_CARDS

    @property
    def tops(self) -> CardSet:
        """The highest card of every suit."""
        suits = [cards for cards in self.cards_of.values() if cards]
        return CardSet.of(max(cards, key=self.strength.__getitem__) for cards in suits)

    def playable(self, hand: CardSet, led: Card | None) -> CardSet:
        """The cards that a hand may play: those of the suit led if it has any, else all (TT-1).

        The cards of `at_any_time` may be played too, but need not be (FO-1).
        """
        if led is None:
            return hand
        following = hand & self.cards_of[self.suit_of[led]]
        return following | hand & self.at_any_time if following else hand

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


@lru_cache(maxsize=1_024)
def order_of(
    pack: tuple[Card, ...],
    trump: Trump,
    *,
    ones_high: bool,
    rook_rank: str = "low",
    always_trump: tuple[Card, ...] = (),
    rook_any_time: bool = False,
) -> Order:
    """Tabulate the order of a pack's cards under a trump call; games with the same pack share it.

    With a trump suit, the rook is its lowest card or stands where `rook_rank` says (FO-2). The
    cards of `always_trump` are trumps too, above all others and from the highest (FO-3); only a
    high rook that is not one of them stands above them. With no trump or lo-no, the rook is a suit
    of its own and the only trump (R5-7). Lo-no reverses the ranks.
    """
    suit_of, height_in = {}, {}
    cards_of = dict.fromkeys(Suit, NO_CARDS)
    for card in pack:
        is_trump = trump.suit is not None and (card == ROOK or card in always_trump)
        suit = trump.suit if is_trump and trump.suit is not None else card.suit
        suit_of[card] = suit
        cards_of[suit] = cards_of[suit].plus(card)
        height: float = height_of(card.rank, ones_high=ones_high)
        if card in always_trump:
            height = _ALWAYS_LIFT - always_trump.index(card)
        elif card == ROOK:
            is_above_all = rook_rank == "high" and always_trump
            height = _ALWAYS_LIFT + 1 if is_above_all else _ROOK_HEIGHTS[rook_rank]
        elif trump is Trump.LOW:
            height = 16 - height
        height_in[card] = height
    trumps = cards_of[trump.suit] if trump.suit is not None else cards_of[Suit.ROOK]
    strength = {
        card: height + (_TRUMP_LIFT if card in trumps else 0) for card, height in height_in.items()
    }
    free = CardSet.of([ROOK]) & CardSet.of(suit_of) if rook_any_time else NO_CARDS
    return Order(suit_of, cards_of, strength, trumps, free)
