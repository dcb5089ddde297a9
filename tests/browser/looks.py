"""Checks of layout, contrast and translation that every page must pass.

`check` is for English pages, `check_words` for pages in the pseudo-locale, which is English in
accented letters, 40 % longer. ROOKERY_PSEUDO=FOLDER keeps a picture of every page in it.
"""

import calendar
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from rookery.games import GAMES
from rookery.language.tags import PSEUDO
from rookery.table.chairs import BOT_NAMES

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A desktop at 200 % zoom."""

SPEAKS_PSEUDO = f"localStorage.setItem('rookery.language', '{PSEUDO}')"

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
THEMES = ("light", "dark", "contrast")
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS = ("color-contrast", "link-in-text-block")
"""Those of `RULES` that look at colours; themes differ in nothing else."""

RUN = """
async (rules) => {
  const found = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return found.violations.map((it) =>
    `${it.id}: ${it.help}: ` + it.nodes.slice(0, 3).map((node) => node.html).join(" | "));
}
"""

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

TARGET = 44
"""The least width and height in pixels of a button during play."""

COVERED = """
(over) => {
  const panel = document.querySelector(over).getBoundingClientRect();
  const seats = [...document.querySelectorAll("[data-seat]")];
  return seats.filter((seat) => seat.checkVisibility({ visibilityProperty: true }))
    .filter((seat) => {
      const { left, top, right, bottom } = seat.getBoundingClientRect();
      return left < panel.right && panel.left < right && top < panel.bottom && panel.top < bottom;
    }).map((seat) => seat.textContent);
}
"""
"""JavaScript that returns the seats in sight of which a selected element covers a part."""

SMALL = """
(least) => [...document.querySelectorAll(".play button")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled)
  .filter((it) => it.offsetWidth < least || it.offsetHeight < least)
  .map((it) => `${it.ariaLabel ?? it.textContent}: ${it.offsetWidth} × ${it.offsetHeight}`)
"""
"""JavaScript that lists the buttons of a table that are too small to tap."""

ALIKE = {
    *("Rookery", "Rook", "Ann", "Guest"),
    *BOT_NAMES,
    *("and", *calendar.day_name, *calendar.month_name),  # as browsers write dates and times
    *(word for game in GAMES.values() for word in re.findall(r"\w+", game.title)),
}
"""Words that need no translation: names of people and games, and the browser's own texts."""

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
"""JavaScript that lists the texts that are wider than their containers."""

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


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""JavaScript that waits for two frames, after which a change of size has had its effects."""


def check(page: Page, where: str) -> None:
    """Fail if a page is wider than its window, or axe finds a violation in any theme."""
    page.evaluate(DRAWN)
    assert page.evaluate(WIDER) <= 0, f"{where}: the page is wider than its window"
    before = page.evaluate("document.documentElement.dataset.theme ?? ''")
    for theme in THEMES:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found = violations(page, COLOURS if theme != THEMES[0] else RULES)
        assert not found, f"{where}, {theme}: {found}"
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", before)


def seen(page: Page, where: str) -> None:
    """Check a page as it is, once nothing is loaded any more."""
    page.wait_for_load_state("networkidle")
    check(page, where)


def violations(page: Page, rules: tuple[str, ...] = RULES) -> list[str]:
    """What axe finds on a page as it is shown now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, rules)
    return found


def check_words(page: Page, where: str) -> None:
    """Fail if a text of a page in the pseudo-locale is too wide, cut off, or plain English."""
    if pictures := os.environ.get("ROOKERY_PSEUDO"):
        name = re.sub(r"\W+", "-", f"{where} {page.viewport_size}").lower()
        page.screenshot(path=Path(pictures) / f"{name}.png", full_page=True)
    assert page.evaluate(WIDER) <= 0, f"{where}: the page is wider than the screen"
    cut = page.evaluate(CUT)
    assert not cut, f"{where}: cut off: {cut}"
    plain = [text.strip() for text in page.evaluate(TEXTS) if any(_english_in(text))]
    assert not plain, f"{where}: English: {plain}"


def _english_in(text: str) -> Iterator[bool]:
    """For each word, whether it is untranslated: it has vowels without accents."""
    for word in re.findall(r"(?<![\w/.@-])[A-Za-z]{3,}(?![\w/@])", text):
        yield word not in ALIKE and re.search("[aeiouyAEIOUY]", word) is not None
