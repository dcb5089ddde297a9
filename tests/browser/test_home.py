"""The home page: a table in one click, how strong the bots are, preferences, and the licence."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from rookery.version import version
from tests.browser.looks import PHONE, check
from tests.browser.people import People, Person, opened
from tests.browser.test_family import make_a_club, plan_an_evening


def test_a_newcomer_sets_the_page_up_and_plays(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(address)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("radio", name="High contrast").check()
    page.wait_for_function("document.documentElement.dataset.theme === 'contrast'")
    page.get_by_label("Language").select_option("fr")
    page.get_by_role("button", name="Jouer maintenant").first.wait_for()
    page.reload()
    page.get_by_role("button", name="Préférences").click()
    page.get_by_label("Langue").select_option("en")
    ann.play_now("I’m new to ")
    ann.todo()
    page.get_by_role("button", name="The table", exact=True).click()
    expect(page.get_by_label("Who sits in seat 2")).to_have_value("steady")
    page.get_by_label("Level of all bots").select_option("easy")
    page.goto(address)
    expect(page.get_by_label("Bots to play with")).to_have_value("easy")
    page.get_by_role("button", name="Play now").first.click()  # not asked again
    page.wait_for_url("**/t/*")


@pytest.mark.wide
def test_a_regular_has_two_touches_to_the_evening_of_tonight(address: str, people: People) -> None:
    page = people(**PHONE).page
    page.goto(f"{address}c")
    make_a_club(page)
    plan_an_evening(page)
    page.get_by_role("link", name="Advent").wait_for()
    page.clock.set_fixed_time(datetime.now(UTC).replace(hour=12) + timedelta(days=7))  # its day
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Play now").wait_for()
    page.get_by_role("link", name="The Millers").click()
    page.get_by_role("link", name="Advent").click()
    page.get_by_role("heading", name="Advent").wait_for()


@pytest.mark.wide
def test_the_little_deal_stops_when_asked_to(address: str, people: People) -> None:
    page = people(reduced_motion="no-preference").page
    page.clock.install()
    page.goto(address)
    page.clock.run_for(1000)
    page.get_by_role("button", name="Stop the little deal").click()
    laid = page.locator(".felt").inner_html()
    page.clock.run_for(5000)
    assert page.locator(".felt").inner_html() == laid
    page.get_by_role("button", name="Let the little deal play").click()
    page.clock.run_for(1500)
    assert page.locator(".felt").inner_html() != laid


@pytest.mark.wide
def test_a_code_leads_to_its_table(address: str, people: People) -> None:
    page = people(**PHONE).page
    page.goto(address)
    page.get_by_label("Join a table").fill(opened(address, "dixie").code)
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/t/*")


@pytest.mark.wide
def test_a_learner_has_two_touches_to_a_lesson_and_one_to_a_puzzle(
    address: str, people: People
) -> None:
    page = people(**PHONE).page
    page.goto(address)
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(".play").wait_for()
    page.goto(address)
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("button", name="Begin: Your first deal of Tuxedo").click()
    page.get_by_role("region", name="Lesson").wait_for()


@pytest.mark.wide
def test_the_last_door_leads_to_the_licence_and_the_version(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(address)
    page.get_by_role("link", name="You", exact=True).click()
    page.get_by_text(f"Rookery {version()}", exact=True).wait_for()
    page.get_by_role("button", name="About and licence").click()
    page.get_by_role("dialog").get_by_text("Permission is hereby granted").wait_for()
    check(page, "about")
    with page.expect_navigation():
        page.get_by_role("link", name="SIL Open Font License").click()
    page.get_by_text("SIL OPEN FONT LICENSE").first.wait_for()
