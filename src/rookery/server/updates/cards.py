"""The cards of a game as texts: its pack, the order of its ranks, and its counters."""

from rookery.core.cards import ROOK
from rookery.core.game import AnyRules
from rookery.records import card_text
from rookery.records.cards import rank_text
from rookery.table.identity_cache import cached_by_identity


def pack_texts(rules: AnyRules) -> tuple[str, ...]:
    """The pack in the order before shuffling."""
    return tuple(map(card_text, rules.pack))


@cached_by_identity
def rank_texts(rules: AnyRules) -> tuple[str, ...]:
    """The ranks without trump, from the lowest up; the rook is left out."""
    text_of = {card.rank: rank_text(card) for card in rules.pack}
    return tuple(text_of[rank] for rank in rules.ranks)


def trump_rank_texts(rules: AnyRules) -> tuple[str, ...]:
    """The ranks of the trump suit from the lowest up, the rook included; empty without trumps."""
    return tuple(map(rank_text, rules.ranked_trumps))


@cached_by_identity
def counters(rules: AnyRules) -> dict[str, int]:
    """Points by rank, or by card where it differs: {"5": 5, "K": 10, "Rook": 20, "R1": 30}."""
    singles = {card: points for card, points in rules.card_points if card != ROOK}
    by_rank = {
        rank_text(card): points
        for card, points in rules.points_of.items()
        if points and card not in singles
    }
    return by_rank | {card_text(card): points for card, points in singles.items()}
