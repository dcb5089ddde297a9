"""Playouts of cards, and the pruning of those that are clearly behind."""

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from rookery.bots import Limits
from rookery.bots.budget import Budget
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import SeatValuation
from rookery.bots.strong.play.playouts import CardPlayouts
from rookery.bots.strong.play.settings import SETTINGS
from rookery.core.cards import Card
from rookery.kernel.worlds.masks import Masks
from tests.bots.deals import DIXIE, dixie
from tests.tables import cards

WORLDS = 400
CARDS = list(cards("G3 B14 B13"))
TAKEN = dict(zip(CARDS, (75.0, 100.0, 99.0), strict=True))
"""The mean points of the bidder's side after each card: more than its bid of 70."""


class FixedPolicy:
    """A policy with random points around a fixed mean, which counts the worlds of each card."""

    def __init__(self, spread: float) -> None:
        self.spread = spread
        self.worlds: Counter[Card] = Counter()

    def __call__(self, masks: Masks, seed: int, card: Card) -> NDArray[np.float32]:
        self.worlds[card] += len(masks)
        chance = np.random.default_rng([seed, card.rank])
        points = TAKEN[card] + self.spread * chance.uniform(-1, 1, len(masks))
        taken = np.zeros((len(masks), 5), dtype=np.float32)
        taken[:, 0] = taken[:, 2] = np.rint(points)
        return taken


@pytest.fixture
def valuation() -> SeatValuation:
    return SeatValuation(DIXIE.view(dixie(3), 0), SETTINGS)


def worlds(valuation: SeatValuation) -> Determinizations:
    masks = np.zeros((WORLDS, valuation.view.rules.seats + 2), dtype=np.uint64)
    return Determinizations(masks, np.ones(WORLDS))


def test_a_card_clearly_behind_is_pruned(valuation: SeatValuation) -> None:
    policy = FixedPolicy(spread=5)
    playouts = CardPlayouts(valuation, CARDS, Budget(Limits(nodes=1 << 30)), policy)
    outcomes = playouts.play_out(worlds(valuation), 1.0, seed=1)
    low, high, next_high = (policy.worlds[card] for card in CARDS)
    assert low < next_high == high == len(outcomes) > 48
    assert playouts.alive == [1, 2]
    points = outcomes.mean(outcomes.points)
    assert points[1] - points[0] == pytest.approx(25, abs=2)
    assert points[1] - points[2] == pytest.approx(1, abs=1)
    values = outcomes.mean(outcomes.values)
    assert values[0] < values[2] < values[1]


def test_cards_that_may_be_best_are_played_out_in_every_world(valuation: SeatValuation) -> None:
    policy = FixedPolicy(spread=70)
    playouts = CardPlayouts(valuation, CARDS[1:], Budget(Limits(nodes=1 << 30)), policy)
    assert len(playouts.play_out(worlds(valuation), 1.0, seed=1)) == WORLDS
    assert set(policy.worlds.values()) == {WORLDS}


def test_playouts_end_with_their_share_of_the_budget(valuation: SeatValuation) -> None:
    """A playout of a card costs as many nodes as there are cards in hand."""
    budget = Budget(Limits(nodes=100 * len(CARDS) * len(valuation.view.hand)))
    outcomes = CardPlayouts(valuation, CARDS, budget, FixedPolicy(spread=70)).play_out(
        worlds(valuation), 0.5, seed=1
    )
    assert 25 < len(outcomes) <= 50
    assert budget.used <= 0.5
