"""A game added as CONTRIBUTING.md says works in every part of the page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.people import Person, call, opened, play_out
from tests.games.new_game import NAME, TITLE, TREE, tree
from tests.server.served import Served

pytestmark = pytest.mark.wide


@pytest.fixture(scope="module")
def with_new_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that offers the new game."""
    folder = tmp_path_factory.mktemp("new-game")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TREE, str(tree(tmp_path_factory.mktemp("tree"))))
        served = Served(folder, "--unbounded", module="tests.games.new_game")
        with served:
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
    page.goto(f"{with_new_game.address}games")
    page.get_by_role("searchbox", name="Name").fill(TITLE.upper())
    page.get_by_text("A short pack is dealt out").first.click()
    page.get_by_role("heading", name=TITLE).first.wait_for()
    assert "About 15 minutes" in page.get_by_role("main").inner_text()
    assert page.locator(".fan svg").count() == 3
    assert not page.locator(".fan svg.unknown").count()
    page.get_by_role("link", name="How to play").first.click()
    page.get_by_role("heading", name=f"How to play {TITLE}").wait_for()
    page.get_by_text("All cards are dealt, 9 to each player.").wait_for()
    assert page.get_by_text("total: 80").is_visible()
    assert shown_cards(page, ".counters") == ["black 5", "green 13"]
    assert shown_cards(page, ".order")[:3] == ["black 13", "black 12", "black 11"]
    page.get_by_role("link", name="House rules").first.click()
    page.get_by_role("heading", name=TITLE).first.wait_for()
    page.get_by_text("What happens if everybody passes").wait_for()
    page.goto(f"{with_new_game.address}how/no-game")
    page.get_by_role("heading", name="nothing at this address").wait_for()

    table = opened(with_new_game.address, NAME, options={"target": 20})
    ann.begin(table)
    ann.todo()
    play_out(ann)
    record = call(table.address, f"tables/{table.code}/record")
    assert sorted(record["deals"][0]["deck"].split()) == sorted(
        f"{colour}{rank}" for colour in "BGRY" for rank in range(5, 14)
    )
    page.goto(f"{table.address}r/{table.code}")
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text(re.compile("^Yes: every card was where the secret put")).wait_for()
