"""The bidder's decisions before the tricks: plans are compared by playouts in many worlds.

Plans are evaluated by sequential halving: after each round the worse half is dropped, so that the
best plans are played out in the most worlds.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.contracts import NODES_A_DEAL, Results, play_contracts
from rookery.bots.strong.bidding.hand_net import MODEL_WORLDS
from rookery.bots.strong.bidding.inference import WeightedWorlds, sample_worlds
from rookery.bots.strong.bidding.plans import Plan, buried_cards, candidate_plans, model_estimates
from rookery.bots.strong.bidding.reasons import buries, holding, percent
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import CardSet
from rookery.core.messages import Message
from rookery.core.moves import Bid, Bury, CallPartner, ChooseLead, Move, NameTrump, Trump
from rookery.heuristics.tricks.exchange import why_call
from rookery.kernel.playouts.habits import Contracts
from rookery.kernel.playouts.open_hand_policy import Contract, Rows, exchanged
from rookery.kernel.worlds.sampling import Sampler
from rookery.messages import reasons
from rookery.tricks.play import first_leader
from rookery.tricks.rules import Sides
from rookery.tricks.scoring import shut_out
from rookery.tricks.view import TrickView

_FIRST_ROUND = 32
"""The most worlds in the first round. Unmeasured, as are those below."""

_MOST_WORLDS = 1_024
"""The most worlds in which a plan is played out."""

_SMALLEST_ROUND = 12
"""The fewest worlds in a round."""

_FIRST_SHARE = 0.25
"""The share of the budget for the first round, unless that allows too few worlds."""

_VALUE_OF_POINT = 1.5
"""The value to the bidder of a point that its side takes from the others."""

_USUAL_BONUS = 2.0
"""The points that are added to the value of the heuristic's own burial."""


@dataclass(frozen=True, slots=True)
class PlanValue:
    """A plan with its value, its expected points, and the chance of making the bid with it."""

    plan: Plan
    value: float
    points: float
    made: float


def decide(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """Make the first move of the best plan."""
    budget = Budget(limits)
    ranked = rank_plans(view, candidate_plans(view, rng), rng, budget)
    best = ranked[0]
    considered: dict[Move, float] = {}
    for each in ranked:
        considered.setdefault(each.plan.move, round(float(each.points), 1))
    reason, delay = _reason(view, best), rng.uniform(0.6, 1.8)
    then = tuple(map(Bury, buried_cards(view, best.plan)[1:]))
    return Decision(best.plan.move, reason, delay, tuple(considered.items()), then)


def rank_plans(
    view: TrickView, plans: Sequence[Plan], rng: Random, budget: Budget
) -> list[PlanValue]:
    """Sort plans best first by sequential halving, only the first ones in a small budget."""
    sampler = Sampler(view)
    estimates = model_estimates(view)
    kept = list(plans[: max(2, budget.nodes_for(1) // (_SMALLEST_ROUND * NODES_A_DEAL))])
    sums = {plan: np.zeros(4) for plan in kept}
    first = budget.nodes_for(_FIRST_SHARE) // (len(kept) * NODES_A_DEAL)
    count, drawn = max(_SMALLEST_ROUND, min(_FIRST_ROUND, first)), 0
    ranked: list[PlanValue] = []
    left_out: list[PlanValue] = []
    while kept:
        worlds = sample_worlds(view, sampler, rng.getrandbits(62), count)
        for plan, found in _sums(view, kept, worlds, rng.getrandbits(62)):
            sums[plan] += found
        budget.charge(worlds.nodes(len(kept)))
        drawn += count
        ranked = _ranked({plan: sums[plan] for plan in kept}, estimates, drawn)
        half = ranked[: max(2, -(-len(ranked) // 2))]
        each = -(-worlds.nodes(len(half)) // count)
        count = min(2 * count, _MOST_WORLDS - drawn, budget.fits(each))
        if len(kept) == 1 or count < _SMALLEST_ROUND:
            break
        left_out = [*ranked[len(half) :], *left_out]
        ranked = half
        kept = [each.plan for each in half]
    return [*ranked, *left_out]


def _ranked(
    sums: Mapping[Plan, Numbers], estimates: Mapping[Trump, float], worlds: int
) -> list[PlanValue]:
    """The plans with their values, best first.

    Values are means over playouts, shifted towards the value model's estimates of trump calls.
    `sums` come from `_sums`, `estimates` from `model_estimates`.
    """
    by_call: dict[Trump, list[float]] = {}
    for plan, (total, _, points, _) in sums.items():
        by_call.setdefault(plan.trump, []).append(points / total)
    trust = model_trust(worlds)
    found = []
    for plan, (total, value, points, made) in sums.items():
        ahead = trust * (estimates[plan.trump] - fmean(by_call[plan.trump]))
        ahead += _USUAL_BONUS if plan.is_usual else 0.0
        found.append(PlanValue(plan, value / total + ahead, points / total, made / total))
    return sorted(found, key=lambda it: -it.value)


def model_trust(worlds: int) -> float:
    """The weight of the value model's estimate in the value of plans tried in `worlds` worlds."""
    return _VALUE_OF_POINT * MODEL_WORLDS / (MODEL_WORLDS + worlds)


def play_plans(
    view: TrickView, plans: Sequence[Plan], worlds: WeightedWorlds, seed: int
) -> Iterator[tuple[Sequence[Plan], Results, Numbers]]:
    """Play out every plan in every world; plans with the same trump call are played together.

    For each trump call, yield its P plans, their results, and the scores by seat, shape (P * W,
    seats). The results of a plan are in W consecutive rows.
    """
    rules = view.rules
    assert view.bid is not None
    out = shut_out(rules, view.totals, view.auction)
    by_trump: dict[Trump, list[Plan]] = {}
    for plan in plans:
        by_trump.setdefault(plan.trump, []).append(plan)
    for alike in by_trump.values():
        dealt = [apply_plan(view, plan, worlds.rows) for plan in alike]
        after = np.concatenate([rows for rows, _ in dealt])
        contracts = Contracts.joined([contracts for _, contracts in dealt])
        found = play_contracts(rules, contracts, after, seed, len(worlds.weights))
        yield alike, found, found.scores(rules, view.bid, out)


def is_made(view: TrickView, found: Results) -> NDArray[np.bool_]:
    """Whether the view's bid is made in each result."""
    return found.own >= view.bid.amount if isinstance(view.bid, Bid) else found.swept


def _sums(
    view: TrickView, plans: Sequence[Plan], worlds: WeightedWorlds, seed: int
) -> Iterator[tuple[Plan, Numbers]]:
    """Yield each plan with its sums over worlds: weights; weighted values, points, bids made."""
    me, weights = view.seat, worlds.weights
    assert me is not None
    assert view.bid is not None
    for alike, found, scores in play_plans(view, plans, worlds, seed):
        value = MatchValue(view.rules, view.totals, me).values(scores, me)
        made = is_made(view, found).astype(float)
        columns = np.stack([np.ones(len(value)), value, found.own, made])
        yield from zip(alike, (columns.reshape(4, len(alike), -1) @ weights).T, strict=True)


def apply_plan(view: TrickView, plan: Plan, rows: Rows) -> tuple[Rows, Contracts]:
    """The rows after the exchange under a plan, and the contract of each row."""
    rules, me = view.rules, view.seat
    assert me is not None
    leader = first_leader(rules, view.dealer, me) if plan.leader is None else plan.leader
    contracts = Contracts.alike(Contract(plan.trump, me, leader, plan.called), len(rows))
    if plan.buried is None:
        after, called = exchanged(rules, plan.trump, me, rows, called=CardSet.of(plan.called))
        return after, replace(contracts, called=called)
    after = np.array(rows)
    after[:, me] &= np.uint64(~plan.buried & (1 << 64) - 1)
    after[:, -1] = np.uint64(plan.buried)
    if rules.sides is Sides.CALLED and len(plan.called) < rules.calls:
        after[:, rules.seats] = 0
        _, called = exchanged(rules, plan.trump, me, after, called=CardSet.of(plan.called))
        contracts = replace(contracts, called=called)
    return after, contracts


def _reason(view: TrickView, best: PlanValue) -> Message:
    """The reason for the first move of a plan."""
    plan = best.plan
    match plan.move:
        case NameTrump(trump):
            why = holding(view.rules, view.hand, trump)
        case CallPartner(card):
            why = why_call(view, card)
        case Bury():
            cards = CardSet.of(buried_cards(view, plan))
            return buries(view, plan.trump, cards, best.points)
        case ChooseLead(to_left=True):
            why = reasons.play_last()
        case _:
            why = reasons.keeps_lead()
    made = percent(best.made)
    if isinstance(view.bid, Bid):
        return reasons.bid_is_made(why=why, amount=view.bid.amount, percent=made)
    return reasons.sun_is_made(why=why, percent=made)
