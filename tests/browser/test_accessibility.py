"""axe finds no violation on any page, in any phase, in the light, dark and high contrast themes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.people import Bidder, Person, opened, played

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
THEMES = ("light", "dark", "contrast")
PAGES = (
    "",
    "learn",
    "learn/kentucky",
    "how/tuxedo",
    "how/dixie",
    "how/three",
    "how/five",
    "rules/five",
    "find?players=4",
    "puzzles",
    "meet",
    "nowhere",
)
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules among these that look at colours, which are all that themes differ in."""

RUN = """
async (rules) => {
  const found = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return found.violations.map((it) =>
    `${it.id}: ${it.help}: ` + it.nodes.slice(0, 3).map((node) => node.html).join(" | "));
}
"""


def check(page: Page, where: str) -> None:
    """Fail if axe finds a violation in any theme; `where` names the place in the message."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    before = page.evaluate("document.documentElement.dataset.theme ?? ''")
    for theme in THEMES:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found = page.evaluate(RUN, COLOURS if theme != THEMES[0] else RULES)
        assert not found, f"{where}, {theme}: {found}"
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", before)


def phases(person: Person) -> Iterator[str]:
    """Play a match, stopping at each new phase."""
    seen = set()
    while True:
        what = person.todo()
        title = person.page.locator("section.question h2, section.panel h2")
        phase = f"{what}: {title.first.inner_text() if title.count() else ''}"
        phase = re.sub(r"\d+", "", phase)
        if phase not in seen:
            seen.add(phase)
            yield phase
        if what == "over":
            return
        person.try_to(what)


@pytest.mark.parametrize("path", PAGES)
def test_a_page(path: str, address: str, people: Callable[..., Person]) -> None:
    page = people().page
    page.goto(address + path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    check(page, path or "home")


@pytest.mark.parametrize(
    ("game", "target"),
    [
        ("tuxedo", 15),
        ("dixie", 50),
        ("five", 60),
        pytest.param("three", 30, marks=pytest.mark.slow),
    ],
)
def test_every_phase(game: str, target: int, address: str, people: Callable[..., Person]) -> None:
    table = opened(address, game, options={"target": target}, others=["bot:random"])
    ann = Bidder(people().page)
    ann.page.goto(table.personal_link)
    ann.page.get_by_role("button", name="Start").wait_for()
    check(ann.page, "lobby")
    ann.start()
    found = []
    for phase in phases(ann):
        check(ann.page, f"{game}, {phase}")
        found.append(phase)
    assert any(phase.startswith("over") for phase in found)


DIALOGS: dict[str, Any] = {"s": "sheet", "l": "log", "c": "chat", "?": "keys"}


OPEN = "dialog[open], aside.drawer"


def test_dialogs(address: str, people: Callable[..., Person]) -> None:
    table = opened(address, "three")
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    ann.play_on("card")
    for key, name in DIALOGS.items():
        ann.page.keyboard.press(key)
        ann.page.locator(OPEN).first.wait_for()
        check(ann.page, name)
        ann.page.keyboard.press("Escape")
        ann.page.locator(OPEN).wait_for(state="detached")


def test_a_replay(address: str, people: Callable[..., Person]) -> None:
    table = played(address, "three", options={"target": 20})
    ann = people()
    ann.page.goto(f"{address}r/{table.code}/1/20")
    ann.page.get_by_role("heading").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    check(ann.page, "replay")
