"""An idle player is asked, replaced by a stand-in, and takes the seat back with one touch."""

import pytest

from rookery.games import preset
from rookery.table.turns import idle
from tests.browser.people import People
from tests.server.serving import message_of, say, serving
from tests.table.tables import dealing

LONG = 100_000.0


@pytest.mark.wide
def test_an_idle_player_takes_the_seat_back_with_one_touch(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = tuple(preset("three").rules.pack)
    with serving(deals=dealing(deck, dealer=2)) as server:
        opened = server.open_table("three", others=["open", "bot:random"])
        code = opened["code"]
        ann = people().page
        ann.goto(f"{server.address}/t/{code}#s={opened['secret']}")
        with server.seat(code) as bob:
            say(bob, type="sit", id="a secret of bob's, so long", seat=1, name="Bob")
            message_of(bob, "seated")
            ann.get_by_text("90 seconds for each move").wait_for()
            monkeypatch.setattr(idle, "ANSWER_FOR", LONG)
            monkeypatch.setattr(idle, "IDLE_FOR", 0.5)
            ann.get_by_role("button", name="Start").click()

            dialog = ann.get_by_role("dialog", name="Are you still there?")
            dialog.wait_for()
            monkeypatch.setattr(idle, "IDLE_FOR", LONG)
            assert dialog.get_by_role("button").count() == 1
            dialog.get_by_role("button", name="I am here").click()
            dialog.wait_for(state="hidden")
            question = ann.locator("section.question")
            question.wait_for()

            monkeypatch.setattr(idle, "IDLE_FOR", 0.0)
            monkeypatch.setattr(idle, "ANSWER_FOR", 0.0)
            say(bob, type="say", id="hurry", phrase=0)
            back = ann.get_by_role("button", name="Take my seat back")
            back.wait_for()
            monkeypatch.setattr(idle, "IDLE_FOR", LONG)
            ann.get_by_text("a bot plays for you", exact=True).wait_for()
            back.click()
            back.wait_for(state="hidden")
            room = server.room(code)
            assert not room.authority.table.chairs[0].is_stood_in
