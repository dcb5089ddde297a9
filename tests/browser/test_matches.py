"""Whole matches in a real browser, played with the mouse."""

import pytest
from playwright.sync_api import expect

from tests.browser.looks import COVERED
from tests.browser.people import CORNER, People, Person, call, opened, played

CARDS = "document.querySelectorAll('[role=toolbar] [data-card]')"


def test_a_match_by_clicking(address: str, ann: Person) -> None:
    table = opened(address, "three", options={"target": 20}, others=["bot:random"])
    ann.begin(table)
    ann.play_on("over")
    record = call(address, f"tables/{table.code}/record")
    assert record["winners"]
    names = record["table"]["names"]
    winner = "You" if 0 in record["winners"] else names[record["winners"][0]]
    expect(ann.page.locator("section.match.panel")).to_contain_text(winner)


def test_TX_20_a_match_that_is_won_at_once_ends_in_the_middle_of_the_deal(
    address: str, ann: Person
) -> None:
    options = {"seats": 2, "win_at": "at_once", "target": 10, "orange": "auto"}
    table = opened(address, "tuxedo", others=["bot:steady"], options=options)
    ann.begin(table)
    ann.play_on("over")
    result = ann.page.locator("section.match.panel")
    expect(result).to_contain_text("reached 10 and won at once")
    record = call(address, f"tables/{table.code}/record")
    assert len(record["deals"]) == 1
    assert len(record["deals"][0]["moves"]) < 52
    assert max(record["totals"]) >= 10 > min(record["totals"])


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1440, 900)])
def test_the_end_of_a_match_of_six_is_seen_without_scrolling(
    width: int, height: int, address: str, people: People
) -> None:
    table = played(address, "tuxedo", options={"seats": 6, "target": 30})
    page = people(viewport={"width": width, "height": height}).page
    page.goto(table.personal_link)
    result = page.locator("section.match.panel")
    expect(result.locator("a.moment")).to_be_visible()
    for part in ("section.match.panel", ".match .race"):
        sizes = f"(() => {{ const it = document.querySelector('{part}');"
        hidden = page.evaluate(sizes + " return it.scrollHeight - it.clientHeight; })()")
        assert hidden <= 1, part
    box = result.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    assert not page.evaluate(COVERED, "section.match.panel")
    result.locator("a.moment").click()
    page.wait_for_url(f"**/r/{table.code}/*/*")


def test_a_double_click_plays_one_card(address: str, ann: Person) -> None:
    """Bots are so quick that the second click comes in the player's next turn."""
    table = opened(address, "three", pace="instant", others=["bot:random"])
    ann.page.clock.set_fixed_time(1_800_000_000)
    ann.begin(table)
    ann.play_on("card")
    held = len(ann.hand_cards())
    legal = ann.hand.locator("button[aria-disabled=false]").first
    for clicks, left in ((1, held - 1), (2, held - 1), (1, held - 2)):
        ann.todo("card")
        legal.hover(position=CORNER)
        ann.page.mouse.down(click_count=clicks)
        ann.page.mouse.up(click_count=clicks)
        ann.page.wait_for_function(f"() => {CARDS}.length <= {left}")
    ann.todo("card")
    assert len(ann.hand_cards()) == held - 2
