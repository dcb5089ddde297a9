"""Choosing a turn: exactly if no card is hidden, otherwise by search in sampled worlds."""

from collections.abc import Sequence
from random import Random

from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.fishing.orange_race import expected_orange_points
from rookery.bots.strong.fishing.sequential_halving import halve
from rookery.bots.turn_search import candidates
from rookery.core.cards import CardSet
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel.fishing.search import FishingSearch, Found, Style

CANDIDATES = 10
"""The most turns that are searched: those with the best heuristic values. Unmeasured, as are those
below."""

_SOLVER_SHARE = 0.25
"""The share of the budget that the exact solver may use."""

_SOLVER_SPEED = 400_000
"""The nodes that the exact solver visits in a second, roughly."""

ValuedTurns = tuple[tuple[Turn, float], ...]
"""Turns, best first, each with the expected points of its seat in the deal."""


def rank_turns(
    view: FishingView,
    turns: Sequence[Turn],
    rng: Random,
    limits: Limits,
    hands: Sequence[CardSet] | None = None,
) -> ValuedTurns:
    """Rank the candidate turns, best first. Only the arena's cheating bot passes all `hands`."""
    assert view.seat is not None
    budget, seed = Budget(limits), rng.getrandbits(64)
    turns = candidates(turns)
    orange_points = expected_orange_points(view.rules)
    search = FishingSearch(view, turns, orange_points, Style(), hands)
    heuristic = search.prior_values(seed)
    exact = solve_turns(search, budget, seed)
    if exact is not None:
        return _rank(turns, exact, heuristic)
    if len(turns) > CANDIDATES:
        best = sorted(range(len(turns)), key=lambda place: -heuristic[place])[:CANDIDATES]
        turns = [turns[place] for place in sorted(best)]
        search = FishingSearch(view, turns, orange_points, Style(), hands)
    order = halve(search, len(turns), seed, budget)
    found = search.found()
    return tuple((turns[place], found[place].points) for place in order)


def solve_turns(search: FishingSearch, budget: Budget, seed: int) -> list[Found] | None:
    """The exact result of each turn, or None if cards are hidden or solving takes too long."""
    before = search.nodes
    found = search.solve(seed, budget.nodes_for(_SOLVER_SHARE, _SOLVER_SPEED))
    budget.charge(search.nodes - before)
    return found


def _rank(turns: Sequence[Turn], exact: Sequence[Found], heuristic: Sequence[float]) -> ValuedTurns:
    """Sort turns by their exact results; ties go to the better heuristic value."""
    order = sorted(
        range(len(turns)), key=lambda it: (-exact[it].worth, -exact[it].points, -heuristic[it])
    )
    return tuple((turns[place], exact[place].points) for place in order)
