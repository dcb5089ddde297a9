"""The first load is small: all that the home page and a table fetch, compressed."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response

from tests.browser.people import Person

MOST = 80 * 1024
"""Bytes of the first load, compressed."""


def test_home_and_a_table_are_under_80_kilobytes(
    address: str, people: Callable[..., Person]
) -> None:
    ann = people()
    seen: dict[str, int] = {}

    def arrived(response: Response) -> None:
        is_answer = "/api/" in response.url and not response.url.endswith("/api/games")
        if response.url.startswith(address) and response.status == 200 and not is_answer:
            seen[response.url] = len(gzip.compress(response.body()))

    ann.page.on("response", arrived)
    ann.page.goto(address)
    ann.page.get_by_role("button", name="Play now").first.click()
    ann.page.wait_for_url("**/t/*")
    ann.todo()
    assert len(seen) > 5
    assert sum(seen.values()) < MOST, seen
