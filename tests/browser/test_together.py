"""Several people at one table: friends, spectators, and someone who loses the connection."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.people import Person, call, opened
from tests.server.served import Served


def friends(address: str, people: Callable[..., Person], game: str) -> tuple[Person, Person]:
    """Ann, who has opened a table, and Ben, who has followed the link and taken a seat."""
    table = opened(address, game, others=["open"], options={"target": 20})
    ann, ben = people(), people()
    ann.page.goto(table.personal_link)
    ben.page.goto(table.link)
    ben.sit("Ben")
    ann.page.get_by_text("Ben", exact=True).first.wait_for()
    ann.start()
    return ann, ben


def test_two_people_and_bots_play_to_the_end(address: str, people: Callable[..., Person]) -> None:
    ann, ben = friends(address, people, "dixie")
    done: set[str] = set()
    while len(done) < 2:
        for name, person in (("Ann", ann), ("Ben", ben)):
            if name not in done and person.take_turn() == "over":
                done.add(name)


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


def test_a_player_who_drops_out_comes_back_in_the_middle_of_a_trick(
    address: str, people: Callable[..., Person]
) -> None:
    table = opened(address, "three")
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    ann.play_on("card")
    held = ann.hand_cards()
    ann.page.context.set_offline(True)
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    ann.page.context.set_offline(False)
    ann.page.reload()
    ann.todo("card")
    assert ann.hand_cards() == held
    ann.play_card()


def test_the_latest_window_gets_the_seat(address: str, people: Callable[..., Person]) -> None:
    table = opened(address, "three")
    one, two = people(), people()
    one.page.goto(table.personal_link)
    one.start()
    one.todo()
    two.page.goto(table.personal_link)
    two.todo()
    one.page.get_by_text("another window").first.wait_for()


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


def test_pressing_orange_in_vain_blocks_the_button_for_a_while(
    address: str, people: Callable[..., Person]
) -> None:
    table = opened(address, "tuxedo", options={"seats": 2})
    ann = people()
    ann.page.goto(table.personal_link)
    ann.start()
    state = ann.page.locator(".orange .state")
    # The bot may have led, and captured an orange that is still open.
    while (what := ann.todo()) not in ("card", "confirm") or (
        state.inner_text() != "Nothing to call"
    ):
        ann.try_to(what)
    ann.page.evaluate(
        """() => {
            const button = document.querySelector("button[aria-keyshortcuts=o]");
            new MutationObserver(() => {
                window.wasStill ||= button.getAttribute("aria-disabled") === "true";
            }).observe(button, { attributes: true });
        }"""
    )
    for _ in range(20):
        ann.page.keyboard.press("o")  # soon after a race it is too late, and not in vain
        with contextlib.suppress(TooLate):  # it is blocked for two seconds only
            ann.page.wait_for_function("() => window.wasStill", timeout=1_500)
            return
    raise AssertionError("the button was never blocked")
