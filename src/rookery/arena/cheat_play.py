"""The card play of the cheat: by the exact solver, or by tree search if that takes too long."""

from __future__ import annotations

from random import Random
from threading import local

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.steady import SteadyBot
from rookery.core.cards import Card, Seat
from rookery.core.moves import Bid, Play
from rookery.kernel import is_compiled, position_of
from rookery.kernel.playouts.ismcts import TreeSearch, world_as_worlds
from rookery.messages import reasons
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Sides
from rookery.tricks.scoring import points_in_tricks
from rookery.tricks.state import TrickState

if is_compiled:
    from rookery.kernel.solver.compiled_solver import Solver

_MEMORY_MB = 64
"""The size of the solver's transposition table. Unmeasured, like the numbers below."""

_EXACT = 0.6
"""Solving may use this share of the limits; then the tree search takes over."""

_TESTED = 0.1
"""The share of the limits that may be spent on testing whether the bid still fails after a card."""

_BATCH = 256
"""The number of iterations of the tree search between two checks of the budget."""

_kept = local()


def decide(game: TrickGame, state: TrickState, seat: Seat, rng: Random, limits: Limits) -> Decision:
    """Choose the card that takes the most points when all hands are open."""
    values = _solved(game, state, seat, limits)
    if not values:
        return _searched(game, state, seat, rng, limits)
    most = max(values.values())
    best = [card for card, points in values.items() if points == most]
    usual = SteadyBot(rng).decide(game.view(state, seat))
    move = usual.move if usual.move in [Play(card) for card in best] else Play(min(best))
    considered = sorted(
        ((Play(card), float(points)) for card, points in values.items()),
        key=lambda each: (-each[1], each[0].card),
    )
    return Decision(move, reasons.open_hands(), usual.delay, tuple(considered))


def _solver() -> Solver:
    """The solver of this thread, with an empty table."""
    solver: Solver | None = getattr(_kept, "solver", None)
    if solver is None:
        solver = _kept.solver = Solver(_MEMORY_MB)
    solver.clear()
    return solver


def _solved(game: TrickGame, state: TrickState, seat: Seat, limits: Limits) -> dict[Card, int]:
    """The exact points of each card; empty if that takes too long."""
    budget = Budget(limits, share=_EXACT)
    stop = budget.is_over if budget.nodes is None else None
    position = position_of(game.rules, state, seat=seat)
    solution = _solver().solve(position, nodes=budget.nodes, stop=stop, with_line=False)
    if len(solution.cards) < len(position.legal()):
        return {}
    values = dict(solution.cards)
    if game.rules.sides is Sides.ALONE and seat != state.bidder:
        return _cards_that_set(game, state, seat, values, limits)
    return values


def _cards_that_set(
    game: TrickGame, state: TrickState, seat: Seat, values: dict[Card, int], limits: Limits
) -> dict[Card, int]:
    """The cards with which a lone defender can still set the bid; all cards if none can."""
    assert state.bidder is not None
    assert isinstance(state.bid, Bid)
    needed = state.bid.amount - points_in_tricks(game.rules, state.tricks)[state.bidder]
    budget = Budget(limits, share=_TESTED)
    stop = budget.is_over if budget.nodes is None else None
    solver, before = _solver(), position_of(game.rules, state, seat=state.bidder)
    kept = {}
    for card, points in values.items():
        after, gained = before.play(card)
        makes = solver.at_least(after, needed - gained[0], nodes=budget.nodes, stop=stop)
        if makes is False:
            kept[card] = points
    return kept or values


def _searched(
    game: TrickGame, state: TrickState, seat: Seat, rng: Random, limits: Limits
) -> Decision:
    """Choose the card with the most visits in a tree search with open hands."""
    budget = Budget(limits, share=1 - _EXACT)
    search = TreeSearch(game.view(state, seat))
    world = world_as_worlds(state.hands, state.nest, state.buried, times=_BATCH)
    tricks = len(state.hands[seat])
    is_begun = False
    while not is_begun or not budget.is_over():
        search.run(world, rng.getrandbits(64))
        budget.charge(_BATCH * tricks)
        is_begun = True
    considered = tuple((Play(it.card), it.points) for it in search.tried)
    return Decision(considered[0][0], reasons.open_hands(), 1.0, considered)
