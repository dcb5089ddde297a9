"""The first load stays small: what the home page and a table fetch, compressed."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.browser.people import People

MOST = 92 * 1024
"""The most bytes of the first load, compressed, without the fonts."""

MOST_FONTS = 40 * 1024
"""The most bytes of the fonts, counted apart because the page does not wait for them."""

ICONS = ("icon.svg", "icon-turn.svg")
"""The icons of the tab: when the browser fetches one, if at all, is up to it."""

LATER = """
const setTimer = window.setTimeout;
window.setTimeout = (act, after = 0, ...rest) =>
  after < 5000 ? setTimer(act, after, ...rest) : 0;
"""
"""JavaScript that drops what the page puts off for later, such as loading the results: it is not
part of the first load, however long the bots take until the first turn."""


@pytest.mark.wide
def test_home_and_a_table_are_under_92_kilobytes(address: str, people: People) -> None:
    page = (ann := people()).page
    page.add_init_script(LATER)
    arrived: list[Response] = []

    def answered(response: Response) -> None:
        arrived.append(response)

    page.on("response", answered)
    page.goto(address)
    ann.play_now()
    page.wait_for_url("**/t/*")
    ann.todo()
    page.wait_for_load_state("networkidle")

    uncounted = ("api/tables", "api/standings", *ICONS)
    seen = {
        response.url: len(gzip.compress(response.body()))
        for response in arrived
        if response.url.startswith(address)
        and response.status == 200
        and not response.url.removeprefix(address).startswith(uncounted)
    }
    for icon in ICONS:
        seen[address + icon] = len(gzip.compress(page.request.get(address + icon).body()))
    fonts = {url: size for url, size in seen.items() if url.endswith(".woff2")}
    assert len(seen) > 5
    assert len(fonts) == 2
    assert sum(seen.values()) - sum(fonts.values()) < MOST, seen
    assert sum(fonts.values()) < MOST_FONTS, fonts
