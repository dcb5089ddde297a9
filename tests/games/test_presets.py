"""The table of games: no engine knows one of them, and each has a pack and a picture."""

import ast
from dataclasses import replace
from pathlib import Path

import rookery
from rookery.core.cards import Suit, card_of
from rookery.games import GAMES, preset
from rookery.games.about.showcase import typical_cards
from tests.tables import trick_game


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
