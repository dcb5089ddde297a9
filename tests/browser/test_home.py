"""The home page: games to play without scrolling, preferences, and the licence."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.people import Person

LINE = 300
"""The least width of a game's description in pixels: about forty letters."""


def home(people: Callable[..., Person], address: str, width: int, height: int) -> Page:
    page = people(viewport={"width": width, "height": height}).page
    page.goto(address)
    page.get_by_role("button", name="Play now").first.wait_for()
    return page


@pytest.mark.parametrize(
    ("width", "height"),
    [(320, 568), (360, 640), (390, 844), (640, 400), (844, 390), (1024, 768), (1440, 900)],
)
def test_the_first_screen_has_a_game_to_play(
    width: int, height: int, address: str, people: Callable[..., Person]
) -> None:
    page = home(people, address, width, height)
    for what in (
        page.get_by_role("heading", name="Tuxedo"),
        page.get_by_role("button", name="Play now: Tuxedo with bots"),
    ):
        box = what.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_with_text_of_twice_the_size_scrolls_in_one_direction_only(
    address: str, people: Callable[..., Person]
) -> None:
    page = home(people, address, 390, 844)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    title = page.get_by_role("heading", name="Rookery")
    size = title.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")
    box = title.bounding_box()
    assert box is not None
    assert box["height"] < 2 * size  # one line


@pytest.mark.parametrize("width", [800, 1024, 1100, 1280, 1440, 2560])
def test_the_description_of_every_game_is_wide_enough(
    width: int, address: str, people: Callable[..., Person]
) -> None:
    page = home(people, address, width, 800)
    for summary in page.locator("article .summary").all():
        box = summary.bounding_box()
        assert box is not None
        assert box["width"] >= min(LINE, width / 4)


def test_preferences_are_opened_from_home(address: str, people: Callable[..., Person]) -> None:
    page = home(people, address, 1280, 800)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("radio", name="High contrast").check()
    page.wait_for_function("document.documentElement.dataset.theme === 'contrast'")


def test_the_footer_names_the_licence(address: str, people: Callable[..., Person]) -> None:
    page = home(people, address, 1280, 800)
    page.get_by_role("button", name="About and licence").click()
    page.get_by_role("dialog").get_by_text("Permission is hereby granted").wait_for()
    page.keyboard.press("Escape")
    with page.expect_navigation():
        page.get_by_role("link", name="Typefaces").click()
    page.get_by_text("SIL OPEN FONT LICENSE").first.wait_for()
