"""The trick games that the engine is tested with."""

from rookery.games import GAMES
from rookery.tricks.game import TrickGame
from tests.matches import EVERY_TABLE
from tests.small import UNUSUAL

TRICK_TABLES = tuple(
    (name, seats)
    for name, seats in EVERY_TABLE
    if isinstance(GAMES[name].game({"seats": seats}), TrickGame)
)
"""Every trick game of the table of games, with every number of seats."""

UNUSUAL_TRICKS = {name: it for name, it in UNUSUAL.items() if isinstance(it, TrickGame)}
"""Trick games with unusual rules or very few cards."""
