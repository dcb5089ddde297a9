"""Looking at worlds in batches: how far it goes, and where it stops."""

from __future__ import annotations

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.batches import look_at
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes

WORLDS = Determinizations(np.zeros((200, 6), dtype=np.uint64), np.ones(200))
"""Nobody here looks into them."""


class Looking:
    """Looks at two cards at so many nodes a world; the second card is as much worse as told."""

    def __init__(self, nodes: int, cost: int, behind: float = 0.0, *, known: bool = True) -> None:
        self.budget = Budget(Limits(nodes=nodes))
        self.batches: list[int] = []
        self._cost, self._behind, self._known = cost, behind, known

    def at(self, until: float = 1.0, *, fewest: int = 0, first: int = 0) -> Outcomes:
        return look_at(
            WORLDS, self.budget, self._look, until, size=2, cards=2, first=first, fewest=fewest
        )

    def _look(self, batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
        self.batches.append(len(batch))
        self.budget.charge(self._cost * len(batch))
        chance = np.random.default_rng(done).normal(size=len(batch))
        worth = np.stack([chance, -chance - self._behind], axis=1)
        worth = worth if self._known else np.full_like(worth, np.nan)
        return worth, worth


def test_batches_grow_and_the_last_one_fits() -> None:
    it = Looking(nodes=100, cost=1)
    assert len(it.at()) == 100
    assert it.batches == [2, 4, 12, 36, 46]
    assert it.budget.used == 1


def test_a_part_of_the_budget_is_kept_to() -> None:
    it = Looking(nodes=100, cost=1)
    assert len(it.at(it.budget.part_of_rest(0.5))) == 50
    rest = it.at(it.budget.part_of_rest(0.5), first=50)
    assert list(rest.numbers) == list(range(50, 75))


def test_the_first_batch_is_looked_at_in_any_case() -> None:
    assert len(Looking(nodes=1, cost=50).at()) == 2


def test_it_ends_where_not_enough_worlds_can_be_looked_at() -> None:
    assert len(Looking(nodes=100, cost=10).at(fewest=10)) == 10
    assert len(Looking(nodes=100, cost=10).at(fewest=11)) == 2


def test_it_ends_where_too_little_is_known() -> None:
    it = Looking(nodes=1000, cost=1, known=False)
    assert len(it.at()) == 0
    assert it.batches == [2, 4]


def test_it_ends_where_the_choice_is_clear() -> None:
    it = Looking(nodes=1000, cost=1, behind=30.0)
    assert 48 <= len(it.at()) < 100
