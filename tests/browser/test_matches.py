"""Whole matches in a real browser, played with the mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person, call, opened


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
