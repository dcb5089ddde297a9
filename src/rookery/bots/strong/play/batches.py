"""Evaluating worlds in batches until the budget is used or one card is clearly best."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers, effective_size
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes

EvaluateBatch: TypeAlias = Callable[[Determinizations, int], tuple[Numbers, Numbers]]
"""A function that returns the values and the points of all cards in the worlds of a batch.

Its second argument is the index of the first of these worlds among all worlds. Both arrays have
shape (worlds of the batch, cards), with NaN where the evaluation failed.
"""

_MIN_WORLDS_TO_STOP = 48
"""The effective number of worlds after which a clear lead ends the evaluation. Unmeasured, as are
those below."""

_CLEAR_LEAD = 5.0
"""The lead of the best card, in standard errors, that counts as clear."""

_MIN_WORLDS_TO_GIVE_UP = 4
"""The number of worlds tried before the evaluation may end because most failed."""


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
    """Evaluate `worlds` from index `first` on, until the share `until` of the budget is used.

    `cards` is the number of cards that are evaluated. The first batch has `size` worlds; if `first`
    is 0 it is evaluated even when no budget is left. Later batches grow as the budget allows.
    Worlds whose evaluation failed are left out of the result. The evaluation ends early when one
    card leads clearly, when too many worlds fail, or when the budget will not last for `fewest`
    worlds.
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
        if is_clear(outcomes):
            break
        if done - first >= _MIN_WORLDS_TO_GIVE_UP and len(outcomes) < (done - first) / 2:
            break
        each = max((budget.used - began) / (done - first), 1e-9)
        fits = int((until - budget.used) / each + 1e-9)
        if done - first + fits < fewest:
            break
        size = max(1, min(2 * (done - first), fits))
    return outcomes


def is_clear(outcomes: Outcomes) -> bool:
    """Whether enough worlds show that one card is best."""
    if not len(outcomes) or effective_size(outcomes.counts) < _MIN_WORLDS_TO_STOP:
        return False
    return outcomes.has_clear_best(_CLEAR_LEAD)
