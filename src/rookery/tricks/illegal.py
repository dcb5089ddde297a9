"""The reason why a move is illegal, based only on what the seat that tried it may know."""

from rookery.core.cards import Seat, Suit
from rookery.core.messages import Message
from rookery.core.moves import (
    Bid,
    Bury,
    CallPartner,
    ChooseLead,
    ClaimMisdeal,
    Move,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    ShootSun,
    Stay,
)
from rookery.messages import refusals
from rookery.tricks.play import order_in
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.state import TrickState

_PHASE_OF: dict[type, Phase] = {
    ClaimMisdeal: Phase.CLAIM,
    PlayOn: Phase.CLAIM,
    Bid: Phase.AUCTION,
    ShootSun: Phase.AUCTION,
    Pass: Phase.AUCTION,
    Stay: Phase.AUCTION,
    Bury: Phase.BURY,
    NameTrump: Phase.TRUMP,
    CallPartner: Phase.CALL,
    ChooseLead: Phase.LEAD,
    Play: Phase.PLAY,
}
"""The phase in which each kind of move is made."""

_TO_DO: dict[type, str] = {
    ClaimMisdeal: "claim",
    PlayOn: "play-on",
    Bid: "bid",
    ShootSun: "sun",
    Pass: "pass",
    Stay: "stay",
    Bury: "bury",
    NameTrump: "trump",
    CallPartner: "call",
    ChooseLead: "lead",
    Play: "play",
}
"""The name of each kind of move in the message `refusal-not-now`."""

_NOW: dict[Phase, str] = {
    Phase.CLAIM: "claim",
    Phase.AUCTION: "auction",
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "lead",
    Phase.PLAY: "play",
}
"""The name of each phase with moves in the message `refusal-not-now`."""


def why_illegal(rules: TrickRules, state: TrickState, seat: Seat, move: Move) -> Message:
    """The reason why a move is illegal, for the seat that tried it."""
    if state.phase in (Phase.OVER, Phase.CUT):
        return refusals.deal_over_already()
    phase = _PHASE_OF.get(type(move))
    if phase is None:
        return refusals.no_such_move()
    if phase is not state.phase:
        if phase in rules.course:
            return refusals.not_now(do=_TO_DO[type(move)], now=_NOW[state.phase])
        return refusals.not_in_this_game(do=_TO_DO[type(move)])
    if seat != state.turn:
        return refusals.turn_of_seat(seat=state.turn)
    match move:
        case Bid(amount):
            return _why_not_bid(rules, state, amount)
        case ClaimMisdeal() | Stay():
            return _why_not_said(rules, state, move)
        case ShootSun():
            return refusals.sun_already() if rules.sun else refusals.sun_not_here()
        case NameTrump():
            return _why_not_trump(rules, state)
        case CallPartner(card):
            in_pack = card in rules.pack
            if card in state.buried:
                return refusals.call_buried()
            if card in state.called:
                return refusals.call_again()
            return refusals.call_held() if in_pack else refusals.not_in_pack()
        case Bury(card):
            held = card is not None and card in state.hands[seat]
            return _why_not_bury(rules) if held else refusals.not_held()
        case Play(card):
            return _why_not_play(rules, state, held=card in state.hands[seat])
    return refusals.rules_forbid()


_WHY_NOT_BURY = {
    "any": refusals.rules_forbid(),
    "no_counters": refusals.bury_no_counter(),
    "spare": refusals.bury_spare(),
    "one_counter": refusals.bury_one_counter(),
}
"""Why a held card may not be buried, by the option `bury`."""


def _why_not_bury(rules: TrickRules) -> Message:
    if rules.exchange_size is None:
        return _WHY_NOT_BURY[rules.bury]
    return refusals.exchange_size(cards=rules.exchange_size)


def _why_not_trump(rules: TrickRules, state: TrickState) -> Message:
    trumps = tuple(refusals.trump(trump=trump) for trump in rules.allowed_trumps)
    if rules.trump_is_led:
        return refusals.trump_one_of_held(trumps=trumps)
    return refusals.trump_one_of(trumps=trumps)


def _why_not_bid(rules: TrickRules, state: TrickState, amount: int) -> Message:
    if amount % rules.bid_step:
        return refusals.bid_multiple(step=rules.bid_step)
    if amount > rules.maximum_bid:
        return refusals.bid_highest_allowed(amount=rules.maximum_bid)
    if isinstance(state.bid, ShootSun):
        return refusals.sun_not_outbid()
    at_least = rules.minimum_bid
    if state.bid is not None and state.bid.amount >= at_least:
        if amount <= state.bid.amount:
            return refusals.bid_higher(amount=state.bid.amount)
        at_least = state.bid.amount + rules.bid_step
    if amount < at_least:
        return refusals.bid_lowest_allowed(amount=at_least)
    return refusals.bid_next(amount=at_least)


def _why_not_said(rules: TrickRules, state: TrickState, move: ClaimMisdeal | Stay) -> Message:
    if move == ClaimMisdeal():
        return refusals.claim_good_hand()
    if not rules.hold:
        return refusals.not_in_this_game(do="stay")
    return refusals.stay_no_bid() if state.bid is None else refusals.stay_again()


def _why_not_play(rules: TrickRules, state: TrickState, *, held: bool) -> Message:
    if not held:
        return refusals.not_held()
    if not state.trick:
        return refusals.lead_trump() if rules.trump_is_led else refusals.rules_forbid_lead()
    suit = order_in(rules, state).suit_of[state.trick[0]]
    return refusals.follow_rook() if suit is Suit.ROOK else refusals.follow_suit(suit=suit)
