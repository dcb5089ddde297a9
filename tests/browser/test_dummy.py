"""Rook for Two: the dummy is shown at the table and in the replay, and plays by itself (R2)."""

import pytest

from tests.browser.looks import PHONE
from tests.browser.people import People, call, opened


@pytest.mark.wide
def test_a_deal_with_a_dummy(address: str, people: People) -> None:
    table = opened(address, "two", options={"target": 1})
    ann = people(**PHONE)
    ann.begin(table)
    dummy = ann.page.locator("[data-seat='2']")
    dummy.get_by_text("13 cards").wait_for()
    assert ann.play_on("card") == "card"
    ann.play_card()
    assert ann.play_on("card") == "card"
    assert "13 cards" not in dummy.inner_text()
    assert dummy.is_visible()
    ann.play_on("over")
    moves = call(address, f"tables/{table.code}/record")["deals"][0]["moves"]
    assert sum(" play " in move for move in moves) == 26
    ann.page.goto(f"{table.address}r/{table.code}")
    dummy.wait_for()
    assert "The dummy" in dummy.inner_text()
