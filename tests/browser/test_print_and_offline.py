"""The score sheet prints alone, and a page that was never visited says so without a network."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, played
from tests.browser.test_every_page import all_pages

pytestmark = pytest.mark.wide

SMALL_TEXT = """
() => [...document.querySelectorAll("input, select, textarea")]
  .filter((it) => !["checkbox", "radio", "range", "file"].includes(it.type))
  .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 16)
  .map((it) => it.outerHTML)
"""
"""JavaScript that lists the fields on which Safari on a phone zooms in."""


def test_the_browser_prints_the_score_sheet_alone(address: str, ann: Person) -> None:
    table = played(address, "three", options={"target": 20})
    page = ann.page
    page.goto(table.personal_link)
    page.get_by_role("button", name="Score sheet").click()
    page.locator("dialog .sheet table").wait_for()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".printed table")).to_be_visible()
    expect(page.locator("body > :not(.printed):visible")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(page.locator(".printed")).to_have_count(0)


def test_the_replay_prints_without_its_bar(address: str, ann: Person) -> None:
    table = played(address, "three", options={"target": 20})
    page = ann.page
    page.goto(f"{table.address}r/{table.code}")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("main .round")).to_be_visible()
    expect(page.locator("main .sheet table")).to_be_visible()


def test_a_page_never_visited_has_a_way_home_without_a_network(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.goto(f"{address}rulebook")
    page.get_by_role("banner").get_by_role("link", name="Rookery").click()
    page.get_by_role("heading", name="Rookery").wait_for()


def test_no_field_is_so_small_that_a_phone_zooms_in(address: str, ann: Person) -> None:
    small = {it: ann.page.evaluate(SMALL_TEXT) for it in all_pages(ann.page, address)}
    assert not any(small.values()), small
