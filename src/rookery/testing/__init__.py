"""The conformance suite: checks that every game must pass, new games included.

`check_path` puts one played deal through every check. `check_uniform` tests on a small game that
worlds are drawn uniformly, and `check_engine` that the compiled engine plays as the specification
does. `strategies` has Hypothesis strategies for games, options and played
deals. A check that fails raises AssertionError, whose message says what is wrong.

>>> from random import Random
>>> from rookery.games import GAMES
>>> from rookery.testing import check_path, random_path
>>> game = GAMES["dixie"].game()
>>> check_path(random_path(game, Random(1)), Random(2))
"""

from rookery.testing.checks import check_cards, check_moves, check_path, check_score
from rookery.testing.consistency import check_worlds
from rookery.testing.engine import check_engine
from rookery.testing.path import Path, random_path
from rookery.testing.swap import OBSERVERS, Observer, check_swap
from rookery.testing.uniform import check_uniform, consistent_states

__all__ = [
    "OBSERVERS",
    "Observer",
    "Path",
    "check_cards",
    "check_engine",
    "check_moves",
    "check_path",
    "check_score",
    "check_swap",
    "check_uniform",
    "check_worlds",
    "consistent_states",
    "random_path",
]
