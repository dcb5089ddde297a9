"""The bidder's moves between bidding and tricks (TT-7, R2-4), by options FO-6 to FO-8."""

from dataclasses import replace

from rookery.core.cards import NO_CARDS, CardSet, Seat
from rookery.core.moves import Bury, CallPartner, ChooseLead, Move, NameTrump, Trump
from rookery.core.seating import put
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState


def bidder_of(state: TrickState) -> Seat:
    """The bidder of a deal in which somebody has bid."""
    assert state.bidder is not None
    return state.bidder


def enter(rules: TrickRules, state: TrickState) -> TrickState:
    """Give the turn to the bidder."""
    return replace(state, turn=bidder_of(state))


def take_nest(rules: TrickRules, state: TrickState) -> TrickState:
    """Put the nest into the bidder's hand (DX-5, R3-4, R5-5); others see what FO-6 shows."""
    bidder = bidder_of(state)
    if rules.nest_shown == "taken":
        state = replace(state, face_up=state.nest)
    return with_hand(state, bidder, state.hands[bidder] | state.nest)


def legal_trumps(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """Every trump call of the game (R5-6), or every suit of which the bidder has a card (SH-5)."""
    calls = rules.allowed_trumps
    if rules.trump_is_led:
        hand = state.hands[bidder_of(state)]
        calls = tuple(call for call in calls if hand & rules.orders[call].trumps)
    return tuple(NameTrump(trump) for trump in calls)


def apply_trump(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Name trump."""
    assert isinstance(move, NameTrump)
    return replace(state, trump=move.trump)


def legal_calls(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """Every card that the bidder neither holds, nor has buried or called (R5-5, CP-4, C5-4)."""
    had = state.hands[bidder_of(state)] | state.buried | CardSet.of(state.called)
    return tuple(CallPartner(card) for card in CardSet.of(rules.pack) - had)


def apply_call(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Call a partner card."""
    assert isinstance(move, CallPartner)
    return replace(state, called=(*state.called, move.card))


def buriable(
    rules: TrickRules, hand: CardSet, trump: Trump | None, buried: CardSet = NO_CARDS
) -> CardSet:
    """The cards of a hand that may be buried next (R3-4, FO-7).

    If the option `bury` allows none of them, all may be buried. Trumps are spared only once trump
    is named.
    """
    if rules.bury == "any":
        return hand
    fits = hand - rules.point_cards
    if rules.bury == "spare" and trump is not None:
        fits -= rules.orders[trump].trumps
    return fits | one_buriable(rules, hand, buried) or hand


def one_buriable(rules: TrickRules, hand: CardSet, buried: CardSet = NO_CARDS) -> CardSet:
    """The counters of a hand (5s and 10s) of which a single one may be buried (FO-7)."""
    if rules.bury != "one_counter" or buried & rules.point_cards:
        return NO_CARDS
    return CardSet.of(card for card in hand & rules.point_cards if card.rank in (5, 10))


def legal_buries(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """Every card that may be buried next; they are buried one at a time in any order (TT-7)."""
    hand = exchangeable(rules, state.hands[bidder_of(state)], state.nest, state.buried)
    return tuple(Bury(card) for card in buriable(rules, hand, state.trump, state.buried))


def exchangeable(rules: TrickRules, hand: CardSet, nest: CardSet, buried: CardSet) -> CardSet:
    """The cards of a hand that may be buried next where the exchange has a fixed size (R2-4)."""
    back = may_lie_buried(rules, len(buried & nest) + 1, len(buried - nest))
    own = may_lie_buried(rules, len(buried & nest), len(buried - nest) + 1)
    return (hand & nest if back else NO_CARDS) | (hand - nest if own else NO_CARDS)


def may_lie_buried(rules: TrickRules, back: int, own: int) -> bool:
    """Whether these numbers of nest cards and of the bidder's own may lie buried (R2-4)."""
    size = rules.exchange_size
    if size is None:
        return True
    return own == 0 or (own <= size and back <= rules.nest_size - size)


def apply_bury(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Move a card from the bidder's hand to the buried cards."""
    assert isinstance(move, Bury) and move.card is not None
    bidder = bidder_of(state)
    state = with_hand(state, bidder, state.hands[bidder].minus(move.card))
    return replace(state, buried=state.buried.plus(move.card))


def bury_is_done(rules: TrickRules, state: TrickState) -> bool:
    """Whether as many cards are buried as the nest had."""
    return len(state.buried) == rules.nest_size


def legal_leads(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """The bidder leads, or has the seat on the left lead (R5-9)."""
    return (ChooseLead(to_left=False), ChooseLead(to_left=True))


def apply_lead(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Set the leader of the first trick."""
    assert isinstance(move, ChooseLead)
    bidder = bidder_of(state)
    return replace(state, leader=(bidder + 1) % rules.seats if move.to_left else bidder)


def with_hand(state: TrickState, seat: Seat, hand: CardSet) -> TrickState:
    """The state with the hand of one seat replaced."""
    return replace(state, hands=put(state.hands, seat, hand))
