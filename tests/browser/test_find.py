"""The list of games, and finding the one nearest to what a family plays."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person

pytestmark = pytest.mark.wide


def how_many(page: Page, number: str) -> None:
    page.get_by_role("radio", name=number, exact=True).check()


def answer(page: Page, question: str, words: str) -> None:
    page.get_by_role("combobox", name=question).select_option(words)


def test_answers_lead_to_a_game_with_its_rules_set(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(address)
    page.get_by_role("link", name="more games").click()
    how_many(page, "6")
    page.get_by_text("Find it by how you play").click()
    answer(page, "Where does the Rook stand?", "The highest trump")
    page.get_by_text("Different here:").first.wait_for()
    how_many(page, "5")
    answer(page, "Does the bidder call a partner?", "Yes, by naming a card")
    answer(page, "Where does the Rook stand?", "The lowest trump")
    answer(page, "What do you play to?", "300")
    answer(page, "When does the bidder name trump?", "After taking the nest")
    best = page.locator("main li").first
    asked = page.locator("details .segmented")
    question = asked.locator(".legend").inner_text()
    asked.get_by_role("button", name="Don’t know").press("Enter")
    expect(asked.locator(".legend")).not_to_have_text(question)
    expect(asked.get_by_role("button").first).to_be_focused()
    best.get_by_text("Rook for Five", exact=True).wait_for()
    best.get_by_text("Set for you (Points to win: 300).").wait_for()
    assert page.url.endswith(
        "/games?players=5&calls=true&rook=low&target=300&trump_named=after_nest"
    )
    page.reload()
    best.get_by_text("It fits all your answers.").wait_for()
    best.get_by_role("link").click()
    page.wait_for_url("**/games/five?target=300")
    page.get_by_role("link", name="One rule is changed.").click()
    page.wait_for_url("**/games/five/rules?target=300")
    assert page.get_by_label("Points to win").first.input_value() == "300"


def test_a_pasted_sheet_sets_only_what_is_ticked(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(f"{address}games")
    page.get_by_text("Paste your rules").click()
    page.get_by_label("Your rule sheet").fill(
        "Four players. The bird is high. Low bid is 55. Each may hold once. The cat deals."
    )
    page.get_by_role("button", name="Read it").click()
    claims = page.get_by_role("group", name="Is this right?").get_by_role("checkbox")
    expect(claims).to_have_count(4)
    assert not any(claims.nth(at).is_checked() for at in range(4)) and page.url.endswith("/games")
    page.get_by_text("The cat deals.").and_(page.get_by_role("listitem")).wait_for()
    for claim in ("It is for 4 players", "Lowest bid: 55"):
        page.get_by_role("checkbox", name=claim).check()
    page.get_by_role("checkbox", name="A bidder may hold once: yes").check()
    best = page.locator("main li a").first
    expect(best).to_have_attribute("href", re.compile("minimum_bid=55&hold=true"))
    page.reload()
    expect(best).to_have_attribute("href", re.compile("minimum_bid=55&hold=true"))
    page.get_by_text("Find it by how you play").wait_for()
    assert page.get_by_role("combobox", name="What is the lowest bid?").input_value() == "55"


def test_the_shelf_finds_a_game_by_what_people_say_of_it(address: str, ann: Person) -> None:
    ann.page.goto(f"{address}games")
    name = ann.page.get_by_role("searchbox", name="Name")
    first = ann.page.locator("main li strong").first
    for words, title in (
        ("One High", "One High"),
        ("three player rook", "Rook for Three"),
        ("3-handed", "Rook for Three"),
        ("rook for 5", "Rook for Five"),
        ("lowest rook", "Rook for Five"),
        ("shoot the moon", "Rook for Five"),
    ):
        name.fill(words)
        expect(first).to_have_text(title)
