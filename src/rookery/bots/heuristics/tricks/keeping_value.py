"""The value of keeping a card in hand instead of playing it now, in points."""

from __future__ import annotations

from rookery.bots.heuristics.tricks.memory import Memory
from rookery.core.cards import Card

_PATIENCE = 0.5
"""The discount for tricks that a card may win later. A guess."""

_COUNTER_SAVED = 0.35
"""The probability that a counter that wins no trick still goes to one's own side. A guess."""


def trick_worth(memory: Memory) -> float:
    """The points of a trick besides its counters (R3-2, DX-8)."""
    rules = memory.rules
    return rules.trick_points + 1.5 * rules.most_tricks_points / rules.tricks


def last_trick_stake(memory: Memory) -> float:
    """The points of the last trick besides its own counters: its bonus and the nest."""
    view, rules = memory.view, memory.rules
    stake = float(rules.last_trick_points)
    if rules.nest_to != "last_trick":
        return stake
    if view.buried is not None:
        return stake + rules.points_in(view.buried)
    return stake + rules.nest_size * sum(rules.points_of.values()) / len(rules.pack)


def average_stake(memory: Memory) -> float:
    """The mean points of the tricks to come."""
    counters = (memory.out | memory.view.hand) & memory.rules.point_cards
    points = memory.rules.points_in(counters)
    left = len(memory.view.hand)
    return (points + last_trick_stake(memory)) / left + trick_worth(memory)


def worth_kept(memory: Memory, card: Card) -> float:
    """The value of keeping a card, in points.

    It counts the tricks that the card may win, the counter that it saves and its height; the void
    that playing it would make counts against keeping it.
    """
    if len(memory.view.hand) == 1:
        return 0.0
    wins = later_win(memory, card)
    points = memory.rules.points_of[card]
    saved = _COUNTER_SAVED + (0.95 - _COUNTER_SAVED) * wins
    kept = 2 * _PATIENCE * wins * average_stake(memory) + points * (2 * saved - 1)
    return kept + memory.order.strength[card] / 50 - _void_bonus(memory, card)


def later_win(memory: Memory, card: Card) -> float:
    """The chance that a card wins a later trick."""
    order = memory.order
    higher = memory.out_above(card)
    if card in order.trumps:
        return _trump_wins(len(memory.trumps_out), higher)
    suit = order.suit_of[card]
    held = len(memory.view.hand & order.cards_of[suit])
    out = len(memory.out & order.cards_of[suit])
    others = memory.rules.seats - 1
    unruffed = 1.0
    if memory.trumps_out and order.trumps:
        unruffed = min(0.9, 0.35 + 0.5 * out / (2 * others))
    if not higher:
        return unruffed if out else 0.6 * unruffed
    if higher == 1 and held > 1:
        return 0.4 * unruffed
    return 0.12 * unruffed if higher == 2 and held > 2 else 0.0


def _trump_wins(out: int, higher: int) -> float:
    """The chance that a trump wins a trick if `higher` of the `out` unseen trumps are higher."""
    if not higher:
        return 1.0
    return 0.25 + 0.45 * (out - higher) / out


def _void_bonus(memory: Memory, card: Card) -> float:
    """The points for making a void, while there are trumps in hand to ruff with."""
    order, hand = memory.order, memory.view.hand
    if card in order.trumps or not hand & order.trumps:
        return 0.0
    alone = len(hand & order.cards_of[order.suit_of[card]]) == 1
    return 1.5 if alone else 0.0
