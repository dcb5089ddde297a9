"""Evaluating worlds batch by batch until time runs out or one card is clearly best."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes

EvaluateBatch: TypeAlias = Callable[[Determinizations, int], tuple[Numbers, Numbers]]
"""Return the values and the points of the cards in a batch, given the index of its first world.

Both arrays have shape (worlds of the batch, cards) and are NaN where the evaluation failed.
"""

_MIN_WORLDS_TO_STOP = 48
"""The fewest worlds after which a clear lead of one card ends the evaluation. A guess."""

_CLEAR_LEAD = 5.0
"""The lead of the best card, in standard errors, that counts as clear. A guess."""

_MIN_WORLDS_TO_GIVE_UP = 4
"""The fewest worlds after which the evaluation ends if more than half of them failed. A guess."""


def evaluate_batches(
    worlds: Determinizations,
    budget: Budget,
    evaluate: EvaluateBatch,
    until: float,
    *,
    size: int,
    cards: int,
    first: int = 0,
    fewest: int = 0,
) -> Outcomes:
    """Evaluate `worlds` in order from `first` on until the share `until` of the budget is used.

    The first batch has `size` worlds and is evaluated in any case if it starts at world 0; later
    batches grow as the budget allows. Worlds whose evaluation failed are left out. The evaluation
    ends early when one card leads clearly, when too many worlds fail, and when the budget will not
    last for `fewest` worlds.
    """
    outcomes = Outcomes.empty(cards)
    done, began = first, budget.used
    while done < len(worlds) and (done == 0 or budget.used < until):
        batch = worlds.batch(done, size)
        values, points = evaluate(batch, done)
        is_known = ~np.isnan(values).any(axis=1)
        indices = np.arange(done, done + len(batch))
        known = Outcomes(indices, batch.counts, values, points).select(np.flatnonzero(is_known))
        outcomes = outcomes.extended(known)
        done += len(batch)
        if len(outcomes) >= _MIN_WORLDS_TO_STOP and outcomes.has_clear_best(_CLEAR_LEAD):
            break
        if done - first >= _MIN_WORLDS_TO_GIVE_UP and len(outcomes) < (done - first) / 2:
            break
        each = max((budget.used - began) / (done - first), 1e-9)
        fits = int((until - budget.used) / each + 1e-9)
        if done - first + fits < fewest:
            break
        size = max(1, min(2 * (done - first), fits))
    return outcomes
