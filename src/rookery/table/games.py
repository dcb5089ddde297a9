"""What plays the games of tables: the specification, or something faster with the same states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from rookery.core.game import Game
from rookery.table.table import Table

AnyGame: TypeAlias = Game[Any, Any]

Games: TypeAlias = Callable[[AnyGame, str], AnyGame]
"""The game that is played at the table of a code, in place of the specification's game.

It must be equal to that, and have the same states.
"""


def by_specification(game: AnyGame, code: str) -> AnyGame:
    """The game itself."""
    return game


def played_by(games: Games, table: Table) -> Table:
    """A table whose game is played as `games` has it."""
    game = games(table.match.game, table.code)
    if game is table.match.game:
        return table
    return table.with_changes(match=replace(table.match, game=game))
