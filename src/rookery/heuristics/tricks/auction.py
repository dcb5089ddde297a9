"""Bidding: the highest bid that a hand justifies, and the next bid or pass."""

from rookery.core.cards import Seat
from rookery.core.messages import Message
from rookery.core.moves import Bid, ClaimMisdeal, Move, Pass, PlayOn, ShootSun
from rookery.heuristics.tricks.hand_value import best_trump
from rookery.messages import reasons
from rookery.tricks.auction import passed
from rookery.tricks.rules import BID_STEP, Sides
from rookery.tricks.view import TrickView

MARGIN = {Sides.ALTERNATE: 0.02, Sides.CALLED: 0.02, Sides.ALONE: 0.04}
"""How far a bid stays below the expected points, as a share of the stake. Unmeasured, as are those
below.

The margin is larger where nobody has a partner.
"""

PRESSED = 0.03
"""How much higher to bid when another side may win the match, as a share of the stake."""

PARTNER_BID = 0.05
"""The expected points that a partner's bid adds, as a share of the stake."""

FOE_BID = 0.01
"""The expected points that each opponent's bid takes away, as a share of the stake."""

SPARE = 3 * BID_STEP
"""The surplus of points that a hand needs to bid over its partner, or to jump."""

MOON = 1.1
"""The expected points, as a share of the stake, that the highest bid needs."""

SUN = 1.25
"""The expected points, as a share of the stake, that shooting the sun needs."""

SHORT_OF_MOON = 0.85
"""The most that a hand bids if it does not reach `MOON`, as a share of the highest bid."""


LIVELY = 0.65
"""The least expected points, as a share of the stake, with which a misdeal is played on.

In eight games, a bidder with a random hand expects about this share.
"""


def claim(view: TrickView) -> tuple[Move, Message]:
    """Claim a misdeal, unless the hand is as good for bidding as others (FO-24)."""
    if ClaimMisdeal() not in view.legal:
        return PlayOn(), reasons.only_legal()
    trump, expected = best_trump(view.rules, view.hand)
    if expected < LIVELY * view.rules.stake:
        return ClaimMisdeal(), reasons.claims_misdeal(points=round(expected))
    return PlayOn(), reasons.good_for(points=round(expected), trump=trump)


def call(view: TrickView) -> tuple[Move, Message]:
    """Bid, or bid the sun, if the hand is strong enough; else pass."""
    rules = view.rules
    trump, alone = best_trump(rules, view.hand)
    stake = rules.stake
    expected = alone + stake * _heard(view)
    if ShootSun() in view.legal and expected > SUN * stake:
        return ShootSun(), reasons.good_for(points=stake, trump=trump)
    ceiling = _ceiling(view, expected, stake)
    points = round(min(expected, stake))
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    if not bids or bids[0] > ceiling:
        return Pass(), reasons.not_enough(points=points, more="higher" if view.bid else "all")
    if _leaves_to_partner(view, bids[0], ceiling):
        return Pass(), reasons.leaves_bid()
    return Bid(_amount(view, bids, ceiling)), reasons.good_for(points=points, trump=trump)


def _ceiling(view: TrickView, expected: float, stake: int) -> float:
    """The highest bid that the hand justifies."""
    highest = view.rules.maximum_bid
    if expected >= MOON * stake:
        return highest
    risk = PRESSED if _is_pressed(view, stake) else 0.0
    margin = MARGIN[view.rules.sides] - risk
    return min(expected - margin * stake, SHORT_OF_MOON * highest)


def _amount(view: TrickView, bids: list[int], ceiling: float) -> int:
    """The lowest bid, or a strong hand's first jump: it tells the partner, and shuts others out."""
    if view.seat in {seat for seat, _ in view.auction}:
        return bids[0]
    jumps = [amount for amount in bids if amount <= ceiling - SPARE]
    return jumps[-1] if jumps else bids[0]


def _leaves_to_partner(view: TrickView, lowest: int, ceiling: float) -> bool:
    """Whether to leave it to the partner: no opponent may bid, or no points are to spare."""
    partners = _partners(view)
    if view.bidder not in partners:
        return False
    ours = partners | {view.seat}
    is_unopposed = set(range(view.rules.seats)) - ours <= passed(view.auction)
    return is_unopposed or lowest + SPARE > ceiling


def _partners(view: TrickView) -> frozenset[Seat]:
    """The seats that are partners for the whole match."""
    me, rules = view.seat, view.rules
    return frozenset(s for s in range(rules.seats) if rules.are_partners(s, me))


def _heard(view: TrickView) -> float:
    """The change in expected points that the others' bids imply, as a share of the stake."""
    bidders = {seat for seat, move in view.auction if isinstance(move, Bid)} - {view.seat}
    with_us = len(bidders & _partners(view))
    return PARTNER_BID * with_us - FOE_BID * (len(bidders) - with_us)


def _is_pressed(view: TrickView, stake: int) -> bool:
    """Whether another side is so close to the target that this deal may win it the match."""
    ours = _partners(view) | {view.seat}
    others = [total for seat, total in enumerate(view.totals) if seat not in ours]
    return max(others) >= view.rules.target - stake / 2
