"""Judging the bidder's decisions between the bidding and the tricks."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

import numpy as np

from rookery.bots.assessing.assessment import Assessment, JudgedMove
from rookery.bots.assessing.sampled import difference
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.contracts import NODES_A_DEAL
from rookery.bots.strong.bidding.exchange import is_made, model_trust, play_plans
from rookery.bots.strong.bidding.inference import WeightedWorlds, sample_worlds
from rookery.bots.strong.bidding.plans import (
    Plan,
    buried_cards,
    candidate_plans,
    model_estimates,
    plans_of,
)
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import Card
from rookery.core.moves import Bury, Move, Trump
from rookery.heuristics.tricks.hand_value import best_trump
from rookery.kernel.worlds.sampling import Sampler
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_FIRST_SHARE = 0.3
"""The share of the budget for playing out all plans. Unmeasured, as are those below."""

_FEWEST_WORLDS = 24
"""The fewest worlds in a round."""

_MOST_WORLDS = 4_096
"""The most worlds in a round."""

_FINALISTS = 4
"""The most plans in the second round, not counting the plans of the moves in `played`."""


@dataclass(slots=True)
class _Tried:
    """The results of a plan. Each field has one array per round, with an entry for each world."""

    plan: Plan
    values: list[Numbers] = field(default_factory=list)
    leads: list[Numbers] = field(default_factory=list)
    points: list[Numbers] = field(default_factory=list)
    made: list[Numbers] = field(default_factory=list)


def assess(view: TrickView, rng: Random, limits: Limits, played: Sequence[Move]) -> Assessment:
    """Judge trump calls, partner cards, burials or leads.

    Only some burials and partner cards are judged: the candidates of `strong`, the burials of
    beginners, and the moves in `played`. All plans are played out in some worlds. The best plans
    and the plans of `played` are then played out in many more.
    """
    budget = Budget(limits)
    plans = candidate_plans(view, rng)
    own = plans_of(view, played) if played else []
    others = [plan for moves in burials_of_beginners(view) for plan in plans_of(view, moves)]
    known = {_key(plan): plan for plan in (*own, *others)}
    candidates = set(map(_key, plans))
    plans += [plan for key, plan in known.items() if key not in candidates]
    kept = {_key(plan)[0] for plan in own}
    weights: list[Numbers] = []
    tried = [_Tried(plan) for plan in plans]
    sampler = Sampler(view)
    count = budget.nodes_for(_FIRST_SHARE) // (len(plans) * NODES_A_DEAL)
    _play(view, tried, _worlds(view, sampler, rng, count), rng, weights)
    budget.charge((len(plans) + 1) * max(count, _FEWEST_WORLDS) * NODES_A_DEAL)
    finalists = _finalists(_ranked(view, tried, weights), kept)
    count = budget.fits((len(finalists) + 1) * NODES_A_DEAL)
    if count >= _FEWEST_WORLDS:
        _play(view, finalists, _worlds(view, sampler, rng, count), rng, weights)
    return _judged(view, _ranked(view, tried, weights), weights)


def burials_of_beginners(view: TrickView) -> list[list[Move]]:
    """Burials that a beginner might choose; empty in other phases and in games with an exchange.

    One has the lowest cards, one the cards of the shortest suits. Both avoid trumps and top cards.
    """
    if view.phase is not Phase.BURY or view.rules.exchange_size is not None:
        return []
    order = view.rules.orders[view.trump or best_trump(view.rules, view.hand)[0]]
    strength, kept = order.strength, order.trumps | order.tops
    cards = [it.card for it in view.legal if isinstance(it, Bury) and it.card]
    suits = Counter(order.suit_of[card] for card in cards)
    ways: tuple[Callable[[Card], float], ...] = (
        strength.__getitem__,
        lambda it: suits[order.suit_of[it]],
    )
    count = view.rules.nest_size - view.buried_size
    if len(cards) < count:
        return []

    def burial(by: Callable[[Card], float]) -> list[Move]:
        ranked = sorted(cards, key=lambda it: (it in kept, by(it), strength[it]))
        return list(map(Bury, ranked[:count]))

    return list(map(burial, ways))


def _key(plan: Plan) -> tuple[Move | int, Trump]:
    """The key of a plan: its trump call, and its move or (for a burial) the set of buried cards."""
    if isinstance(plan.move, Bury):
        assert plan.buried is not None
        return plan.buried, plan.trump
    return plan.move, plan.trump


def _worlds(view: TrickView, sampler: Sampler, rng: Random, count: int) -> WeightedWorlds:
    fits = min(max(count, _FEWEST_WORLDS), _MOST_WORLDS)
    return sample_worlds(view, sampler, rng.getrandbits(62), fits)


def _play(
    view: TrickView,
    tried: Sequence[_Tried],
    worlds: WeightedWorlds,
    rng: Random,
    weights: list[Numbers],
) -> None:
    """Play the plans out in one round of worlds."""
    me = view.seat
    assert me is not None
    match_value = MatchValue(view.rules, view.totals, me)
    by_plan = {id(each.plan): each for each in tried}
    seed = rng.getrandbits(62)
    for alike, found, scores in play_plans(view, [it.plan for it in tried], worlds, seed):
        shape = len(alike), len(worlds.weights)
        values = match_value.values(scores, me).reshape(shape)
        leads = match_value.values(scores, me, points_share=1.0).reshape(shape)
        points = found.own.reshape(shape)
        made = is_made(view, found).astype(np.float64).reshape(shape)
        for row, plan in enumerate(alike):
            it = by_plan[id(plan)]
            it.values.append(values[row])
            it.leads.append(leads[row])
            it.points.append(points[row])
            it.made.append(made[row])
    weights.append(worlds.weights)


@dataclass(frozen=True, slots=True)
class _Ranked:
    """A tried plan. `value` includes `shift`, which the value model adds to the mean value."""

    tried: _Tried
    shift: float
    value: float


def _ranked(view: TrickView, tried: Sequence[_Tried], weights: Sequence[Numbers]) -> list[_Ranked]:
    """The plans, best first. Plans of the last round precede plans with fewer worlds."""
    estimates = model_estimates(view)
    worlds = sum(map(len, weights))
    by_call: dict[Trump, list[float]] = {}
    for it in tried:
        by_call.setdefault(it.plan.trump, []).append(_mean(it.points, weights))
    found = []
    for it in tried:
        trump = it.plan.trump
        shift = model_trust(worlds) * (estimates[trump] - fmean(by_call[trump]))
        found.append(_Ranked(it, shift, _mean(it.values, weights) + shift))
    return sorted(found, key=lambda each: (-len(each.tried.values), -each.value))


def _mean(rounds: Sequence[Numbers], weights: Sequence[Numbers]) -> float:
    share = np.concatenate(list(weights)[: len(rounds)])
    return float(np.concatenate(list(rounds)) @ share / share.sum())


def _finalists(ranked: Sequence[_Ranked], kept: set[Move | int]) -> list[_Tried]:
    """The plans that are played out in the second round."""
    return [
        each.tried
        for place, each in enumerate(ranked)
        if place < _FINALISTS or _key(each.tried.plan)[0] in kept
    ]


def _judged(view: TrickView, ranked: Sequence[_Ranked], weights: Sequence[Numbers]) -> Assessment:
    """The judgements. A burial tried under several trump calls counts with the best of them."""
    best = ranked[0]
    judged: dict[Move | int, JudgedMove] = {}
    for each in ranked:
        key = _key(each.tried.plan)[0]
        if key not in judged:
            judged[key] = _judgement(view, best, each, weights)
    moves = tuple(judged.values())
    return Assessment(moves, unjudged=_unjudged(view, moves))


def _judgement(
    view: TrickView, best: _Ranked, other: _Ranked, weights: Sequence[Numbers]
) -> JudgedMove:
    rounds = len(other.tried.values)
    share = np.concatenate(list(weights)[:rounds])
    ahead = best.shift - other.shift

    def compared(ours: Sequence[Numbers], theirs: Sequence[Numbers]) -> tuple[float, float]:
        return difference(np.concatenate(ours[:rounds]), np.concatenate(theirs), share)

    behind, error = compared(best.tried.leads, other.tried.leads)
    value_behind, value_error = compared(best.tried.values, other.tried.values)
    points = _mean(other.tried.leads, weights) + other.shift
    plan = other.tried.plan
    then = tuple(map(Bury, buried_cards(view, plan)[1:]))
    return JudgedMove(
        plan.move,
        points,
        behind + ahead,
        error,
        value_behind + ahead,
        value_error,
        then=then,
        made=_mean(other.tried.made, weights),
    )


def _unjudged(view: TrickView, moves: Sequence[JudgedMove]) -> tuple[Move, ...]:
    """The legal moves that were not judged; empty for burials, which are judged as a whole."""
    if view.phase is Phase.BURY:
        return ()
    judged = {each.move for each in moves}
    return tuple(move for move in view.legal if move not in judged)
