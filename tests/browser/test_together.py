"""Several people at one table: friends, spectators, and someone who loses the connection."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.browser.people import Person, call, opened
from tests.server.served import Served


@pytest.mark.wide
def test_invite_from_home(address: str, people: Callable[..., Person]) -> None:
    """The host opens a table from the home page; a friend takes a seat by its link."""
    ann, ben = people(), people()
    ann.page.goto(address)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Invite friends").first.click()
    ann.page.wait_for_url("**/t/*")
    link = ann.page.locator("input[readonly]").first.input_value()
    assert "#s=" not in link
    ben.page.goto(link)
    ben.sit("Ben")
    ann.page.get_by_text("Ben", exact=True).first.wait_for()


def test_a_spectator_learns_nothing_hidden(address: str, people: Callable[..., Person]) -> None:
    """Neither the page nor any message names a card in somebody's hand."""
    table = opened(address, "dixie")
    ann, eve = people(), people()
    received: list[str] = []
    eve.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))),
    )
    eve.page.goto(table.link)
    ann.page.goto(table.personal_link)
    ann.start()
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
def test_the_latest_window_gets_the_seat(address: str, people: Callable[..., Person]) -> None:
    table = opened(address, "three")
    one, two = people(), people()
    one.page.goto(table.personal_link)
    one.start()
    one.todo()
    two.page.goto(table.personal_link)
    two.todo()
    one.page.get_by_text("another window").first.wait_for()


@pytest.mark.wide
def test_play_goes_on_after_the_server_is_killed_in_the_middle_of_a_trick(
    own_server: Served, people: Callable[..., Person]
) -> None:
    table = opened(own_server.address, "dixie", others=["bot:steady"])
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
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


@pytest.mark.wide
def test_orange_is_raced_for_by_two_browsers(address: str, people: Callable[..., Person]) -> None:
    """Both press for the same orange: it counts once, for whoever is first."""
    options = {"seats": 2, "target": 1000, "orange_counts_played_card": True}
    table = opened(address, "tuxedo", others=["open"], options=options)
    ann, ben = people(), people()
    ann.page.goto(table.personal_link)
    ben.page.goto(table.link)
    ben.sit("Ben")
    ann.page.get_by_text("Ben", exact=True).first.wait_for()
    ann.start()
    while True:
        whats = [person.glance() for person in (ann, ben)]
        if "orange" in whats:
            break
        for person, what in zip((ann, ben), whats, strict=True):
            if what:
                person.try_to(what)
    for person in (ben, ann):
        person.page.keyboard.press("o")
    ann.page.locator(".orange button.hold").wait_for(state="hidden")
    record = call(address, f"tables/{table.code}/record")
    moves = [move for deal in record["deals"] for move in deal["moves"]]
    assert sum(move.endswith("orange") for move in moves) == 1
