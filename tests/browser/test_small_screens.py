"""A phone 360 pixels wide and a desktop at 200 % zoom: nothing is cut off or too small to tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.people import Person, opened

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}

TARGET = 44
"""The least width and height in pixels of a button during play."""

SMALL = """
(least) => [...document.querySelectorAll(".play button")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled)
  .filter((it) => it.offsetWidth < least || it.offsetHeight < least)
  .map((it) => `${it.ariaLabel ?? it.textContent}: ${it.offsetWidth} × ${it.offsetHeight}`)
"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
COVERED = """
() => {
  const area = (it) => it.getBoundingClientRect();
  const hidden = [];
  const plates = [...document.querySelectorAll("[data-seat]")].map(area);
  for (const pile of document.querySelectorAll("ul.piles > li"))
    for (const plate of plates) {
      const it = area(pile);
      const across = Math.min(it.right, plate.right) - Math.max(it.left, plate.left);
      const down = Math.min(it.bottom, plate.bottom) - Math.max(it.top, plate.top);
      if (across > 2 && down > 2) hidden.push(`${pile.textContent} by ${across} × ${down}`);
    }
  return hidden;
}
"""
"""JavaScript that lists the cards of the centre that a seat covers."""

OUT_OF_SIGHT = """
() => {
  const panel = document.querySelector("section.question")?.getBoundingClientRect();
  const hand = document.querySelector("[role=toolbar]")?.getBoundingClientRect();
  return panel && hand && (panel.top < 0 || panel.bottom > hand.top)
    ? `from ${panel.top} to ${panel.bottom}, the hand at ${hand.top}` : "";
}
"""
"""JavaScript that says where a question lies if it is not wholly visible above the hand."""


def check(page: Page, where: str) -> None:
    assert page.evaluate(WIDER) <= 0, f"{where}: the page is wider than the screen"
    assert not page.evaluate(SMALL, TARGET), where
    assert not page.evaluate(COVERED), where
    assert not page.evaluate(OUT_OF_SIGHT), where


@pytest.mark.parametrize(
    "screen",
    [pytest.param(PHONE, id="phone"), pytest.param(ZOOMED, id="zoomed", marks=pytest.mark.slow)],
)
@pytest.mark.parametrize(
    ("game", "target", "seats"),
    [
        ("tuxedo", 15, 4),
        ("dixie", 40, 6),
        pytest.param("five", 40, None, marks=pytest.mark.slow),
    ],
)
def test_a_match_on_a_small_screen(
    screen: dict[str, Any],
    game: str,
    target: int,
    seats: int | None,
    address: str,
    people: Callable[..., Person],
) -> None:
    options = {"target": target, **({"seats": seats} if seats else {})}
    table = opened(address, game, options=options)
    ann = people(**screen)
    ann.page.goto(table.personal_link)
    ann.start()
    while (what := ann.todo()) != "over":
        check(ann.page, what)
        ann.try_to(what)
    check(ann.page, what)


@pytest.mark.parametrize("path", ["", "how/tuxedo", "how/five", "rules/dixie"])
@pytest.mark.parametrize("screen", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_a_page_on_a_small_screen(
    screen: dict[str, Any], path: str, address: str, people: Callable[..., Person]
) -> None:
    page = people(**screen).page
    page.goto(address + path)
    page.get_by_role("heading").first.wait_for()
    assert page.evaluate(WIDER) <= 0
