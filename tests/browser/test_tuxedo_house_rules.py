"""The house rules of Tuxedo that show on the page while it is played."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import CORNER, Person, call, opened


def builds(person: Person) -> bool:
    """Lay a card on a build, if that is possible; return whether it was."""
    usable = person.hand.locator("button[aria-disabled=false]")
    building = person.page.locator(".tuxedo .choice").filter(has_text="Build").first
    confirm = person.page.locator(".tuxedo form button[type=submit]").filter(has_text="Build")
    for card in range(usable.count()):
        usable.nth(card).click(position=CORNER)
        if building.is_visible():
            building.click()
        if confirm.is_visible():
            confirm.click()
            return True
    return False


def test_TX_11_the_page_says_that_a_build_must_be_taken_or_raised(
    address: str, people: Callable[..., Person]
) -> None:
    options = {"seats": 2, "builder_must_take": True, "target": 1000}
    table = opened(address, "tuxedo", others=["bot:random"], options=options)
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    told = ann.page.locator(".tuxedo").get_by_text("You built on your last turn")
    while (what := ann.todo()) != "card" or not told.is_visible():
        if what != "card" or not builds(ann):
            ann.try_to(what)
    marked = ann.page.locator(".pile.takeable")
    assert marked.count() == ann.page.locator(".pile.takeable.build").count() == 1


def test_TX_20_a_match_that_is_won_at_once_ends_in_the_middle_of_the_deal(
    address: str, people: Callable[..., Person]
) -> None:
    options = {"seats": 2, "win_at": "at_once", "target": 10, "orange": "auto"}
    table = opened(address, "tuxedo", others=["bot:steady"], options=options)
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    ann.play_on("over")
    result = ann.page.locator("section.match.panel")
    result.get_by_text("reached 10 and won at once").wait_for()
    record = call(address, f"tables/{table.code}/record")
    assert len(record["deals"]) == 1
    assert len(record["deals"][0]["moves"]) < 52
    assert max(record["totals"]) >= 10 > min(record["totals"])
