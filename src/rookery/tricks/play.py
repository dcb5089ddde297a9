"""Playing the tricks (TT-1, TT-2, DX-6, R2-5, R2-6, R3-5, R5-9, R5-10, FO-1, FO-4, SH-5)."""

from dataclasses import replace

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Move, Play
from rookery.core.seating import put
from rookery.tricks.exchange import bidder_of
from rookery.tricks.order import Order
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import Trick, TrickState


def order_in(rules: TrickRules, state: TrickState) -> Order:
    """The order of the cards under the trump of this deal."""
    assert state.trump is not None
    return rules.orders[state.trump]


def enter(rules: TrickRules, state: TrickState) -> TrickState:
    """Give the turn to the leader of the first trick (DX-6, R3-5, R5-9, FO-4)."""
    leader = state.leader
    if leader is None:
        leader = first_leader(rules, state.dealer, bidder_of(state))
    return replace(state, leader=leader, turn=leader)


def first_leader(rules: TrickRules, dealer: Seat, bidder: Seat) -> Seat:
    """The seat that leads to the first trick; the bidder where the bidder may choose (FO-4)."""
    if rules.first_lead == "left_of_dealer":
        return (dealer + 1) % rules.seats
    return (bidder + (rules.first_lead == "left_of_bidder")) % rules.seats


def legal(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """The plays that follow suit; if there are none, every card of the hand (TT-1, FO-1)."""
    return tuple(Play(card) for card in playable(rules, state))


def playable(rules: TrickRules, state: TrickState) -> CardSet:
    """The cards that the seat to move may play; trump is led first in some games (SH-5)."""
    order, hand = order_in(rules, state), state.hands[state.turn]
    if rules.trump_is_led and not state.tricks and not state.trick:
        return hand & order.trumps or hand
    return order.playable(hand, state.trick[0] if state.trick else None)


def apply(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Play a card, and then cards of a dummy until somebody has to move (R2-6)."""
    assert isinstance(move, Play)
    seat = state.turn
    hands = put(state.hands, seat, state.hands[seat].minus(move.card))
    state = _lay(rules, replace(state, hands=hands), move.card)
    while state.turn == rules.dummy and state.pile:
        state = _lay(rules, replace(state, pile=state.pile[1:]), state.pile[0])
    return state


def _lay(rules: TrickRules, state: TrickState, card: Card) -> TrickState:
    """Lay a card to the trick; the winner of a complete trick takes it and leads next (TT-2)."""
    trick, step = (*state.trick, card), rules.step(state.dealer)
    if len(trick) < rules.places:
        return replace(state, trick=trick, turn=(state.turn + step) % rules.places)
    assert state.leader is not None
    winner = (state.leader + step * order_in(rules, state).winner(trick)) % rules.places
    tricks = (*state.tricks, Trick(state.leader, trick, winner, step))
    return replace(state, trick=(), tricks=tricks, leader=winner, turn=winner)


def is_done(rules: TrickRules, state: TrickState) -> bool:
    """Whether all tricks are played."""
    return len(state.tricks) == rules.tricks


def holders_of_called(rules: TrickRules, state: TrickState) -> frozenset[Seat]:
    """The seats that hold or have played the called cards (R5-8, C5-4)."""
    held = (seat for seat, hand in enumerate(state.hands) if hand & CardSet.of(state.called))
    return frozenset(held) | players_of_called(rules, state)


def players_of_called(rules: TrickRules, state: TrickState) -> frozenset[Seat]:
    """The seats that have played called cards."""
    led = [(trick.leader, trick.cards) for trick in state.tricks]
    if state.leader is not None:
        led.append((state.leader, state.trick))
    return frozenset(
        (leader + cards.index(card)) % rules.seats
        for leader, cards in led
        for card in state.called
        if card in cards
    )
