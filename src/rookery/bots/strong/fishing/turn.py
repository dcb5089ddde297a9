"""Choosing a turn: exactly where all is known, else by looking ahead in worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rookery.bots.budget import Budget
from rookery.bots.fishing_search import listed, solved
from rookery.bots.limits import Limits
from rookery.bots.strong.fishing.halving import halve
from rookery.bots.strong.fishing.orange import shares
from rookery.core.cards import CardSet
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel.fishing.search import FishingSearch, Found, Style

WEIGHED = 10
"""Turns that are looked ahead from: those that seem best at once."""

Weighed = tuple[tuple[Turn, float], ...]
"""Turns, best first, with the points that their seat may expect of the deal."""


def weigh(
    view: FishingView,
    turns: Sequence[Turn],
    rng: Random,
    limits: Limits,
    style: Style,
    hands: Sequence[CardSet] | None = None,
) -> Weighed:
    """The turns that deserve a thought, best first, each with the points of its seat.

    `hands` are for who sees them all.
    """
    assert view.seat is not None
    budget, seed = Budget(limits), rng.getrandbits(64)
    turns = listed(turns)
    share = shares(view.rules, view.seat)
    search = FishingSearch(view, turns, share, style, hands)
    seeming = search.impressions(seed)
    exact = solved(search, budget, seed)
    if exact is not None:
        return _ordered(turns, exact, seeming)
    if len(turns) > WEIGHED:
        best = sorted(range(len(turns)), key=lambda place: -seeming[place])[:WEIGHED]
        turns = [turns[place] for place in sorted(best)]
        search = FishingSearch(view, turns, share, style, hands)
    order = halve(search, len(turns), seed, budget)
    found = search.found()
    return tuple((turns[place], found[place].points) for place in order)


def _ordered(turns: Sequence[Turn], exact: Sequence[Found], seeming: Sequence[float]) -> Weighed:
    """The turns by what they come to; of equals, first those that anybody would rather play."""
    order = sorted(
        range(len(turns)), key=lambda it: (-exact[it].worth, -exact[it].points, -seeming[it])
    )
    return tuple((turns[place], exact[place].points) for place in order)
