"""The games as values in an explicit table. A new variant is a new value here and a docs page."""

from rookery.games.preset import Preset
from rookery.games.table import GAMES, preset

__all__ = ["GAMES", "Preset", "preset"]
