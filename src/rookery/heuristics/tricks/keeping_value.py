"""The value of keeping a card in hand instead of playing it now, in points."""

from rookery.core.cards import Card
from rookery.heuristics.tricks.memory import Memory
from rookery.tricks.rules import TrickRules

PATIENCE = 0.5
"""The discount for tricks that a card may win later. Unmeasured, as are those below."""

COUNTER_SAVED = 0.35
"""The probability that a counter that wins no trick still goes to one's own side."""

COUNTER_WINNING = 0.95
"""The probability that a counter that wins a trick goes to one's own side."""

PER_HEIGHT = 50
"""The strength of a card that is worth a point by itself."""

MAKES_VOID = 1.5
"""The points for making a void by playing a suit's last card, with trumps in hand."""

UNRUFFED = (0.35, 0.5, 0.9)
"""Three numbers for the chance that nobody ruffs a side suit later, while trumps are out.

They are the chance if no card of the suit is out, the addition if two cards for each other seat are
out (in proportion for other numbers), and the highest chance.
"""

TOP_LAST = 0.6
"""The chance that a suit's top card wins if no other card of the suit is out."""

SECOND, THIRD = 0.4, 0.12
"""The chances that a guarded second- or third-highest card of a side suit wins."""

TRUMP_WINS = (0.25, 0.45)
"""The chance that a trump below the highest wins, and the addition if few are higher."""

MOST_TRICKS = 1.5
"""What a trick is worth, in units of its fair share of the points for most tricks."""


def trick_worth(memory: Memory) -> float:
    """The points of a trick besides its counters (R3-2, DX-8)."""
    return worth_of_tricks(memory.rules)


def worth_of_tricks(rules: TrickRules) -> float:
    """The points of each trick besides its counters."""
    return rules.trick_points + MOST_TRICKS * rules.most_tricks_points / rules.tricks


def last_trick_stake(memory: Memory) -> float:
    """The points of the last trick besides its own counters: its bonus and the nest."""
    view, rules = memory.view, memory.rules
    stake = float(rules.last_trick_points)
    if rules.nest_to != "last_trick":
        return stake
    if view.buried is not None:
        return stake + rules.points_in(view.buried)
    return stake + usual_nest(rules)


def usual_nest(rules: TrickRules) -> float:
    """The mean points of a nest of random cards."""
    return rules.nest_size * sum(rules.points_of.values()) / len(rules.pack)


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
    saved = COUNTER_SAVED + (COUNTER_WINNING - COUNTER_SAVED) * wins
    kept = 2 * PATIENCE * wins * average_stake(memory) + points * (2 * saved - 1)
    return kept + memory.order.strength[card] / PER_HEIGHT - _void_bonus(memory, card)


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
        least, more, most = UNRUFFED
        unruffed = min(most, least + more * out / (2 * others))
    if not higher:
        return unruffed if out else TOP_LAST * unruffed
    if higher == 1 and held > 1:
        return SECOND * unruffed
    return THIRD * unruffed if higher == 2 and held > 2 else 0.0


def _trump_wins(out: int, higher: int) -> float:
    """The chance that a trump wins a trick if `higher` of the `out` unseen trumps are higher."""
    if not higher:
        return 1.0
    least, more = TRUMP_WINS
    return least + more * (out - higher) / out


def _void_bonus(memory: Memory, card: Card) -> float:
    """The points for making a void, while there are trumps in hand to ruff with."""
    order, hand = memory.order, memory.view.hand
    if card in order.trumps or not hand & order.trumps:
        return 0.0
    alone = len(hand & order.cards_of[order.suit_of[card]]) == 1
    return MAKES_VOID if alone else 0.0
