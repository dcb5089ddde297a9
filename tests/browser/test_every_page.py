"""Every page: accessible, laid out well on every screen, and wholly translated."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from rookery.games import GAMES
from tests.browser.looks import (
    PHONE,
    SPEAKS_PSEUDO,
    TEXTS,
    WIDER,
    ZOOMED,
    check,
    check_words,
    violations,
)
from tests.browser.people import People, Person

pytestmark = pytest.mark.wide

PAGES = (
    *("", "games", "games?players=4&rook=high", "games/dixie", "games/kentucky"),
    *("games/tuxedo/how", "games/dixie/how", "games/three/how", "games/five/how"),
    *("games/dixie/rules", "games/five/rules", "games/kentucky/learn", "rulebook"),
    *("learn", "learn/puzzles", "learn/analysis", "meet"),
    *("day", "c", "you", "privacy", "nowhere"),
)
UNTRANSLATED = ("rulebook", "privacy", "nowhere")
"""Pages that the pseudo-locale shows in English, in whole or in part."""


def all_pages(page: Page, address: str) -> Iterator[str]:
    """Go to every page, and yield its path once it is there."""
    for path in PAGES:
        page.goto(address + path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        yield path or "home"


def test_axe_finds_nothing(address: str, ann: Person) -> None:
    page = ann.page
    for path in all_pages(page, address):
        check(page, path)


def test_nothing_is_wider_than_a_zoomed_window(address: str, people: People) -> None:
    page = people(**ZOOMED).page
    wide = [path for path in all_pages(page, address) if page.evaluate(WIDER) > 0]
    assert not wide


def test_a_phone_shows_them_from_right_to_left(address: str, people: People) -> None:
    page = people(locale="fa-IR", **PHONE).page
    for path in all_pages(page, address):
        assert page.locator("html").get_attribute("dir") == "rtl"
        assert page.evaluate(WIDER) <= 0, path
        assert not violations(page), path
        plain = [it for it in page.evaluate(TEXTS) if re.search(r"(?<![\w.-])[0-9]", it)]
        plain = [it for it in plain if not re.search("Shelem 185|Player 1|^Rookery ", it)]
        assert not plain, path


@pytest.mark.parametrize(
    "screen", [PHONE, {"viewport": {"width": 1280, "height": 800}}], ids=["phone", "desk"]
)
def test_no_word_is_cut_off_or_plain_english(
    screen: dict[str, object], address: str, people: People
) -> None:
    page = people(**screen).page
    page.add_init_script(SPEAKS_PSEUDO)
    for path in all_pages(page, address):
        if path not in UNTRANSLATED:
            check_words(page, path)


def test_home_is_whole_on_the_first_screen(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(address)
    play = page.get_by_role("button", name="Play now: Tuxedo with bots")
    play.wait_for()
    bar = page.get_by_role("navigation", name="Rookery")
    last_of = {
        (390, 844): page.get_by_role("link", name="Puzzle of the day"),
        (390, 664): page.get_by_role("link", name="Rook for Five"),
        (1440, 900): page.get_by_role("link", name=f"{len(GAMES) - 4} more games"),
    }
    for (width, height), last in last_of.items():
        page.set_viewport_size({"width": width, "height": height})
        box, below = last.bounding_box(), bar.bounding_box()
        assert box is not None and below is not None
        bottom = below["y"] if width < 768 else height
        assert box["y"] + box["height"] <= bottom, (width, height)
    for width, height in ((320, 568), (640, 400), (844, 390), (2560, 900)):
        page.set_viewport_size({"width": width, "height": height})
        box = play.bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= height - box["height"], (width, height)


def test_home_in_large_text_scrolls_in_one_direction_only(address: str, people: People) -> None:
    page = people(viewport={"width": 390, "height": 844}).page
    page.goto(address)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(WIDER) <= 0
