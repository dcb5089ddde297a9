"""The bidding: how far a hand is good for, and what to say next."""

from __future__ import annotations

from rookery.bots.heuristics.tricks.hand_value import best_trump
from rookery.core.cards import Seat
from rookery.core.moves import Bid, Move, Pass, ShootSun
from rookery.tricks.auction import passed
from rookery.tricks.rules import BID_STEP, Sides
from rookery.tricks.view import TrickView

_MARGIN = {Sides.ALTERNATE: 0.02, Sides.CALLED: 0.02, Sides.ALONE: 0.04}
"""What a bid stays under the points expected, as a share of all points; more without a partner."""

_PRESSED = 0.03
"""By how much of all points more is risked when another side is about to win the match."""

_PARTNER_BID = 0.05
"""What a partner's bid adds to the points expected, as a share of all points."""

_FOE_BID = 0.01
"""What each other seat that bid takes away from them."""

_SPARE = 3 * BID_STEP
"""How far beyond the next bid a hand must reach to bid over its partner, or to jump."""

_MOON = 1.1
"""The points expected, as a share of all, that a bid of the maximum needs."""

_SUN = 1.25
"""The same for taking every trick."""

_SHORT_OF_MOON = 0.85
"""How far any other hand bids, as a share of the maximum."""


def call(view: TrickView) -> tuple[Move, str]:
    """A bid within what the hand is worth, or a pass."""
    rules = view.rules
    trump, alone = best_trump(rules, view.hand)
    stake = rules.stake
    expected = alone + stake * _heard(view)
    if ShootSun() in view.legal and expected > _SUN * stake:
        return ShootSun(), f"a hand to take every trick, with {trump.value} as trump"
    ceiling = _ceiling(view, expected, stake)
    held = f"good for about {min(expected, stake):.0f} points"
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    if not bids or bids[0] > ceiling:
        return Pass(), f"{held}: not enough to bid {'on' if view.bid else 'at all'}"
    if _leaves_to_partner(view, bids[0], ceiling):
        return Pass(), "partner has the bid: leaves it there"
    return Bid(_amount(view, bids, ceiling)), f"{held} with {trump.value} as trump"


def _ceiling(view: TrickView, expected: float, stake: int) -> float:
    """The highest amount that the hand should bid."""
    highest = view.rules.maximum_bid
    if expected >= _MOON * stake:
        return highest
    risk = _PRESSED if _is_pressed(view, stake) else 0.0
    margin = _MARGIN[view.rules.sides] - risk
    return min(expected - margin * stake, _SHORT_OF_MOON * highest)


def _amount(view: TrickView, bids: list[int], ceiling: float) -> int:
    """The lowest bid; a strong hand's first bid jumps, to tell a partner and shut others out."""
    if view.seat in {seat for seat, _ in view.auction}:
        return bids[0]
    jumps = [amount for amount in bids if amount <= ceiling - _SPARE]
    return jumps[-1] if jumps else bids[0]


def _leaves_to_partner(view: TrickView, lowest: int, ceiling: float) -> bool:
    """A partner's bid stands unless a foe is still in and the own hand is much the better one."""
    partners = _partners(view)
    if view.bidder not in partners:
        return False
    ours = partners | {view.seat}
    is_unopposed = set(range(view.rules.seats)) - ours <= passed(view.auction)
    return is_unopposed or lowest + _SPARE > ceiling


def _partners(view: TrickView) -> frozenset[Seat]:
    """The seats that are partners for the whole match."""
    me, rules = view.seat, view.rules
    return frozenset(s for s in range(rules.seats) if rules.are_partners(s, me))


def _heard(view: TrickView) -> float:
    """What the others' bids change in the points expected, as a share of all points."""
    bidders = {seat for seat, move in view.auction if isinstance(move, Bid)} - {view.seat}
    with_us = len(bidders & _partners(view))
    return _PARTNER_BID * with_us - _FOE_BID * (len(bidders) - with_us)


def _is_pressed(view: TrickView, stake: int) -> bool:
    """Whether another side is likely to win the match with this deal if it may."""
    ours = _partners(view) | {view.seat}
    others = [total for seat, total in enumerate(view.totals) if seat not in ours]
    return max(others) >= view.rules.target - stake / 2
