"""The cards on a game's picture, for a game that does not list them itself."""

from collections.abc import Sequence
from itertools import cycle

from rookery.core.cards import ROOK, Card, Suit
from rookery.core.game import AnyRules

_FEWEST, _MOST = 3, 5


def typical_cards(rules: AnyRules) -> tuple[Card, ...]:
    """Three to five cards: one of each rank that counts, then of the highest ranks, in mixed suits.

    >>> from rookery.games import GAMES
    >>> [(card.suit.name, card.rank) for card in typical_cards(GAMES["three"].rules)]
    [('BLACK', 5), ('GREEN', 10), ('RED', 14)]
    """
    ranks = [rank for rank in rules.ranks if rank in _counting(rules)][-_MOST:]
    for rank in reversed(rules.ranks):
        if len(ranks) < _FEWEST and rank not in ranks:
            ranks.append(rank)
    ranks.sort(key=rules.ranks.index)
    cards = _in_turn([card for card in rules.pack if _may_stand_for(rules, card)], ranks)
    return (*cards[1 - _MOST :], ROOK) if ROOK in rules.pack else cards


def _counting(rules: AnyRules) -> set[int]:
    return {card.rank for card, points in rules.points_of.items() if points}


def _may_stand_for(rules: AnyRules, card: Card) -> bool:
    """Whether the card has points, or no card of its rank has any."""
    return bool(rules.points_of[card]) or card.rank not in _counting(rules)


def _in_turn(cards: Sequence[Card], ranks: Sequence[int]) -> tuple[Card, ...]:
    """A card of each rank, taken from the next suit in rotation that has that rank."""
    suits = cycle(sorted({card.suit for card in cards} - {Suit.ROOK}))
    return tuple(
        next(card for suit in suits if (card := Card(suit, rank)) in cards) for rank in ranks
    )
