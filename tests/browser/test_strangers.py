"""Strangers: from the waiting room over a match to their ratings, and to the deal of the day."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import select, update

from rookery.server.log.schema.conduct import REPORTS
from rookery.server.log.schema.waiting import WAITING
from tests.browser.people import Person
from tests.browser.test_accessibility import check
from tests.server.scripted import Player
from tests.server.serving import Serving, serving

PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture
def server() -> Iterator[Serving]:
    with serving() as it:
        yield it


def wait_for_three(page: Page, name: str) -> None:
    """Wait for Rook for Three, with bots after half a minute."""
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Rook for Three", exact=True).check()
    page.get_by_label("Bots after 30 seconds").check()
    page.get_by_role("button", name="Start waiting").click()
    page.get_by_role("heading", name="Waiting for others").wait_for()


def half_a_minute_passes(server: Serving) -> None:
    """Have those who wait have waited for longer."""
    with server.hub.store.connections.writing() as connection:
        connection.execute(update(WAITING).values(since=WAITING.c.since - 31))


def make_a_profile(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}you")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make a profile").click()
    page.get_by_role("navigation", name="About you").wait_for()


def play_out(server: Serving, pages: tuple[Page, ...]) -> None:
    """Play a table to the end of its match in these browsers' seats, as other devices would."""
    code = pages[0].url.rsplit("/", 1)[1]
    secrets = [json.loads(page.evaluate("localStorage['rookery.tables']")) for page in pages]
    own = [next(it["secret"] for it in tables if it["code"] == code) for tables in secrets]

    async def seat(secret: str) -> None:
        async with Player(f"{server.address}/", code, secret, seed=secret) as player:
            await player.play(player.is_over)

    async def all_seats() -> None:
        await asyncio.gather(*(seat(secret) for secret in own))
        await server.hub.recorder.settled()

    server.run(all_seats())


def show_ratings(page: Page, address: str) -> None:
    """Ask for one's ratings, and show them to others."""
    page.goto(f"{address}you")
    page.get_by_role("link", name="Ratings").click()
    page.get_by_role("button", name="Show me my ratings").click()
    page.get_by_label("Show my ratings to others who show theirs").check()
    page.get_by_label("Rate my matches").wait_for()


def picture(page: Page, name: str) -> None:
    """Keep a picture of the page where somebody asks for them, to be looked at."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/strangers-{name}.png", full_page=True)


def test_strangers_from_the_waiting_room_to_their_ratings_and_the_deal_of_the_day(
    server: Serving, people: Callable[..., Person]
) -> None:
    third, address = people(), f"{server.address}/"
    ann, ben, cleo = people().page, people(**PHONE, color_scheme="dark").page, third.page
    for page, name in ((ann, "Ann"), (ben, "Ben"), (cleo, "Cleo")):
        make_a_profile(page, address, name)

    # Two wait, and are seated with a bot.
    for page in (ann, ben, cleo):
        page.goto(address)
        page.get_by_role("link", name="Find others").click()
    ann.get_by_role("button", name="Start waiting").click()
    expect(ann.get_by_role("alert")).to_have_text("Choose at least one game.")
    wait_for_three(ann, "Ann")
    expect(ann.get_by_text("Nobody else waits for Rook for Three yet")).to_be_visible()
    check(ann, "waiting")
    ann.reload()  # it waits on
    wait_for_three(ben, "Ben")
    ann.get_by_text("1 other waits for Rook for Three").wait_for()
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    half_a_minute_passes(server)
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        page.get_by_role("toolbar", name="Your hand").wait_for()
    assert ann.url == ben.url

    # A third finds their table, and is muted and reported.
    line = cleo.get_by_role("link", name=re.compile("Rook for Three.*Ann and Ben|Ben and Ann"))
    cleo.reload()
    cleo.get_by_label("Game", exact=True).select_option("three")
    expect(line).to_contain_text("1 free seat")
    expect(line).to_contain_text("already playing")
    line.click()
    third.sit("Cleo")
    cleo.get_by_role("toolbar", name="Your hand").wait_for()
    ann.get_by_role("button", name="Chat", exact=True).click()
    ann.get_by_text("People at this table").click()
    ann.get_by_label("Mute Cleo").check()
    ann.get_by_role("button", name="Report Cleo").click()
    check(ann, "report")
    ann.get_by_label("What happened?").fill("Nothing, this is a test.")
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.get_by_text("You have reported Cleo.")).to_be_visible()
    with server.hub.store.connections.reading() as connection:
        report = connection.execute(select(REPORTS)).one()
    assert (report.name, report.reporter_name) == ("Cleo", "Ann")
    for page in (cleo, ben):
        page.get_by_role("button", name="Chat", exact=True).click()
        page.get_by_role("button", name="Well played!").click()
    expect(ann.locator(".says")).to_have_text("Well played!")  # Ben's alone

    # The match; then both ask for their ratings, and show them to each other.
    table = ann.url
    play_out(server, (ann, ben, cleo))
    for page in (ann, ben, cleo):
        page.get_by_role("button", name="Play here").click()
        page.locator("section.match").wait_for()
    for page in (ann, ben):
        show_ratings(page, address)
        expect(page.get_by_text("Nothing is rated yet")).to_be_visible()
    ann.goto(table)
    ann.get_by_text("Your rating follows in a few minutes, if this match counts.").wait_for()
    server.hub.rater.catch_up(server.hub.now() + 200.0)
    ben.reload()
    expect(ben.get_by_role("heading", name="Rook for Three")).to_be_visible()
    expect(ben.get_by_text(re.compile(r"^\d+ ± \d+$"))).to_be_visible()
    check(ben, "ratings after a match")
    picture(ben, "ratings")
    for page in (ann, ben):
        page.goto(table)
        page.get_by_text(re.compile(r"Your first rating: \d+ ± \d+")).wait_for()
    check(ann, "a rating after a match")
    picture(ann, "result")
    picture(ben, "result-phone")
    ann.get_by_role("button", name="Play again").click()
    ben.get_by_role("link", name="Go to the next table").click()
    for page in (ann, ben):
        for name in ("Ann", "Ben"):
            page.get_by_text(re.compile(rf"{name}.*: \d+ ± \d+")).wait_for()
    picture(ben, "lobby")
    ann.get_by_role("button", name="Start").click()
    ann.get_by_role("button", name="The table", exact=True).click()
    ann.get_by_role("dialog").get_by_text(re.compile(r"Ben.*: \d+ ± \d+")).wait_for()
    check(ann, "ratings in the menu of a table")
    picture(ann, "menu")

    # The deal of the day.
    ann.goto(address)
    ann.get_by_role("link", name="deal of the day").click()
    ann.get_by_role("button", name="Play Rook for Three").click()
    ann.wait_for_url("**/t/*")
    ann.get_by_role("toolbar", name="Your hand").wait_for()
