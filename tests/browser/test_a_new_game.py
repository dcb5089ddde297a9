"""A game that is only defined as a value in Python works in every part of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rookery.records import card_text
from tests.browser.people import Opened, Person, call, opened
from tests.browser.test_accessibility import check
from tests.browser.test_small_screens import PHONE, WIDER
from tests.games.new_game import NEW, rookery
from tests.server.served import Served

RANKS = [*map(str, range(2, 15)), "1"]
"""The numbers from low to high; the 1 is the highest."""


@pytest.fixture(scope="module")
def with_new_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that offers the new game."""
    folder = tmp_path_factory.mktemp("new-game")
    with Served(folder, "--unbounded", module="tests.games.new_game") as served:
        yield served


@pytest.fixture
def ann(people: Callable[..., Person]) -> Person:
    return people()


def shown_cards(person: Person, within: str) -> list[str]:
    """The names of the cards that are drawn in a part of the page."""
    cards = person.page.locator(within).get_by_role("img")
    return [str(it.get_attribute("aria-label")) for it in cards.all()]


def assert_sorted(cards: list[str]) -> None:
    """Assert that the cards of each colour go from high to low; the rook may be anywhere."""
    for suit in "BGRY":
        places = [RANKS.index(card[1:]) for card in cards if card[0] == suit and card != "Rook"]
        assert places == sorted(places, reverse=True), cards


def cards_named(text: str) -> list[str]:
    """The cards in a text for screen readers, such as "Ann holds red 1 and red 14"."""
    named = re.findall(r"(black|green|red|yellow) (\d+)", text)
    return [f"{colour[0].upper()}{number}" for colour, number in named]


def test_it_is_listed_at_home_with_its_own_cards(with_new_game: Served, ann: Person) -> None:
    page = ann.page
    page.goto(with_new_game.address)
    page.get_by_role("searchbox", name="Name").fill(NEW.title.upper())
    page.get_by_text(NEW.summary).first.click()
    card = page.get_by_role("article", name=NEW.title)
    assert f"about {NEW.minutes} minutes" in card.inner_text()
    assert card.locator(".fan svg").count() == len(NEW.pictured)
    assert not card.locator(".fan svg.unknown").count()
    card.get_by_role("link", name="How to play").click()
    page.get_by_role("heading", name=f"How to play {NEW.title}").wait_for()


def test_its_how_to_page_is_made_from_its_value(with_new_game: Served, ann: Person) -> None:
    page = ann.page
    page.goto(f"{with_new_game.address}how/{NEW.name}")
    page.get_by_text(NEW.how_to[0]).wait_for()
    assert page.get_by_text("total: 195").is_visible()
    names = shown_cards(ann, ".counters")
    assert names == ["black 5", "green 10", "red 14", "yellow 1", "red 1", "the rook"]
    order = shown_cards(ann, ".order")
    assert order[:3] == ["black 1", "black 14", "black 13"]
    assert order[14:17] == ["the rook", "red 1", "red 14"]
    page.get_by_role("link", name=f"House rules of {NEW.title}").last.click()
    page.get_by_role("heading", name=NEW.title).first.wait_for()
    page.get_by_text("Where the rook stands among the trumps").wait_for()


def test_its_how_to_page_fits_a_phone_and_is_accessible(
    with_new_game: Served, people: Callable[..., Person]
) -> None:
    page = people(**PHONE).page
    page.goto(f"{with_new_game.address}how/{NEW.name}")
    page.get_by_text(NEW.how_to[0]).wait_for()
    assert page.evaluate(WIDER) == 0
    check(page, f"how/{NEW.name}")


def test_an_unknown_game_has_no_page(with_new_game: Served, ann: Person) -> None:
    ann.page.goto(f"{with_new_game.address}how/no-game")
    ann.page.get_by_role("heading", name="nothing at this address").wait_for()


@pytest.fixture
def played(with_new_game: Served, ann: Person) -> Opened:
    """Play a match to its end, checking the hand in the first deal."""
    table = opened(with_new_game.address, NEW.name, options={"target": 20})
    ann.page.goto(table.personal_link)
    ann.start()
    ann.todo()
    assert_sorted(ann.hand_cards())
    ann.play_on("over")
    return table


def test_it_is_played_replayed_and_its_shuffle_checked(
    ann: Person, played: Opened, tmp_path: Path
) -> None:
    record = call(played.address, f"tables/{played.code}/record")
    assert sorted(record["deals"][0]["deck"].split()) == sorted(map(card_text, NEW.rules.pack))
    page = ann.page
    page.goto(f"{played.address}r/{played.code}")
    hands = page.locator("[data-seat] .hand")
    hands.first.wait_for()
    for hand in hands.all():
        assert_sorted(cards_named(str(hand.get_attribute("aria-label"))))
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text(re.compile("^Yes: every card was where the secret put")).wait_for()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert "right" in rookery("verify", str(file))
