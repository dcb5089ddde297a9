"""A family's rules as one page, compared with others, and read from its own sheet."""

from pathlib import Path
from typing import Any

import pytest

from rookery.games import GAMES
from rookery.games.about.sheet import Sheet, differences
from rookery.language import TAGS

GRANDMAS = ("kentucky-rook", "-o", "minimum_bid=80", "-o", "never_below_zero=true")


def test_a_sheet_has_its_name_its_changes_and_the_rules_in_words(run: Any) -> None:
    printed = run("sheet", *GRANDMAS, "--name", "Grandma's Rook").out
    assert printed.startswith("Grandma's Rook\nKentucky Rook\n  Lowest bid: 80\n")
    assert "from 80 to 180 in steps of 5" in " ".join(printed.split())
    assert "No total falls below zero" in printed


@pytest.mark.parametrize("tag", TAGS)
def test_a_sheet_is_printed_in_every_language(run: Any, tag: str) -> None:
    assert len(run("sheet", "five", "--language", tag).out.splitlines()) > 20


def test_sheets_of_one_game_differ_in_house_rules(run: Any) -> None:
    printed = run("sheet", *GRANDMAS, "--beside", "kentucky-rook hold=true").out
    assert printed.startswith("Kentucky Rook and kentucky-rook hold=true differ in 3 things.")
    assert "Lowest bid: 80\n  kentucky-rook hold=true: Lowest bid: 100" in printed
    assert "differ in nothing" in run("sheet", "dixie", "--beside", "dixie target=300").out


@pytest.mark.parametrize(("other", "least"), [("kentucky", 3), ("tuxedo", 20), ("five", 10)])
def test_sheets_of_two_games_differ_in_what_is_told_of_them(other: str, least: int) -> None:
    """What both say in the same words is no difference, and nothing is said twice."""
    one, two = Sheet(GAMES["kentucky-rook"], {}), Sheet(GAMES[other], {})
    found = differences(one, two)
    assert len(found) >= least
    assert all(here != there for here, there in found)
    assert [(there, here) for here, there in found if here] and differences(one, one) == []


def test_options_that_do_not_fit_are_refused_with_the_reason(run: Any) -> None:
    refused = run("sheet", "call-partner", "-o", "bid_step=10")
    assert "minimum_bid=10 would fit" in refused.err


def test_a_sheet_is_read_in_the_terminal(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "ours.txt"
    file.write_text("Four players. Low bid is 80. Each may hold once. The cat deals.")
    printed = run("rules", "--sheet", str(file)).out
    assert "Lowest bid: 80\n      “Low bid is 80.”" in printed
    assert "Not understood:\n\n  The cat deals." in printed
    read = run("rules", "--sheet", "-", "--json", typed="Six play. It is played to 300.").json
    claims = [(it["option"], it["value"]) for it in read["claims"]]
    assert claims == [("players", 6), ("target", 300)]
    assert len(read["nearest"]) == 5
    assert "Nothing in this text" in run("rules", "--sheet", "-", typed="Hello.").out
