"""A family at one table, each member in a language of their own."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.people import Bidder, Person, opened

FAMILY = {"Ann": "en-GB", "Luc": "fr-CA", "Eva": "de-AT", "Sara": "fa-IR"}
"""Who sits at the table, with the language of their browser; Ann has opened it."""

PASSED = {"en": "passes", "fr": "passe", "de": "passt", "fa": "پاس"}
"""What each of them calls it when somebody passes."""

PLAYS = 36
"""The cards that are played in a deal, a line for each; the last one has the result, too."""

LOG = ".log li"
MIDDLES = """
(all) => all.map((it) => it.getBoundingClientRect()).map(({ left, width }) => left + width / 2)
"""
RESULT = "section.panel:has([data-ready])"


def sit(page: Page, name: str) -> None:
    """Take an open seat under a name."""
    page.locator("[data-seat].open button").first.click()
    form = page.locator("form:has(input[autocomplete=nickname])")
    form.locator("input").fill(name)
    form.locator("button[type=submit]").click()


def numbers(text: str) -> Counter[int]:
    """The numbers in a text, in Western or Persian digits, those on cards included."""
    runs = re.findall(r"\d+", text)
    return Counter(int("".join(str(unicodedata.decimal(it)) for it in run)) for run in runs)


def story(page: Page) -> list[str]:
    """What a page has told of the deal so far, a line for each thing that happened."""
    page.keyboard.press("l")
    page.locator(LOG).first.wait_for()
    return [str(line) for line in page.locator(LOG).all_inner_texts()]


@pytest.mark.wide
def test_a_family_plays_in_four_languages(address: str, people: Callable[..., Person]) -> None:
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

    # Hands and seats lie as in every language, from right to left, too.
    page = family["Sara"].page
    hand = page.get_by_role("toolbar", name="ورق‌های شما")
    hand.wait_for()
    cards = hand.locator("button").evaluate_all(MIDDLES)
    assert cards == sorted(cards)
    seats = dict(zip(FAMILY, page.locator("li[data-seat]").evaluate_all(MIDDLES), strict=True))
    assert seats["Ann"] < seats["Sara"] < seats["Eva"]

    told: dict[str, list[str]] = {}
    results: list[Counter[int]] = []
    while len(told) < len(family):
        for name, person in family.items():
            what = person.glance()
            if what == "ready" and name not in told:
                told[name] = story(person.page)
                results.append(numbers(person.page.locator(RESULT).inner_text()))
            elif what:
                person.try_to(what)

    # Everybody was told the same, in other words: the same numbers, line by line. Only Ann was
    # told which cards she took up and buried.
    counted = {name: [numbers(line) for line in lines] for name, lines in told.items()}
    assert counted["Luc"] == counted["Eva"] == counted["Sara"]
    assert counted["Luc"][-PLAYS:] == counted["Ann"][-PLAYS:]
    for name, lines in told.items():
        assert any(PASSED[FAMILY[name][:2]] in line for line in lines), lines[:8]
        assert name == "Ann" or not set(lines) & set(told["Ann"]), name
    assert results.count(results[0]) == len(results), results
