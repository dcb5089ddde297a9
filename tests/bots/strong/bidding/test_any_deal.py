"""Before card play `strong` makes only legal moves, under any rules."""

from random import Random

import pytest
from hypothesis import Phase as HypothesisPhase
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.bots.limits import Limits
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.testing.strategies import games
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from tests.bots.strong.bidding.deciding import FEW, exchanged
from tests.small import UNUSUAL
from tests.tables import TRICK_TABLES

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

NO_SHRINKING = (HypothesisPhase.explicit, HypothesisPhase.reuse, HypothesisPhase.generate)


@settings(deadline=None, max_examples=1, phases=NO_SHRINKING)
@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
@given(data=st.data())
def test_every_move_is_legal_under_any_rules(name: str, seats: int, data: st.DataObject) -> None:
    game = data.draw(games(GAMES[name]))
    assert isinstance(game, TrickGame)
    rng = Random(data.draw(st.integers(0, 2**32)))
    deck = tuple(rng.sample(game.pack, len(game.pack)))
    state = game.start(deck, rng.randrange(game.seats))
    state, _ = exchanged(game, state, Limits(nodes=300))
    assert state.phase in (Phase.PLAY, Phase.OVER)


@pytest.mark.parametrize("name", [name for name in UNUSUAL if isinstance(UNUSUAL[name], TrickGame)])
def test_every_move_is_legal_under_unusual_rules(name: str) -> None:
    game = UNUSUAL[name]
    assert isinstance(game, TrickGame)
    for number in range(2):
        rng = Random(number)
        state = game.start(tuple(rng.sample(game.pack, len(game.pack))), rng.randrange(game.seats))
        state, _ = exchanged(game, state, FEW)
        assert state.phase in (Phase.PLAY, Phase.OVER)
