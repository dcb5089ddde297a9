"""Judging the calls of the bidding."""

from dataclasses import dataclass, replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from rookery.bots.assessing.assessment import Assessment, JudgedMove, Stakes
from rookery.bots.assessing.sampled import difference
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.auction import look_ahead, weigh
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.bots.strong.bidding.call_values import (
    NOBODY,
    BiddingOutlook,
    CallValues,
    chance_of_making,
)
from rookery.core.moves import Bid, Move, Pass, ShootSun
from rookery.tricks.view import TrickView

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class _Call:
    """A call with its value and its lead in every world, both of shape (W,).

    `is_prudent` is True if `strong` might make the call: a bid must be likely enough to be made,
    and worth enough more than a pass. `made` is the chance that the bid is made; None for a pass.
    """

    move: Move
    values: Numbers
    leads: Numbers
    is_prudent: bool
    stakes: Stakes
    made: float | None = None


def assess(view: TrickView, rng: Random, limits: Limits) -> Assessment:
    """Judge every legal call.

    The value of a bid assumes that its seat bids on, up to the seat's best ceiling. The best call
    is the one with the highest value among those that `strong` might make.
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
            JudgedMove(
                it.move,
                points,
                behind,
                error,
                value_behind,
                value_error,
                made=it.made,
                stakes=it.stakes,
            )
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
                leads, stakes = by_lead.passing(), _of_pass(view, outlook, by_lead)
                found.append(_Call(move, by_value.passing(), leads, True, stakes))
            case Bid(amount):
                upto = max(amount, ceiling)
                values, leads = by_value.bidding(upto, amount), by_lead.bidding(upto, amount)
                made = chance_of_making(outlook, amount)
                prices = np.full(len(leads), float(amount))
                priced, is_made = by_lead.priced(outlook.mine, prices), outlook.mine.own >= amount
                stakes = _made_or_set(priced, is_made, outlook.weights)
                outbid = outlook.opposing >= amount + view.rules.bid_step
                stakes = replace(stakes, outbid=float(outlook.weights @ outbid), upto=upto)
                found.append(_Call(move, values, leads, amount <= weighed.highest, stakes, made))
            case ShootSun():
                chance = float(outlook.weights @ outlook.mine.swept)
                values, leads = by_value.shooting(), by_lead.shooting()
                stakes = _made_or_set(leads, outlook.mine.swept, outlook.weights)
                is_prudent = chance >= calibration.prudence
                found.append(_Call(move, values, leads, is_prudent, stakes, chance))
    return found


def _made_or_set(leads: Numbers, made: Flags, weights: Numbers) -> Stakes:
    won, lost = (
        float(np.average(leads[it], weights=weights[it])) if weights[it].sum() > 0 else None
        for it in (made, ~made)
    )
    return Stakes(won, lost)


def _of_pass(view: TrickView, outlook: BiddingOutlook, by_lead: CallValues) -> Stakes:
    me, weights = outlook.seat, outlook.weights
    seats = range(view.rules.seats)
    are_ours = np.array([seat == me or view.rules.are_partners(seat, me) for seat in seats])
    theirs = (outlook.rival != NOBODY) & ~are_ours[outlook.rival]
    played = float(weights @ theirs)
    made = float(weights @ (theirs & (outlook.theirs.own >= outlook.price)))
    return Stakes(float(weights @ by_lead.passing()), None, played, made / max(played, 1e-9))
