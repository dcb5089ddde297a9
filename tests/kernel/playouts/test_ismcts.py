"""The information-set tree search against the exact solver."""

from random import Random
from typing import Any

import pytest

from rookery.games import GAMES
from rookery.kernel import is_compiled, position_of, solve
from rookery.kernel.playouts.ismcts import TreeSearch, world_as_worlds
from rookery.kernel.worlds.sampling import Sampler
from rookery.testing import random_path
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")

TABLES = (("dixie", 4), ("dixie", 6), ("three", 3), ("five", 5), ("kentucky", 4))


def states(name: str, seats: int, left: int, seeds: int) -> list[tuple[Any, TrickState]]:
    """States of a game in which the seat to play has `left` cards and more than one legal move."""
    game = GAMES[name].game({"seats": seats})
    found = []
    for seed in range(seeds):
        for state in random_path(game, Random(seed)).states:
            if state.phase is Phase.PLAY and len(state.hands[state.turn]) == left:
                found.append((game, state))
    return [(game, it) for game, it in found if len(game.legal(it, it.turn)) > 1]


def searched(game: Any, state: TrickState, times: int) -> TreeSearch:
    """A search of `times` iterations in the true world."""
    search = TreeSearch(game.view(state, state.turn))
    search.run(world_as_worlds(state.hands, state.nest, state.buried, times=times), seed=1)
    return search


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_with_open_hands_it_converges_to_the_exact_value(name: str, seats: int) -> None:
    """With three cards each, the most visited card is best, and its mean is near its value."""
    right = 0
    found = states(name, seats, 3, 4)
    assert len(found) > 4
    for game, state in found:
        best = searched(game, state, 4_000).tried[0]
        values = solve(position_of(game.rules, state, seat=state.turn)).cards
        right += values[best.card] == max(values.values())
        assert best.points <= sum(game.rules.points_of.values()) + 60
        total = position_of(game.rules, state, seat=state.turn).points_left
        assert abs(best.points - values[best.card]) <= 0.25 * total + 1
    assert right >= 0.9 * len(found)


def test_what_cannot_be_searched_is_refused() -> None:
    game, played = states("dixie", 4, 9, 1)[0]
    view = game.view(played, played.turn)
    with pytest.raises(ValueError, match="room"):
        TreeSearch(view, room=0)
    with pytest.raises(ValueError, match="no card"):
        TreeSearch(game.view(played, (played.turn + 1) % 4))
    three, other = states("three", 3, 9, 1)[0]
    with pytest.raises(ValueError, match="hands"):
        TreeSearch(view).run(Sampler(three.view(other, other.turn)).draw(1, 2), 1)
    with pytest.raises(ValueError, match="seed"):
        TreeSearch(view).run(Sampler(view).draw(1, 2), -1)
