"""The same deals for all: the deal of the day as a guest, and a deal that is given to a friend."""

import re
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import insert

from rookery.server.database.schema.deals import DAY_PLAYS
from rookery.server.database.schema.people import PROFILES
from rookery.server.database.store import Store
from tests.browser.looks import PHONE, check
from tests.browser.people import People, Person, call, opened, play_out
from tests.server.served import Served

SCORES = (0, 5, 5, 10, 10, 10, 15, 20, 40)
"""What others have scored before."""


def others_have_played(server: Served, game: str) -> str:
    """Write the results of others to the database of a server, and return the day."""
    day = str(call(server.address, "day")["today"]["day"])
    server.stop()
    people = [f"person-{number}" for number in range(len(SCORES))]
    times = {"began_at": 0.0, "ended_at": 1.0}
    with closing(Store(server.database)) as store, store.connections.writing() as connection:
        seen = {"created_at": 0.0, "seen_at": 0.0}
        connection.execute(insert(PROFILES), [{"id": it, "name": it} | seen for it in people])
        rows = [
            {"day": day, "game": game, "profile": it, "code": it, "points": points} | times
            for it, points in zip(people, SCORES, strict=True)
        ]
        connection.execute(insert(DAY_PLAYS), rows)
    server.start()
    return day


def no_hints(page: Page) -> None:
    """Fail if the table offers a hint."""
    assert page.locator("button.hint").count() == 0


def test_the_deal_of_the_day(own_server: Served, people: People) -> None:
    """A guest plays it, and then sees the distribution of scores, their rank, and the review."""
    day = others_have_played(own_server, "tuxedo")
    ann = people()
    page = ann.page
    page.goto(f"{own_server.address}day#tuxedo")
    expect(
        page.get_by_text(re.compile("The next deals come in .* (hour|minute|moment)"))
    ).to_be_visible()
    tuxedo = page.locator("[data-game=tuxedo]")
    expect(tuxedo).to_contain_text(f"{len(SCORES)} results so far")
    expect(page.get_by_role("article")).to_have_count(1)
    tuxedo.get_by_role("button", name="Play Tuxedo").click()
    page.wait_for_url("**/t/*")
    ann.todo()
    no_hints(page)
    page.keyboard.press("i")
    told = page.get_by_role("main").get_by_text("There are no hints where deals are compared.")
    expect(told.first).to_be_visible()
    play_out(ann)
    page.get_by_role("link", name="See how others fared").click()
    page.wait_for_url(f"**/day/{day}#tuxedo")
    expect(tuxedo).to_contain_text(re.compile(rf"would be \d+(st|nd|rd|th) of {len(SCORES) + 1}"))
    bars = tuxedo.get_by_role("list", name="How many people").get_by_role("listitem")
    counted = [int(re.findall(r": (\d+) result", it)[0]) for it in bars.all_inner_texts()]
    assert sum(counted) == len(SCORES)
    expect(tuxedo).to_contain_text("strong bot")
    tuxedo.get_by_role("button", name="Give this deal").click()
    field = page.get_by_role("textbox", name="Link to this deal")
    expect(field).to_have_value(re.compile(rf"/day/{day}#tuxedo$"))
    page.keyboard.press("Escape")
    tuxedo.get_by_role("link", name="Replay and review").click()
    page.get_by_role("button", name="Review this deal").wait_for()


@pytest.mark.wide
def test_a_deal_is_given_to_a_friend(address: str, people: People) -> None:
    ann, ben = people(), people(**PHONE)
    link = a_deal_to_give_away(ann, address)
    a_deal_by_its_link(ben, link)
    ann.page.goto(link)
    rows = ann.page.get_by_role("row")
    expect(rows.filter(has_text="Ben")).to_be_visible()
    expect(rows.filter(has_text="Ann")).to_contain_text("you")


def a_deal_to_give_away(ann: Person, address: str) -> str:
    """Play a deal at a table that Ann hosts, and return the link to the deal."""
    page = ann.page
    page.goto(opened(address, "three", others=["bot:random"]).personal_link)
    ann.start()
    ann.play_on("ready")
    assert page.get_by_role("button", name="Give this deal").count() == 0, "the match goes on"
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="End the match…").click()
    page.get_by_role("button", name="End the match", exact=True).click()
    page.locator("section.match.panel").wait_for()
    page.get_by_role("button", name="Give this deal").click()
    field = page.get_by_role("textbox", name="Link to this deal")
    field.wait_for()
    check(page, "giving a deal away")
    page.get_by_label("Whose cards").select_option("Ann")
    expect(field).to_have_value(re.compile(r"/d/[a-z0-9]{12}$"))
    link = field.input_value()
    code = page.url.split("/t/")[1][:10]
    assert code not in link
    return link


def a_deal_by_its_link(ben: Person, link: str) -> None:
    """Play a deal by the link that somebody else gave, and see both results."""
    page = ben.page
    page.goto(link)
    page.get_by_label("Your name").fill("Ben")
    expect(page.get_by_role("main")).to_contain_text("Ann played this deal")
    assert page.get_by_role("table").count() == 0
    check(page, "a link to a deal")
    page.get_by_role("button", name="Play this deal").click()
    page.wait_for_url("**/t/*")
    ben.todo()
    no_hints(page)
    play_out(ben)
    page.get_by_role("link", name="See the results side by side").click()
    expect(page.get_by_role("row").filter(has_text="Ann")).to_contain_text("first")
    expect(page.get_by_role("row").filter(has_text="Ben")).to_contain_text("you")
    expect(page.get_by_role("link", name="Replay and review yours")).to_be_visible()
    page.get_by_role("link", name="Replay of Ann").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    page.goto(link.replace("/d/", "/d/old/"))
    expect(page.get_by_role("alert")).to_contain_text("no link to a deal")
    page.goto(link)
    page.get_by_role("table").wait_for()
    check(page, "both results")
