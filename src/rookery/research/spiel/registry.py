"""The classes of our games, and their registration with OpenSpiel.

OpenSpiel pickles a game by its class, so each class is an attribute of this module.
"""

import pyspiel

from rookery.research.coded import GAMES_AND_TINY, preset_of
from rookery.research.spiel.game import SpielGame, game_type
from rookery.research.spiel.names import class_name, spiel_name


def register() -> None:
    """Register each game of the table and each tiny game unless it is registered already."""
    known = set(pyspiel.registered_names())
    for name in GAMES_AND_TINY:
        if spiel_name(name) not in known:
            pyspiel.register_game(game_type(preset_of(name), "points"), _class_of(name))


def _class_of(name: str) -> type[SpielGame]:
    """The class of a game, made as an attribute of this module."""
    made = type(class_name(name), (SpielGame,), {"name": name, "__module__": __name__})
    globals()[made.__name__] = made
    return made
