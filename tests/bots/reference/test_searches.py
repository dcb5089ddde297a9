"""The plain searches by which `strong` is measured."""

from random import Random

import pytest

from rookery.bots import Bot, Limits, bot
from rookery.core.moves import Play
from rookery.kernel import is_compiled, position_of, solve
from rookery.testing import random_path
from rookery.tricks.rules import Phase
from tests.tables import trick_game

NAMES = ("pimc", "ismcts")

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")


def reference(name: str, nodes: int = 500, seed: int = 1) -> Bot:
    return bot(name, Random(seed), Limits(nodes=nodes))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", ["dixie", "three"])
def test_they_find_the_best_card_when_little_is_hidden(name: str, game: str) -> None:
    """Two cards in each hand: the card chosen is seldom worse than the best with open hands."""
    played = trick_game(game)
    lost = asked = 0
    for seed in range(7):
        for state in random_path(played, Random(seed)).states:
            tricks = len(getattr(state, "tricks", ()))
            if state.phase is not Phase.PLAY or tricks != played.rules.tricks - 2:
                continue
            view = played.view(state, state.turn)
            values = solve(position_of(played.rules, state, seat=state.turn)).cards
            if len(values) < 2:
                continue
            asked += 1
            move = reference(name, nodes=400).decide(view).move
            assert isinstance(move, Play)
            lost += values[move.card] < max(values.values())
    assert asked > 10
    assert lost <= asked / 4
