"""The bidding (TT-3, TT-6, DX-4, R3-3, R5-3, R5-4, FO-5)."""

from dataclasses import replace

from rookery.core.cards import Seat
from rookery.core.moves import Bid, Move, Pass, Ply, ShootSun
from rookery.tricks.rules import BID_STEP, TrickRules
from rookery.tricks.state import TrickState


def enter(rules: TrickRules, state: TrickState) -> TrickState:
    """Give the turn to the dealer's left, or to the dealer (FO-5).

    The dealer may hold an automatic bid already (R3-3).
    """
    ahead = 0 if rules.first_bidder == "dealer" else 1
    state = replace(state, turn=(state.dealer + ahead) % rules.seats)
    if not rules.opening_bid:
        return state
    return replace(state, bidder=state.dealer, bid=Bid(rules.opening_bid))


def legal(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """Every higher bid, or only the next; the sun if the game has it; and passing (TT-3, R5-4)."""
    if isinstance(state.bid, ShootSun):
        return (Pass(),)
    lowest = rules.minimum_bid if state.bid is None else state.bid.amount + BID_STEP
    lowest = max(lowest, rules.minimum_bid)
    highest = rules.maximum_bid if rules.jump_bids else min(lowest, rules.maximum_bid)
    bids = tuple(Bid(amount) for amount in range(lowest, highest + 1, BID_STEP))
    return (*bids, ShootSun(), Pass()) if rules.sun else (*bids, Pass())


def apply(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Record a bid or a pass and give the turn to the next seat that has not passed.

    If everybody has passed, the dealer may become the bidder at the minimum, by option (TT-6).
    """
    seat = state.turn
    state = replace(state, auction=(*state.auction, (seat, move)))
    if isinstance(move, Bid | ShootSun):
        state = replace(state, bid=move, bidder=seat)
    out = passed(state.auction)
    if len(out) < rules.seats:
        return replace(state, turn=_next_bidder(seat, out, rules.seats))
    if rules.all_pass == "dealer_minimum":
        return replace(state, bidder=state.dealer, bid=Bid(rules.minimum_bid))
    return state


def is_done(rules: TrickRules, state: TrickState) -> bool:
    """Whether all seats have passed, or all but one have and there is a bid (TT-3)."""
    left = rules.seats - len(passed(state.auction))
    return left == 0 or (left == 1 and state.bid is not None)


def passed(auction: tuple[Ply, ...]) -> frozenset[Seat]:
    """The seats that have passed."""
    return frozenset(seat for seat, move in auction if isinstance(move, Pass))


def _next_bidder(seat: Seat, out: frozenset[Seat], seats: int) -> Seat:
    return next(s % seats for s in range(seat + 1, seat + 1 + seats) if s % seats not in out)
