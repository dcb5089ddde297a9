"""A game that is only defined as a value in Python works in every part of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from rookery.records import card_text
from tests.browser.people import Person, call, opened, play_out
from tests.games.new_game import NEW
from tests.server.served import Served

pytestmark = pytest.mark.wide


@pytest.fixture(scope="module")
def with_new_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that offers the new game."""
    folder = tmp_path_factory.mktemp("new-game")
    with Served(folder, "--unbounded", module="tests.games.new_game") as served:
        yield served


def shown_cards(page: Page, within: str) -> list[str]:
    """The names of the cards that are drawn in a part of the page."""
    return [
        str(it.get_attribute("aria-label")) for it in page.locator(within).get_by_role("img").all()
    ]


def test_it_is_taught_from_its_value_played_replayed_and_its_shuffle_checked(
    with_new_game: Served, ann: Person
) -> None:
    page = ann.page
    page.goto(with_new_game.address)
    page.get_by_role("searchbox", name="Name").fill(NEW.title.upper())
    page.get_by_text(str(NEW.summary)).first.click()
    card = page.get_by_role("article", name=NEW.title)
    assert f"about {NEW.minutes} minutes" in card.inner_text()
    assert card.locator(".fan svg").count() == len(NEW.pictured)
    assert not card.locator(".fan svg.unknown").count()
    card.get_by_role("link", name="How to play").click()
    page.get_by_role("heading", name=f"How to play {NEW.title}").wait_for()
    page.get_by_text(str(NEW.how_to[0])).wait_for()
    assert page.get_by_text("total: 195").is_visible()
    assert shown_cards(page, ".counters") == [
        "black 5",
        "green 10",
        "red 14",
        "yellow 1",
        "red 1",
        "the rook",
    ]
    order = shown_cards(page, ".order")
    assert order[:3] == ["black 1", "black 14", "black 13"]
    assert order[14:17] == ["the rook", "red 1", "red 14"]
    page.get_by_role("link", name=f"House rules of {NEW.title}").last.click()
    page.get_by_role("heading", name=NEW.title).first.wait_for()
    page.get_by_text("Where the rook stands among the trumps").wait_for()
    page.goto(f"{with_new_game.address}how/no-game")
    page.get_by_role("heading", name="nothing at this address").wait_for()

    table = opened(with_new_game.address, NEW.name, options={"target": 20})
    ann.begin(table)
    ann.todo()
    play_out(ann)
    record = call(table.address, f"tables/{table.code}/record")
    assert sorted(record["deals"][0]["deck"].split()) == sorted(map(card_text, NEW.rules.pack))
    page.goto(f"{table.address}r/{table.code}")
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text(re.compile("^Yes: every card was where the secret put")).wait_for()
