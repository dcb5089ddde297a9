"""A family: a club by its link, an evening of the same deals, and its past on another device."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import PHONE, seen
from tests.browser.people import People, play_out


def look_again(page: Page) -> None:
    """Come back to a page from another tab, so that it asks the server at once."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def say_yes(page: Page, name: str) -> None:
    page.get_by_role("button", name="Yes", exact=True).wait_for()
    field = page.get_by_label("Your name")
    if field.count():
        field.fill(name)
    page.get_by_role("button", name="Yes", exact=True).click()
    page.get_by_text("You are on the list as").wait_for()


def sure(page: Page, name: str) -> None:
    """Press a button that asks for confirmation, and confirm."""
    page.get_by_role("button", name=name).click()
    page.get_by_role("group", name=name).get_by_role("button", name=name).click()


def make_a_club(page: Page) -> None:
    """Make a club with a house rule by which no deal is passed out."""
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of the club").fill("The Millers")
    page.get_by_label("Game").select_option("kentucky")
    page.get_by_text("House rules (the usual ones)").click()
    page.get_by_role("radio", name="the dealer has the minimum bid").check()
    page.get_by_text("House rules (1 changed)").click()
    page.get_by_role("button", name="Make a club").click()
    page.wait_for_url("**/c/*")


def plan_an_evening(page: Page) -> None:
    page.get_by_role("button", name="Plan an evening").click()
    form = page.get_by_role("form", name="Plan an evening")
    form.get_by_label("Title").fill("Advent")
    form.get_by_label("How it is played").select_option("pairs")
    form.get_by_label("Deals per round").fill("1")
    form.get_by_label("Rounds", exact=True).fill("2")
    form.locator("summary", has_text="More").click()
    form.get_by_label("Bots play").select_option("instant")
    form.get_by_role("button", name="Plan an evening").click()


@pytest.mark.wide
def test_a_family_from_a_club_to_its_evening_and_to_the_past_on_another_device(
    address: str, people: People
) -> None:
    at_desk, at_phone = people(), people(**PHONE)
    in_dark, at_large = people(color_scheme="dark"), people(viewport={"width": 390, "height": 844})
    ann, ben, cleo, gus = (it.page for it in (at_desk, at_phone, in_dark, at_large))

    # Ann makes a club; Ben and Cleo come by its link, and she sees them come.
    ann.goto(address)
    ann.get_by_role("link", name="Clubs").click()
    make_a_club(ann)
    club = ann.url
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        page.goto(club)
        expect(
            page.get_by_text("If everybody passes: the dealer has the minimum bid")
        ).to_be_visible()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Join the club").click()
        page.get_by_role("button", name="Sit down now").wait_for()
    seen(ben, "the club on a phone")
    look_again(ann)
    expect(ann.get_by_text("3 members").first).to_be_visible()
    cleo.get_by_role("button", name="Sit down now").click()
    cleo.wait_for_url("**/t/*")
    cleo.get_by_role("button", name="Start").wait_for()

    # An evening: who comes, and with whom. Gus is a guest.
    plan_an_evening(ann)
    ann.get_by_role("link", name="Advent").click()
    ann.wait_for_url("**/evening/*")
    evening = f"{address}e/{ann.url.rsplit('/', 1)[1]}"
    say_yes(ann, "Ann")
    for page, name in ((ben, "Ben"), (cleo, "Cleo"), (gus, "Gus")):
        page.goto(evening)
        say_yes(page, name)
    ben.get_by_label("Your partner").select_option(label="Ann")
    look_again(ann)
    ann.get_by_role("button", name="Play together").click()
    look_again(ben)
    ben.get_by_text("with Ann").wait_for()
    gus.evaluate("document.documentElement.style.fontSize = '200%'")
    seen(ben, "before an evening")
    seen(gus, "before an evening, large")
    ann.get_by_role("button", name="Begin the evening").click()
    for page in (ann, ben, cleo, gus):
        look_again(page)
        page.get_by_role("button", name="To your table").wait_for()
    expect(ben.get_by_text("You play with Ann")).to_be_visible()
    seen(ann, "the host's desk")
    seen(gus, "an evening, large")
    screen = people(viewport={"width": 1600, "height": 900}).page
    screen.goto(f"{evening}/screen")
    screen.get_by_text("Gus").wait_for()
    seen(screen, "the screen for the room")
    gus.goto(f"{address}c")
    expect(gus.get_by_role("link", name="Advent")).to_contain_text("Being played")
    gus.get_by_role("link", name="Advent").click()

    names = ann.locator("li.you .names").inner_text().split(" · ")

    # The first round is played at both tables; the host ends the second.
    for page in (ann, ben, cleo, gus):
        page.get_by_role("button", name="To your table").click()
        page.get_by_role("toolbar", name="Your hand").wait_for()
    for name in names[1:] if names[0] == "Ann" else names[:1]:
        expect(ann.locator(".plate").filter(has_text=name)).to_have_count(1)
    play_out(at_desk, at_phone, in_dark, at_large)
    cleo.get_by_text("Next round in").wait_for()
    seen(cleo, "after a table")
    ann.get_by_role("link", name="Back to the evening").click()
    ann.get_by_role("button", name="Begin round 2 now").click()
    look_again(cleo)
    cleo.get_by_role("button", name="To your next table").click()
    cleo.get_by_role("toolbar", name="Your hand").wait_for()
    sure(ann, "End this round now")

    # The ranking, on the page, as files, and in the club's season.
    cleo.get_by_role("link", name="To the ranking").click()
    for page in (ann, cleo):
        page.get_by_role("heading", name="Ranking", exact=True).wait_for()
        page.get_by_text("Deal by deal").wait_for()
        expect(page.get_by_role("row", name="Ann & Ben").first).to_be_visible()
    seen(ann, "the ranking")
    gus.goto(evening)
    gus.evaluate("document.documentElement.style.fontSize = '200%'")
    gus.get_by_text("Deal by deal").wait_for()
    seen(gus, "the ranking, large")
    for link, told in (("Ranking as CSV", "Ann & Ben"), ("All deals as CSV", "Cleo & Gus")):
        with ann.expect_download() as file:
            ann.get_by_role("link", name=link).click()
        assert told in file.value.path().read_text()
    ann.emulate_media(media="print")
    expect(ann.get_by_role("button", name="Correct a result")).to_be_hidden()
    expect(ann.get_by_role("row", name="Ann & Ben").first).to_be_visible()
    ann.emulate_media(media="screen")
    ann.goto(club)
    ann.get_by_role("heading", name="Season").wait_for()
    expect(ann.get_by_role("heading", name="Past evenings")).to_be_visible()
    seen(ann, "the season")

    # Ben's past on another device, which gets his profile by a link that works once.
    ben.goto(f"{address}you/profile")
    ben.get_by_role("button", name="Make a link").click()
    link = ben.get_by_label("Link for your other device").input_value()
    tablet = people(viewport={"width": 820, "height": 1180}, color_scheme="dark").page
    tablet.goto(link)
    tablet.get_by_role("button", name="Use this profile here").click()
    expect(tablet.get_by_role("heading", name="Ben")).to_be_visible()
    replay = tablet.get_by_role("link", name=re.compile("Replay of Kentucky Discard"))
    match = tablet.get_by_role("listitem").filter(has=replay)
    expect(match).to_have_count(1)
    expect(match).to_contain_text("Evening")
    expect(match).to_contain_text("Ann, Ben")
    seen(tablet, "the past on another device")
    match.get_by_role("link", name="The evening").click()
    expect(tablet.get_by_role("row", name="Ann & Ben").first).to_be_visible()
    tablet.goto(f"{address}c")
    tablet.get_by_role("link", name="The Millers").click()
    tablet.get_by_role("button", name="Sit down now").wait_for()
