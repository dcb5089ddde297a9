"""`pimc`: perfect-information Monte Carlo as it is usually written (Ginsberg 2001).

Worlds are sampled uniformly and solved with open hands, and the card with the best mean is played.
The worlds are not weighted by the bids and plays of others, and the bot maximizes points, not its
chance of winning the match. It bids, buries and calls as `steady` does.
"""

from collections.abc import Mapping
from random import Random

import numpy as np

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.core.cards import Card
from rookery.core.moves import Play
from rookery.kernel.playouts.ismcts import TreeSearch
from rookery.kernel.solver.judging import UNKNOWN, layouts_of, own_judge
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.messages import reasons
from rookery.tricks.view import TrickView

_MOST_WORLDS = 1_000
"""The most worlds that are solved. Unmeasured, as are those below."""

_FIRST = 0.125
"""The share of the budget within which the first world must be solved."""

_SPEED = 1_500_000
"""A lower bound for the nodes that the solver visits in a second."""

_EVENLY = 1e6
"""An exploration constant so large that all cards get the same number of playouts."""

_BATCH = 16
"""The playouts of each card between two checks of the budget."""


def decide(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """Play the card with the most mean points."""
    sampler, seed = Sampler(view), rng.getrandbits(62)
    budget = Budget(limits)
    best = reasons.best_solved
    means, worlds = _solved(view, sampler, seed, budget)
    if not worlds:
        means, worlds = _played(view, sampler, seed, budget)
        best = reasons.best_played_out
    order = sorted(means, key=lambda card: -means[card])
    considered = tuple((Play(card), means[card]) for card in order)
    return Decision(considered[0][0], best(layouts=worlds), rng.uniform(0.6, 1.8), considered)


def _solved(
    view: TrickView, sampler: Sampler, seed: int, budget: Budget
) -> tuple[Mapping[Card, float], int]:
    """The mean exact points of every card, and the number of worlds solved.

    No world is solved if the first takes more than its share of the budget, or if there is a dummy,
    since nobody chooses the dummy's cards (R2-6).
    """
    assert view.seat is not None
    if view.rules.dummy is not None:
        return {}, 0
    judge = own_judge(view)
    layouts = layouts_of(view, masks_of(sampler.draw(seed, _MOST_WORLDS)), view.seat)
    total = np.zeros(len(judge.cards))
    done = 0
    for world in range(_MOST_WORLDS):
        before = judge.nodes
        share = 1.0 if done else _FIRST
        limit = int(share * budget.nodes_for(max(0.0, 1 - budget.used), _SPEED))
        points = judge.points(layouts.of(slice(world, world + 1)), nodes=max(1, limit))[0]
        budget.charge(judge.nodes - before)
        if UNKNOWN in points:
            break
        total += points
        done += 1
        if budget.is_over():
            break
    means = total / max(done, 1)
    return {card: float(each) for card, each in zip(judge.cards, means, strict=True)}, done


def _played(
    view: TrickView, sampler: Sampler, seed: int, budget: Budget
) -> tuple[Mapping[Card, float], int]:
    """The mean points of each card in random playouts, and the number of worlds played out."""
    search = TreeSearch(view, explore=_EVENLY, room=len(view.legal))
    part, tricks = len(view.legal) * _BATCH, len(view.hand)
    done = 0
    while not done or not budget.is_over():
        search.run(sampler.draw(seed + 1 + done, part), seed, first=done)
        budget.charge(part * tricks)
        done += part
    return {it.card: it.points for it in search.tried}, done
