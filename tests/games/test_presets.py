"""The table of games: options and their values, and variants that are only values of rules."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import rookery
from rookery.core.cards import Suit, card_of, rook_pack
from rookery.core.errors import BadOption, UnknownGame
from rookery.core.moves import Bid, Trump
from rookery.games import GAMES, Preset, preset
from rookery.games.showcase import typical_cards
from rookery.testing import check_path, random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, Sides, TrickRules
from tests.tables import bidding, deal, moves, play, trick_game

SEATS = {"tuxedo": {2, 3, 4, 5, 6}, "dixie": {4, 6}, "three": {3}, "five": {5}, "kentucky": {4}}

DEFAULTS = {
    "tuxedo": {"target": 100, "capture": "maximal", "trail": "forced", "orange": "race"},
    "dixie": {"target": 300, "all_pass": "redeal", "bidder_out_first": False},
    "three": {"target": 200},
    "five": {
        "target": 500,
        "all_pass": "redeal",
        "sun_value": 360,
        "moon_value": 180,
        "rook_rank": "low",
        "floor": None,
    },
    "kentucky": {"target": 300, "rook_rank": "high", "bidder_out_first": False},
}

OTHER_VALUES: list[tuple[str, str, tuple[object, ...]]] = [
    ("dixie", "seats", (4, 6)),
    ("dixie", "target", (1, 500)),
    ("dixie", "all_pass", ("redeal", "dealer_minimum")),
    ("dixie", "bidder_out_first", (True, False)),
    ("five", "sun_value", (0, 500)),
    ("five", "moon_value", (360,)),
    ("five", "rook_rank", ("low", "high")),
    ("five", "floor", (None, -1, -500)),
]

WRONG: list[tuple[str, str, tuple[object, ...]]] = [
    ("dixie", "seats", (5, "4", True, None, 4.0)),
    ("dixie", "target", (0, -300, True, "300", None, 300.0, 10**9)),
    ("dixie", "all_pass", ("", "dealer", None, True, ["redeal"])),
    ("dixie", "bidder_out_first", (1, 0, "true", None)),
    ("five", "sun_value", (-1, None, True, "360")),
    ("five", "floor", (0, 500, False, "none")),
    ("five", "rook_rank", ("middle", None)),
]


@pytest.mark.parametrize(("name", "seats"), SEATS.items())
def test_every_game_of_the_table_has_its_seats(name: str, seats: set[int]) -> None:
    assert set(GAMES[name].by_seats) == seats
    assert {GAMES[name].game({"seats": each}).seats for each in seats} == seats


def test_the_table_names_each_game_by_its_own_name() -> None:
    assert list(SEATS) == list(GAMES)[: len(SEATS)]
    for name, game in GAMES.items():
        assert (game.name, preset(name)) == (name, game)


def test_a_game_that_is_not_in_the_table_is_refused() -> None:
    with pytest.raises(UnknownGame, match=", ".join(GAMES)):
        preset("whist")


@pytest.mark.parametrize(("name", "defaults"), DEFAULTS.items())
def test_options_have_the_defaults_of_the_rules(name: str, defaults: dict[str, object]) -> None:
    for option, value in defaults.items():
        assert option in GAMES[name].described
        assert GAMES[name].default(option) == value
        assert getattr(GAMES[name].rules, option) == value


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_has_a_sentence_and_a_source(game: Preset) -> None:
    assert tuple(game.described) == ("seats", *game.options)
    for name, option in game.described.items():
        assert option.name == name
        assert option.sentence.endswith(".")
        assert option.source
        option.check(game.default(name))


@pytest.mark.parametrize(("name", "option", "values"), OTHER_VALUES)
def test_an_option_reaches_the_rules(name: str, option: str, values: tuple[object, ...]) -> None:
    for value in values:
        game = trick_game(name, **{option: value})
        assert getattr(game.rules, option) == value


@pytest.mark.parametrize(("name", "option", "values"), WRONG)
def test_a_wrong_value_is_refused(name: str, option: str, values: tuple[object, ...]) -> None:
    for value in values:
        with pytest.raises(BadOption, match=f"option {option} must be"):
            GAMES[name].game({option: value})


@pytest.mark.parametrize(
    ("name", "option"),
    [("three", "all_pass"), ("three", "rook_rank"), ("dixie", "floor"), ("tuxedo", "sun_value")],
)
def test_an_option_of_another_game_is_refused(name: str, option: str) -> None:
    with pytest.raises(
        BadOption, match=f"{name} has no option '{option}'; (choose from seats, |did you mean )"
    ):
        GAMES[name].game({option: 1})


def test_an_option_at_its_default_is_not_written() -> None:
    five = GAMES["five"]
    assert five.written({"sun_value": 360, "floor": -500, "seats": 5}) == {"floor": -500}
    assert GAMES["dixie"].written({"target": 300}) == {"seats": 4}
    assert GAMES["dixie"].written({"seats": 6, "target": 500}) == {"seats": 6, "target": 500}


def test_the_options_of_one_number_of_players_are_those_of_another() -> None:
    for target in (300, 450):
        for seats in (4, 6):
            assert trick_game("dixie", seats=seats, target=target).rules.target == target


def test_no_engine_knows_a_game_by_name() -> None:
    package = Path(rookery.__file__).parent
    for folder in ("core", "tricks", "fishing"):
        for path in (package / folder).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert "rookery.games" not in text, path
            nodes = ast.walk(ast.parse(text))
            words = {node.value for node in nodes if isinstance(node, ast.Constant)}
            assert not words & set(GAMES), path


DIXIE, FIVE = GAMES["dixie"].rules, GAMES["five"].rules
assert isinstance(DIXIE, TrickRules) and isinstance(FIVE, TrickRules)

COLOURS = (Trump.BLACK, Trump.GREEN, Trump.RED, Trump.YELLOW)

ONE_HIGH = TrickRules(
    pack=rook_pack(range(1, 15), with_rook=True),
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=13,
    counters=((1, 15), (5, 5), (10, 10), (14, 10)),
    rook_points=20,
    ones_high=True,
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
    trump_calls=COLOURS,
    minimum_bid=100,
    maximum_bid=180,
    first_lead="left_of_dealer",
)
NO_NEST = replace(
    DIXIE,
    hand_size=14,
    phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY),
    nest_is_a_trick=False,
)
LAST_TRICK = replace(
    FIVE,
    seats=4,
    hand_size=12,
    sides=Sides.ALTERNATE,
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
    first_lead="left_of_dealer",
    sun=False,
    last_trick_points=20,
    maximum_bid=200,
)
CALLED = {
    seats: replace(FIVE, seats=seats, hand_size=hand_size) for seats, hand_size in ((4, 12), (6, 8))
}
VARIANTS = {
    "1-high": ONE_HIGH,
    "no nest": NO_NEST,
    "last trick 20": LAST_TRICK,
    "called, four": CALLED[4],
    "called, six": CALLED[6],
}


@pytest.mark.parametrize("name", VARIANTS)
def test_the_rest_of_the_family_is_played_by_the_same_engine(name: str) -> None:
    rules = VARIANTS[name]
    rng = Random(name)
    for _ in range(5):
        check_path(random_path(TrickGame(rules), rng), rng, samples=1)


def test_1_high_has_180_points_and_a_nest_of_five() -> None:
    assert sum(ONE_HIGH.points_of.values()) == 180
    assert ONE_HIGH.nest_size == 5


def test_without_a_nest_trump_is_named_at_once() -> None:
    game = TrickGame(NO_NEST)
    state = play(game, deal(game), *bidding(game, 1, 70))
    assert moves(game, state, 1) == {"trump black", "trump green", "trump red", "trump yellow"}
    assert game.actors(play(game, state, "1 trump red")) == (1,)


def test_a_new_preset_needs_no_change_in_an_engine() -> None:
    mine = replace(GAMES["kentucky"], name="mine", by_seats={4: ONE_HIGH}, options=("target",))
    game = mine.game({"target": 200})
    state = game.start(game.pack, 0)
    assert Bid(180) in game.legal(state, 1)
    assert list(mine.described) == ["seats", "target"]
    with pytest.raises(BadOption):
        mine.game({"all_pass": "redeal"})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_pack_is_in_the_fixed_order_that_anybody_can_check_a_shuffle_from(game: Preset) -> None:
    for rules in game.by_seats.values():
        assert list(rules.pack) == sorted(rules.pack)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_picture_shows_cards_of_the_pack(game: Preset) -> None:
    for cards in (game.pictured, typical_cards(game.rules)):
        assert 3 <= len(cards) <= 5
        assert set(cards) <= set(game.rules.pack)
        assert len(set(cards)) == len(cards)
    assert 5 <= game.minutes <= 120


def test_a_picture_shows_a_single_card_that_counts() -> None:
    red_1 = card_of(Suit.RED, 1)
    assert isinstance(DIXIE, TrickRules)
    assert red_1 in typical_cards(replace(NO_NEST, card_points=((red_1, 30),)))
