"""Several people at one table: friends, spectators, and someone who loses the connection."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import People, Person, call, opened
from tests.server.served import Served


@pytest.mark.wide
def test_invite_from_home(address: str, people: People) -> None:
    """The host opens a table from the home page; a friend takes a seat by its link."""
    ann, ben = people(), people()
    ann.page.goto(address)
    ann.page.get_by_role("button", name="Invite friends").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/t/*")
    link = ann.page.locator("input[readonly]").first.input_value()
    assert "#s=" not in link
    ben.page.goto(link)
    ben.sit("Ben")
    ann.page.get_by_text("Ben", exact=True).first.wait_for()


def test_a_spectator_learns_nothing_hidden(address: str, people: People) -> None:
    """Neither the page nor any message names a card in somebody's hand."""
    table = opened(address, "dixie")
    ann, eve = people(), people()
    received: list[str] = []
    eve.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))),
    )
    eve.page.goto(table.link)
    ann.begin(table)
    ann.todo()
    eve.page.locator(".play").wait_for()
    hand = ann.hand_cards()
    assert len(hand) == 13
    assert eve.page.locator("[role=toolbar]").count() == 0
    said = json.dumps(received)
    assert '\\"hand\\":[]' in said.replace(" ", "")
    assert not [card for card in hand if f'\\"{card}\\"' in said]
    assert table.secret not in said


@pytest.mark.wide
def test_a_seat_is_offered_once_a_click_takes_it(address: str, people: People) -> None:
    """On a slow line, a button shown before it works would swallow the click."""
    table = opened(address, "dixie", others=["bot:steady"] * 3)
    ann, eve = people(), people(service_workers="block")
    ann.begin(table)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    eve.page.route("**/assets/SpectatorPrompt-*.js", hold)
    with eve.page.expect_request("**/assets/SpectatorPrompt-*.js"):
        eve.page.goto(table.link)
    eve.page.locator(".play").wait_for()
    expect(eve.page.get_by_role("button", name=re.compile("^Sit"))).to_have_count(0)
    held[0].continue_()
    eve.sit("Eve")
    eve.page.get_by_role("toolbar", name="Your hand").wait_for()


@pytest.mark.wide
def test_play_goes_on_after_the_server_is_killed_in_the_middle_of_a_trick(
    own_server: Served, ann: Person
) -> None:
    table = opened(own_server.address, "dixie", others=["bot:steady"])
    ann.begin(table)
    ann.play_on("card")
    held = ann.hand_cards()
    own_server.kill()
    ann.page.get_by_text("The connection to the table is lost").wait_for()
    own_server.start()
    ann.todo("card")
    assert ann.hand_cards() == held
    ann.play_card()
    record = call(own_server.address, f"tables/{table.code}/record")
    assert any(move.startswith("0 play") for move in record["deals"][0]["moves"])
