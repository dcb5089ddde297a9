"""The parameters of our games in OpenSpiel, and the game that they stand for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rookery.core.errors import BadDealer, BadOption
from rookery.core.options import Option, OptionValue
from rookery.games.preset import SEATS, Preset
from rookery.research.coded import CodedGame, coded
from rookery.research.rewards import UTILITIES

Parameter = bool | int | str
"""A value that OpenSpiel can read from the text of a game."""


@dataclass(frozen=True)
class Chosen:
    """The parsed parameters of a game; copies of a state share them."""

    coded: CodedGame
    dealer: int
    utility: str

    def __deepcopy__(self, memo: object) -> Chosen:
        return self


def defaults(preset: Preset) -> dict[str, Parameter]:
    """The parameters of a game with their defaults, house rules after the others."""
    own: dict[str, Parameter] = {
        "players": preset.usual_seats,
        "dealer": 0,
        "utility": UTILITIES[0],
        "bury_order": "any",
    }
    usual = {name: preset.default(name) for name in preset.described if name != SEATS}
    house = parameters_of(preset, usual)
    if "orange" in house:
        house["orange"] = "auto"
    return {**own, **house}


def chosen(preset: Preset, given: Mapping[str, Parameter]) -> Chosen:
    """Parse some parameters; the others have their defaults. Raises BadOption, BadDealer."""
    values = {**defaults(preset), **given}
    options: dict[str, object] = {SEATS: values.pop("players")}
    dealer, utility = values.pop("dealer"), values.pop("utility")
    order = str(values.pop("bury_order"))
    described = preset.described
    options |= {name: _read(described[name], value) for name, value in values.items()}
    game = coded(preset.name, options, order)
    if utility not in UTILITIES:
        raise BadOption(f"utility must be {' or '.join(UTILITIES)}, not {str(utility)[:40]!r}")
    if not isinstance(dealer, int) or not 0 <= dealer < game.seats:
        raise BadDealer(f"the dealer must be a seat from 0 to {game.seats - 1}, not {dealer}")
    return Chosen(game, dealer, str(utility))


def parameters_of(preset: Preset, options: Mapping[str, OptionValue]) -> dict[str, Parameter]:
    """House rules, the number of seats among them, as parameters.

    >>> from rookery.games import GAMES
    >>> parameters_of(GAMES["house"], {"seats": 4, "rook_rank": "10.5"})
    {'players': 4, 'rook_rank': 'v10.5'}
    """
    described = preset.described
    return {
        "players" if name == SEATS else name: _written(described[name], value)
        for name, value in options.items()
    }


def none_of(option: Option) -> int:
    """The number that stands for None: one below the least value of the option."""
    return option.low - 1


def _written(option: Option, value: OptionValue) -> Parameter:
    """A value as a parameter. OpenSpiel would read the text `10.5` as a number, hence `v10.5`."""
    if isinstance(value, str) and value[:1].isdigit():
        return f"v{value}"
    return none_of(option) if value is None else value


def _read(option: Option, value: Parameter) -> OptionValue:
    """The value that a parameter stands for."""
    if option.nullable and value == none_of(option):
        return None
    is_number = isinstance(value, str) and value[:1] == "v" and value[1:] in option.choices
    return value[1:] if is_number and isinstance(value, str) else value
