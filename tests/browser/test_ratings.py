"""Ratings on the page: shown on request, with their history, and hidden again."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.looks import check
from tests.browser.people import Person
from tests.server.ratings.made import Seat, add_result
from tests.server.serving import Serving


@pytest.mark.wide
def test_ratings_are_asked_for_seen_and_hidden(serving_here: Serving, ann: Person) -> None:
    server = serving_here
    made = server.http.post("/api/profiles", json={"name": "Ann", "device": ""}).json()
    now = server.parts.now()
    for number in range(12):
        players = (made["id"], "bot:steady", "bot:steady", "bot:steady")
        seats = [Seat(it, 9 - seat % 2) for seat, it in enumerate(players)]
        add_result(server.parts.store, f"match{number}", now - 9_000.0 - 60.0 * number, seats)
    server.parts.rater.catch_up(now)

    page = ann.page
    kept = json.dumps(json.dumps(made))
    page.add_init_script(f"localStorage.setItem('rookery.profile', {kept})")
    page.goto(f"{server.address}/you/ratings")
    expect(page.get_by_text(re.compile("Nobody sees it"))).to_be_visible()
    assert not page.get_by_text("±").count()
    page.get_by_role("button", name="Show me my ratings").click()
    expect(page.get_by_role("img", name=re.compile("Dixie Rook: from .* in 12"))).to_be_visible()
    check(page, "one's ratings")
    with page.expect_response(lambda it: it.request.method == "PATCH"):
        page.get_by_role("checkbox", name="Show my ratings to others who show theirs").check()
    expect(page.get_by_role("checkbox", name="Rate my matches")).to_be_checked()
    page.reload()
    expect(page.get_by_role("checkbox", name="Show my ratings to others")).to_be_checked()
    page.get_by_role("button", name="Hide ratings in this browser").click()
    page.reload()
    expect(page.get_by_role("button", name="Show me my ratings")).to_be_visible()
