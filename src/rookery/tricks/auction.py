"""The bidding (TT-3, TT-6, DX-4, R3-3, R5-3, R5-4, FO-5, FO-22)."""

from dataclasses import replace

from rookery.core.cards import Seat
from rookery.core.moves import Bid, Move, Pass, Ply, ShootSun, Stay
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState


def first_bidder(rules: TrickRules, dealer: Seat) -> Seat:
    """The seat that speaks first: the one left of the dealer, or the dealer (FO-5)."""
    return (dealer + (rules.first_bidder != "dealer")) % rules.seats


def enter(rules: TrickRules, state: TrickState) -> TrickState:
    """Give the turn to the first bidder. The dealer may hold an automatic bid already (R3-3)."""
    state = replace(state, turn=first_bidder(rules, state.dealer))
    if not rules.opening_bid:
        return state
    return replace(state, bidder=state.dealer, bid=Bid(rules.opening_bid))


def legal(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """Every higher bid, or only the lowest one; the sun if the game has it; passing (TT-3, R5-4).

    By option a seat may once stay in without a bid of its own, if there is a bid (FO-22).
    """
    stays = rules.hold and state.bid is not None and (state.turn, Stay()) not in state.auction
    ends: tuple[Move, ...] = (Pass(), Stay()) if stays else (Pass(),)
    if isinstance(state.bid, ShootSun):
        return ends
    lowest = rules.minimum_bid if state.bid is None else state.bid.amount + rules.bid_step
    lowest = max(lowest, rules.minimum_bid)
    highest = rules.maximum_bid if rules.jump_bids else min(lowest, rules.maximum_bid)
    bids = tuple(Bid(amount) for amount in range(lowest, highest + 1, rules.bid_step))
    return (*bids, ShootSun(), *ends) if rules.sun else (*bids, *ends)


def apply(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Record what a seat says and give the turn to the next seat that has not passed.

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
    """Whether all seats have passed, or all but the bidder have passed or stay in (TT-3, FO-22)."""
    out = passed(state.auction)
    left = rules.seats - len(out)
    if left == 0 or state.bid is None:
        return left == 0
    return left == 1 or (rules.hold and left == 1 + len(_staying(state.auction) - {state.bidder}))


def _staying(auction: tuple[Ply, ...]) -> set[Seat]:
    """The seats that have stayed in at the current highest bid (FO-22)."""
    found: set[Seat] = set()
    for seat, move in auction:
        if isinstance(move, Bid | ShootSun):
            found.clear()
        elif isinstance(move, Stay):
            found.add(seat)
    return found


def passed(auction: tuple[Ply, ...]) -> frozenset[Seat]:
    """The seats that have passed."""
    return frozenset(seat for seat, move in auction if isinstance(move, Pass))


def _next_bidder(seat: Seat, out: frozenset[Seat], seats: int) -> Seat:
    return next(s % seats for s in range(seat + 1, seat + 1 + seats) if s % seats not in out)
