"""Games are found by the names that people use."""

from __future__ import annotations

import pytest

from rookery.games import GAMES
from rookery.games.search import find_games


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("buckeye", "kentucky-rook"),
        ("Bukeye", "kentucky-rook"),
        ("RED 1", "red-one"),
        ("deux cents", "two-hundred"),
        ("Deux-Cents", "two-hundred"),
        ("شلم", "shelem"),
        ("call your partner", "call-partner"),
        ("princeton rules", "princeton"),
        ("official rook rules", "kentucky"),
        ("short dixie", "thirteens"),
        ("tuxedo", "tuxedo"),
    ],
)
def test_a_game_is_found_by_its_names(words: str, name: str) -> None:
    assert find_games(words, GAMES.values())[0].name == name


@pytest.mark.parametrize("words", ["", "  ", "-", "whist with jokers", "x" * 10_000])
def test_nothing_is_found_for_other_words(words: str) -> None:
    assert not find_games(words, GAMES.values())
