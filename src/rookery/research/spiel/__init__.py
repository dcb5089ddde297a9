"""Rookery's games for OpenSpiel: importing this module registers them all.

A game is loaded as `python_rookery_dixie`; a `-` in its name becomes a `_`. Its parameters are
`players`, `dealer`, `utility`, `bury_order`, and its house rules by name. One game is one deal; the
cards are dealt at chance nodes, and so is a cut (DX-8).

Needs the extra `rookery-cards[spiel]`.

>>> import pyspiel
>>> import rookery.research.spiel
>>> game = pyspiel.load_game("python_rookery_dixie(players=4,target=500)")
>>> game.num_distinct_actions(), game.observation_tensor_shape()
(128, [731])
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), state.action_to_string(state.legal_actions()[-1])
(1, 'pass')
"""

from rookery.research.spiel.game import SpielGame
from rookery.research.spiel.names import spiel_name
from rookery.research.spiel.registry import register
from rookery.research.spiel.state import SpielState

__all__ = ["SpielGame", "SpielState", "register", "spiel_name"]

register()
