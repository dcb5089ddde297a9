"""Judging the calls of the bidding."""

from dataclasses import dataclass
from random import Random

from rookery.bots.assessing.assessment import Assessment, JudgedMove
from rookery.bots.assessing.sampled import difference
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.auction import look_ahead, weigh
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.bots.strong.bidding.call_values import BiddingOutlook, CallValues, chance_of_making
from rookery.core.moves import Bid, Move, Pass, ShootSun
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class _Call:
    """A call with its value and its lead in every world, both of shape (W,).

    `is_prudent` means that `strong` might make the call: a bid is likely enough to be made, and is
    worth enough more than a pass. `made` is the chance that the bid is made; None for a pass.
    """

    move: Move
    values: Numbers
    leads: Numbers
    is_prudent: bool
    made: float | None = None


def assess(view: TrickView, rng: Random, limits: Limits) -> Assessment:
    """Judge every legal call.

    The value of a bid assumes that its seat bids on, up to the ceiling that is best for it. The
    best call is the one with the highest value among those that `strong` might make.
    """
    outlook = look_ahead(view, rng, Budget(limits))
    weights = outlook.weights
    calls = _calls(view, outlook)
    ranked = sorted(calls, key=lambda it: -float(weights @ it.values))
    best = next(it for it in ranked if it.is_prudent)
    ranked.remove(best)
    judged = []
    for it in (best, *ranked):
        behind, error = difference(best.leads, it.leads, weights)
        value_behind, value_error = difference(best.values, it.values, weights)
        points = float(weights @ it.leads / weights.sum())
        judged.append(
            JudgedMove(it.move, points, behind, error, value_behind, value_error, made=it.made)
        )
    return Assessment(tuple(judged))


def _calls(view: TrickView, outlook: BiddingOutlook) -> list[_Call]:
    by_value, by_lead = CallValues(view, outlook), CallValues(view, outlook, points_share=1.0)
    calibration = calibration_for(view.rules)
    weighed = weigh(view, outlook, calibration)
    ceiling = max(weighed.bids, key=weighed.bids.__getitem__, default=0)
    found = []
    for move in view.legal:
        match move:
            case Pass():
                found.append(_Call(move, by_value.passing(), by_lead.passing(), is_prudent=True))
            case Bid(amount):
                upto = max(amount, ceiling)
                values, leads = by_value.bidding(upto, amount), by_lead.bidding(upto, amount)
                made = chance_of_making(outlook, amount)
                found.append(_Call(move, values, leads, amount <= weighed.highest, made))
            case ShootSun():
                chance = float(outlook.weights @ outlook.mine.swept)
                values, leads = by_value.shooting(), by_lead.shooting()
                found.append(_Call(move, values, leads, chance >= calibration.prudence, chance))
    return found
