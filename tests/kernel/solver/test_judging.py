"""The judge gives the same values as the solver does for the position of each world."""

from random import Random

import numpy as np
import pytest

from rookery.kernel import BadPosition, is_compiled
from rookery.kernel.solver.compiled_solver import Solver
from rookery.kernel.solver.judging import UNKNOWN, Judge, layouts_of
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.view import TrickView
from tests.kernel.views import GAMES, views_of

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


@pytest.mark.parametrize("name", GAMES)
def test_card_values_are_those_of_the_solver_in_every_world(name: str) -> None:
    game = GAMES[name]
    solver = Solver(memory_mb=8)
    for view in Random(2).sample(views := views_of(game, 1, most=4), min(5, len(views))):
        sampler = Sampler(view)
        worlds = sampler.draw(1, 4)
        judge = Judge(view, memory_mb=8)
        assert view.seat is not None
        layouts = layouts_of(view, masks_of(worlds), view.seat)
        found = judge.points(layouts)
        for row, world in enumerate(worlds):
            expected = solver.cards(sampler.position(world, seat=view.seat))
            values = zip(judge.cards, found[row].tolist(), strict=True)
            assert dict(values).items() <= expected.items()
        needed = found.max(axis=1)
        assert (judge.at_least(layouts, needed) == (found >= needed[:, None])).all()


def late_view(seed: int = 3, *, cards: int = 5) -> TrickView:
    views = views_of(GAMES["dixie"], seed, most=cards)
    return next(view for view in views if len(view.legal) > 2)


def test_some_of_the_cards_may_be_asked_for() -> None:
    view = late_view()
    judge = Judge(view, memory_mb=8)
    layouts = layouts_of(view, masks_of(Sampler(view).draw(1, 10)), 0)
    some = judge.cards[::-2]
    columns = [judge.cards.index(card) for card in some]
    assert (judge.points(layouts, some) == judge.points(layouts)[:, columns]).all()
    needed = np.full(10, 20)
    every = judge.at_least(layouts, needed)
    assert (judge.at_least(layouts, needed, some) == every[:, columns]).all()


def test_worlds_that_reach_the_node_limit_are_unknown() -> None:
    view = late_view(cards=8)
    judge = Judge(view, memory_mb=8)
    layouts = layouts_of(view, masks_of(Sampler(view).draw(1, 10)), 0)
    assert (judge.points(layouts, nodes=1) == UNKNOWN).any()
    assert (judge.at_least(layouts, np.full(10, 30), nodes=1) == UNKNOWN).any()
    before = judge.nodes
    assert (judge.points(layouts) != UNKNOWN).all()
    assert judge.nodes > before + 10


def test_a_judge_can_be_set_to_another_view() -> None:
    first, second = late_view(3), late_view(4)
    turned = Judge(first, memory_mb=8)
    turned.turn_to(second)
    layouts = layouts_of(second, masks_of(Sampler(second).draw(1, 10)), 0)
    assert (turned.points(layouts) == Judge(second, memory_mb=8).points(layouts)).all()


def test_a_view_without_a_card_to_play_is_refused() -> None:
    game = GAMES["dixie"]
    view = game.view(game.start(tuple(game.rules.pack), 0), 0)
    with pytest.raises(BadPosition):
        Judge(view)
    with pytest.raises(BadPosition):
        layouts_of(view, masks_of(Sampler(view).draw(1, 1)), 0)
