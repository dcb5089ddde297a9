"""Plans of the bidder for the decisions before the tricks, and the candidates among them.

A plan settles what is still open: trump, the called card, the buried cards, the leader.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from rookery.bots.strong.bidding.inference import expected_points
from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.moves import Bury, CallPartner, ChooseLead, Move, NameTrump, Trump
from rookery.kernel.playouts.open_hand_policy import exchanged
from rookery.kernel.worlds.masks import mask_of, place_of
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_TRIES = 64
"""The number of burials drawn with noise, from which the candidates are taken. Unmeasured, as are
those below."""

_NOISE = 1_500
"""The most that noise adds to the value of keeping a card, in hundredths of a point."""

_BURIALS = 10
"""The most candidate burials under one trump call."""

_NEAR_BEST = 0.1
"""Burials are tried under trump calls this close to the best, as a share of the maximum bid."""

_CALLS = 9
"""The most partner cards that are compared."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The decisions that the bidder still has to make.

    Heuristics make the decisions that are None, and call the cards that are missing in `called`.
    `move` is the first decision. `buried` is the mask of all cards that will be buried; `is_usual`
    means that the burying heuristic would bury the same cards.
    """

    move: Move
    trump: Trump
    buried: int | None = None
    called: tuple[Card, ...] = ()
    leader: Seat | None = None
    is_usual: bool = False


def candidate_plans(view: TrickView, rng: Random) -> list[Plan]:
    """The candidate plans in this phase."""
    match view.phase:
        case Phase.TRUMP:
            return _trump_plans(view)
        case Phase.CALL:
            return [_call_plan(view, card) for card in _callable_cards(view)]
        case Phase.BURY:
            return _bury_plans(view, rng)
        case _:
            return lead_plans(view)


def plans_of(view: TrickView, moves: Sequence[Move]) -> list[Plan]:
    """The plans that begin with these moves; a burial has one under each candidate trump call."""
    if view.phase is Phase.BURY:
        mask = mask_of(view.buried or CardSet())
        mask |= mask_of(CardSet.of(it.card for it in moves if isinstance(it, Bury) and it.card))
        return [Plan(moves[0], trump, mask, view.called) for trump in _candidate_trumps(view)]
    if view.phase is Phase.CALL:
        cards = [move.card for move in moves if isinstance(move, CallPartner)]
        return [_call_plan(view, card) for card in cards]
    every = _trump_plans(view) if view.phase is Phase.TRUMP else lead_plans(view)
    return [plan for plan in every if plan.move in moves]


def _call_plan(view: TrickView, card: Card) -> Plan:
    buried = mask_of(view.buried) if view.buried else None
    return Plan(CallPartner(card), _trump(view), buried, (*view.called, card))


def _candidate_trumps(view: TrickView) -> list[Trump]:
    """The trump calls under which burials are compared."""
    return [view.trump] if view.trump is not None else _near_best_calls(view)


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
    trumps = _candidate_trumps(view)
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
    """Masks of candidate burials: the heuristic's, then those it chooses most often with noise."""
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
    by_call = model_estimates(view)
    if view.rules.trump_is_led:  # only a suit of which the bidder has a card can be named
        orders = view.rules.orders
        by_call = {trump: by_call[trump] for trump in by_call if orders[trump].trumps & view.hand}
    near = max(by_call.values()) - _NEAR_BEST * view.rules.maximum_bid
    kept = [trump for trump, points in by_call.items() if points >= near]
    return sorted(kept, key=by_call.__getitem__, reverse=True)[:3]


def lead_plans(view: TrickView) -> list[Plan]:
    """The two plans for the first lead: this seat leads, or the seat to its left does."""
    me, seats = view.seat, view.rules.seats
    assert me is not None
    buried = mask_of(view.buried or CardSet())
    usual = Plan(ChooseLead(to_left=False), _trump(view), buried, view.called, me)
    return [usual, replace(usual, move=ChooseLead(to_left=True), leader=(me + 1) % seats)]


def buried_cards(view: TrickView, plan: Plan) -> tuple[Card, ...]:
    """The cards that a plan still buries, beginning with its first move; () in other phases."""
    move = plan.move
    if not isinstance(move, Bury) or plan.buried is None:
        return ()
    others = (card for card in view.hand if plan.buried >> place_of(card) & 1 and card != move.card)
    return (*([move.card] if move.card else []), *others)


def model_estimates(view: TrickView) -> Mapping[Trump, float]:
    """The value model's expected points by trump call, for the hand and the cards buried so far."""
    rules, me = view.rules, view.seat
    assert me is not None
    hand = np.array([mask_of(view.hand | (view.buried or CardSet()))], dtype=np.uint64)
    mean, _ = expected_points(rules, view.dealer, hand, np.array([me], dtype=np.intp))
    return dict(zip(rules.allowed_trumps, mean[0].tolist(), strict=True))
