"""Hints at the table: their reason, what was considered, and where they lie."""

import pytest

from tests.browser.people import Person, opened

pytestmark = pytest.mark.wide

COVERED = """
() => {
  const box = (query) => document.querySelector(query).getBoundingClientRect();
  const notice = box(".notice");
  return [".facts", ".held"].filter((query) => {
    const it = box(query);
    return notice.top < it.bottom && it.top < notice.bottom;
  });
}
"""
"""JavaScript that lists what of the points taken and the hand a hint covers."""


def test_a_hint_comes_with_the_considered_moves_covers_nothing_and_goes(
    address: str, ann: Person
) -> None:
    table = opened(address, "dixie", others=["bot:steady"])
    page = ann.page
    ann.begin(table)
    ann.play_on("card")
    notice = page.locator(".notice")
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("i")
        notice.get_by_text("A strong player would").wait_for()
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
        notice.wait_for(state="detached")
    considered = notice.get_by_role("list", name="Expected points").get_by_role("listitem")
    for _ in range(9):  # where there is only one move to make, nothing is considered
        page.get_by_role("button", name="Hint").first.click()
        notice.get_by_text("A strong player would").wait_for()
        found = considered.count()
        ann.play_card()
        notice.wait_for(state="detached")
        if found > 1:
            return
        ann.todo("card")
    raise AssertionError("no hint showed what was considered")
