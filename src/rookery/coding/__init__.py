"""Moves and observations of every game as numbers, for programs that learn.

`ActionCoding` gives each move of a game a fixed number, `ObservationCoding` writes a view as bytes
with named parts, and `history` writes the last plies. All three are made from the rules alone, and
see nothing but views; only `OracleCoding` is shown hidden cards.

>>> from random import Random
>>> from rookery.coding import ActionCoding, ObservationCoding
>>> from rookery.games import GAMES
>>> game = GAMES["dixie"].game()
>>> actions, observations = ActionCoding(game.rules), ObservationCoding(game.rules)
>>> actions.n, observations.size
(128, 727)
>>> state = game.start(Random(1).sample(game.pack, 56), dealer=3)
>>> choice = actions.choice(game.legal(state, 0))
>>> choice.codes
(112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123)
>>> choice.then(114).move
Bid(amount=80)
>>> sum(observations.observe(game.view(state, 0))[observations["hand"].slice])
13
"""

from rookery.coding.actions import ActionCoding, Rules, known
from rookery.coding.choice import Choice, IllegalAction
from rookery.coding.history import NO_PLY, history
from rookery.coding.layout import Feature
from rookery.coding.observation import OBSERVATION_VERSION, ObservationCoding
from rookery.coding.oracle import OracleCoding

__all__ = [
    "NO_PLY",
    "OBSERVATION_VERSION",
    "ActionCoding",
    "Choice",
    "Feature",
    "IllegalAction",
    "ObservationCoding",
    "OracleCoding",
    "Rules",
    "history",
    "known",
]
