"""Positions in one line, which parse back to the same state.

`dixie seats=4; dealer 0; totals 0 0 0 0; hands R5 … | … | … | …; nest B1 …; auction 1 bid 70, …`

The line begins with the game and its options. The fields of a trick game are `dealer`, `totals`,
`hands` (as held now), `nest` (as dealt), `auction`, `trump`, `call`, `buried`, `lead`, `tricks`
(each a leader and the cards in the order played; the last may be unfinished), `cut`, and `pile`
(the cards that a dummy has left, from the top). Reading replays the deal, so a position that the
rules cannot lead to is refused. The fields of a fishing game are `dealer`, `totals`, `turn`,
`hands`, `centre`, `stock`, `hauls` (cards, then the numbers of big sweeps, little sweeps and
oranges), `lacks` and `keeps` (numbers that a hand is known to lack or to have), `apart` (numbers by
which no two of its cards differ), `owed` (the build that a seat has to capture or raise), `last`
(the last capturer) and `orange` (its capturer, then the seats that have held).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rookery.core.errors import IllegalMove, RookeryError
from rookery.core.game import Game
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.options import Option, OptionValue
from rookery.fishing.state import FishingState
from rookery.games import Preset, defaults, preset
from rookery.records import fishing_position, trick_position
from rookery.records.errors import BadText, shortened
from rookery.records.fields import join_fields
from rookery.records.moves import move_text
from rookery.tricks.state import TrickState

G = TypeVar("G")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Written(Generic[G, S]):
    """How the positions of a genre are written, after the head of the line, and read."""

    fields_of: Callable[[S], dict[str, str]]
    parse: Callable[[G, str], TrickState | FishingState]


BY_GENRE: ByGenre[Written[Own, Own]] = ByGenre(
    "rookery.records.positions.BY_GENRE",
    {
        TRICKS: Written(trick_position.fields_of, trick_position.parse),
        FISHING: Written(fishing_position.fields_of, fishing_position.parse),
    },
)
"""The fields of a position of each genre."""

_FLAGS = {"true": True, "false": False}

_RULES = "rules"
"""The word of the head that numbers the defaults; left out for the defaults of 1.0."""


def position_text(game: str, options: dict[str, object], state: TrickState | FishingState) -> str:
    """The line of a state; `game` is the name of its game in the table of games."""
    written = preset(game).written(options)
    if defaults.RULES != defaults.FIRST:
        written[_RULES] = defaults.RULES
    head = " ".join([game, *(f"{name}={_value_text(value)}" for name, value in written.items())])
    return join_fields(head, BY_GENRE[state.genre].fields_of(state))


def parse_position(line: str) -> tuple[Game[Any, Any], TrickState | FishingState]:
    """The game and the state of a line. Raises BadText, whose message shows the right form."""
    chosen, options = head_of(line)
    game = chosen.game(options)
    try:
        return game, BY_GENRE[game.rules.genre].parse(game, line)
    except BadText:
        raise
    except IllegalMove as error:
        reason = f"seat {error.seat} cannot '{move_text(error.move)}': {error.reason}"
        raise BadText(f"this position cannot be reached: {reason}") from None
    except RookeryError as error:
        raise BadText(f"this position cannot be reached: {error}") from None


def head_of(line: str) -> tuple[Preset, dict[str, OptionValue]]:
    """The game of a line, and its options that are not at today's defaults. Raises BadText."""
    words = line.split(";", maxsplit=1)[0].split()
    if not words:
        raise BadText("a position must begin with its game, as in dixie seats=4; dealer 0; …")
    try:
        chosen = preset(words[0])
        options = dict(parse_option(chosen.described, word) for word in words[1:])
        rules = _number_value(str(options.pop(_RULES, defaults.FIRST)))
        if not isinstance(rules, int) or rules < defaults.FIRST:
            raise BadText(f"rules must be a whole number from 1 on, not {shortened(str(rules))}")
        return chosen, chosen.written(chosen.since(options, rules))
    except RookeryError as error:
        raise BadText(str(error)) from None


def parse_option(known: Mapping[str, Option], word: str) -> tuple[str, OptionValue]:
    """The name and value of one of the known options, written `name=value`.

    The value is not checked, and an unknown option is returned with its text.

    Raises BadText.
    """
    name, equals, text = word.partition("=")
    if not equals:
        raise BadText(f"an option is written as name=value, not {shortened(word)}")
    described = known.get(name)
    if described is None:
        return name, text
    if described.kind == "flag":
        return name, _FLAGS.get(text.lower(), text)
    if described.kind == "number":
        return name, _number_value(text)
    return name, text


def _number_value(text: str) -> OptionValue:
    if text.lower() == "none":
        return None
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 9 else text


def _value_text(value: OptionValue) -> str:
    return (
        "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    )
