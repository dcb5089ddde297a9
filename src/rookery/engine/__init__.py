"""One compiled engine for the rules, checked against the specification move by move.

The specification (`rookery.tricks`, `rookery.fishing`) defines the rules; the engine plays by them
many times faster. Python turns the frozen rules of each game into tables. The compiled code has
only the mechanics of the phases. `rookery.testing.check_engine` plays both side by side.

* `EngineGame` implements the `Game` protocol. Its states are small values of its own.
* `VectorTable` plays many deals at once, and writes observations and masks into arrays.
* `Int8Network` chooses a vector table's actions in compiled code.

>>> from random import Random
>>> from rookery.engine import EngineGame
>>> from rookery.games import GAMES
>>> game = EngineGame(GAMES["dixie"].rules)
>>> state = game.start(Random(1).sample(game.pack, 56), dealer=3)
>>> state = game.apply(state, 0, game.legal(state, 0)[0])
>>> game.view(state, 1).bid
Bid(amount=70)
"""

from rookery.engine.built import is_compiled
from rookery.engine.game import EngineGame
from rookery.engine.network import Int8Network
from rookery.engine.vector import Rollout, VectorTable

__all__ = ["EngineGame", "Int8Network", "Rollout", "VectorTable", "is_compiled"]
