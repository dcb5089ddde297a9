"""A turn made quickly while an orange is open takes effect only after the others could call."""

import pytest

from rookery.table.turns import race
from tests.browser.people import People
from tests.browser.server import AT_ONCE
from tests.server.serving import message_of, say, serving, until
from tests.table.tables import dealing, tuxedo_deck


@pytest.mark.wide
def test_a_quick_turn_leaves_the_others_time_to_call(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(race, "WINDOW", 100_000.0)
    deck = tuxedo_deck(("G4 B1 B2 B3", "B10 G1 G2 G3"), "R4 Y6 R13 Y14", dealer=0)
    with serving(deals=dealing(deck, dealer=0), **AT_ONCE) as server:
        opened = server.open_table("tuxedo", others=["open"], options={"seats": 2}, pace="instant")
        code = opened["code"]
        ann = people().page
        ann.goto(f"{server.address}/t/{code}#s={opened['secret']}")
        with server.seat(code) as bob:
            say(bob, type="sit", id="a secret of bob's, so long", seat=1, name="Bob")
            message_of(bob, "seated")
            ann.get_by_role("button", name="Start").click()
            ann.get_by_text("Bob is thinking").wait_for()
            room = server.room(code)
            version = room.authority.table.version
            say(bob, type="move", id="take", since=version, move="take B10 R4+Y6")
            assert message_of(bob, "done")
            ann.locator("[role=toolbar] button[aria-disabled=false]").first.click()
            ann.locator(".tuxedo form button[type=submit]").click()
            ann.get_by_text("the others may still call the orange").wait_for()
            say(bob, type="move", id="call", since=room.authority.table.version, move="orange")
            assert message_of(bob, "done")["id"] == "call"
            until(lambda: len(room.authority.table.match.deals[-1].plies) == 3)
            made = [seat for seat, _ in room.authority.table.match.deals[-1].plies]
            assert made == [1, 1, 0]
