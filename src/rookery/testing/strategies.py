"""Hypothesis strategies for games, options and played deals: `rookery-cards[testing]`."""

from functools import partial
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rookery.core.game import Game
from rookery.core.options import Option, OptionValue
from rookery.games import GAMES, Preset
from rookery.games.preset import SEATS
from rookery.testing.path import Path, random_path


def presets() -> SearchStrategy[Preset]:
    """Any preset of the table of games."""
    return st.sampled_from(tuple(GAMES.values()))


def values(option: Option) -> SearchStrategy[OptionValue]:
    """Any value that an option can take."""
    if option.kind == "flag":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.choices:
        return st.sampled_from([int(number) for number in option.choices])
    steps = st.integers(-(-option.low // option.step), option.high // option.step)
    numbers = steps.map(lambda number: number * option.step)
    return st.none() | numbers if option.nullable else numbers


def options(preset: Preset, seats: int | None = None) -> SearchStrategy[dict[str, OptionValue]]:
    """Options of a game that fit together; one that does not fit earlier ones is dropped."""
    described = {name: values(it) for name, it in preset.described.items() if name != SEATS}
    counts = st.sampled_from(sorted(preset.by_seats) if seats is None else [seats])
    drawn = st.fixed_dictionaries({SEATS: counts}, optional=described)
    return drawn.map(partial(_fitting, preset))


def _fitting(preset: Preset, drawn: dict[str, OptionValue]) -> dict[str, OptionValue]:
    if preset.allows(drawn):
        return drawn
    kept: dict[str, OptionValue] = {}
    for name, value in drawn.items():
        if preset.allows(kept | {name: value}):
            kept[name] = value
    return kept


def games(preset: Preset | None = None) -> SearchStrategy[Game[Any, Any]]:
    """The preset's game, or any game if there is none, under any options."""
    chosen = presets() if preset is None else st.just(preset)
    return chosen.flatmap(lambda it: options(it).map(it.game))


def paths(game: Game[Any, Any]) -> SearchStrategy[Path]:
    """A whole deal of random legal moves."""
    return st.randoms(use_true_random=True).map(lambda rng: random_path(game, rng))
