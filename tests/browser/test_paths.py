"""An expert's way through the pages: a match, its review with open hands, the board, a puzzle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rookery.kernel import is_compiled
from tests.browser.people import Person, opened
from tests.browser.test_learn import DESK
from tests.browser.test_small_screens import PHONE

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


@pytest.mark.parametrize(
    "screen", [pytest.param(DESK, marks=pytest.mark.slow), PHONE], ids=["desk", "phone"]
)
def test_an_expert_goes_from_a_match_to_its_review_the_board_and_a_puzzle(
    screen: dict[str, object], address: str, people: Callable[..., Person]
) -> None:
    table = opened(address, "three", options={"target": 20})
    ann = people(**screen)
    page = ann.page
    page.goto(table.personal_link)
    ann.start()
    ann.play_on("over")
    page.get_by_role("link", name="Replay and review").click()
    page.get_by_role("button", name="Review this deal").click()
    expect(page.get_by_text("With all hands open").first).to_be_visible(timeout=90_000)
    page.get_by_role("link", name="Analyse this moment").click()
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    moves = page.get_by_role("list", name="Legal moves").get_by_role("button")
    moves.first.click()
    page.get_by_label("Notes on this moment").fill("Another way.")
    page.goto(address)
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(".play").wait_for()
