"""A browser that is too old says so, instead of showing nothing."""

import pytest
from playwright.sync_api import Browser, expect

OLD = {"Chrome 92": "delete Object.hasOwn", "Chrome 107": "CSS.supports = () => false"}


@pytest.mark.parametrize("missing", OLD.values(), ids=OLD)
def test_a_browser_below_the_floor_says_what_works(
    address: str, browser: Browser, missing: str
) -> None:
    context = browser.new_context(locale="de")
    page = context.new_page()
    page.add_init_script(missing)
    page.goto(address)
    expect(page.get_by_role("heading")).to_have_text("Dieser Browser ist zu alt für Rookery.")
    expect(page.get_by_text("Chrome 109")).to_be_visible()
    expect(page.get_by_text("rookery play")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    context.close()
