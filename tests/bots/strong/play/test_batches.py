"""Evaluating worlds in batches: their sizes, and what ends the evaluation."""

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.batches import evaluate_batches
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes

WORLDS = Determinizations(np.zeros((200, 6), dtype=np.uint64), np.ones(200))
"""Worlds for the tests, which never look at the cards in them."""


class FakeEvaluation:
    """A fake evaluation of two cards at `cost` nodes a world."""

    def __init__(self, nodes: int, cost: int, *, known: bool = True) -> None:
        self.budget = Budget(Limits(nodes=nodes))
        self.batches: list[int] = []
        self._cost, self._known = cost, known

    def run(self, *, fewest: int = 0) -> Outcomes:
        return evaluate_batches(
            WORLDS, self.budget, self._evaluate, 1.0, size=2, cards=2, fewest=fewest
        )

    def _evaluate(self, batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
        self.batches.append(len(batch))
        self.budget.charge(self._cost * len(batch))
        chance = np.random.default_rng(done).normal(size=len(batch))
        values = np.stack([chance, -chance], axis=1)
        values = values if self._known else np.full_like(values, np.nan)
        return values, values


def test_batches_grow_and_the_last_one_fits() -> None:
    evaluation = FakeEvaluation(nodes=100, cost=1)
    assert len(evaluation.run()) == 100
    assert evaluation.batches == [2, 4, 12, 36, 46]
    assert evaluation.budget.used == 1


def test_the_first_batch_is_always_evaluated() -> None:
    assert len(FakeEvaluation(nodes=1, cost=50).run()) == 2


def test_it_ends_where_the_budget_is_too_small_for_the_fewest_worlds() -> None:
    assert len(FakeEvaluation(nodes=100, cost=10).run(fewest=10)) == 10
    assert len(FakeEvaluation(nodes=100, cost=10).run(fewest=11)) == 2


def test_it_ends_where_most_worlds_fail() -> None:
    evaluation = FakeEvaluation(nodes=1000, cost=1, known=False)
    assert len(evaluation.run()) == 0
    assert evaluation.batches == [2, 4]
