"""Whole matches in a real browser, played with the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person, call, opened

SHORT = {"tuxedo": 25, "dixie": 100, "three": 60, "five": 100, "kentucky": 60}
"""Targets that are reached in a deal or two."""


@pytest.mark.parametrize(
    "game",
    [
        "tuxedo",
        "dixie",
        pytest.param("five", marks=pytest.mark.slow),
        pytest.param("three", marks=pytest.mark.slow),
        pytest.param("kentucky", marks=pytest.mark.slow),
    ],
)
def test_a_match_by_clicking(game: str, address: str, people: Callable[..., Person]) -> None:
    table = opened(address, game, options={"target": SHORT[game]})
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    ann.play_on("over")
    record = call(address, f"tables/{table.code}/record")
    assert record["winners"]
    names = record["table"]["names"]
    shown = ann.page.locator("section.match.panel").inner_text()
    assert "You" in shown if 0 in record["winners"] else names[record["winners"][0]] in shown


def test_play_now_is_one_click_from_home(address: str, people: Callable[..., Person]) -> None:
    ann = people()
    ann.page.goto(address)
    ann.play_now()
    ann.page.wait_for_url("**/t/*")
    ann.todo()
