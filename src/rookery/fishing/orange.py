"""The race to call "orange" (TX-15): who may call or hold, and the effect of each."""

from dataclasses import replace

from rookery.core.cards import Card, CardSet, Seat, Suit
from rookery.core.messages import Message
from rookery.core.moves import CallOrange, Hold, Move
from rookery.core.seating import put, round_from
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.messages import refusals

_REDS, _YELLOWS = (
    CardSet.of(Card(suit, rank) for rank in range(1, 15)) for suit in (Suit.RED, Suit.YELLOW)
)


def is_orange(cards: CardSet) -> bool:
    """Whether the captured cards include both red and yellow."""
    return bool(cards & _REDS) and bool(cards & _YELLOWS)


def racers(rules: FishingRules, state: FishingState) -> tuple[Seat, ...]:
    """The seats that have not held, clockwise from the capturer; () if no orange is open."""
    if state.orange is None:
        return ()
    everyone = round_from(state.orange.capturer, rules.seats)
    return tuple(seat for seat in everyone if seat not in state.orange.held)


def legal(rules: FishingRules, state: FishingState, seat: Seat) -> tuple[Move, ...]:
    """The seat's legal moves in the race: calling and holding, holding only, or none."""
    if state.orange is None:
        return ()
    moves = (CallOrange(), Hold())
    return tuple(move for move in moves if why_not(rules, state, seat, move) is None)


def why_not(
    rules: FishingRules, state: FishingState, seat: Seat, move: CallOrange | Hold
) -> Message | None:
    """Why the seat may not call or hold; None if it may."""
    if state.orange is None:
        return refusals.orange_none_open()
    if not 0 <= seat < rules.seats:
        return refusals.seat_none_such(last=rules.seats - 1)
    if seat in state.orange.held:
        return refusals.orange_held()
    capturer = state.orange.capturer
    waits = rules.orange == "owner_first" and seat != capturer
    if waits and isinstance(move, CallOrange) and capturer not in state.orange.held:
        return refusals.orange_capturer_first(seat=capturer)
    return None


def apply(
    rules: FishingRules, state: FishingState, seat: Seat, move: CallOrange | Hold
) -> FishingState:
    """The state after a call or a hold. A call wins the orange; the last hold closes the race."""
    assert state.orange is not None
    if isinstance(move, CallOrange):
        haul = state.hauls[seat]
        won = replace(haul, oranges=haul.oranges + 1)
        return replace(state, hauls=put(state.hauls, seat, won), orange=None)
    held = state.orange.held | {seat}
    if len(held) == rules.seats:
        return replace(state, orange=None)
    return replace(state, orange=replace(state.orange, held=held))
