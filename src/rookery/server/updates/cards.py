"""The cards of a game as texts: its pack, the order of its ranks, and what counts."""

from __future__ import annotations

from rookery.core.cards import ROOK
from rookery.fishing.rules import FishingRules
from rookery.games.preset import Rules
from rookery.records import card_text
from rookery.records.cards import rank_text
from rookery.table.identity_cache import cached_by_identity
from rookery.tricks.rules import TrickRules

_FIVE = 5


def pack_texts(rules: Rules) -> tuple[str, ...]:
    """The pack in the order that it is shuffled from."""
    return tuple(map(card_text, rules.pack))


@cached_by_identity
def rank_texts(rules: Rules) -> tuple[str, ...]:
    """The ranks from lowest to highest when there is no trump, without the rook."""
    text_of = {card.rank: rank_text(card) for card in rules.pack}
    return tuple(text_of[rank] for rank in rules.ranks)


def trump_rank_texts(rules: Rules) -> tuple[str, ...]:
    """The ranks of the trump suit from lowest to highest, with the rook; empty if none is trump."""
    if isinstance(rules, FishingRules):
        return ()
    for trump, order in rules.orders.items():
        if trump.suit is not None:
            return tuple(map(rank_text, sorted(order.trumps, key=order.strength.__getitem__)))
    return ()


@cached_by_identity
def counters(rules: Rules) -> dict[str, int]:
    """Points by rank, as it stands on the card, or by card if it counts differently from its rank.

    For instance {"5": 5, "K": 10, "Rook": 20, "R1": 30}.
    """
    if isinstance(rules, FishingRules):
        return {str(_FIVE): rules.five_points}
    singles = {card: points for card, points in rules.card_points if card != ROOK}
    by_rank = {
        rank_text(card): points
        for card, points in rules.points_of.items()
        if points and card not in singles
    }
    return by_rank | {card_text(card): points for card, points in singles.items()}


def other_points(rules: Rules) -> dict[str, int]:
    """The points that a deal has besides those of cards, by what they are for."""
    if isinstance(rules, FishingRules):
        named = {
            "the most cards": rules.most_cards_points,
            "each orange": rules.orange_points,
            "each Big Sweep": rules.big_sweep_points,
            "each Little Sweep": rules.little_sweep_points,
        }
    else:
        named = {
            "each trick": rules.trick_points,
            "the last trick": rules.last_trick_points,
            "the most tricks": rules.most_tricks_points,
        }
    return {name: points for name, points in named.items() if points}


def points_of_a_deal(rules: Rules) -> int:
    """All points of a deal; 0 where they differ from deal to deal."""
    return rules.stake if isinstance(rules, TrickRules) else 0
