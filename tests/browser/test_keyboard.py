"""Whole matches played with the keyboard alone."""

import pytest
from playwright.sync_api import Page

from tests.browser.people import People, Person, opened

pytestmark = pytest.mark.wide

SHORT = {"tuxedo": 15, "dixie": 60}


class Typist(Person):
    """Someone without a mouse."""

    def _do(self, page: Page, what: str) -> None:
        keys = page.keyboard
        if what in {"question", "bury", "card"}:  # the focus is there already
            place = "section.question" if what == "question" else "[role=toolbar]"
            page.wait_for_function("(it) => document.activeElement?.closest(it)", arg=place)
        match what:
            case "ready":
                keys.press("r")
            case "orange":
                keys.press("h")
            case "question":
                self._answer()
            case "card":
                self._choose_card()
            case "confirm":
                self._tab_to(".tuxedo form button[type=submit]")
                keys.press("Enter")
            case "bury":
                self._bury()

    def _choose_card(self) -> None:
        """Focus a legal card, and press Enter."""
        self.page.keyboard.press("1")
        self.page.wait_for_function("() => document.activeElement?.dataset.card")
        self.page.keyboard.press("Enter")

    def _answer(self) -> None:
        """Pass if possible; otherwise take the first choice, and confirm it if needed."""
        question = self.page.locator("section.question")
        if question.get_by_role("button", name="Pass", exact=True).count():
            self.page.keyboard.press("p")
            return
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")
        if question.locator(".confirm:not(:disabled)").count():
            self._tab_to("section.question .confirm")
            self.page.keyboard.press("Enter")

    def _bury(self) -> None:
        """Choose cards along the hand, then press the button above it."""
        keys = self.page.keyboard
        keys.press("g")
        keys.press("Home")
        confirm = self.page.locator("section.question .confirm")
        for _ in range(20):
            if not confirm.is_disabled():
                break
            focused = "document.activeElement"
            if self.page.evaluate(
                f"{focused}.ariaDisabled !== 'true' && !{focused}.classList.contains('selected')"
            ):
                keys.press("Enter")
            keys.press("ArrowRight")
        self._tab_to("section.question .confirm")
        keys.press("Enter")

    def _tab_to(self, query: str) -> None:
        """Press Shift+Tab until an element that matches `query` has the focus."""
        for _ in range(60):
            if self.page.evaluate("(query) => document.activeElement?.matches(query)", query):
                return
            self.page.keyboard.press("Shift+Tab")
        raise AssertionError(f"{query} cannot be reached with the Tab key")

    def start(self) -> None:
        """Go to the host's start button with Tab, and press it."""
        self.page.get_by_role("button", name="Start").wait_for()
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.textContent.startsWith('Start')"):
                break
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", SHORT)
def test_a_match_by_keyboard(game: str, address: str, people: People) -> None:
    table = opened(address, game, options={"target": SHORT[game]})
    ann = Typist(people().page)
    ann.begin(table)
    ann.play_on("over")
