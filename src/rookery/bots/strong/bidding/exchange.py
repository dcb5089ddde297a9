"""What the bidder does before the tricks: plans are played in many worlds, the best is kept.

A plan says all that is still open: trump, the card called, what is buried, who leads. The worse
half is left out again and again, so that the best ones are looked at longest.
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
from rookery.bots.strong.bidding.contracts import (
    NODES_A_DEAL,
    leader_of,
    results,
)
from rookery.bots.strong.bidding.inference import Explained, explained, values_of
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.moves import Bid, Bury, CallPartner, ChooseLead, Move, NameTrump, ShootSun, Trump
from rookery.kernel.playouts.habits import Contracts
from rookery.kernel.playouts.open_hand_policy import Contract, Rows, exchanged
from rookery.kernel.worlds.masks import mask_of, place_of
from rookery.kernel.worlds.sampling import Sampler
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_FIRST = 32
_MOST = 1_024
"""The worlds that every plan is played in first, and the best ones at last."""

_FEWEST = 12
"""Fewer than so many more are not worth the trouble."""

_PART = 0.25
"""What of the budget the first worlds may take, if these are not fewer."""

_MODEL = 150
"""How many worlds the model's word on a trump call counts for."""

_WORTH_OF_POINT = 1.5
"""What a point that the bidder's side takes is worth to it, about: the others lose it."""

_USUAL = 2.0
"""By how many points other ways to bury must be better than the usual one."""

_TRIED = 64
"""How often burying is tried with some chance in it, to find other cards to bury."""

_CHANCE = 1_500
"""How much chance, in hundredths of a point."""

_BURIALS = 10
"""How many ways to bury are looked into under one trump call."""

_NEAR = 0.1
"""Trump calls that promise less than the best by more than this share of the bid are left out."""

_CALLS = 9
"""How many cards to call are looked into."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that the bidder has still to settle; what is None is chosen quickly in each world.

    `buried` is the mask of all cards that will lie in the nest; `is_usual` says that they are those
    that would be buried without looking further.
    """

    move: Move
    trump: Trump
    buried: int | None = None
    called: Card | None = None
    leader: Seat | None = None
    is_usual: bool = False


@dataclass(frozen=True, slots=True)
class PlanValue:
    """A plan with what it is worth, the points that its side takes, and how often it makes."""

    plan: Plan
    value: float
    points: float
    made: float


def decide(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """The first move of the best plan."""
    budget = Budget(limits)
    weighed = weigh(view, _plans(view, rng), rng, budget)
    best = weighed[0]
    considered: dict[Move, float] = {}
    for each in weighed:
        considered.setdefault(each.plan.move, round(float(each.points), 1))
    reason = _reason(view, best)
    return Decision(best.plan.move, reason, rng.uniform(0.6, 1.8), tuple(considered.items()))


def weigh(view: TrickView, plans: Sequence[Plan], rng: Random, budget: Budget) -> list[PlanValue]:
    """The plans, best first, each by as many worlds as it was worth looking at."""
    sampler = Sampler(view)
    promised = _promised(view)
    kept = list(plans)
    sums = {plan: np.zeros(4) for plan in kept}
    first = budget.nodes_for(_PART) // (len(kept) * NODES_A_DEAL)
    count, drawn = max(_FEWEST, min(_FIRST, first)), 0
    ranked: list[PlanValue] = []
    left_out: list[PlanValue] = []
    while kept:
        worlds = explained(view, sampler, rng.getrandbits(62), count)
        for plan, found in _tried(view, kept, worlds, rng.getrandbits(62)):
            sums[plan] += found
        budget.charge(worlds.nodes(len(kept)))
        drawn += count
        ranked = _ranked({plan: sums[plan] for plan in kept}, promised, drawn)
        half = ranked[: max(2, -(-len(ranked) // 2))]
        each = -(-worlds.nodes(len(half)) // count)
        count = min(2 * count, _MOST - drawn, budget.fits(each))
        if len(kept) == 1 or count < _FEWEST:
            break
        left_out = [*ranked[len(half) :], *left_out]
        ranked = half
        kept = [each.plan for each in half]
    return [*ranked, *left_out]


def _ranked(
    sums: Mapping[Plan, Numbers], promised: Mapping[Trump, float], worlds: int
) -> list[PlanValue]:
    """The plans, best first. Few worlds say little: the model's word on the call counts too."""
    by_call: dict[Trump, list[float]] = {}
    for plan, (total, _, points, _) in sums.items():
        by_call.setdefault(plan.trump, []).append(points / total)
    trust = _WORTH_OF_POINT * _MODEL / (_MODEL + worlds)
    found = []
    for plan, (total, value, points, made) in sums.items():
        ahead = trust * (promised[plan.trump] - fmean(by_call[plan.trump]))
        ahead += _USUAL if plan.is_usual else 0.0
        found.append(PlanValue(plan, value / total + ahead, points / total, made / total))
    return sorted(found, key=lambda it: -it.value)


def _promised(view: TrickView) -> Mapping[Trump, float]:
    """The points that each call promises by the model, with all cards that the bidder has had."""
    rules, me = view.rules, view.seat
    assert me is not None
    hand = np.array([mask_of(view.hand | (view.buried or CardSet()))], dtype=np.uint64)
    mean, _ = values_of(rules, view.dealer, hand, np.array([me], dtype=np.intp))
    return dict(zip(rules.trumps, mean[0].tolist(), strict=True))


def _tried(
    view: TrickView, plans: Sequence[Plan], worlds: Explained, seed: int
) -> Iterator[tuple[Plan, Numbers]]:
    """By plan, sums over worlds: the weights, its worth, its points, and how often it makes."""
    rules, me, weights = view.rules, view.seat, worlds.weights
    assert me is not None
    assert view.bid is not None
    by_trump: dict[Trump, list[Plan]] = {}
    for plan in plans:
        by_trump.setdefault(plan.trump, []).append(plan)
    for alike in by_trump.values():
        settled = [_settled(view, plan, worlds.rows) for plan in alike]
        after = np.concatenate([rows for rows, _ in settled])
        contracts = Contracts.joined([contracts for _, contracts in settled])
        found = results(rules, contracts, after, seed, len(weights))
        value = MatchValue(rules, view.totals, me).worth(found.scores(rules, view.bid), me)
        made = found.swept if isinstance(view.bid, ShootSun) else found.own >= view.bid.amount
        told = np.stack([np.ones(len(value)), value, found.own, made.astype(float)])
        yield from zip(alike, (told.reshape(4, len(alike), -1) @ weights).T, strict=True)


def _settled(view: TrickView, plan: Plan, rows: Rows) -> tuple[Rows, Contracts]:
    """The rows with the nest exchanged, and the contracts; a card that is called in each."""
    rules, me = view.rules, view.seat
    assert me is not None
    leader = leader_of(rules, view.dealer, me) if plan.leader is None else plan.leader
    contracts = Contracts.alike(Contract(plan.trump, me, leader, plan.called), len(rows))
    if plan.buried is None:
        after, called = exchanged(rules, plan.trump, me, rows)
        return after, contracts if plan.called else replace(contracts, called=called)
    after = np.array(rows)
    after[:, me] &= np.uint64(~plan.buried & (1 << 64) - 1)
    after[:, -1] = np.uint64(plan.buried)
    return after, contracts


# Plans


def _plans(view: TrickView, rng: Random) -> list[Plan]:
    """What may be done now, as far as it is worth looking into."""
    match view.phase:
        case Phase.TRUMP:
            return _trump_plans(view)
        case Phase.CALL:
            return [Plan(CallPartner(card), _named(view), None, card) for card in _to_call(view)]
        case Phase.BURY:
            return _bury_plans(view, rng)
        case _:
            return _lead_plans(view)


def _named(view: TrickView) -> Trump:
    assert view.trump is not None
    return view.trump


def _trump_plans(view: TrickView) -> list[Plan]:
    """Every call; where the exchange is over, with what is buried."""
    buried = mask_of(view.buried) if view.buried else None
    return [Plan(NameTrump(trump), trump, buried) for trump in view.rules.trumps]


def _to_call(view: TrickView) -> list[Card]:
    """The highest cards that are missing, those of the trumps first, and the rook."""
    order = view.rules.orders[_named(view)]
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
    """Several ways to bury under each trump call that is left, by its first card."""
    trumps = [view.trump] if view.trump is not None else _promising(view)
    legal = [move for move in view.legal if isinstance(move, Bury) and move.card is not None]
    plans = []
    for trump in trumps:
        for place, buried in enumerate(_burials(view, trump, rng.getrandbits(63))):
            card = next(m for m in legal if m.card and buried >> place_of(m.card) & 1)
            plans.append(Plan(card, trump, buried, view.called, is_usual=not place))
    return plans


def _burials(view: TrickView, trump: Trump, seed: int) -> list[int]:
    """Masks of all buried cards: the usual way, and what some chance makes of it."""
    rules, me = view.rules, view.seat
    assert me is not None
    rows = np.zeros((_TRIED + 1, rules.seats + 2), dtype=np.uint64)
    rows[:, me] = mask_of(view.hand)
    rows[:, -1] = mask_of(view.buried or CardSet())
    usual, _ = exchanged(rules, trump, me, rows[:1])
    others, _ = exchanged(rules, trump, me, rows[1:], seed, _CHANCE)
    found = dict.fromkeys([int(usual[0, -1])])
    counts: dict[int, int] = {}
    for mask in others[:, -1].tolist():
        counts[mask] = counts.get(mask, 0) + 1
    found.update(dict.fromkeys(sorted(counts, key=lambda each: (-counts[each], each))))
    return list(found)[:_BURIALS]


def _promising(view: TrickView) -> list[Trump]:
    """The trump calls that promise most with the hand and what is buried."""
    by_call = _promised(view)
    near = max(by_call.values()) - _NEAR * view.rules.maximum_bid
    kept = [trump for trump, points in by_call.items() if points >= near]
    return sorted(kept, key=by_call.__getitem__, reverse=True)[:3]


def _lead_plans(view: TrickView) -> list[Plan]:
    me, seats = view.seat, view.rules.seats
    assert me is not None
    buried = mask_of(view.buried or CardSet())
    usual = Plan(ChooseLead(to_left=False), _named(view), buried, view.called, me)
    return [usual, replace(usual, move=ChooseLead(to_left=True), leader=(me + 1) % seats)]


# Reasons


def _reason(view: TrickView, best: PlanValue) -> str:
    bid = view.bid
    sure = f"makes the {bid.amount if isinstance(bid, Bid) else 'sun'} {best.made:.0%} of the time"
    plan = best.plan
    match plan.move:
        case NameTrump(trump):
            return f"{reasons.holding(view.rules, view.hand, trump)}: {sure}"
        case CallPartner(card):
            return f"{reasons.calls(view, card)}: {sure}"
        case Bury(card):
            assert card is not None
            return reasons.buries(view, plan.trump, card, best.points)
        case ChooseLead(to_left=True):
            return f"better to play last to the first trick: {sure}"
        case _:
            return f"keeps the lead: {sure}"
