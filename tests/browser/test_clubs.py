"""A club and its evening: a host at a desk, a member on a phone, and a guest with large text."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.people import Person
from tests.browser.test_accessibility import check


def fits(page: Page, where: str) -> None:
    """Fail if a page is wider than its window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window, f"{where}: {wide} > {window}"


def seen(page: Page, where: str) -> None:
    """Check a page as it is: accessible, and no wider than its window."""
    page.wait_for_load_state("networkidle")
    check(page, where)
    fits(page, where)


def say_yes(page: Page, name: str) -> None:
    page.get_by_role("button", name="Yes", exact=True).wait_for()
    field = page.get_by_label("Your name")
    if field.count():
        field.fill(name)
    page.get_by_role("button", name="Yes", exact=True).click()
    page.get_by_text("You are on the list as").wait_for()


def sure(page: Page, name: str) -> None:
    """Press a button that asks once more, and answer it."""
    page.get_by_role("button", name=name).click()
    page.get_by_role("group", name=name).get_by_role("button", name=name).click()


def test_from_a_club_to_the_ranking_of_its_evening(
    address: str, people: Callable[..., Person]
) -> None:
    ann = people().page
    ben = people(viewport={"width": 390, "height": 844}, has_touch=True).page
    gus = people(viewport={"width": 390, "height": 844}, color_scheme="dark").page

    ann.goto(f"{address}c")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Name of the club").fill("Sunday Rookers")
    seen(ann, "clubs")
    ann.get_by_role("button", name="Make a club").click()
    ann.wait_for_url("**/c/*")
    link = ann.url

    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join the club").click()
    sitting = ben.get_by_role("button", name="Sit down now")
    sitting.wait_for()
    seen(ben, "the club on a phone")
    sitting.click()
    ben.wait_for_url("**/t/*")
    ben.get_by_role("button", name="Start").wait_for()

    ann.get_by_role("button", name="Plan an evening").click()
    form = ann.get_by_role("form", name="Plan an evening")
    form.get_by_label("Title").fill("Advent")
    form.get_by_label("How it is played").select_option("pairs")
    form.get_by_label("Deals a round").fill("1")
    form.get_by_label("Rounds", exact=True).fill("2")
    seen(ann, "the plan of an evening")
    form.get_by_role("button", name="Plan an evening").click()
    ann.get_by_role("link", name="Advent").click()
    ann.wait_for_url("**/evening/*")
    say_yes(ann, "Ann")
    evening = ann.url.rsplit("/", 1)[1]

    ben.goto(f"{address}e/{evening}")
    say_yes(ben, "Ben")
    ben.get_by_label("Your partner").select_option(label="Ann")
    ann.get_by_role("button", name="Play together").click()
    ben.get_by_text("with Ann").wait_for()
    gus.goto(f"{address}e/{evening}")
    gus.evaluate("document.documentElement.style.fontSize = '200%'")
    say_yes(gus, "Gus")
    seen(ben, "before an evening")
    seen(gus, "before an evening, large")

    ann.get_by_role("button", name="Begin the evening").click()
    for page in (ann, ben, gus):
        page.get_by_role("button", name="To your table").wait_for()
    ben.get_by_text("You play with Ann").wait_for()
    seen(ann, "the host's desk")
    seen(gus, "an evening, large")
    screen = people(viewport={"width": 1600, "height": 900}).page
    screen.goto(f"{address}e/{evening}/screen")
    screen.get_by_text("Gus").wait_for()
    seen(screen, "the screen for the room")

    gus.get_by_role("button", name="To your table").click()
    gus.wait_for_url("**/t/*")
    gus.get_by_role("toolbar", name="Your hand").wait_for()
    sure(ann, "End this round now")
    ann.get_by_text("Round 1 of 2 is over").wait_for()
    back = gus.get_by_role("link", name="Back to the evening")
    back.click()
    gus.wait_for_url(f"**/e/{evening}")
    sure(ann, "End the evening")
    for page in (ann, gus):
        page.get_by_role("heading", name="Ranking").wait_for()
        page.get_by_text("Deal by deal").wait_for()
    seen(ann, "the ranking")
    seen(gus, "the ranking, large")
    with ann.expect_download() as file:
        ann.get_by_role("link", name="Ranking as CSV").click()
    assert "Gus" in file.value.path().read_text()

    ann.goto(link)
    ann.get_by_role("heading", name="Season").wait_for()
    seen(ann, "the season")
