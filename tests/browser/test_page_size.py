"""The first load stays small: what the home page and a table fetch, compressed."""

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.browser.people import People

HOME = 78 * 1024
"""The most bytes of the home page, compressed, with fonts, data, and the day's pictures."""

WITH_TABLE = 122 * 1024
"""The most bytes of the home page and a table, compressed, with fonts and data."""

ICONS = ("icon.svg", "icon-turn.svg")
"""The icons of the tab: when the browser fetches one, if at all, is up to it."""

LATER = """
const setTimer = window.setTimeout;
window.setTimeout = (act, after = 0, ...rest) =>
  after < 5000 ? setTimer(act, after, ...rest) : 0;
"""
"""JavaScript that drops work that the page defers, such as loading the results: it is not
part of the first load, however long the bots take until the first turn."""


def sizes(page: Page, address: str, answers: list[Response]) -> dict[str, int]:
    """The compressed sizes of what a page has fetched, by address."""
    uncounted = ("api/tables", "api/standings", *ICONS)
    seen = {
        answer.url: len(gzip.compress(answer.body()))
        for answer in answers
        if answer.url.startswith(address)
        and answer.status == 200
        and not answer.url.removeprefix(address).startswith(uncounted)
    }
    for icon in ICONS:
        seen[address + icon] = len(gzip.compress(page.request.get(address + icon).body()))
    return seen


@pytest.mark.wide
def test_home_and_a_table_are_small(address: str, people: People) -> None:
    page = (ann := people()).page
    page.add_init_script(LATER)
    arrived: list[Response] = []

    def answered(response: Response) -> None:
        arrived.append(response)

    page.on("response", answered)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    home = sizes(page, address, arrived)
    assert len([url for url in home if url.endswith(".woff2")]) == 2
    assert sum(home.values()) < HOME, home

    ann.play_now()
    page.wait_for_url("**/t/*")
    ann.todo()
    page.wait_for_load_state("networkidle")
    table = sizes(page, address, arrived)
    assert len(table) > len(home)
    assert sum(table.values()) < WITH_TABLE, table
