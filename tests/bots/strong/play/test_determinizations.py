"""The worlds that card play samples, and how likely the bids make them."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from rookery.arena.suite import exercises
from rookery.bots.strong.arrays import effective_size
from rookery.bots.strong.fitted_weights import HABITS, LIKELIHOOD_WEIGHTS
from rookery.bots.strong.play import determinizations
from rookery.bots.strong.play.determinizations import Determinizations, determinize
from rookery.bots.strong.play.likelihood_features import (
    FEATURES,
    hand_features,
    hand_log_likelihoods,
)
from rookery.bots.strong.play.settings import SETTINGS, Settings
from rookery.kernel import is_compiled
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

SURE = "five-no-five-under-the-ace"
"""A position in which the bids make few of the possible worlds likely: one in 140."""


@cache
def views() -> dict[str, TrickView]:
    """The views of the suite in which a card is to be played, with others' cards hidden."""
    found = {it.name: it.view() for it in exercises()}
    return {
        name: with_dummy_seat(view)
        for name, view in found.items()
        if isinstance(view, TrickView) and view.phase is Phase.PLAY
    }


def drawn(view: TrickView, wanted: int, settings: Settings = SETTINGS) -> Determinizations:
    return determinize(view, Sampler(view), Players(view, HABITS), 1, wanted, settings)[0]


def worth(worlds: Determinizations) -> float:
    """The effective sample size: so many equally likely worlds would tell as much."""
    return effective_size(worlds.counts)


def test_the_likelihood_of_hands_is_the_weighted_sum_of_their_features() -> None:
    for view in views().values():
        masks = masks_of(Sampler(view).draw(7, 50))
        weights = LIKELIHOOD_WEIGHTS[view.rules.sides][:FEATURES]
        expected = hand_features(view, masks) @ weights
        assert np.allclose(hand_log_likelihoods(view, masks, weights), expected)


def test_where_few_worlds_explain_the_bids_more_are_drawn() -> None:
    view = views()[SURE]
    few = drawn(view, 300, replace(SETTINGS, most_drawn_per_world=SETTINGS.drawn_per_world))
    assert worth(drawn(view, 300)) > 2 * worth(few)


def test_where_few_worlds_are_possible_only_the_fewest_are_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(determinizations, "effective_size", lambda _: 0.0)  # never enough
    every = sorted(views().values(), key=lambda it: Sampler(it).count)
    fewest, most = (
        determinize(view, Sampler(view), Players(view, HABITS), 1, 20, SETTINGS)[1]
        for view in (every[0], every[-1])
    )
    assert fewest == 20 * SETTINGS.drawn_per_world
    assert most == 20 * SETTINGS.most_drawn_per_world
