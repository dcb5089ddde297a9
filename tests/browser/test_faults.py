"""What counts as an error of a page, and so fails the test."""

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person

LOAD = "(path) => void import(path)"
"""JavaScript that loads a module and does not report a failure."""


@pytest.fixture
def ann(browser: Browser, address: str) -> Person:
    """A person on the home page, whose page may have faults without failing the test."""
    ann = Person(browser.new_context(service_workers="block").new_page())
    ann.page.goto(address)
    return ann


def test_a_module_that_is_missing_is_a_fault_of_the_page(ann: Person) -> None:
    with ann.page.expect_event("pageerror"):
        ann.page.evaluate(LOAD, "/assets/missing.js")
    ann.leave()
    (fault,) = ann.faults
    assert "missing.js" in fault


@pytest.mark.parametrize("reason", ["aborted", "connectionrefused"])
def test_a_module_whose_server_is_gone_is_none(ann: Person, reason: str) -> None:
    ann.page.route("**/assets/gone.js", lambda route: route.abort(reason))
    with ann.page.expect_event("pageerror"):
        ann.page.evaluate(LOAD, "/assets/gone.js")
    with ann.page.expect_event("pageerror"):
        ann.page.evaluate("() => void Promise.reject(new Error('its own'))")
    ann.leave()
    assert ann.faults == ["its own"]
