"""Bot levels, chosen on the home page and at the table, and hints."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import Person, opened
from tests.browser.test_small_screens import PHONE


def test_the_level_chosen_at_home_sits_down_and_is_remembered(
    address: str, people: Callable[..., Person]
) -> None:
    ann = people(**PHONE)
    page = ann.page
    page.goto(address)
    level = page.get_by_label("Bots to play with")
    assert level.input_value() == "strong"
    assert level.locator("option").all_inner_texts() == [
        "Easy",
        "Steady",
        "Strong, quick",
        "Strong",
        "Master",
    ]
    level.select_option("easy")
    page.get_by_text("Good company for children").wait_for()
    page.get_by_role("button", name="Play now: Rook for Three with bots").click()
    ann.todo()
    page.get_by_role("button", name="The table", exact=True).click()
    assert page.get_by_label("Who sits in seat 2").input_value() == "easy"
    page.get_by_label("Level of all bots").select_option("steady")
    page.wait_for_function(
        "() => [...document.querySelectorAll('li select')].every((it) => it.value === 'steady')"
    )
    page.goto(address)
    assert page.get_by_label("Bots to play with").input_value() == "steady"


def test_a_newcomer_is_asked_once_and_gets_bots_of_a_fitting_level(
    address: str, people: Callable[..., Person]
) -> None:
    ann = people()
    page = ann.page
    page.goto(address)
    ann.play_now("I’m new to Rook")
    ann.todo()
    page.get_by_role("button", name="The table", exact=True).click()
    assert page.get_by_label("Who sits in seat 2").input_value() == "steady"
    page.goto(address)
    assert page.get_by_label("Bots to play with").input_value() == "steady"
    page.get_by_role("button", name="Play now").first.click()  # not asked again
    page.wait_for_url("**/t/*")


def test_bots_of_different_levels_can_get_the_same_level(
    address: str, people: Callable[..., Person]
) -> None:
    table = opened(address, "dixie", others=["bot:easy", "open", "bot:strong@3s"])
    ann = people()
    ann.page.goto(table.personal_link)
    ann.page.get_by_text("bot, master").wait_for()
    ann.page.get_by_text("Table settings").click()
    choice = ann.page.get_by_label("Level of all bots")
    assert choice.locator("option:checked").inner_text() == "Different levels"
    choice.select_option("strong@0.2s")
    ann.page.get_by_text("bot, strong, quick").nth(1).wait_for()
    assert ann.page.get_by_label("Who sits in seat 3").input_value() == ""


def test_bots_of_the_preferred_level_take_the_open_seats(
    address: str, people: Callable[..., Person]
) -> None:
    table = opened(address, "three", others=["open"])
    ann = people()
    ann.page.goto(address)
    ann.page.get_by_label("Bots to play with").select_option("easy")
    ann.page.goto(table.personal_link)
    ann.start()
    ann.todo()
    ann.page.get_by_role("button", name="The table", exact=True).click()
    assert ann.page.get_by_label("Who sits in seat 2").input_value() == "easy"
    assert ann.page.get_by_label("Who sits in seat 3").input_value() == "easy"


def test_a_hint_comes_with_its_reason_and_the_considered_moves(
    address: str, people: Callable[..., Person]
) -> None:
    table = opened(address, "tuxedo", others=["bot:steady"], options={"seats": 2, "orange": "auto"})
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    shown = 0
    for _ in range(20):
        ann.try_to(ann.todo("card", "confirm"))
        ann.todo("card", "confirm")
        ann.page.get_by_role("button", name="Hint").first.click()
        notice = ann.page.locator(".notice")
        notice.get_by_text("A strong player would").wait_for()
        considered = notice.get_by_role("list", name="Expected points").get_by_role("listitem")
        shown = considered.count()
        if shown:
            break
        notice.get_by_role("button").click()
    assert shown >= 2


def test_a_hint_covers_neither_the_points_taken_nor_the_hand_and_escape_closes_it(
    address: str, people: Callable[..., Person]
) -> None:
    """The hint also closes by itself when the player has moved."""
    table = opened(address, "dixie", others=["bot:steady"])
    ann = people()
    page = ann.page
    page.goto(table.personal_link)
    ann.start()
    ann.play_on("card")
    notice = page.locator(".notice")
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("i")
        notice.get_by_text("A strong player would").wait_for()
        covered = page.evaluate(
            """() => {
                const box = (query) => document.querySelector(query).getBoundingClientRect();
                const notice = box(".notice");
                return [".facts", ".held"].filter((query) => {
                    const it = box(query);
                    return notice.top < it.bottom && it.top < notice.bottom;
                });
            }"""
        )
        assert covered == []
        page.keyboard.press("Escape")
        notice.wait_for(state="detached")
    page.keyboard.press("i")
    notice.get_by_text("A strong player would").wait_for()
    ann.play_card()
    notice.wait_for(state="detached")
