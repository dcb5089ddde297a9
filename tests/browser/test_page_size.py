"""The first load stays small: what the home page and a table fetch, compressed."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response

from tests.browser.people import Person

MOST = 88 * 1024
"""The most bytes of the first load, compressed, without the fonts."""

MOST_FONTS = 40 * 1024
"""The most bytes of the fonts, counted apart because the page does not wait for them."""


def test_home_and_a_table_are_under_88_kilobytes(
    address: str, people: Callable[..., Person]
) -> None:
    ann = people()
    seen: dict[str, int] = {}

    def arrived(response: Response) -> None:
        is_answer = "/api/tables" in response.url or "/api/standings" in response.url
        if response.url.startswith(address) and response.status == 200 and not is_answer:
            seen[response.url] = len(gzip.compress(response.body()))

    ann.page.on("response", arrived)
    ann.page.goto(address)
    ann.play_now()
    ann.page.wait_for_url("**/t/*")
    ann.todo()
    fonts = {url: size for url, size in seen.items() if url.endswith(".woff2")}
    assert len(seen) > 5
    assert len(fonts) == 2
    assert sum(seen.values()) - sum(fonts.values()) < MOST, seen
    assert sum(fonts.values()) < MOST_FONTS, fonts
