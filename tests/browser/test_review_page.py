"""The review of a deal beside its replay: marks, curve, best lines, and playing on."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from rookery.games import preset
from rookery.kernel import is_compiled
from tests.browser.looks import check
from tests.browser.people import Bidder, Opened, People, Person, opened, played
from tests.browser.server import AT_ONCE
from tests.server.serving import serving
from tests.table.tables import dealing

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

BEGIN = "Review this deal"


@pytest.fixture(scope="module")
def over() -> Iterator[Opened]:
    """A short match that is over, always with the same cards, in which Ann makes mistakes."""
    pack = preset("three").rules.pack
    deck = tuple(Random(3).sample(pack, len(pack)))
    with serving(deals=dealing(deck, dealer=0), **AT_ONCE) as server:
        yield played(f"{server.address}/", "three", options={"target": 20}, others=["bot:steady"])


def reviewed(table: Opened, page: Page) -> None:
    """The replay's first deal with its review, for the person who played it."""
    page.goto(table.personal_link)
    page.locator("section.match.panel").wait_for()
    page.goto(f"{table.link.replace('/t/', '/r/')}/1")
    page.get_by_role("button", name=BEGIN).click()
    expect(page.get_by_role("heading", name="Moves with a mark")).to_be_visible()


def test_the_review_is_read_by_keyboard_and_screen_reader(over: Opened, ann: Person) -> None:
    page = ann.page
    reviewed(over, page)
    expect(page.get_by_text("With all hands open").first).to_be_visible()
    curve = page.get_by_role("slider", name="Expected points")
    expect(curve).to_be_in_viewport()
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    assert int(curve.get_attribute("aria-valuenow") or 0) > 20
    assert "could expect" in (page.locator("figure p.visually-hidden").last.inner_text())
    page.get_by_text("The numbers as a table").click()
    expect(page.get_by_role("columnheader", name="All hands open")).to_be_visible()
    seats = page.get_by_role("radiogroup", name="Whose decisions")
    seats.get_by_role("radio").nth(1).check()


@pytest.mark.wide
def test_a_best_line_is_clicked_through_and_a_deal_played_on(over: Opened, ann: Person) -> None:
    page = ann.page
    reviewed(over, page)
    page.get_by_role("button", name="Show the best line").first.click()
    back = page.get_by_role("button", name="Back to what was played")
    expect(back).to_be_visible()
    step = page.get_by_role("slider", name="Step")
    before = int(step.input_value())
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value(str(before + 1))
    check(page, "a best line")
    back.click()
    expect(back).to_be_hidden()
    expect(page).to_have_url(f"{over.address}r/{over.code}/1/0")

    page.goto(f"{over.address}r/{over.code}/1/6")
    page.get_by_role("button", name=BEGIN).click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert over.code not in page.url
    ann.todo()
    page.go_back()
    page.get_by_role("button", name=BEGIN).click()
    page.get_by_role("radio").nth(2).check()
    page.get_by_role("button", name="Play the deal again as").click()
    page.wait_for_url("**/t/*")
    ann.todo()


@pytest.mark.wide
def test_a_reckless_bid_is_marked_on_a_phone(address: str, people: People) -> None:
    phone = people(viewport={"width": 390, "height": 844}, has_touch=True)
    table = opened(address, "dixie", options={"target": 20, "seats": 4})
    reckless = Bidder(phone.page)
    reckless.page.goto(table.personal_link)
    reckless.start()
    reckless.play_on("over")
    reviewed(table, phone.page)
    mark = phone.page.get_by_role("button", name="A mistake:").first
    expect(mark).to_be_visible()
    mark.click()
    expect(phone.page.get_by_role("region", name="This move")).to_contain_text("A mistake:")
    check(phone.page, "review on a phone")


@pytest.mark.wide
def test_an_orange_and_turns_of_tuxedo_are_reviewed(address: str, ann: Person) -> None:
    table = played(address, "tuxedo", options={"target": 20, "seats": 2})
    reviewed(table, ann.page)
    expect(ann.page.get_by_text("was not computed")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Show the best line")).to_have_count(0)
