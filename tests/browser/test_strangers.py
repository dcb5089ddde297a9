"""Strangers: the waiting room, a third who finds their table, a report, and their first ratings."""

import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import select, update

from rookery.server.database.schema.conduct import REPORTS
from rookery.server.database.schema.waiting import WAITING
from tests.browser.looks import PHONE, check
from tests.browser.people import People, make_a_profile, play_out
from tests.server.serving import Serving


def wait_for_three(page: Page, address: str, name: str) -> None:
    """Wait for Rook for Three, with bots after half a minute."""
    page.goto(f"{address}meet")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Rook for Three", exact=True).check()
    page.get_by_label("Bots after 30 seconds").check()
    page.get_by_role("button", name="Start waiting").click()
    page.get_by_role("heading", name="Waiting for others").wait_for()


def half_a_minute_passes(server: Serving) -> None:
    """Make those who wait appear to have waited for half a minute longer."""
    with server.parts.store.connections.writing() as connection:
        connection.execute(update(WAITING).values(since=WAITING.c.since - 31))


def seated_together(server: Serving, ann: Page, ben: Page) -> None:
    """Seat two who wait for the same game at a table, with a bot."""
    address = f"{server.address}/"
    wait_for_three(ann, address, "Ann")
    expect(ann.get_by_text("Nobody else waits for Rook for Three yet")).to_be_visible()
    wait_for_three(ben, address, "Ben")
    ann.get_by_text("1 other waits for Rook for Three").wait_for()
    half_a_minute_passes(server)
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        page.get_by_role("toolbar", name="Your hand").wait_for()
    assert ann.url == ben.url


def test_two_who_wait_are_seated_together(serving_here: Serving, people: People) -> None:
    ann, ben = people().page, people(**PHONE).page
    ann.goto(f"{serving_here.address}/")
    ann.get_by_role("link", name="Meet").click()
    ann.get_by_role("button", name="Start waiting").click()
    expect(ann.get_by_role("alert")).to_have_text("Choose at least one game.")
    seated_together(serving_here, ann, ben)


@pytest.mark.wide
def test_a_third_finds_their_table_is_reported_and_all_are_rated(
    serving_here: Serving, people: People
) -> None:
    server, address = serving_here, f"{serving_here.address}/"
    three = people(), people(**PHONE, color_scheme="dark"), people()
    ann, ben, cleo = (person.page for person in three)
    for page, name in ((ann, "Ann"), (ben, "Ben"), (cleo, "Cleo")):
        make_a_profile(page, address, name)
    for page in (ann, ben):
        page.goto(f"{address}you/ratings")
        page.get_by_role("button", name="Show me my ratings").click()
        page.get_by_label("Show my ratings to others who show theirs").check()
        expect(page.get_by_text("Nothing is rated yet")).to_be_visible()
    seated_together(server, ann, ben)

    # A third person finds their table, and is muted and reported.
    cleo.goto(f"{address}meet")
    cleo.get_by_role("combobox", name="Game", exact=True).select_option("three")
    line = cleo.get_by_role("link", name=re.compile("Rook for Three.*Ann and Ben|Ben and Ann"))
    expect(line).to_contain_text("1 free seat")
    expect(line).to_contain_text("already playing")
    line.click()
    three[2].sit("Cleo")
    cleo.get_by_role("toolbar", name="Your hand").wait_for()
    ann.get_by_role("button", name="Chat", exact=True).click()
    ann.get_by_text("People at this table").click()
    ann.get_by_label("Mute Cleo").check()
    ann.get_by_role("button", name="Report Cleo").click()
    check(ann, "report")
    ann.get_by_label("What happened?").fill("Nothing, this is a test.")
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.get_by_text("You have reported Cleo.")).to_be_visible()
    with server.parts.store.connections.reading() as connection:
        report = connection.execute(select(REPORTS)).one()
    assert (report.name, report.reporter_name) == ("Cleo", "Ann")
    for page in (cleo, ben):
        page.get_by_role("button", name="Chat", exact=True).click()
        page.get_by_role("button", name="Well played!").click()
    expect(ann.locator(".says")).to_have_text("Well played!")  # Ben's alone

    # After the match, Ann and Ben see each other's first ratings.
    play_out(*three)
    ann.get_by_text("Your rating follows in a few minutes, if this match counts.").wait_for()
    server.run(server.parts.recorder.settled())
    server.parts.rater.catch_up(server.parts.now() + 200.0)
    for page in (ann, ben):
        page.reload()
        page.get_by_text(re.compile(r"Your first rating: \d+ ± \d+")).wait_for()
        check(page, "a rating after a match")
    ann.get_by_role("button", name="Play again").click()
    ben.get_by_role("link", name="Go to the next table").click()
    for page in (ann, ben):
        for name in ("Ann", "Ben"):
            page.get_by_text(re.compile(rf"{name}.*: \d+ ± \d+")).wait_for()
    ann.get_by_role("button", name="Start").click()
    ann.get_by_role("button", name="The table", exact=True).click()
    ann.get_by_role("dialog").get_by_text(re.compile(r"Ben.*: \d+ ± \d+")).wait_for()
    check(ann, "ratings in the menu of a table")
