"""The replay of a match: going step by step, and checking the shuffle in the browser."""

import pytest

from tests.browser.people import Person, played

pytestmark = pytest.mark.wide

SHORT = {"target": 20}


AREAS = """
() => {
  const area = (query) => document.querySelector(query).getBoundingClientRect().toJSON();
  return { scrubber: area("input[type=range]"), board: area("main .round") };
}
"""


def test_the_controls_lie_below_the_board_or_beside_it_and_bots_look_like_bots(
    address: str, ann: Person
) -> None:
    table = played(address, "three", options=SHORT)
    page = ann.page
    page.goto(f"{table.address}r/{table.code}")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        areas = page.evaluate(AREAS)
        assert areas["scrubber"]["width"] > 0.9 * areas["board"]["width"]
        assert areas["scrubber"]["bottom"] <= height
    page.set_viewport_size({"width": 844, "height": 390})
    areas = page.evaluate(AREAS)
    assert areas["scrubber"]["left"] > areas["board"]["right"]
    assert areas["scrubber"]["width"] > 250
    assert areas["scrubber"]["bottom"] <= 390
    assert page.locator("main .seat .avatar.bot").count() == 2
