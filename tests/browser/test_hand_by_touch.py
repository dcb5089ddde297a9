"""Touching the hand lifts the card under the finger; releasing it there chooses that card."""

from typing import Any

import pytest

from tests.browser.looks import PHONE
from tests.browser.people import People, opened


@pytest.mark.wide
def test_sliding_along_the_hand_chooses_the_card_where_the_finger_is_lifted(
    address: str, people: People
) -> None:
    table = opened(address, "tuxedo")
    ann = people(**PHONE)
    page = ann.page
    ann.begin(table)
    ann.todo("card")
    cards = page.locator("[role=toolbar] button")
    allowed = page.locator("[role=toolbar] button[aria-disabled=false]")
    target = str(allowed.last.get_attribute("data-card"))
    start, end = cards.first.bounding_box(), allowed.last.bounding_box()
    assert start is not None
    assert end is not None
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: Any) -> None:
        points = [{"x": one["x"] + 12, "y": one["y"] + 30} for one in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    page.locator(".lifted").wait_for()
    touch("touchMove", {"x": (start["x"] + end["x"]) / 2, "y": end["y"]})
    touch("touchMove", end)
    page.locator(f".lifted[data-card={target}]").wait_for()
    assert page.locator("[role=toolbar] .selected").count() == 0
    touch("touchEnd")
    page.locator(f".selected[data-card={target}]").wait_for()
    assert page.locator(".lifted").count() == 0

    touch("touchStart", end)
    touch("touchMove", {"x": end["x"], "y": end["y"] - 150})
    page.locator(".lifted").wait_for(state="detached")
    touch("touchEnd")
    assert page.locator(f".selected[data-card={target}]").count() == 1
