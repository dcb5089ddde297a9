"""Plain search for fishing games, without heuristics; oranges as `strong` calls them."""

from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.fishing import orange_race
from rookery.bots.turn_search import candidates, search_worlds
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing import THOUGHT
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.model import is_codable, turns_of
from rookery.kernel.fishing.search import FishingSearch, Style
from rookery.messages import reasons

ISMCTS = Style(plain=True, explore=15.0)
"""Tree search with an exploration constant of 15 points; 40 plays equally well, 5 plays worse."""

PIMC = Style(plain=True, depth=1)


def plain_decide(view: FishingView, rng: Random, limits: Limits) -> Decision:
    """Choose the turn most visited by single-observer information-set tree search."""
    return _decided(view, rng, limits, ISMCTS, by_visits=True)


def plain_pimc_decide(view: FishingView, rng: Random, limits: Limits) -> Decision:
    """Choose the turn with the best mean of random playouts over all worlds."""
    return _decided(view, rng, limits, PIMC, by_visits=False)


def _decided(
    view: FishingView, rng: Random, limits: Limits, style: Style, *, by_visits: bool
) -> Decision:
    if view.orange is not None and (raced := orange_race.decide(view, rng)) is not None:
        return raced
    turns = candidates(turns_of(view.legal))
    if len(turns) == 1 or not is_compiled or not is_codable(view.rules, view.centre):
        return heuristics.decide(view, rng)
    assert view.seat is not None
    budget = Budget(limits)
    search = FishingSearch(view, turns, orange_race.expected_orange_points(view.rules), style)
    seed = rng.getrandbits(64)
    worlds = search_worlds(search, budget, seed, 0, range(len(turns)))
    found = search.found()
    order = sorted(
        range(len(turns)), key=lambda it: (found[it].visits if by_visits else 0, found[it].worth)
    )
    considered = tuple((turns[it], found[it].points) for it in reversed(order))
    reason = reasons.best_tried(layouts=worlds)
    return Decision(considered[0][0], reason, rng.uniform(*THOUGHT), considered)
