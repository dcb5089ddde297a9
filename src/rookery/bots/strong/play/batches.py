"""Looking at worlds in batches, as long as there is time and the choice is not clear."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes

Look: TypeAlias = Callable[[Determinizations, int], tuple[Numbers, Numbers]]
"""Worth and points by world and card of a batch, NaN where they are not known; its number."""

_ENOUGH = 48
"""The fewest worlds by which a choice may be clear,"""

_SURE = 5.0
"""and by how many standard errors the best card must lead then."""

_TRIED = 4
"""So many worlds are looked at before it ends because too little is known."""


def look_at(
    worlds: Determinizations,
    budget: Budget,
    look: Look,
    until: float,
    *,
    size: int,
    cards: int,
    first: int = 0,
    fewest: int = 0,
) -> Outcomes:
    """The outcomes of worlds in their order from the first on, as long as the budget's share lasts.

    The first batch is of so many worlds; if it is that of world 0 it is looked at in any case.
    Worlds of which not all is known are left out, and it ends where that happens too often, and
    where so many as the `fewest` will not be reached.
    """
    outcomes = Outcomes.none(cards)
    done, began = first, budget.used
    while done < len(worlds) and (done == 0 or budget.used < until):
        batch = worlds.part(done, size)
        worth, points = look(batch, done)
        is_known = ~np.isnan(worth).any(axis=1)
        numbers = np.arange(done, done + len(batch))
        outcomes = outcomes.plus(
            Outcomes(numbers, batch.counts, worth, points).of(np.flatnonzero(is_known))
        )
        done += len(batch)
        if len(outcomes) >= _ENOUGH and outcomes.is_clear(_SURE):
            break
        if done - first >= _TRIED and len(outcomes) < (done - first) / 2:
            break
        each = max((budget.used - began) / (done - first), 1e-9)
        fits = int((until - budget.used) / each + 1e-9)
        if done - first + fits < fewest:
            break
        size = max(1, min(2 * (done - first), fits))
    return outcomes
