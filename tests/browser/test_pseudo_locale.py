"""In the pseudo-locale nothing is cut off, and nothing speaks plain English.

The pseudo-locale is English in accented letters, 40 % longer. ROOKERY_PSEUDO=FOLDER keeps a picture
of every page.
"""

from __future__ import annotations

import calendar
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from rookery.games import GAMES
from rookery.language.tags import PSEUDO
from rookery.table.chairs import BOT_NAMES
from tests.browser.people import Person, opened
from tests.browser.test_every_size import moments
from tests.browser.test_learn import DESK
from tests.browser.test_small_screens import PHONE, WIDER

PAGES = ("", "how", "how/tuxedo", "rules/dixie", "learn", "find", "puzzles", "meet", "day", "you")
SPEAKS_PSEUDO = f"localStorage.setItem('rookery.language', '{PSEUDO}')"

ALIKE = {
    *("Rookery", "Rook", "Ann", "Guest"),
    *BOT_NAMES,
    *("and", *calendar.day_name, *calendar.month_name),  # as browsers write dates and times
    *(word for game in GAMES.values() for word in re.findall(r"\w+", game.title)),
}
"""Words that need no translation: names of people and games, and what the browser says itself."""

CUT = """
() => {
  const cut = [];
  for (const it of document.querySelectorAll("body *")) {
    if (!it.checkVisibility({ visibilityProperty: true })) continue;
    if (it.closest(".visually-hidden")) continue;
    const own = [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || it.clientWidth <= 1) continue;
    const { overflowX } = getComputedStyle(it);
    const isButton = it.matches("button, .button, summary, th, label");
    if ((overflowX !== "visible" || isButton) && it.scrollWidth > it.clientWidth + 1)
      cut.push(`${it.textContent.trim().slice(0, 50)}: ${it.scrollWidth} in ${it.clientWidth}`);
  }
  return cut;
}
"""
"""JavaScript that lists the texts that are wider than what holds them."""

TEXTS = """
() => {
  const found = [];
  const seen = (it) => it && it.checkVisibility({ visibilityProperty: true });
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    const isQuoted = holder?.closest("script, style, code, kbd, input, .code, [lang]:not(html)");
    if (seen(holder) && !isQuoted) found.push(walk.currentNode.data);
  }
  for (const it of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    if (seen(it)) found.push(it.ariaLabel, it.title, it.placeholder, it.alt);
  return [document.title, ...found].filter(Boolean);
}
"""
"""JavaScript that returns what the page shows, and what it tells a screen reader."""


def english(texts: list[str]) -> list[str]:
    """The texts with words that no catalogue has: they have vowels without accents."""
    return [text.strip() for text in texts if _has_english(text)]


def _has_english(text: str) -> bool:
    words = re.findall(r"(?<![\w/.@-])[A-Za-z]{3,}(?![\w/@])", text)
    return any(re.search("[aeiouyAEIOUY]", word) and word not in ALIKE for word in words)


def check(page: Page, where: str) -> None:
    """Fail if something is too wide, is cut off, or is plain English."""
    if pictures := os.environ.get("ROOKERY_PSEUDO"):
        name = re.sub(r"\W+", "-", f"{where} {page.viewport_size}").lower()
        page.screenshot(path=Path(pictures) / f"{name}.png", full_page=True)
    assert page.evaluate(WIDER) <= 0, f"{where}: the page is wider than the screen"
    cut = page.evaluate(CUT)
    assert not cut, f"{where}: cut off: {cut}"
    plain = english(page.evaluate(TEXTS))
    assert not plain, f"{where}: English: {plain}"


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_a_page(
    screen: dict[str, Any], path: str, address: str, people: Callable[..., Person]
) -> None:
    page = people(**screen).page
    page.add_init_script(SPEAKS_PSEUDO)
    page.goto(address + path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    check(page, path or "home")


@pytest.mark.parametrize("game", ["tuxedo", "dixie"])
def test_every_phase(game: str, address: str, people: Callable[..., Person]) -> None:
    ann = people(**PHONE)
    ann.page.add_init_script(SPEAKS_PSEUDO)
    ann.page.goto(opened(address, game, options={"target": 20}).personal_link)
    ann.page.locator(".start").wait_for()
    check(ann.page, f"{game}, lobby")
    ann.page.locator(".start").click()
    for moment in moments(ann):
        check(ann.page, f"{game}, {moment}")
