"""The bidder's moves before the tricks: trump, burying, the partner card and the leader."""

from typing import Literal

from rookery.core.cards import ROOK, Card, CardSet
from rookery.core.messages import Message
from rookery.core.moves import Bury, CallPartner, ChooseLead, Move, NameTrump, Trump
from rookery.heuristics.tricks.hand_value import best_trump, out_above
from rookery.messages import reasons
from rookery.tricks.order import Order
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView

NEVER = 1_000.0
"""The value of keeping a trump in points: above that of any other card.

So trumps are buried only if nothing else is left.
"""

WINS = (0.85, 0.4, 0.15)
"""The probability that a side card wins, by the number of higher cards that are out.

The suit must have at least as many guards as higher cards. Unmeasured, as are those below.
"""

WINS_IN_LENGTH = 0.6
"""The probability that the top card of a long suit wins; other hands are short in the suit."""

LONG = 5
"""A suit is long from this many cards on."""

VOID = 6.0
"""The points for a void, shared among the cards to bury for it."""

SAVED, SAVED_BY_WINNING = 0.3, 0.65
"""The probability that the bidder's side gets a counter that the bidder keeps.

The first number if the card wins no trick, the sum of both if it surely wins one.
"""

TRICK = 1.5
"""The value of winning a trick, in units of its fair share of the stake."""

LAST, SUREST_LAST = 0.2, 0.85
"""The least and the highest probability that the bidder's side takes the last trick."""

LAST_BY_TRUMP = 0.1
"""What each trump above a fair share, and each top trump, adds to that probability."""

WANTED_TRUMP, WANTED_TOP = 12, 6
"""How much it helps to call the highest trump, and the highest card of a side suit."""

TRUMP_OUT, TRUMP_HELD = 4, 3
"""How much less a called trump helps for each higher trump that is out, or that is in the hand."""

HELPS_SECOND = 3
"""How much it helps to call the only card that is out above a card in hand."""


def name_trump(view: TrickView) -> tuple[Move, Message]:
    """Name the trump with the most expected points."""
    calls = [move.trump for move in view.legal if isinstance(move, NameTrump)]
    trump, _ = best_trump(view.rules, view.hand, calls)
    order = view.rules.orders[trump]
    tops = len(order.tops & view.hand)
    if trump.suit is None:
        is_low = trump is Trump.LOW
        suits = len((order.tops - order.trumps) & view.hand)
        why = reasons.names_none(which="lowest" if is_low else "highest", suits=suits)
        return NameTrump(trump), why
    held = len(view.hand & order.trumps)
    return NameTrump(trump), reasons.names_trump(trumps=held, tops=tops)


def bury(view: TrickView) -> tuple[Move, Message]:
    """Bury the card with the lowest value of keeping it."""
    trump = view.trump or best_trump(view.rules, view.hand)[0]
    order = view.rules.orders[trump]
    cards = [move.card for move in view.legal if isinstance(move, Bury) and move.card]
    card = min(cards, key=lambda each: _worth_keeping(view, order, each))
    return Bury(card), _why_bury(view, order, card)


def call_partner(view: TrickView) -> tuple[Move, Message]:
    """Call the card that helps the hand most: a top trump, or the top card of a side suit."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    cards = [move.card for move in view.legal if isinstance(move, CallPartner)]
    card = max(cards, key=lambda each: _wanted(view, order, each))
    return CallPartner(card), why_call(view, card)


def why_call(view: TrickView, card: Card) -> Message:
    """The reason for calling a card, such as `calls the highest trump that is missing`."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    is_trump = card in order.trumps
    if is_trump and view.trump.suit is None:
        return reasons.call_rook()
    which: Literal["highest", "high"] = "high" if out_above(order, view.hand, card) else "highest"
    if is_trump:
        return reasons.calls_trump(which=which)
    suit = order.suit_of[card]
    held = len(view.hand & order.cards_of[suit])
    return reasons.calls_card(which=which, suit=suit, held=held)


def choose_lead(view: TrickView) -> tuple[Move, Message]:
    """Lead if the hand has the highest trump or top cards to cash; else play last to the trick."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    tops = (order.tops & view.hand).minus(ROOK)
    if tops & order.trumps:
        return ChooseLead(to_left=False), reasons.keeps_lead_trump()
    if tops:
        return ChooseLead(to_left=False), reasons.keeps_lead_tops()
    return ChooseLead(to_left=True), reasons.gives_lead()


def _worth_keeping(view: TrickView, order: Order, card: Card) -> float:
    """The value of not burying a card, in points."""
    rules = view.rules
    height = order.strength[card] / 100
    if card in order.trumps:
        return NEVER + height
    held = view.hand & order.cards_of[order.suit_of[card]]
    wins = _chance_to_win(order, view.hand, card, len(held))
    saved = SAVED + SAVED_BY_WINNING * wins
    buried = _chance_of_nest(view, order)
    counter = 2 * rules.points_of[card] * (saved - buried)
    left = rules.nest_size - view.buried_size
    clears = view.hand & order.trumps and len(held) <= left and not order.tops & held
    return trick_value(rules) * wins + counter + height - (VOID / len(held) if clears else 0.0)


def trick_value(rules: TrickRules) -> float:
    """The value of winning a trick, in points."""
    return TRICK * rules.stake / rules.tricks


def _chance_to_win(order: Order, hand: CardSet, card: Card, held: int) -> float:
    """The chance that a side card wins a trick, in a suit of `held` cards."""
    higher = out_above(order, hand, card)
    if higher >= min(len(WINS), held):
        return 0.0
    return WINS_IN_LENGTH if not higher and held >= LONG else WINS[higher]


def _chance_of_nest(view: TrickView, order: Order) -> float:
    """The probability that the bidder's side gets the counters that it buries (FO-9)."""
    if view.rules.nest_to == "last_trick":
        return _chance_of_last(view, order)
    return 1.0 if view.rules.nest_to == "bidder" else 0.0


def _chance_of_last(view: TrickView, order: Order) -> float:
    """The probability that the bidder's side takes the last trick, from the bidder's trumps."""
    trumps = view.hand & order.trumps
    fair = len(order.trumps) / view.rules.seats
    sure = len(order.tops & trumps)
    chance = LAST + LAST_BY_TRUMP * (len(trumps) - fair) + LAST_BY_TRUMP * sure
    return min(SUREST_LAST, max(LAST, chance))


def _why_bury(view: TrickView, order: Order, card: Card) -> Message:
    if card in order.trumps:
        return reasons.only_trumps_left()
    suit = order.suit_of[card]
    if view.rules.points_of[card]:
        to = view.rules.nest_to
        return reasons.buries_counter(suit=suit, to=to)  # type: ignore[arg-type]  # its choices
    if len(view.hand & order.cards_of[suit]) == 1:
        return reasons.makes_void(suit=suit)
    return reasons.shortens_plain(suit=suit)


def _wanted(view: TrickView, order: Order, card: Card) -> float:
    """How much a call helps: high trumps most, less with more above; then a top card."""
    suit = order.suit_of[card]
    held = view.hand & order.cards_of[suit]
    higher = out_above(order, view.hand, card)
    own = view.rules.points_of[card] / 10 + order.strength[card] / 1_000
    if card in order.trumps:
        above = sum(1 for each in held if order.strength[each] > order.strength[card])
        return WANTED_TRUMP - TRUMP_OUT * higher - TRUMP_HELD * above + own
    if higher:
        return own / 100
    helped = HELPS_SECOND if any(out_above(order, view.hand, each) == 1 for each in held) else 0
    return (WANTED_TOP - len(held) if held else 1) + helped + own
