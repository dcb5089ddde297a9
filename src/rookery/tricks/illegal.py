"""The reason why a move is illegal, based only on what the seat that tried it may know."""

from __future__ import annotations

from rookery.core.cards import Seat, Suit
from rookery.core.moves import (
    Bid,
    Bury,
    CallPartner,
    ChooseLead,
    Move,
    NameTrump,
    Pass,
    Play,
    ShootSun,
)
from rookery.tricks.play import order_in
from rookery.tricks.rules import BID_STEP, Phase, TrickRules
from rookery.tricks.state import TrickState

_PHASE_OF: dict[type, Phase] = {
    Bid: Phase.AUCTION,
    ShootSun: Phase.AUCTION,
    Pass: Phase.AUCTION,
    Bury: Phase.BURY,
    NameTrump: Phase.TRUMP,
    CallPartner: Phase.CALL,
    ChooseLead: Phase.LEAD,
    Play: Phase.PLAY,
}
"""The phase in which each kind of move is made."""

_TO_DO: dict[type, str] = {
    Bid: "bid",
    ShootSun: "shoot the sun",
    Pass: "pass",
    Bury: "bury a card",
    NameTrump: "name trump",
    CallPartner: "call a partner",
    ChooseLead: "choose who leads",
    Play: "play a card",
}
"""Each kind of move as a verb that follows "you cannot"."""

_NOW: dict[Phase, str] = {
    Phase.AUCTION: "the bidding is not over",
    Phase.TRUMP: "the bidder must name trump",
    Phase.CALL: "the bidder must call a partner",
    Phase.BURY: "the bidder must bury cards",
    Phase.LEAD: "the bidder must choose who leads",
    Phase.PLAY: "the tricks are being played",
}
"""A clause that says what is going on, for each phase in which a seat can move."""


def why_illegal(rules: TrickRules, state: TrickState, seat: Seat, move: Move) -> str:
    """The reason why a move is illegal, for the seat that tried it."""
    if state.phase in (Phase.OVER, Phase.CUT):
        return "the deal is over"
    phase = _PHASE_OF.get(type(move))
    if phase is None:
        return "this game has no such move"
    if phase is not state.phase:
        if phase in rules.course:
            return f"you cannot {_TO_DO[type(move)]} now: {_NOW[state.phase]}"
        return f"you cannot {_TO_DO[type(move)]} in this game"
    if seat != state.turn:
        return f"it is the turn of seat {state.turn}"
    match move:
        case Bid(amount):
            return _why_not_bid(rules, state, amount)
        case ShootSun():
            return "the sun has been bid already" if rules.sun else "this game has no sun"
        case NameTrump():
            return _why_not_trump(rules, state)
        case CallPartner(card):
            in_pack = card in rules.pack
            if card in state.buried:
                return "you cannot call a card you have buried"
            if card in state.called:
                return "you have called that card already"
            return "you cannot call a card you hold" if in_pack else "that card is not in the pack"
        case Bury(card):
            held = card is not None and card in state.hands[seat]
            return _why_not_bury(rules) if held else "you do not hold that card"
        case Play(card):
            return _why_not_play(rules, state, held=card in state.hands[seat])
    return "the rules do not allow it"


_WHY_NOT_BURY = {
    "any": "the rules do not allow it",
    "no_counters": "you cannot bury a counter",
    "spare": "you can bury neither counters nor trumps while you hold another card",
    "one_counter": "you can bury only one counter, and it must be a 5 or a 10",
}
"""Why a held card may not be buried, by the option `bury`."""


def _why_not_bury(rules: TrickRules) -> str:
    if rules.exchange_size is None:
        return _WHY_NOT_BURY[rules.bury]
    return f"you can exchange exactly {rules.exchange_size} cards with the nest, or none"


def _why_not_trump(rules: TrickRules, state: TrickState) -> str:
    allowed = ", ".join(trump.value for trump in rules.allowed_trumps)
    held = " that you hold, because you must lead it" if rules.trump_is_led else ""
    return f"trump must be one of {allowed}{held}"


def _why_not_bid(rules: TrickRules, state: TrickState, amount: int) -> str:
    if amount % BID_STEP:
        return f"a bid must be a multiple of {BID_STEP}"
    if amount > rules.maximum_bid:
        return f"the highest bid is {rules.maximum_bid}"
    if isinstance(state.bid, ShootSun):
        return "nothing outbids the sun"
    at_least = rules.minimum_bid
    if state.bid is not None and state.bid.amount >= at_least:
        if amount <= state.bid.amount:
            return f"a bid must be higher than {state.bid.amount}"
        at_least = state.bid.amount + BID_STEP
    if amount < at_least:
        return f"the lowest bid is {at_least}"
    return f"bids do not jump here: the next bid is {at_least}"


def _why_not_play(rules: TrickRules, state: TrickState, *, held: bool) -> str:
    if not held:
        return "you do not hold that card"
    if not state.trick:
        return "you must lead trump" if rules.trump_is_led else "the rules do not allow that lead"
    suit = order_in(rules, state).suit_of[state.trick[0]]
    return (
        "the rook must be followed" if suit is Suit.ROOK else f"you must follow {suit.name.lower()}"
    )
