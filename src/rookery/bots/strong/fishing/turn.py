"""Choosing a turn: exactly where all is known, else by looking ahead in worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.fishing.orange_race import shares
from rookery.bots.strong.fishing.sequential_halving import halve
from rookery.bots.turn_search import listed
from rookery.core.cards import CardSet
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel.fishing.search import FishingSearch, Found, Style

WEIGHED = 10
"""Turns that are looked ahead from: those that seem best at once."""

_SOLVING = 0.25
"""The part of the budget that an exact search may take,"""

_SPEED = 400_000
"""and how many nodes it looks at in a second, about, where seconds are limited."""

ValuedTurns = tuple[tuple[Turn, float], ...]
"""Turns, best first, with the points that their seat may expect of the deal."""


def weigh(
    view: FishingView,
    turns: Sequence[Turn],
    rng: Random,
    limits: Limits,
    hands: Sequence[CardSet] | None = None,
) -> ValuedTurns:
    """The turns that deserve a thought, best first, each with the points of its seat.

    `hands` are for who sees them all.
    """
    assert view.seat is not None
    budget, seed = Budget(limits), rng.getrandbits(64)
    turns = listed(turns)
    share = shares(view.rules, view.seat)
    search = FishingSearch(view, turns, share, Style(), hands)
    seeming = search.prior_values(seed)
    exact = _solved(search, budget, seed)
    if exact is not None:
        return _ordered(turns, exact, seeming)
    if len(turns) > WEIGHED:
        best = sorted(range(len(turns)), key=lambda place: -seeming[place])[:WEIGHED]
        turns = [turns[place] for place in sorted(best)]
        search = FishingSearch(view, turns, share, Style(), hands)
    order = halve(search, len(turns), seed, budget)
    found = search.found()
    return tuple((turns[place], found[place].points) for place in order)


def _solved(search: FishingSearch, budget: Budget, seed: int) -> list[Found] | None:
    """What each turn comes to exactly; None if cards are hidden, or if that takes too long."""
    before = search.nodes
    found = search.solve(seed, budget.nodes_for(_SOLVING, _SPEED))
    budget.charge(search.nodes - before)
    return found


def _ordered(
    turns: Sequence[Turn], exact: Sequence[Found], seeming: Sequence[float]
) -> ValuedTurns:
    """The turns by what they come to; of equals, first those that anybody would rather play."""
    order = sorted(
        range(len(turns)), key=lambda it: (-exact[it].worth, -exact[it].points, -seeming[it])
    )
    return tuple((turns[place], exact[place].points) for place in order)
