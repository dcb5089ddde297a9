"""Games are found by the names that people use."""

from __future__ import annotations

import pytest

from rookery.games import GAMES
from rookery.games.about.search import find_games


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("buckeye", "kentucky-rook"),
        ("Bukeye", "kentucky-rook"),
        ("RED 1", "red-one"),
        ("Deux-Cents", "two-hundred"),
        ("شلم", "shelem"),
        ("official rook rules", "kentucky"),
    ],
)
def test_a_game_is_found_by_its_names(words: str, name: str) -> None:
    assert find_games(words, GAMES.values())[0].name == name


@pytest.mark.parametrize("words", ["", "  ", "-", "whist with jokers", "x" * 10_000])
def test_nothing_is_found_for_other_words(words: str) -> None:
    assert not find_games(words, GAMES.values())
