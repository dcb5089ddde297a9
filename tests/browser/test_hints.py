"""Hints at the table: their reason, what was considered, and what they mark."""

import pytest

from tests.browser.people import Person, opened

pytestmark = pytest.mark.wide


def test_a_hint_comes_with_the_considered_moves_marks_its_card_and_goes(
    address: str, ann: Person
) -> None:
    table = opened(address, "dixie", others=["bot:steady"])
    page = ann.page
    ann.begin(table)
    ann.play_on("card")
    hint = page.get_by_role("complementary", name="Hint")
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("i")
        if width < 1440:  # a phone has no room for more than the move
            hint.get_by_role("button", name="Why?").click()
            page.get_by_role("dialog").get_by_text("A strong player would").wait_for()
            page.keyboard.press("Escape")
        else:
            hint.get_by_text("A strong player would").wait_for()
        assert page.locator("[data-card][data-advised]").count() == 1
        page.keyboard.press("Escape")
        hint.wait_for(state="detached")
    page.set_viewport_size({"width": 1280, "height": 800})
    considered = hint.get_by_role("list", name="Expected points").locator(".chip")
    for _ in range(9):  # where there is only one move to make, nothing is considered
        page.get_by_role("button", name="Hint").first.press("Enter")
        hint.wait_for()
        assert page.evaluate("document.activeElement.matches('[data-advised]')")
        found = considered.count()
        ann.play_card()
        hint.wait_for(state="detached")
        if found > 1:
            return
        ann.todo("card")
    raise AssertionError("no hint showed what was considered")
