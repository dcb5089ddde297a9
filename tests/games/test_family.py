"""The whole table of games: the values and house rules of each game, its names and its sister."""

from __future__ import annotations

import re

import pytest

from rookery.games import GAMES, Preset
from rookery.tricks.rules import TrickRules

VALUES = {
    "kentucky": (41, 9, 5, 120, 70, 120, "left_of_dealer", "redeal", 300),
    "kentucky-original": (40, 9, 4, 100, 50, 100, "left_of_dealer", "dealer_minimum", 300),
    "kentucky-original-breckinridge": (
        *(40, 9, 4, 100, 65, 100),
        *("left_of_bidder", "dealer_minimum", 300),
    ),
    "partnership": (56, 14, 0, 120, 70, 120, "left_of_dealer", "redeal", 300),
    "thirteens": (40, 9, 4, 120, 65, 120, "left_of_dealer", "dealer_minimum", 500),
    "red-one": (42, 9, 6, 150, 75, 150, "bidder", "dealer_minimum", 500),
    "red-one-western": (45, 10, 5, 200, 100, 200, "bidder", "dealer_minimum", 500),
    "kentucky-rook": (45, 10, 5, 180, 100, 180, "left_of_bidder", "dealer_minimum", 500),
    "kentucky-rook-williams": (45, 10, 5, 200, 100, 200, "left_of_bidder", "redeal", 500),
    "kentucky-rook-baby-bird": (
        *(46, 10, 6, 200, 100, 200),
        *("left_of_bidder", "dealer_minimum", 500),
    ),
    "one-high": (57, 13, 5, 180, 70, 180, "left_of_bidder", "redeal", 500),
    "house": (57, 13, 5, 200, 100, 200, "bidder", "redeal", 500),
    "house-fast": (45, 10, 5, 200, 100, 200, "bidder", "redeal", 500),
    "call-partner": (57, 13, 5, 200, 5, 200, "bidder", "redeal", 500),
    "call-partner-five": (57, 10, 7, 200, 80, 200, "bidder", "redeal", 400),
    "princeton": (53, 13, 1, 200, 70, 200, "left_of_bidder", "redeal", 500),
    "two-hundred": (36, 9, 0, 100, 50, 100, "bidder", "redeal", 200),
    "two-hundred-kitty": (40, 9, 4, 100, 50, 100, "bidder", "redeal", 200),
    "shelem": (52, 12, 4, 165, 100, 165, "bidder", "redeal", 1165),
    "shelem-185": (52, 12, 4, 185, 120, 185, "bidder", "redeal", 1165),
    "two": (44, 13, 5, 126, 35, 125, "left_of_dealer", "redeal", 150),
}
"""Pack, hand, nest, points, lowest and highest bid, first lead, who plays if all pass, target."""

USUAL = ("target", "jump_bids", "all_pass", "bidder_out_first")

OPTIONS: dict[str, tuple[str, ...]] = {
    "kentucky": (
        *(*USUAL, "rook_rank", "rook_any_time", "first_lead"),
        *("nest_shown", "nest_to", "deals"),
    ),
    "kentucky-original": (*USUAL, "first_lead", "bury"),
    "kentucky-original-breckinridge": (*USUAL, "first_lead", "bury", "buried_trumps_shown"),
    "partnership": (*USUAL, "first_lead"),
    "thirteens": (*USUAL, "floor", "first_lead", "misdeal"),
    "red-one": (*USUAL, "first_lead", "bury", "buried_trumps_shown", "rook_any_time"),
    "kentucky-rook": (
        *(*USUAL, "rook_rank", "rook_any_time", "first_lead", "nest_shown", "bury"),
        *("buried_trumps_shown", "misdeal", "margin", "moon_value", "deals"),
    ),
    "one-high": (
        *(*USUAL, "rook_rank", "rook_any_time", "first_lead", "bury", "buried_trumps_shown"),
        *("trumps", "all_points_bonus", "misdeal", "moon_value", "cap"),
    ),
    "house": (
        *(*USUAL, "rook_rank", "rook_any_time", "first_lead"),
        *("bury", "nest_shown", "nest_to", "moon_value"),
    ),
    "call-partner": (*USUAL[:3], "rook_rank", "first_lead", "moon_value", "floor"),
    "call-partner-five": (*USUAL[:3], "rook_rank", "first_lead", "moon_value", "floor"),
    "princeton": (*USUAL, "rook_rank", "first_lead", "trumps", "moon_value", "cap"),
    "two-hundred": (*USUAL, "gate"),
    "two-hundred-kitty": (*USUAL, "gate"),
    "shelem": (*USUAL, "double_set", "slam_value", "nest_to", "floor", "margin"),
    "shelem-185": (*USUAL, "double_set", "slam_value", "nest_to", "floor", "margin"),
    "two": ("target", "jump_bids"),
}

DEFAULTS: dict[str, dict[str, object]] = {
    "kentucky": {"rook_rank": "high", "rook_any_time": True},
    "kentucky-original-breckinridge": {"bury": "no_counters", "buried_trumps_shown": True},
    "thirteens": {"floor": -250, "misdeal": "low_hand"},
    "red-one": {"bury": "one_counter", "buried_trumps_shown": True, "rook_any_time": True},
    "red-one-western": {"moon_value": 200},
    "kentucky-rook": {"rook_rank": "high", "rook_any_time": True},
    "kentucky-rook-williams": {
        "moon_value": 200,
        "rook_rank": "high",
        "rook_any_time": True,
        "nest_shown": "top",
        "misdeal": "no_counters",
        "deals": 4,
    },
    "kentucky-rook-baby-bird": {
        "rook_rank": "high",
        "rook_any_time": True,
        "moon_value": 200,
    },
    "one-high": {"trumps": "suits"},
    "house": {"rook_rank": "10.5", "moon_value": 200},
    "house-fast": {"rook_rank": "10.5", "moon_value": 200},
    "call-partner": {"rook_rank": "10.5", "moon_value": 200},
    "call-partner-five": {"rook_rank": "10.5", "moon_value": 200},
    "princeton": {"trumps": "suits", "moon_value": 200},
    "two-hundred": {"bidder_out_first": True, "gate": 100},
    "two-hundred-kitty": {"bidder_out_first": True, "gate": 100},
    "shelem": {"double_set": True, "slam_value": 330, "nest_to": "bidder"},
    "shelem-185": {"double_set": True, "slam_value": 370, "nest_to": "bidder"},
}
"""The options of each game that are not at the engine's default; target and the like are above."""

LIMITED = {
    ("kentucky", "nest_to"): ("last_trick", "bidder"),
    ("house", "nest_to"): ("last_trick", "bidder"),
    ("call-partner", "first_lead"): ("bidder", "chosen", "left_of_dealer"),
    ("call-partner-five", "first_lead"): ("bidder", "chosen"),
    ("two-hundred", "target"): ("200", "300", "500"),
    ("shelem", "nest_to"): ("bidder", "last_trick"),
}

FAMILY = [GAMES[name] for name in VALUES]
games = pytest.mark.parametrize("game", FAMILY, ids=VALUES)


def rules_of(game: Preset) -> TrickRules:
    assert isinstance(game.rules, TrickRules)
    return game.rules


@games
def test_a_game_has_the_values_of_the_rule_book(game: Preset) -> None:
    rules = rules_of(game)
    cards = (len(rules.pack), rules.hand_size, rules.nest_size)
    bids = (rules.stake, rules.minimum_bid, rules.maximum_bid)
    others = (rules.first_lead, rules.all_pass, rules.target)
    assert (*cards, *bids, *others) == VALUES[game.name]


@pytest.mark.parametrize(("name", "options"), OPTIONS.items())
def test_a_game_offers_the_house_rules_of_the_rule_book(
    name: str, options: tuple[str, ...]
) -> None:
    assert GAMES[name].options == options


@games
def test_options_have_the_defaults_of_the_rule_book(game: Preset) -> None:
    told = {"target", "all_pass", "first_lead"}
    usual = rules_of(GAMES["dixie"])
    defaults = {name: game.default(name) for name in game.options if name not in told}
    unusual = {name: it for name, it in defaults.items() if it != getattr(usual, name)}
    assert unusual == DEFAULTS.get(game.name, {})


@pytest.mark.parametrize(("offered", "values"), LIMITED.items())
def test_some_games_offer_only_some_values(
    offered: tuple[str, str], values: tuple[str, ...]
) -> None:
    name, option = offered
    assert GAMES[name].described[option].choices == values


def test_the_table_has_the_first_four_games_and_then_the_family() -> None:
    assert list(GAMES)[4:] == list(VALUES)
    assert [game.is_variant for game in GAMES.values()] == [False] * 4 + [True] * len(VALUES)


@pytest.mark.parametrize("name", [game.name for game in FAMILY if game.form_of])
def test_a_form_follows_its_game_and_is_named_after_it(name: str) -> None:
    form, names = GAMES[name], list(GAMES)
    assert name.startswith(f"{form.form_of}-")
    assert form.sister == form.form_of
    between = names[names.index(form.form_of) + 1 : names.index(name)]
    assert all(GAMES[each].form_of == form.form_of for each in between)


@games
def test_a_game_differs_from_its_sister_in_a_sentence(game: Preset) -> None:
    assert bool(game.sister) == bool(game.differs) == (game.name != "kentucky")
    if game.sister:
        assert game.sister in GAMES
        assert len(re.findall(r"[.!?](?=\s|$)", game.differs)) == 1
        assert game.differs.endswith(".")


@games
def test_a_game_is_found_by_other_names_than_its_own(game: Preset) -> None:
    assert game.also_called or game.form_of
    assert game.title not in game.also_called
    assert len(set(game.also_called)) == len(game.also_called)


def test_titles_and_summaries_are_short_and_all_different() -> None:
    for texts in ([it.title for it in GAMES.values()], [it.summary for it in GAMES.values()]):
        assert len(set(texts)) == len(texts)
        assert max(map(len, texts)) <= 100


@games
def test_a_game_that_is_played_to_a_target_lets_bids_be_limited_to_single_steps(
    game: Preset,
) -> None:
    assert {"target", "jump_bids"} <= set(game.options)
