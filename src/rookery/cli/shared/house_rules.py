"""The arguments for a game and its house rules, shared by several commands."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from rookery.core.errors import BadOption
from rookery.core.options import OptionValue
from rookery.games import GAMES, Preset, preset
from rookery.games.preset import SEATS
from rookery.records.positions import parse_option

_F = TypeVar("_F", bound=Callable[..., Any])


def house_rules(command: _F) -> _F:
    """Add the options `--seats` and `--option` to a command."""
    command = click.option(
        "-o",
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="A house rule; may be repeated. `rookery rules GAME` lists them.",
    )(command)
    return click.option("--seats", type=int, metavar="N", help="The number of players.")(command)


def chosen_options(
    game: Preset, seats: int | None, options: Sequence[str]
) -> dict[str, OptionValue]:
    """The checked options of a command line. Raises BadOption or BadText."""
    chosen: dict[str, OptionValue] = {}
    for word in options:
        name, value = parse_option(game.described, word)
        if chosen.setdefault(name, value) != value:
            raise BadOption(f"option {name[:40]} is given twice, with different values")
    if seats is not None and chosen.setdefault(SEATS, seats) != seats:
        raise BadOption("--seats and --option seats=… contradict each other")
    return game.checked(chosen)


def named_game(name: str) -> Preset:
    """The game with this name or unique beginning, in upper or lower case. Raises UnknownGame."""
    fits = [each for each in GAMES.values() if each.name.startswith(name.lower())]
    return fits[0] if len(fits) == 1 else preset(name.lower())
