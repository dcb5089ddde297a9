"""House rules: the editor, and links that carry them."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import Person, call


def test_a_link_carries_house_rules(address: str, people: Callable[..., Person]) -> None:
    ann = people()
    ann.page.goto(f"{address}rules/tuxedo?seats=3&orange=auto&target=150")
    assert ann.page.get_by_label("target", exact=False).first.input_value() == "150"
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.wait_for_url("**/t/*")
    ann.todo()
    code = ann.page.url.rsplit("/", 1)[1].split("#")[0]
    record = call(address, f"tables/{code}/record")
    assert record["options"] == {"seats": 3, "orange": "auto", "target": 150}


def test_a_wrong_link_says_what_would_be_right(address: str, people: Callable[..., Person]) -> None:
    ann = people()
    ann.page.goto(f"{address}rules/tuxedo?orange=always&moon=5")
    ann.page.get_by_text("race").first.wait_for()
    told = ann.page.locator("main").inner_text()
    assert "always" in told
    assert "moon" in told
