"""The table of games: the engine names none of them, and each has a pack and a picture."""

import ast
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.core.cards import Suit, card_of
from rookery.core.errors import BadOption
from rookery.core.options import Option, options_of
from rookery.games import GAMES, preset
from rookery.games.about.showcase import typical_cards
from rookery.games.preset import SEATS
from tests.tables import chosen_with, trick_game


def test_the_table_names_each_game_by_its_own_name() -> None:
    for name, game in GAMES.items():
        assert (game.name, preset(name)) == (name, game)


def test_no_engine_knows_a_game_by_name() -> None:
    package = Path(rookery.__file__).parent
    for folder in ("core", "tricks", "fishing"):
        for path in (package / folder).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert "rookery.games" not in text, path
            nodes = ast.walk(ast.parse(text))
            words = {node.value for node in nodes if isinstance(node, ast.Constant)}
            assert not words & set(GAMES), path


def values_named(option: Option) -> list[Any]:
    """The values in the text of what an option allows: each of them, or the ends of a range."""
    said = str(option.allowed_values)
    if option.kind == "choice":
        return said.split(" or ")
    words = {"true": True, "false": False, "none": None}
    found = re.findall(r"-?\d+|true|false|none", said)
    return [words[it] if it in words else int(it) for it in found]


def test_the_values_of_a_house_rule_are_those_that_its_text_names() -> None:
    for game in GAMES.values():
        for name, option in game.described.items():
            named = values_named(option)
            assert len(named) > 1 or name == SEATS
            assert (None in named) == ("none" in str(option.sentence)), name
            for value in named:
                game.game(chosen_with(game, name, value) | {name: value})
            others: list[Any] = [None, ""]
            if option.kind == "choice":
                others += options_of(type(game.rules))[name].choices
            elif option.kind == "number":
                numbers = [it for it in named if it is not None]
                others += [min(numbers) - 1, max(numbers) + 1]
            for value in others:
                if value not in named:
                    with pytest.raises(BadOption):
                        game.game({name: value})


def test_a_pack_is_in_the_fixed_order_that_anybody_can_check_a_shuffle_from() -> None:
    for game in GAMES.values():
        for rules in game.by_seats.values():
            assert list(rules.pack) == sorted(rules.pack), game.name


def test_a_picture_shows_cards_of_the_pack() -> None:
    for game in GAMES.values():
        for cards in (game.pictured, typical_cards(game.rules)):
            assert 3 <= len(cards) <= 5
            assert set(cards) <= set(game.rules.pack)
            assert len(set(cards)) == len(cards)


def test_a_picture_shows_a_single_card_that_counts() -> None:
    red_1 = card_of(Suit.RED, 1)
    rules = replace(trick_game("partnership").rules, card_points=((red_1, 30),))
    assert red_1 in typical_cards(rules)
