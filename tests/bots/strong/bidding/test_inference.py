"""Worlds weighted by the likelihood of the bids."""

import numpy as np
import pytest

from rookery.bots.strong.arrays import effective_size
from rookery.bots.strong.bidding.inference import bid_ceilings, likelihood, sample_worlds
from rookery.kernel import is_compiled
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.view import TrickView
from tests.tables import deal, play, trick_game

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

DIXIE = trick_game("dixie")
COUNT = 100


def after(*moves: str) -> TrickView:
    """The view of the next seat to bid after `moves`. Seat 3 is the dealer."""
    state = play(DIXIE, deal(DIXIE, [], dealer=3), *moves)
    return DIXIE.view(state, state.turn)


HIGH = ("0 bid 70", "1 bid 75", "2 bid 100", "3 bid 105")


def test_before_the_first_bid_all_weights_are_equal() -> None:
    view = after()
    found = sample_worlds(view, Sampler(view), 1, COUNT)
    assert found.drawn == len(found.rows) == COUNT
    assert (found.weights == found.weights[0]).all()


def test_more_worlds_are_drawn_if_few_explain_the_bids() -> None:
    view = after(*HIGH)
    sampler = Sampler(view)
    found = sample_worlds(view, sampler, 1, COUNT)
    assert COUNT < found.drawn <= 4 * COUNT
    assert COUNT - 1 <= len(found.rows) <= COUNT + 1
    assert len(np.unique(found.rows, axis=0)) == len(found.rows)
    rows = masks_of(sampler.draw(1, COUNT))
    plain = likelihood(
        view, bid_ceilings(view.rules, view.dealer, rows, found.others), found.others
    )
    assert effective_size(found.weights) > 1.5 * effective_size(plain)


def test_thinning_keeps_the_expectation_of_weighted_sums() -> None:
    view = after(*HIGH)
    sampler = Sampler(view)
    kept = np.zeros(4)
    every = np.zeros(4)
    for number in range(40):
        seed = 2 * number
        found = sample_worlds(view, sampler, seed, COUNT)
        ceilings = found.ceilings[:, 1]
        kept += [
            found.weights.sum(),
            found.weights @ ceilings,
            found.prior_weights.sum(),
            found.prior_weights @ ceilings,
        ]
        rows = np.concatenate(
            [
                masks_of(sampler.draw(seed, COUNT)),
                masks_of(sampler.draw(seed + 1, found.drawn - COUNT)),
            ]
        )
        ceilings = bid_ceilings(view.rules, view.dealer, rows, found.others)
        weights = likelihood(view, ceilings, found.others)
        every += [weights.sum(), weights @ ceilings[:, 1], len(rows), ceilings[:, 1].sum()]
    assert kept[:2] == pytest.approx(every[:2], rel=0.02)
    assert kept[2:] == pytest.approx(every[2:], rel=0.1)
