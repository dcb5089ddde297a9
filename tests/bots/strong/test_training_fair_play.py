"""The training of card play by fair playouts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.training import fair_play
from benchmarks.training.card_play import FEWEST, POINTS, chances, stacked
from benchmarks.training.played import Choice, game_of
from rookery.bots.strong.fitted_weights import SKILL
from rookery.kernel import is_compiled
from rookery.kernel.playouts.habits import SITUATIONS

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_play, "PLAYOUTS", 8)


def choices(name: str, seats: int, deals: int) -> list[Choice]:
    game = game_of(name, seats)
    return [
        choice for deal in range(deals) for choice in fair_play.choices(game, SKILL, Random(deal))
    ]


def gained(found: list[Choice], weights: fair_play.Weights) -> float:
    """The mean expected value of what these weights choose, as the fit counts it."""
    total = 0.0
    for situation in range(SITUATIONS):
        some = [each for each in found if each.situation == situation]
        if len(some) >= FEWEST:
            tables, mask = stacked(some)
            likely = chances(tables, mask, weights[situation].astype(np.float64))
            for row, each in enumerate(some):
                assert each.worth is not None
                mine = likely[row, : len(each.worth)]
                total += float(
                    mine @ (each.worth / POINTS - fair_play.ENTROPY * np.log(mine + 1e-9))
                )
    return total / len(found)


@pytest.mark.parametrize(("name", "seats"), [("dixie", 4), ("five", 5), ("three", 3)])
def test_every_legal_card_of_a_choice_has_a_value(name: str, seats: int) -> None:
    found = choices(name, seats, 1)
    assert found
    for each in found:
        assert each.worth is not None
        assert len(each.worth) == len(each.cards) > each.played
        assert np.isfinite(each.worth).all()


def test_a_round_raises_what_its_own_choices_bring() -> None:
    found = choices("dixie", 4, 16)
    better = fair_play.improved(found, SKILL)
    assert gained(found, better) > gained(found, SKILL)


def test_rounds_that_were_played_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_play, "TABLES", (("dixie", 4, 8),))
    first = fair_play.learned(SKILL, (1,), tmp_path)
    monkeypatch.setattr(fair_play, "choices", None)
    assert np.array_equal(fair_play.learned(SKILL, (1,), tmp_path), first)
