"""The table of games."""

from collections.abc import Mapping
from typing import Any

from rookery.core.errors import UnknownGame
from rookery.core.suggestion import suggestion
from rookery.games.call_partner import CALL_PARTNER
from rookery.games.call_partner_five import CALL_PARTNER_FIVE, CALL_PARTNER_SHORT
from rookery.games.defaults import FIRST
from rookery.games.dixie import DIXIE
from rookery.games.five import FIVE
from rookery.games.house import FAST, HOUSE, SIX
from rookery.games.kentucky import KENTUCKY
from rookery.games.kentucky_original import BRECKINRIDGE, KENTUCKY_ORIGINAL
from rookery.games.kentucky_rook import BABY_BIRD, KENTUCKY_ROOK, WILLIAMS
from rookery.games.one_high import ONE_HIGH
from rookery.games.partnership import PARTNERSHIP
from rookery.games.preset import Preset
from rookery.games.princeton import PRINCETON
from rookery.games.red_one import RED_ONE, WESTERN
from rookery.games.shelem import SHELEM, SHELEM_185
from rookery.games.thirteens import THIRTEENS
from rookery.games.three import THREE
from rookery.games.tuxedo import TUXEDO
from rookery.games.two import TWO
from rookery.games.two_hundred import KITTY, TWO_HUNDRED

_FIRST = (TUXEDO, DIXIE, THREE, FIVE)

_VARIANTS = (
    KENTUCKY,
    *(KENTUCKY_ORIGINAL, BRECKINRIDGE),
    PARTNERSHIP,
    THIRTEENS,
    *(RED_ONE, WESTERN),
    *(KENTUCKY_ROOK, WILLIAMS, BABY_BIRD),
    ONE_HIGH,
    *(HOUSE, FAST, SIX),
    CALL_PARTNER,
    *(CALL_PARTNER_FIVE, CALL_PARTNER_SHORT),
    PRINCETON,
    *(TWO_HUNDRED, KITTY),
    *(SHELEM, SHELEM_185),
    TWO,
)
"""The other games of the family, each followed by its forms."""

GAMES: Mapping[str, Preset] = {each.name: each for each in (*_FIRST, *_VARIANTS)}


def preset(name: str) -> Preset:
    """The game with this name. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name[:40]!r}; {suggestion(name, GAMES)}")
    return GAMES[name]


def kept_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options to store, without a number: those that differ from the defaults of 1.0."""
    return GAMES[game].unnumbered(options) if game in GAMES else dict(options)


def read_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options stored by `kept_options`, restated for today's defaults."""
    return GAMES[game].since(options, FIRST) if game in GAMES else dict(options)
