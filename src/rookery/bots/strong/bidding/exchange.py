"""The bidder's decisions before the tricks: plans are compared by playouts in many worlds.

A plan settles what is still open: trump, the called card, the buried cards, the leader. Plans are
evaluated by sequential halving: after each round the worse half is dropped, so that the best plans
are played out in the most worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean

import numpy as np

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding import reasons
from rookery.bots.strong.bidding.contracts import NODES_A_DEAL, play_contracts
from rookery.bots.strong.bidding.inference import WeightedWorlds, expected_points, sample_worlds
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.moves import Bid, Bury, CallPartner, ChooseLead, Move, NameTrump, ShootSun, Trump
from rookery.kernel.playouts.habits import Contracts
from rookery.kernel.playouts.open_hand_policy import Contract, Rows, exchanged
from rookery.kernel.worlds.masks import mask_of, place_of
from rookery.kernel.worlds.sampling import Sampler
from rookery.tricks.play import first_leader
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.scoring import shut_out
from rookery.tricks.view import TrickView

_FIRST_ROUND = 32
"""The most worlds in the first round. A guess."""

_MOST_WORLDS = 1_024
"""The most worlds in which a plan is played out. A guess."""

_SMALLEST_ROUND = 12
"""The fewest worlds in a round. A guess."""

_FIRST_SHARE = 0.25
"""The share of the budget for the first round, unless that allows too few worlds. A guess."""

_MODEL_WORLDS = 150
"""The weight of the value model (`hand_net`), as a number of worlds played out. A guess."""

_VALUE_OF_POINT = 1.5
"""The value to the bidder of a point that its side takes from the others. A guess."""

_USUAL_BONUS = 2.0
"""The points that are added to the value of the heuristic's own burial. A guess."""

_TRIES = 64
"""The number of burials drawn with noise, from which the candidates are taken. A guess."""

_NOISE = 1_500
"""The most that noise adds to the value of keeping a card, in hundredths of a point. A guess."""

_BURIALS = 10
"""The most candidate burials under one trump call. A guess."""

_NEAR_BEST = 0.1
"""How far a trump call may trail the best for burials under it to be tried.

It is a share of the maximum bid. A guess.
"""

_CALLS = 9
"""The most partner cards that are compared. A guess."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The decisions that the bidder still has to make. Heuristics make those that are None.

    `move` is the first of them. `buried` is the mask of all cards that will be buried; `is_usual`
    means that the burying heuristic would bury the same cards. Heuristics call the cards that are
    missing in `called`.
    """

    move: Move
    trump: Trump
    buried: int | None = None
    called: tuple[Card, ...] = ()
    leader: Seat | None = None
    is_usual: bool = False


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
    ranked = rank_plans(view, _plans(view, rng), rng, budget)
    best = ranked[0]
    considered: dict[Move, float] = {}
    for each in ranked:
        considered.setdefault(each.plan.move, round(float(each.points), 1))
    reason, delay = _reason(view, best), rng.uniform(0.6, 1.8)
    then = tuple(map(Bury, _buried_cards(view, best.plan)[1:]))
    return Decision(best.plan.move, reason, delay, tuple(considered.items()), then)


def _buried_cards(view: TrickView, plan: Plan) -> tuple[Card, ...]:
    """The cards that a plan still buries, the one of its first move first; () in other phases."""
    move = plan.move
    if not isinstance(move, Bury) or plan.buried is None:
        return ()
    others = (card for card in view.hand if plan.buried >> place_of(card) & 1 and card != move.card)
    return (*([move.card] if move.card else []), *others)


def rank_plans(
    view: TrickView, plans: Sequence[Plan], rng: Random, budget: Budget
) -> list[PlanValue]:
    """Evaluate plans by sequential halving within the budget, and sort them best first.

    Of more plans than a small budget allows, only the first are evaluated.
    """
    sampler = Sampler(view)
    estimates = _model_estimates(view)
    kept = list(plans[: max(2, budget.nodes_for(1) // (_SMALLEST_ROUND * NODES_A_DEAL))])
    sums = {plan: np.zeros(4) for plan in kept}
    first = budget.nodes_for(_FIRST_SHARE) // (len(kept) * NODES_A_DEAL)
    count, drawn = max(_SMALLEST_ROUND, min(_FIRST_ROUND, first)), 0
    ranked: list[PlanValue] = []
    left_out: list[PlanValue] = []
    while kept:
        worlds = sample_worlds(view, sampler, rng.getrandbits(62), count)
        for plan, found in _play_plans(view, kept, worlds, rng.getrandbits(62)):
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
    `sums` are those of `_play_plans`, `estimates` those of `_model_estimates`.
    """
    by_call: dict[Trump, list[float]] = {}
    for plan, (total, _, points, _) in sums.items():
        by_call.setdefault(plan.trump, []).append(points / total)
    trust = _VALUE_OF_POINT * _MODEL_WORLDS / (_MODEL_WORLDS + worlds)
    found = []
    for plan, (total, value, points, made) in sums.items():
        ahead = trust * (estimates[plan.trump] - fmean(by_call[plan.trump]))
        ahead += _USUAL_BONUS if plan.is_usual else 0.0
        found.append(PlanValue(plan, value / total + ahead, points / total, made / total))
    return sorted(found, key=lambda it: -it.value)


def _model_estimates(view: TrickView) -> Mapping[Trump, float]:
    """The value model's expected points by trump call, for the hand and the cards buried so far."""
    rules, me = view.rules, view.seat
    assert me is not None
    hand = np.array([mask_of(view.hand | (view.buried or CardSet()))], dtype=np.uint64)
    mean, _ = expected_points(rules, view.dealer, hand, np.array([me], dtype=np.intp))
    return dict(zip(rules.allowed_trumps, mean[0].tolist(), strict=True))


def _play_plans(
    view: TrickView, plans: Sequence[Plan], worlds: WeightedWorlds, seed: int
) -> Iterator[tuple[Plan, Numbers]]:
    """Yield each plan with weighted sums over worlds: of 1, values, points and bids made."""
    rules, me, weights = view.rules, view.seat, worlds.weights
    assert me is not None
    assert view.bid is not None
    by_trump: dict[Trump, list[Plan]] = {}
    for plan in plans:
        by_trump.setdefault(plan.trump, []).append(plan)
    for alike in by_trump.values():
        dealt = [_apply(view, plan, worlds.rows) for plan in alike]
        after = np.concatenate([rows for rows, _ in dealt])
        contracts = Contracts.joined([contracts for _, contracts in dealt])
        found = play_contracts(rules, contracts, after, seed, len(weights))
        scores = found.scores(rules, view.bid, shut_out(rules, view.totals, view.auction))
        value = MatchValue(rules, view.totals, me).values(scores, me)
        made = found.swept if isinstance(view.bid, ShootSun) else found.own >= view.bid.amount
        columns = np.stack([np.ones(len(value)), value, found.own, made.astype(float)])
        yield from zip(alike, (columns.reshape(4, len(alike), -1) @ weights).T, strict=True)


def _apply(view: TrickView, plan: Plan, rows: Rows) -> tuple[Rows, Contracts]:
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


# Plans


def _plans(view: TrickView, rng: Random) -> list[Plan]:
    """The candidate plans in this phase."""
    match view.phase:
        case Phase.TRUMP:
            return _trump_plans(view)
        case Phase.CALL:
            buried = mask_of(view.buried) if view.buried else None
            cards = _callable_cards(view)
            return [
                Plan(CallPartner(card), _trump(view), buried, (*view.called, card))
                for card in cards
            ]
        case Phase.BURY:
            return _bury_plans(view, rng)
        case _:
            return _lead_plans(view)


def _trump(view: TrickView) -> Trump:
    assert view.trump is not None
    return view.trump


def _trump_plans(view: TrickView) -> list[Plan]:
    """A plan for every legal trump call, with the buried cards if the exchange is over."""
    buried = mask_of(view.buried) if view.buried else None
    calls = [move.trump for move in view.legal if isinstance(move, NameTrump)]
    return [Plan(NameTrump(trump), trump, buried) for trump in calls]


def _callable_cards(view: TrickView) -> list[Card]:
    """The partner cards to compare: the rook, then the highest legal ones, trumps first."""
    order = view.rules.orders[_trump(view)]
    legal = CardSet.of(move.card for move in view.legal if isinstance(move, CallPartner))
    found: list[Card] = []
    suits = [cards for cards in order.cards_of.values() if cards & legal]
    for depth in range(3):
        for cards in sorted(suits, key=lambda each: each != order.trumps):
            ranked = sorted(cards & legal, key=order.strength.__getitem__, reverse=True)
            found += ranked[depth : depth + 1]
    if ROOK in legal:
        found = [ROOK, *(card for card in found if card != ROOK)]
    return found[:_CALLS]


def _bury_plans(view: TrickView, rng: Random) -> list[Plan]:
    """Plans for candidate burials under each candidate trump call, the heuristic's own first."""
    trumps = [view.trump] if view.trump is not None else _near_best_calls(view)
    legal = [move for move in view.legal if isinstance(move, Bury) and move.card is not None]
    plans = []
    burials = [(trump, _burials(view, trump, rng.getrandbits(63))) for trump in trumps]
    for place in range(_BURIALS):
        for trump, buried in (
            (trump, masks[place]) for trump, masks in burials if place < len(masks)
        ):
            card = next(m for m in legal if m.card and buried >> place_of(m.card) & 1)
            plans.append(Plan(card, trump, buried, view.called, is_usual=not place))
    return plans


def _burials(view: TrickView, trump: Trump, seed: int) -> list[int]:
    """Masks of candidate burials: the heuristic's own, then its most frequent ones with noise."""
    rules, me = view.rules, view.seat
    assert me is not None
    rows = np.zeros((_TRIES + 1, rules.seats + 2), dtype=np.uint64)
    rows[:, me] = mask_of(view.hand)
    if rules.exchange_size is not None:
        rows[:, rules.seats] = mask_of(view.nest or CardSet())
    rows[:, -1] = mask_of(view.buried or CardSet())
    usual, _ = exchanged(rules, trump, me, rows[:1])
    others, _ = exchanged(rules, trump, me, rows[1:], seed, _NOISE)
    found = dict.fromkeys([int(usual[0, -1])])
    counts: dict[int, int] = {}
    for mask in others[:, -1].tolist():
        counts[mask] = counts.get(mask, 0) + 1
    found.update(dict.fromkeys(sorted(counts, key=lambda each: (-counts[each], each))))
    return list(found)[:_BURIALS]


def _near_best_calls(view: TrickView) -> list[Trump]:
    """At most three trump calls with expected points near the best, best first."""
    by_call = _model_estimates(view)
    if view.rules.trump_is_led:  # only a suit of which the bidder has a card can be named
        orders = view.rules.orders
        by_call = {trump: by_call[trump] for trump in by_call if orders[trump].trumps & view.hand}
    near = max(by_call.values()) - _NEAR_BEST * view.rules.maximum_bid
    kept = [trump for trump, points in by_call.items() if points >= near]
    return sorted(kept, key=by_call.__getitem__, reverse=True)[:3]


def _lead_plans(view: TrickView) -> list[Plan]:
    """The two plans for the first lead: this seat leads, or the seat to its left does."""
    me, seats = view.seat, view.rules.seats
    assert me is not None
    buried = mask_of(view.buried or CardSet())
    usual = Plan(ChooseLead(to_left=False), _trump(view), buried, view.called, me)
    return [usual, replace(usual, move=ChooseLead(to_left=True), leader=(me + 1) % seats)]


# Reasons


def _reason(view: TrickView, best: PlanValue) -> str:
    """The reason for the first move of a plan."""
    bid = view.bid
    goal = f"the bid of {bid.amount}" if isinstance(bid, Bid) else "the sun"
    chance = f"{goal} is made {best.made:.0%} of the time"
    plan = best.plan
    match plan.move:
        case NameTrump(trump):
            return f"{reasons.holding(view.rules, view.hand, trump)}: {chance}"
        case CallPartner(card):
            return f"{reasons.calls(view, card)}: {chance}"
        case Bury():
            cards = CardSet.of(_buried_cards(view, plan))
            return reasons.buries(view, plan.trump, cards, best.points)
        case ChooseLead(to_left=True):
            return f"better to play last to the first trick: {chance}"
        case _:
            return f"keeps the lead: {chance}"
