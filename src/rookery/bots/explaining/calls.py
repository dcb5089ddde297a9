"""Compares calls: what a bid and a pass bring, and how often a bid is made."""

from rookery.bots.assessing import JudgedMove
from rookery.bots.assessing.assessment import Stakes
from rookery.bots.explaining.frequencies import Difference, percent
from rookery.bots.strong.bidding.calibration import told_chance
from rookery.core.messages import Message
from rookery.core.moves import Bid, Move
from rookery.messages import contrasts
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView

_LEAST = 3
"""The smallest difference mentioned between two chances of making a bid, in per cent."""

_LEAST_POINTS = 0.5
"""The figures of a bid and a pass are mentioned if they differ by at least this many points."""

_OUTBID, _MOSTLY = 0.05, 0.8
"""Bounds for the chance that others bid more. From the first on, this chance is mentioned. From the
second on, what the bid brings otherwise is left out. Both unmeasured."""


def difference(rules: TrickRules, better: JudgedMove, worse: JudgedMove) -> Difference | None:
    """How often a bid is made, and what a bid and a pass bring; None if this explains nothing."""
    one, other = better.stakes, worse.stakes
    if one is None or other is None:
        return None
    points = worse.behind - better.behind
    made = [None if it is None else told_chance(rules, it) for it in (better.made, worse.made)]
    match made:
        case [float(first), float(second)]:
            more, less = percent(first), percent(second)
            told = contrasts.bid_made(more=more, less=less) if more >= less + _LEAST else None
        case [None, chance]:
            return _beside_pass(other, chance, one, points)
        case [chance, _]:
            return _beside_pass(one, chance, other, points, better.move)
    return None if told is None else Difference(told, points)


def _beside_pass(
    bid: Stakes, chance: float | None, passed: Stakes, points: float, better: Move | None = None
) -> Difference | None:
    """What a bid with this chance of being made brings, and what a pass brings.

    `better` is the bid if it is better than the pass. None if the figures would speak for the other
    call.
    """
    told = contrasts.passed(lead=_lead(passed.won), played=percent(passed.played))
    if passed.played > 0:
        told = contrasts.passed_made(passed=told, made=percent(passed.made))
    if bid.outbid >= _OUTBID:
        told = contrasts.both(one=_outbid(bid, better), other=told)
    if bid.won is None or bid.lost is None:
        return Difference(told, points)
    if bid.outbid < _MOSTLY:
        brings = contrasts.bid_brings(won=_lead(bid.won), lost=_lead(bid.lost))
        told = contrasts.both(one=brings, other=told)
    if chance is None:
        return Difference(told, points)
    by = chance * bid.won + (1.0 - chance) * bid.lost - (passed.won or 0.0)
    if (-by if better is None else by) < _LEAST_POINTS:
        return None
    if better is None:
        told = contrasts.both(one=contrasts.bid_risked(less=percent(chance)), other=told)
    return Difference(told, points, by=abs(by) if bid.outbid < _OUTBID else None)


def _outbid(bid: Stakes, better: Move | None) -> Message:
    """How often others bid more; if the bid is better, also how high the seat then bids."""
    outbid = percent(bid.outbid)
    if isinstance(better, Bid) and bid.upto > better.amount:
        return contrasts.bid_goes_on(outbid=outbid, upto=bid.upto)
    return contrasts.outbid(outbid=outbid)


def _lead(points: float | None) -> Message:
    rounded = round(points or 0.0)
    return contrasts.gains(points=rounded) if rounded >= 0 else contrasts.loses(points=-rounded)


def chance(view: TrickView, bid: JudgedMove) -> Message | None:
    """How often a bid is made; None for other moves."""
    if bid.made is None:
        return None
    return contrasts.bid_risked(less=percent(told_chance(view.rules, bid.made)))
