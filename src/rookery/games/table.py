"""The table of games."""

from __future__ import annotations

from collections.abc import Mapping

from rookery.core.errors import UnknownGame
from rookery.core.suggestion import suggestion
from rookery.games.dixie import DIXIE
from rookery.games.five import FIVE
from rookery.games.kentucky import KENTUCKY
from rookery.games.preset import Preset
from rookery.games.three import THREE
from rookery.games.tuxedo import TUXEDO

GAMES: Mapping[str, Preset] = {each.name: each for each in (TUXEDO, DIXIE, THREE, FIVE, KENTUCKY)}


def preset(name: str) -> Preset:
    """The game with this name. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name[:40]!r}; {suggestion(name, GAMES)}")
    return GAMES[name]
