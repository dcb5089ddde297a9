"""Ratings on the page: asked for, seen with their course, shown at a table, and hidden."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from rookery.server.log.store import Store
from tests.browser.people import Person, opened
from tests.browser.test_accessibility import check
from tests.server.ratings.made import Seat, add_result
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as it:
        yield it


def signed_in(server: Serving, people: Callable[..., Person], name: str) -> tuple[Person, str]:
    """Somebody with a profile whose browser keeps its secret, and the profile's id."""
    made = server.http.post("/api/profiles", json={"name": name, "device": ""}).json()
    person = people()
    kept = json.dumps(made)
    person.page.add_init_script(f"localStorage.setItem('rookery.profile', JSON.stringify({kept}))")
    return person, str(made["id"])


def add_matches(store: Store, who: str, now: float, count: int) -> None:
    for number in range(count):
        seats = [Seat(it, 9 - seat % 2) for seat, it in enumerate((who, "bot:steady") * 2)]
        seats[2] = Seat("bot:steady", 9)
        add_result(store, f"{who}{number}", now - 9_000.0 - 60.0 * number, seats)


def picture(page: Page, name: str) -> None:
    """Keep a picture of the page where somebody asks for them, to be looked at."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/ratings-{name}.png", full_page=True)


def test_ratings_are_asked_for_seen_shown_and_hidden(
    server: Serving, people: Callable[..., Person]
) -> None:
    ann, ann_id = signed_in(server, people, "Ann")
    bea, bea_id = signed_in(server, people, "Bea")
    now = server.hub.now()
    for who in (ann_id, bea_id):
        add_matches(server.hub.store, who, now, 12)
    server.hub.rater.catch_up(now)
    address = str(server.http.base_url).rstrip("/")

    for person in (ann, bea):
        page = person.page
        page.goto(f"{address}/you/ratings")
        expect(page.get_by_text(re.compile("Nobody sees it"))).to_be_visible()
        assert not page.get_by_text("±").count()
        page.get_by_role("button", name="Show me my ratings").click()
        expect(
            page.get_by_role("img", name=re.compile("Dixie Rook: from .* in 12"))
        ).to_be_visible()
        check(page, "one's ratings")
        picture(page, "own")
        with page.expect_response(lambda it: it.request.method == "PATCH"):
            page.get_by_role("checkbox", name="Show my ratings to others who show theirs").check()
        expect(page.get_by_role("checkbox", name="Rate my matches")).to_be_checked()
        page.reload()
        expect(page.get_by_role("checkbox", name="Show my ratings to others")).to_be_checked()

    table = opened(f"{address}/", "dixie")
    ann.page.goto(table.personal_link)
    expect(ann.page.get_by_role("heading", name="Dixie Rook")).to_be_visible()
    with ann.page.expect_response(re.compile("/api/profile/seats")):
        ann.page.goto(f"{address}/you/ratings")
    bea.page.goto(table.link)
    expect(bea.page.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(bea.page.get_by_text(re.compile(r"Ann.*: \d+ ± \d+"))).to_be_visible()
    check(bea.page, "ratings in the lobby")
    picture(bea.page, "lobby")

    ann.page.get_by_role("button", name="Hide ratings in this browser").click()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Show me my ratings")).to_be_visible()
