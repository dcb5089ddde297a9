"""House rules: the editor, links that carry them, and how they are shown."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import Person, call


def test_a_link_carries_house_rules(address: str, people: Callable[..., Person]) -> None:
    ann = people()
    ann.page.goto(f"{address}rules/tuxedo?seats=3&orange=auto&target=150")
    assert ann.page.get_by_label("Points to win").first.input_value() == "150"
    ann.play_now()
    ann.todo()
    code = ann.page.url.rsplit("/", 1)[1].split("#")[0]
    record = call(address, f"tables/{code}/record")
    assert record["options"] == {"seats": 3, "orange": "auto", "target": 150}


def test_a_wrong_link_says_what_is_wrong(address: str, people: Callable[..., Person]) -> None:
    ann = people()
    ann.page.goto(f"{address}rules/tuxedo?orange=always&moon=5")
    ann.page.get_by_text("race").first.wait_for()
    text = ann.page.locator("main").inner_text()
    assert "always" in text
    assert "moon" in text


def test_house_rules_are_shown_in_words(address: str, people: Callable[..., Person]) -> None:
    """Titles and choices are words, and the numbers of rules link to the rule book."""
    ann = people()
    ann.page.goto(f"{address}rules/dixie")
    ann.page.get_by_text("If everybody passes").first.wait_for()
    text = ann.page.locator("main").inner_text()
    assert "the next dealer deals" in text
    assert "dealer_minimum" not in text
    assert "redeal" not in text
    with ann.page.expect_popup() as opened:
        ann.page.get_by_role("link", name="TT-6").click()
    rule = opened.value.locator("#TT-6")
    rule.wait_for()
    assert "If everybody passes" in rule.inner_text()


def test_the_games_are_listed(address: str, people: Callable[..., Person]) -> None:
    ann = people()
    for page in ("how", "rules"):
        ann.page.goto(f"{address}{page}")
        for game in call(address, "games")["games"]:
            link = ann.page.locator(f"main a[href='/{page}/{game['name']}']")
            assert game["title"] in link.inner_text()
        ann.page.locator("main a.panel").first.click()
        ann.page.wait_for_url(f"**/{page}/*")
