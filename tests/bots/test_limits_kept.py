"""Bots that search keep their limits and use them, in every game and phase."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from rookery.bots import Limits, bot
from rookery.bots.budget import Budget
from rookery.core.game import AnyView
from rookery.games import preset
from rookery.kernel import is_compiled
from rookery.testing import random_path

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

BOTS = ["pimc", "ismcts", "strong"]
SOME_TABLES = [("dixie", 4), ("five", 5), ("two", 2), ("tuxedo", 4)]
"""A table for each way to find partners, one with a dummy, and one of a fishing game."""

SPEED = 1_500_000
"""Nodes in a second of the fake clock, which moves with nodes charged; `pimc` assumes as many."""


def choices(game: str, seats: int, count: int) -> Iterator[AnyView]:
    """Views of one deal with more than one legal move."""
    rng = Random(f"{game} {seats}")
    path = random_path(preset(game).game({"seats": seats}), rng)
    states = [state for state in path.states if path.game.actors(state)]
    views = [path.game.view(it, path.game.actors(it)[0]) for it in states]
    wide = [view for view in views if len(view.legal) > 1]
    yield from rng.sample(wide, min(count, len(wide)))


@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> list[Budget]:
    """The budgets made during a test."""
    made: list[Budget] = []
    begin = Budget.__init__

    def begun(self: Budget, limits: Limits) -> None:
        begin(self, limits)
        made.append(self)

    monkeypatch.setattr(Budget, "__init__", begun)
    return made


@pytest.mark.parametrize(("nodes", "most"), [(2_000, 2.0), (20_000, 1.2)])
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), SOME_TABLES)
def test_the_node_limit_is_kept_and_used(
    budgets: list[Budget], game: str, seats: int, name: str, nodes: int, most: float
) -> None:
    for view in choices(game, seats, 5):
        bot(name, Random(1), Limits(nodes=nodes)).decide(view)
    used = [budget.used for budget in budgets]
    assert max(used, default=0) < most
    assert used
    assert fmean(used) > 0.2


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), SOME_TABLES[:-1])
def test_the_limit_in_seconds_is_kept_and_used(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, name: str
) -> None:
    """The fake clock of the test moves with the nodes charged."""
    now = [0.0]
    charge = Budget.charge

    def charged(self: Budget, nodes: int) -> None:
        now[0] += nodes / SPEED
        charge(self, nodes)

    monkeypatch.setattr("rookery.bots.budget.perf_counter", lambda: now[0])
    monkeypatch.setattr(Budget, "charge", charged)
    took = []
    for view in choices(game, seats, 5):
        began = now[0]
        bot(name, Random(1), Limits(seconds=0.05)).decide(view)
        took.append(now[0] - began)
    assert max(took) <= 0.05
    assert fmean(took) > 0.001
