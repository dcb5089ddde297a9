"""The page in other languages: a few plies in German, and in Persian from right to left."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.browser.people import Person, opened
from tests.browser.test_accessibility import AXE, RULES, RUN
from tests.browser.test_small_screens import PHONE, WIDER

PLIES = 3


class Expected(NamedTuple):
    """What a reader of a language finds."""

    locale: str
    direction: str
    players: str
    start: str
    hand: str
    suits: tuple[str, ...]


GERMAN = Expected("de-AT", "ltr", "Spieler", "Beginnen", "Dein Blatt", ("Schwarz", "Rot"))
PERSIAN = Expected("fa-IR", "rtl", "بازیکن", "شروع", "ورق‌های شما", ("سیاه", "قرمز"))


def act(person: Person) -> None:
    """Take the next action by what the page's elements are, whatever they say."""
    page = person.page
    page.wait_for_function("() => document.title.startsWith('\u25cf')")
    before = page.evaluate("document.querySelector('.play').innerText")
    if page.locator(".play").get_attribute("data-phase") == "play":
        card = page.locator("[role=toolbar] button[aria-disabled=false]").first
        card.click(position={"x": 20, "y": 36})
    else:
        question = page.locator("section.question")
        question.wait_for()
        passing = question.locator("[data-move=pass]")
        (passing if passing.count() else question.locator("[data-option]").first).click()
        confirm = question.locator(".confirm:not(:disabled)")
        if confirm.count():
            confirm.click()
    page.wait_for_function(
        "(before) => document.querySelector('.play').innerText !== before", arg=before
    )


@pytest.mark.parametrize("wanted", [GERMAN, PERSIAN], ids=["German", "Persian"])
def test_a_few_plies_in_another_language(
    address: str, people: Callable[..., Person], wanted: Expected
) -> None:
    person = people(locale=wanted.locale)
    page = person.page
    page.goto(address)
    page.get_by_text(wanted.players).first.wait_for()
    root = page.locator("html")
    assert root.get_attribute("lang") == wanted.locale[:2]
    assert root.get_attribute("dir") == wanted.direction

    page.goto(opened(address, "three", others=["bot:steady"]).personal_link)
    page.get_by_role("button", name=wanted.start).click()
    hand = page.get_by_role("toolbar", name=wanted.hand)
    hand.wait_for()
    labels = hand.locator("button").evaluate_all("(all) => all.map((it) => it.ariaLabel)")
    assert any(suit in label for label in labels for suit in wanted.suits), labels
    for _ in range(PLIES):
        act(person)

    # Hands and seats lie as in every language: the first card on the left, the play clockwise.
    lefts = page.locator("[role=toolbar] button").evaluate_all(
        "(all) => all.map((it) => it.getBoundingClientRect().left)"
    )
    assert lefts == sorted(lefts)
    middles = page.locator("li[data-seat]").evaluate_all(
        "(all) => all.map((it) => { const at = it.getBoundingClientRect();"
        " return at.left + at.width / 2; })"
    )
    assert middles[1] < middles[0] < middles[2]

    page.evaluate(AXE)
    found = page.evaluate(RUN, RULES)
    assert not found, found


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("how/tuxedo", "روش بازی Tuxedo"),
        ("learn/kentucky", "یاد گرفتن Kentucky Discard"),
        ("find?players=4", "بازی خود را پیدا کنید"),
        ("rulebook", "کتاب قانون‌ها"),
        ("rules/five", "قانون‌های خانگی Rook for five"),
        ("puzzles", "معماها"),
        ("c", "باشگاه‌ها"),
        ("you", "شما"),
        ("analysis", "تختهٔ تحلیل"),
        ("privacy", "چه چیزی نگه داشته می‌شود، و چرا"),
    ],
)
def test_pages_to_read_fit_a_phone_in_persian(
    address: str, people: Callable[..., Person], path: str, heading: str
) -> None:
    page = people(locale="fa-IR", **PHONE).page
    page.goto(address + path)
    page.get_by_role("heading", name=heading, level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(WIDER) <= 0
    page.evaluate(AXE)
    found = page.evaluate(RUN, RULES)
    assert not found, found


def test_a_language_is_chosen_and_kept(address: str, people: Callable[..., Person]) -> None:
    page = people().page
    page.goto(address)
    page.get_by_role("button", name="Language: English").click()
    page.get_by_label("Language").select_option("fr")
    page.get_by_role("button", name="Jouer maintenant").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    page.reload()
    page.get_by_role("button", name="Langue : Français").wait_for()
