"""Reading a family's own rule sheet."""

import tomllib
from pathlib import Path

import pytest

from rookery.games import GAMES
from rookery.games.about.finder import nearest_games
from rookery.games.about.pasted import LONGEST, read_sheet, settings_of

SHEETS = tomllib.loads((Path(__file__).parent / "pasted_sheets.toml").read_text("utf-8"))
"""Sheets with the facts that they state; no pattern was developed with the `kept` ones."""


def claimed(text: str) -> set[str]:
    return {f"{it.option}={str(it.value).lower()}" for it in read_sheet(text).claims}


@pytest.mark.parametrize("half", ["developed", "kept"])
def test_what_is_read_is_right_and_most_facts_are_found(half: str) -> None:
    """At least 95 of 100 claims are right, and half of the facts are found."""
    right = claims = facts = 0
    for sheet in SHEETS[half]:
        read, stated = claimed(sheet["text"]), set(sheet["facts"].split())
        right, claims, facts = right + len(read & stated), claims + len(read), facts + len(stated)
    assert right / claims >= 0.95
    assert right / facts >= 0.5


@pytest.mark.parametrize(
    ("sentence", "claims"),
    [
        ("No re-deal.", {"misdeal=none"}),
        ("Counters may not be buried.", {"bury=no_counters"}),
        ("You may bury counters.", set()),
        ("Nobody calls a partner.", {"calls=false"}),
        ("Scores never fall below zero.", {"never_below_zero=true"}),
        ("You can't call no-trump.", {"trumps=suits"}),
        ("Low bid is sixty-five.", {"minimum_bid=65"}),
        ("The bird is low. It may be played any time.", {"rook=low", "rook_any_time=true"}),
        ("We play to 2,000,000,000. Low bid is " + 5000 * "9", set()),
    ],
)
def test_negations_numbers_and_pronouns_are_understood(sentence: str, claims: set[str]) -> None:
    assert claimed(sentence) == claims


def test_each_claim_quotes_its_sentence_and_other_rules_are_listed() -> None:
    reading = read_sheet("- Low bid is 65.\n- Aunt May deals twice. She is 90!\nHello.")
    assert [it.sentence for it in reading.claims] == ["Low bid is 65."]
    assert reading.not_understood == ("Aunt May deals twice.", "She is 90!")


def test_a_family_finds_its_game_from_its_sheet() -> None:
    reading = read_sheet(SHEETS["kept"][0]["text"])
    found = nearest_games(settings_of(reading.claims)[0], GAMES.values())[0]
    assert (found.game.name, found.differences) == ("kentucky", ())


@pytest.mark.parametrize("unit", ["the 5s and ", "bid? ", "14s(1s", "no points, hand, deal. ", "x"])
def test_a_long_sheet_is_read_in_time(unit: str) -> None:
    """No pattern goes over a sentence again and again (this would run for hours)."""
    read_sheet((LONGEST * unit)[:LONGEST])
