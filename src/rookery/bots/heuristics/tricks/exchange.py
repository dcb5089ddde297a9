"""What the bidder does before the tricks: trump, burying, the partner card and who leads."""

from __future__ import annotations

from rookery.bots.heuristics.tricks.hand_value import best_trump, out_above
from rookery.core.cards import ROOK, Card, CardSet
from rookery.core.moves import Bury, CallPartner, ChooseLead, Move, NameTrump, Trump
from rookery.tricks.order import Order
from rookery.tricks.view import TrickView

_NEVER = 1_000.0
"""More than any other reason to keep a card: trumps are buried only when nothing else is left."""

_WINS = (0.85, 0.4, 0.15)
"""The chance of a side card to win when so many higher ones are out and as many guard it."""

_WINS_IN_LENGTH = 0.6
"""The chance of a top card in a suit so long that somebody else will be short of it."""

_VOID = 6.0
"""The points that a void is worth, shared among the cards that must go to make it."""


def name_trump(view: TrickView) -> tuple[Move, str]:
    """The call under which the hand promises most points."""
    trump, _ = best_trump(view.rules, view.hand)
    order = view.rules.orders[trump]
    tops = len(order.tops & view.hand)
    if trump.suit is None:
        what = "lowest" if trump is Trump.LOW else "highest"
        return NameTrump(trump), f"the {what} cards win, and {tops} suits are headed by this hand"
    held = len(view.hand & order.trumps)
    return NameTrump(trump), f"the best trumps: holds {held} of them, and {tops} top cards in all"


def bury(view: TrickView) -> tuple[Move, str]:
    """The card that is least missed: no trump, no winner, a short suit, no counter at risk."""
    trump = view.trump or best_trump(view.rules, view.hand)[0]
    order = view.rules.orders[trump]
    cards = [move.card for move in view.legal if isinstance(move, Bury) and move.card]
    card = min(cards, key=lambda each: _worth_keeping(view, order, each))
    return Bury(card), _why_bury(view, order, card)


def call_partner(view: TrickView) -> tuple[Move, str]:
    """A card that takes a trick the hand does not: a top trump first, then help for a side suit."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    cards = [move.card for move in view.legal if isinstance(move, CallPartner)]
    card = max(cards, key=lambda each: _wanted(view, order, each))
    return CallPartner(card), why_call(view, card)


def why_call(view: TrickView, card: Card, verb: str = "") -> str:
    """What a called card is to the hand: `the highest trump that is missing`, after a verb."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    is_trump = card in order.trumps
    if is_trump and view.trump.suit is None:
        return "the rook wins any trick it is played to"
    told = f"{verb}{'a high' if out_above(order, view.hand, card) else 'the highest'}"
    if is_trump:
        return f"{told} trump that is missing"
    suit = order.suit_of[card]
    held = len(view.hand & order.cards_of[suit])
    return f"{told} card missing in {suit.name.lower()}, of which the hand has {held}"


def choose_lead(view: TrickView) -> tuple[Move, str]:
    """Lead with top cards to cash or trumps to draw; else play last to the first trick."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    tops = (order.tops & view.hand).minus(ROOK)
    if tops & order.trumps:
        return ChooseLead(to_left=False), "holds the highest trump: keeps the lead"
    if tops:
        return ChooseLead(to_left=False), "holds top cards: keeps the lead"
    return ChooseLead(to_left=True), "no top card to lead: better to play last"


def _worth_keeping(view: TrickView, order: Order, card: Card) -> float:
    """In points, what is lost by burying a card."""
    rules = view.rules
    height = order.strength[card] / 100
    if card in order.trumps:
        return _NEVER + height
    held = view.hand & order.cards_of[order.suit_of[card]]
    wins = _chance_to_win(order, view.hand, card, len(held))
    saved = 0.3 + 0.65 * wins
    buried = _chance_of_last(view, order) if rules.nest_to_last_trick else 0.0
    counter = 2 * rules.points_of[card] * (saved - buried)
    left = rules.nest_size - view.buried_size
    clears = view.hand & order.trumps and len(held) <= left and not order.tops & held
    trick = 1.5 * rules.stake / rules.tricks
    return trick * wins + counter + height - (_VOID / len(held) if clears else 0.0)


def _chance_to_win(order: Order, hand: CardSet, card: Card, held: int) -> float:
    higher = out_above(order, hand, card)
    if higher >= min(len(_WINS), held):
        return 0.0
    return _WINS_IN_LENGTH if not higher and held > 4 else _WINS[higher]


def _chance_of_last(view: TrickView, order: Order) -> float:
    """The chance that the bidder's side takes the last trick, by its hold on the trumps."""
    trumps = view.hand & order.trumps
    fair = len(order.trumps) / view.rules.seats
    sure = len(order.tops & trumps)
    return min(0.85, max(0.2, 0.2 + 0.1 * (len(trumps) - fair) + 0.1 * sure))


def _why_bury(view: TrickView, order: Order, card: Card) -> str:
    if card in order.trumps:
        return "nothing but trumps is left to bury"
    suit = order.suit_of[card]
    name = suit.name.lower()
    if view.rules.points_of[card]:
        return f"the {name} counter is safer in the nest, which goes with the last trick"
    if len(view.hand & order.cards_of[suit]) == 1:
        return f"makes a void in {name}"
    return f"shortens {name}, and keeps trumps and winners"


def _wanted(view: TrickView, order: Order, card: Card) -> float:
    """How much a called card would help: a top trump most, then the top of a suit with a second.

    The more trumps of the hand are higher anyhow, the less another one is needed.
    """
    suit = order.suit_of[card]
    held = view.hand & order.cards_of[suit]
    higher = out_above(order, view.hand, card)
    own = view.rules.points_of[card] / 10 + order.strength[card] / 1_000
    if card in order.trumps:
        above = sum(1 for each in held if order.strength[each] > order.strength[card])
        return 12 - 4 * higher - 3 * above + own
    if higher:
        return own / 100
    helped = 3 if any(out_above(order, view.hand, each) == 1 for each in held) else 0
    return (6 - len(held) if held else 1) + helped + own
