"""Budgets: nodes or seconds, never both."""

import pytest

from rookery.bots.budget import Budget
from rookery.bots.limits import Limits


def test_nodes_are_counted_and_no_clock_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("rookery.bots.budget.perf_counter")
    budget = Budget(Limits(nodes=10), share=0.5)
    assert (budget.nodes, budget.used) == (5, 0.0)
    assert budget.fits(1_000) == 1  # nothing is known yet
    budget.charge(4)
    assert budget.nodes == 1
    assert not budget.is_over()
    assert (budget.fits(1), budget.fits(2)) == (1, 0)
    budget.charge(4)
    assert budget.nodes == 0
    assert budget.is_over()
    assert (budget.nodes_for(0.5), budget.nodes_for(0.0)) == (2, 1)


def test_only_a_share_of_the_seconds_is_planned_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("rookery.bots.budget.perf_counter", lambda: now[0])
    budget = Budget(Limits(seconds=1.0), share=0.5)
    assert budget.nodes is None
    assert budget.nodes_for(1.0, speed=1_000) == 350
    now[0] += 0.0875
    budget.charge(10)
    assert budget.used == pytest.approx(0.25)
    assert (budget.fits(29), budget.fits(31)) == (1, 0)
    now[0] += 0.31
    assert budget.is_over()
