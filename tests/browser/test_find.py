"""The page that finds the game nearest to the one that a family plays."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person

pytestmark = pytest.mark.wide


def answer(page: Page, question: str, words: str) -> None:
    page.get_by_role("group", name=question).get_by_role("radio", name=words, exact=True).check()


def test_answers_lead_to_a_game_with_its_rules_set(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(address)
    page.get_by_role("link", name="answer five questions").click()
    page.get_by_role("heading", name="Your answers decide").wait_for()
    answer(page, "How many are you?", "6")
    answer(page, "Where does the Rook stand?", "the highest trump")
    page.get_by_text("Different here:").first.wait_for()
    answer(page, "How many are you?", "5")
    answer(page, "Does the bidder call a partner?", "yes, by naming a card")
    answer(page, "Where does the Rook stand?", "the lowest trump")
    answer(page, "What do you play to?", "300")
    best = page.locator("article.best")
    best.get_by_role("heading", name="Rook for five").wait_for()
    best.get_by_text("Set for you: 300 points to win.").wait_for()
    assert page.url.endswith("/find?players=5&calls=true&rook=low&target=300")
    page.reload()
    best.get_by_text("It fits all your answers.").wait_for()
    best.get_by_role("link", name="House rules of Rook for five").click()
    page.wait_for_url("**/rules/five?target=300")
    page.get_by_text("One rule is changed.").wait_for()


def test_the_shelf_finds_a_game_by_what_people_say_of_it(address: str, ann: Person) -> None:
    ann.page.goto(address)
    name = ann.page.get_by_role("searchbox", name="Name")
    first = ann.page.locator("section[aria-labelledby=more-games] summary strong").first
    for words, title in (
        ("One High", "One High"),
        ("three player rook", "Rook for Three"),
        ("3-handed", "Rook for Three"),
        ("rook for 5", "Rook for five"),
        ("lowest rook", "Rook for five"),
        ("shoot the moon", "Rook for five"),
    ):
        name.fill(words)
        expect(first).to_have_text(title)
