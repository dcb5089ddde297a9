"""The host of an evening hands a phone to a guest, pauses the evening, and takes the phone back."""

from playwright.sync_api import expect

from tests.browser.looks import PHONE
from tests.browser.people import People
from tests.browser.test_family import look_again, make_a_club, plan_an_evening, say_yes, sure


def test_a_phone_for_a_guest_and_a_pause(address: str, people: People) -> None:
    ann = people().page
    ann.goto(f"{address}c")
    make_a_club(ann)
    plan_an_evening(ann)
    expect(ann.get_by_role("link", name="Advent")).to_be_focused()
    ann.get_by_role("link", name="Advent").click()
    ann.wait_for_url("**/evening/*")
    evening = f"{address}e/{ann.url.rsplit('/', 1)[1]}"
    say_yes(ann, "Ann")
    ann.get_by_role("button", name="Begin the evening").click()
    ann.get_by_role("button", name="To your table").wait_for()

    # Hal has no phone: the host adds him, and he plays on one that is lent to him.
    ann.get_by_label("Add somebody without a phone").fill("Hal")
    ann.get_by_role("button", name="Add", exact=True).click()
    offered = ann.get_by_label("Link that works once").input_value()
    ann.get_by_label("Show").select_option("no-phone")
    hal = people(**PHONE).page
    hal.goto(offered)
    hal.get_by_role("button", name="Play on this phone").click()
    hal.get_by_text("This phone plays for Hal").wait_for()
    again = people(**PHONE).page
    again.goto(offered)
    again.get_by_role("button", name="Play on this phone").click()
    expect(again.get_by_role("alert").filter(has_text="link")).to_be_visible()
    expect(again.get_by_text("This phone plays for Hal")).to_have_count(0)
    look_again(ann)
    ann.get_by_text("Nobody.").wait_for()

    # A pause, on everybody's page.
    screen = people(viewport={"width": 1600, "height": 900}).page
    screen.goto(f"{evening}/screen")
    ann.get_by_role("button", name="Pause after the deals in play").click()
    for page in (ann, hal, screen):
        look_again(page)
        page.get_by_text("The evening is paused").wait_for()
    ann.get_by_role("button", name="Go on").click()
    ann.get_by_text("The evening is paused").wait_for(state="detached")

    # The phone goes back, and the evening ends.
    ann.get_by_label("Show").select_option("waiting")
    sure(ann, "Take the phone away")
    look_again(hal)
    hal.get_by_text("You have not joined this evening yet").wait_for()
    sure(ann, "End the evening")
    ann.get_by_role("heading", name="Ranking", exact=True).wait_for()

    # Its tables fit a phone, and a print has all deals.
    ann.set_viewport_size({"width": 390, "height": 844})
    boards = ann.get_by_role("group", name="Deal by deal")
    expect(boards.filter(visible=True)).to_have_count(1)
    assert ann.evaluate(
        "[...document.querySelectorAll('.scroll')].every(it => it.scrollWidth <= it.clientWidth)"
    )
    ann.emulate_media(media="print")
    expect(boards.filter(visible=True)).to_have_count(ann.locator("option").count())
    expect(ann.get_by_text("The Millers · Kentucky Discard")).to_be_visible()
