"""Endings that are played on perfectly take what the solver says."""

from random import Random

import numpy as np
import pytest

from rookery.arena.suite import exercises
from rookery.bots.explaining.endings import can_solve, solve_card
from rookery.core.moves import Play
from rookery.kernel import is_compiled
from rookery.kernel.solver.judging import Judge, layouts_of
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.view import TrickView

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel solves")

WORLDS = 12


def test_perfect_play_takes_the_points_that_the_solver_finds() -> None:
    views = [it.view() for it in exercises()]
    endings = [it for it in views if it.phase_name == "play" and isinstance(it, TrickView)]
    endings = [it for it in endings if it.rules.seats > 2 and can_solve(it)]
    assert len(endings) > 10
    for view in Random(1).sample(endings, 10):
        assert view.seat is not None
        masks = masks_of(Sampler(view).draw(1, WORLDS))
        judge = Judge(view)
        values = judge.points(layouts_of(view, masks, view.seat))
        for column, card in enumerate(judge.cards):
            assert Play(card) in view.legal
            after = solve_card(view, masks, card)
            np.testing.assert_allclose(after.points, values[:, column])
            assert (after.fates.wins.sum(axis=1) == len(view.hand)).all()
