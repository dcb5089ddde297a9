"""A family at one table, each member in a language of their own."""

import pytest
from playwright.sync_api import Page

from tests.browser.people import Bidder, People, opened

FAMILY = {"Ann": "en-GB", "Luc": "fr-CA", "Eva": "de-AT", "Sara": "fa-IR"}
"""The people at the table, with the languages of their browsers; Ann has opened the table."""

PASSED = {"en": "passes", "fr": "passe", "de": "passt", "fa": "پاس"}
"""The word for a pass in each language."""

MIDDLES = """
(all) => all.map((it) => it.getBoundingClientRect()).map(({ left, width }) => left + width / 2)
"""


def sit(page: Page, name: str) -> None:
    """Take an open seat under a name."""
    page.locator("[data-seat].open button").first.click()
    form = page.locator("form:has(input[autocomplete=nickname])")
    form.locator("input").fill(name)
    form.locator("button[type=submit]").click()


@pytest.mark.wide
def test_a_family_plays_in_four_languages(address: str, people: People) -> None:
    table = opened(address, "kentucky", others=["open"] * 3)
    family = {name: people(locale=locale) for name, locale in FAMILY.items()}
    family["Ann"] = Bidder(family["Ann"].page)  # the others pass
    for name, person in family.items():
        person.page.goto(table.personal_link if name == "Ann" else table.link)
        if name != "Ann":
            sit(person.page, name)
    ann = family["Ann"]
    for name in FAMILY:
        ann.page.get_by_text(name).first.wait_for()
    ann.start()

    # Hands and seats are laid out as in every other language, although this one runs right to left.
    page = family["Sara"].page
    hand = page.get_by_role("toolbar", name="ورق‌های شما")
    hand.wait_for()
    cards = hand.locator("button").evaluate_all(MIDDLES)
    assert cards == sorted(cards)
    seats = dict(zip(FAMILY, page.locator("li[data-seat]").evaluate_all(MIDDLES), strict=True))
    assert seats["Ann"] < seats["Sara"] < seats["Eva"]

    while ann.page.locator(".play").get_attribute("data-phase") == "bid":
        for person in family.values():
            person.take_turn()
    for name, person in family.items():
        person.page.keyboard.press("l")
        person.page.locator(".log li", has_text=PASSED[FAMILY[name][:2]]).first.wait_for()
