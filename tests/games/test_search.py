"""Games are found by the names that people use."""

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
        ("One High", "one-high"),
        ("three player rook", "three"),
        ("3-handed", "three"),
        ("rook for 5", "five"),
        ("lowest rook", "five"),
        ("shoot the sun", "five"),
        ("two players with builds", "tuxedo"),
    ],
)
def test_a_game_is_found_by_its_names(words: str, name: str) -> None:
    assert find_games(words, GAMES.values())[0].name == name


def test_what_games_are_like_is_found_in_all_of_them() -> None:
    def found(words: str) -> set[str]:
        return {game.name for game in find_games(words, GAMES.values())}

    low = {n for n, game in GAMES.items() if game.rules.rook_place == "low"}
    assert found("Rook, low") == low
    assert found("shoot the moon") == {n for n, it in GAMES.items() if "moon_value" in it.options}
    assert found("for six") == {n for n, game in GAMES.items() if 6 in game.by_seats}
    called = {"five", "call-partner-five", "call-partner-five-short"}
    assert found("5 players, partner called") == called


@pytest.mark.parametrize("words", ["", "  ", "-", "moon with jokers", "x" * 10_000])
def test_nothing_is_found_for_other_words(words: str) -> None:
    assert not find_games(words, GAMES.values())
