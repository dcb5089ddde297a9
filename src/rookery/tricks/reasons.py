"""Why a move is not legal, told with nothing but what the seat that tried it may know."""

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


def why_illegal(rules: TrickRules, state: TrickState, seat: Seat, move: Move) -> str:
    """One sentence for the seat that tried a move it may not make."""
    if state.phase in (Phase.OVER, Phase.CUT):
        return "the deal is over"
    phase = _PHASE_OF.get(type(move))
    if phase is not state.phase:
        return f"that is not a move for {state.phase.value}, which is going on now"
    if seat != state.turn:
        return f"it is the turn of seat {state.turn}"
    match move:
        case Bid(amount):
            return _why_not_bid(rules, state, amount)
        case ShootSun():
            return "the sun is bid already" if rules.sun else "this game has no sun to shoot"
        case NameTrump():
            return f"trump is one of {', '.join(trump.value for trump in rules.trumps)}"
        case CallPartner(card):
            in_pack = card in rules.pack
            return "the called card is in your hand" if in_pack else "that card is not in the pack"
        case Bury(card):
            held = card is not None and card in state.hands[seat]
            return "a counter may not be buried" if held else "you do not hold that card"
        case Play(card):
            return _why_not_play(rules, state, card in state.hands[seat])
    return "the rules do not allow it"


def _why_not_bid(rules: TrickRules, state: TrickState, amount: int) -> str:
    if amount % BID_STEP:
        return f"a bid is a multiple of {BID_STEP}"
    if amount > rules.maximum_bid:
        return f"the highest bid is {rules.maximum_bid}"
    if isinstance(state.bid, ShootSun):
        return "nothing outbids the sun"
    if state.bid is None or state.bid.amount < rules.minimum_bid:
        return f"the lowest bid is {rules.minimum_bid}"
    return f"a bid must be higher than {state.bid.amount}"


def _why_not_play(rules: TrickRules, state: TrickState, held: bool) -> str:
    if not held:
        return "you do not hold that card"
    suit = order_in(rules, state).suit_of[state.trick[0]]
    return (
        "the rook must be followed" if suit is Suit.ROOK else f"you must follow {suit.name.lower()}"
    )
