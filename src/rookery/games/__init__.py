"""The games as values in an explicit table. A new game is a value here and a page of docs."""

from rookery.games.preset import Preset
from rookery.games.table import GAMES, preset

__all__ = ["GAMES", "Preset", "preset"]
