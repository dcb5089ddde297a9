"""Finding the game nearest to the one that a family plays."""

from collections.abc import Callable
from dataclasses import asdict, fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.games.about.finder import (
    MOST_TARGET,
    ONES,
    PLAYERS,
    ROOKS,
    TRUMP_NAMED,
    Answers,
    Found,
    answers_of,
    nearest_games,
    open_questions,
)
from rookery.games.preset import Preset

ANSWERS = st.builds(
    Answers,
    players=st.none() | st.sampled_from(PLAYERS),
    ones=st.none() | st.sampled_from(sorted(ONES)),
    rook=st.none() | st.sampled_from(sorted(ROOKS)),
    calls=st.none() | st.booleans(),
    minimum_bid=st.none() | st.integers(1, 50).map(lambda steps: 5 * steps),
    target=st.none() | st.integers(1, MOST_TARGET),
    bid_step=st.none() | st.sampled_from((5, 10)),
    trump_named=st.none() | st.sampled_from(TRUMP_NAMED),
    rook_points=st.none() | st.integers(0, 30),
    ones_points=st.none() | st.integers(0, 20),
    must_make_to_win=st.none() | st.booleans(),
    never_below_zero=st.none() | st.booleans(),
)


SETTINGS = ("bid_step", "trump_named", "rook_points", "must_make_to_win", "never_below_zero")
"""Answers that are values of options."""


def bid_of(rules: Any) -> int | None:
    """The lowest bid, which a dealer may have made before anybody speaks."""
    return (rules.opening_bid or rules.minimum_bid) if rules.has_bidding else None


def test_a_game_is_found_by_its_own_answers() -> None:
    """Each game comes first, or behind games that the same answers describe."""
    for game in GAMES.values():
        answers = answers_of(game)
        fitting = [each for each in nearest_games(answers, GAMES.values()) if not each.distance]
        assert game in [each.game for each in fitting]
        for each in fitting:
            told = asdict(answers_of(each.game)).items()
            assert {it for it in asdict(answers).items() if it[1] is not None} <= told
            assert (dict(each.options), each.differences) == ({}, ())


@settings(deadline=None, max_examples=30)
@given(ANSWERS)
def test_every_game_is_ranked_with_options_that_it_allows(answers: Answers) -> None:
    found = nearest_games(answers, GAMES.values())
    assert sorted(each.game.name for each in found) == sorted(GAMES)
    assert found == sorted(found, key=lambda each: each.distance)
    for each in found:
        rules = each.game.game(each.options).rules
        told = answers_of(each.game)
        if not each.differences:
            assert answers.players in (None, rules.seats)
            assert answers.target in (None, rules.target)
            assert answers.minimum_bid in (None, bid_of(rules))
            assert answers.calls in (None, told.calls)
            assert answers.ones in (None, told.ones)
            for name in SETTINGS:
                assert getattr(answers, name) in (None, getattr(rules, name, False)), name


def agree(one: Answers, other: Answers) -> bool:
    """Whether two games have the same answers to all questions that both can answer."""
    pairs = zip(asdict(one).values(), asdict(other).values(), strict=True)
    return all(None in pair or pair[0] == pair[1] for pair in pairs)


def questions_needed(game: Preset, order: Callable[[Answers, list[Found]], list[str]]) -> int:
    """The number of questions until this game, or one that agrees with it, is nearest."""
    said, truth = Answers(), answers_of(game)
    left = {name: value for name, value in asdict(truth).items() if value is not None}
    for number in range(len(left) + 1):
        found = nearest_games(said, GAMES.values())
        if agree(answers_of(found[0].game), truth):
            return number
        name = next(it for it in order(said, found) if it in left)
        said = replace(said, **{name: left.pop(name)})
    raise AssertionError(game.name)


def test_the_next_question_is_the_one_that_divides_the_games_left() -> None:
    names = [each.name for each in fields(Answers)]

    def mean(order: Callable[[Answers, list[Found]], list[str]]) -> float:
        return sum(questions_needed(it, order) for it in GAMES.values()) / len(GAMES)

    needed = mean(open_questions), mean(lambda *_: names)
    assert needed[0] < 2 < 3 < needed[1]
    found = nearest_games(dixie := answers_of(GAMES["dixie"]), GAMES.values())
    assert open_questions(replace(dixie, bid_step=None), found) == []


def test_an_option_is_set_before_another_game_is_taken() -> None:
    found = nearest_games(Answers(4, "high", "10.5", calls=False, target=300), GAMES.values())
    assert (found[0].game.name, dict(found[0].options)) == ("house", {"target": 300})


@pytest.mark.parametrize(
    ("answers", "name", "options"),
    [
        (Answers(4, "high", "low", minimum_bid=80), "one-high", {"minimum_bid": 80}),
        (Answers(players=2, minimum_bid=50, target=300), "two", {"opening_bid": 50, "target": 300}),
    ],
)
def test_FO_20_the_lowest_bid_is_set(
    answers: Answers, name: str, options: dict[str, object]
) -> None:
    found = nearest_games(answers, GAMES.values())[0]
    assert (found.game.name, dict(found.options), found.differences) == (name, options, ())


@pytest.mark.parametrize(
    ("answers", "name", "options"),
    [
        (Answers(4, "high", "10.5", calls=True, bid_step=10), "call-partner", {"minimum_bid": 10}),
        (Answers(4, "high", "low", trump_named="before_nest"), "one-high", {}),
        (Answers(4, "out", "high", rook_points=25, minimum_bid=120), "kentucky", {}),
        (Answers(4, "high", "low", ones_points=20), "one-high", {}),
        (Answers(5, rook="low", must_make_to_win=True, never_below_zero=True), "five", {}),
    ],
)
def test_FO_21_25_26_28_32_what_families_differ_in_is_set(
    answers: Answers, name: str, options: dict[str, object]
) -> None:
    """A lowest bid between the steps is raised if the family does not say it."""
    found = nearest_games(answers, [GAMES[name]])[0]
    asked = {name: getattr(answers, name, None) for name in (*SETTINGS, "ones_points")}
    options |= {name: value for name, value in asked.items() if value is not None}
    assert options.items() <= found.options.items()
    assert found.differences == ()


def test_FO_21_25_26_28_32_what_a_game_does_not_know_is_told() -> None:
    answers = Answers(
        bid_step=10, trump_named="before_nest", rook_points=25, ones_points=20, minimum_bid=75
    )
    found = nearest_games(answers, GAMES.values())
    told = {each.game.name: [str(it) for it in each.differences] for each in found}
    assert told["tuxedo"] == [
        *("nobody bids", "there is no nest", "the Rook is not in the pack", "Each 1 is worth: 0")
    ]
    assert told["shelem"][0] == "Step of the bids: 5"
    assert told["kentucky"] == ["Step of the bids: 5", "the 1s are not in the pack"]


@pytest.mark.parametrize(
    ("answers", "house_rules", "name", "options"),
    [
        (Answers(4, "low", "high"), {}, "dixie", {"with_rook": True, "rook_rank": "high"}),
        (Answers(4, "high", "out", calls=True), {}, "call-partner", {"with_rook": False}),
        (Answers(4, "low"), {"low_cards": 1, "cards_each": 13}, "dixie", {}),
        (
            Answers(4, "low", "high", rook_points=25, target=250),
            {"low_cards": 1, "cards_each": 13},
            "kentucky",
            {"rook_points": 25, "target": 250, "low_cards": 1, "cards_each": 13},
        ),
        (Answers(rook="out", rook_points=25), {}, "dixie", {"rook_points": 25}),
    ],
)
def test_FO_29_the_pack_is_set(
    answers: Answers, house_rules: dict[str, OptionValue], name: str, options: dict[str, object]
) -> None:
    (found,) = nearest_games(answers, [GAMES[name]], house_rules)
    assert (dict(found.options), found.differences) == (options, ())


def test_FO_29_a_pack_and_its_hands_are_set_although_another_rule_is_refused() -> None:
    cards: dict[str, OptionValue] = {"low_cards": 4, "cards_each": 10}
    wanted = cards | {"cap": 250, "must_make_to_win": True}
    (found,) = nearest_games(Answers(), [GAMES["kentucky"]], wanted)
    assert found.options == cards | {"cap": 250}
    assert [str(it) for it in found.differences] == ["Only a made bid wins the match: no"]


def test_what_cannot_be_set_is_told() -> None:
    found = nearest_games(Answers(players=6, rook="low"), GAMES.values())
    told = {each.game.name: [str(it) for it in each.differences] for each in found}
    assert told["five"] == ["it is for 5 players"]
    assert told["tuxedo"] == ["the Rook is not in the pack"]
    found = nearest_games(Answers(minimum_bid=500), GAMES.values())
    told = {each.game.name: [str(it) for it in each.differences] for each in found}
    assert told["tuxedo"] == ["nobody bids"]
    assert told["kentucky"] == ["the lowest bid is 70"]


@pytest.mark.parametrize(
    "answers", [{"players": 7}, {"ones": "top"}, {"target": 0}, {"minimum_bid": 0}]
)
def test_other_answers_are_refused(answers: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(answers))):
        Answers(**answers)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rule", "differences"),
    [({"trumps": "suits"}, 0), ({"trumps": "low"}, 1), ({"moon_value": 120}, 1)],
)
def test_a_game_that_lacks_a_house_rule_is_compared_as_it_is_played(
    rule: dict[str, Any], differences: int
) -> None:
    found = nearest_games(Answers(), [GAMES["dixie"]], rule)[0]
    assert len(found.differences) == differences
