"""The pages of each game and of its house rules: none is broken, empty or cut short."""

import pytest

from rookery.games import GAMES
from tests.browser.people import Person

pytestmark = pytest.mark.wide

GO = """
(path) => {
  for (const it of document.querySelectorAll("main")) it.dataset.left = "";
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}
"""
"""JavaScript that follows a link within the site."""

THERE = """
(parts) => {
  const main = document.querySelector("main:not([data-left])");
  return main && parts.every((it) => main.querySelector(it));
}
"""


def test_the_pages_of_each_game_are_there(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(f"{address}rulebook")
    page.wait_for_function(THERE, arg=["h1"])
    for name, game in GAMES.items():
        page.evaluate(GO, f"/games/{name}/how")
        page.wait_for_function(THERE, arg=["h1", "section h2", "svg"])
        assert game.title in page.locator("main h1").inner_text()
        page.evaluate(GO, f"/games/{name}/rules")
        page.wait_for_function(THERE, arg=["h1", "section h2", "input, select"])
        fields = page.locator("main :is(fieldset, label)").count()
        assert fields >= len(game.options), name
