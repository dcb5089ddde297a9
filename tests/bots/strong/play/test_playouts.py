"""Cards played out in worlds, those left out that are clearly behind."""

from __future__ import annotations

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
"""What the bidder's side takes after each card, on average: more than its bid of 70."""


class Asked:
    """Tells what was taken, and counts in how many worlds it was asked about each card."""

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
def table() -> SeatValuation:
    return SeatValuation(DIXIE.view(dixie(3), 0), SETTINGS)


def worlds(table: SeatValuation) -> Determinizations:
    masks = np.zeros((WORLDS, table.view.rules.seats + 2), dtype=np.uint64)
    return Determinizations(masks, np.ones(WORLDS))


def test_a_card_that_is_clearly_behind_is_not_played_any_further(table: SeatValuation) -> None:
    asked = Asked(spread=5)
    playing = CardPlayouts(table, CARDS, Budget(Limits(nodes=1 << 30)), asked)
    found = playing.play_out(worlds(table), 1.0, seed=1)
    low, high, next_high = (asked.worlds[card] for card in CARDS)
    assert low < next_high == high == len(found) > 48
    assert playing.alive == [1, 2]
    points = found.mean(found.points)
    assert points[1] - points[0] == pytest.approx(25, abs=2)
    assert points[1] - points[2] == pytest.approx(1, abs=1)
    worth = found.mean(found.worth)
    assert worth[0] < worth[2] < worth[1]


def test_cards_that_may_be_best_are_played_to_the_end(table: SeatValuation) -> None:
    asked = Asked(spread=70)
    playing = CardPlayouts(table, CARDS[1:], Budget(Limits(nodes=1 << 30)), asked)
    assert len(playing.play_out(worlds(table), 1.0, seed=1)) == WORLDS
    assert set(asked.worlds.values()) == {WORLDS}


def test_it_ends_with_its_part_of_the_budget(table: SeatValuation) -> None:
    """Each card of each world counts for the cards in hand."""
    budget = Budget(Limits(nodes=100 * len(CARDS) * len(table.view.hand)))
    found = CardPlayouts(table, CARDS, budget, Asked(spread=70)).play_out(
        worlds(table), 0.5, seed=1
    )
    assert 25 < len(found) <= 50
    assert budget.used <= 0.5
