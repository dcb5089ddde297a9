"""The replay of a match: one screen, which opens at the best moment."""

import pytest

from tests.browser.people import Person, played

pytestmark = pytest.mark.wide

SHORT = {"target": 20}


AREAS = """
() => {
  const areas = (query) => [...document.querySelectorAll(query)].map((it) =>
    it.getBoundingClientRect().toJSON());
  const area = (query) => areas(query)[0];
  const meet = (one, other) => one.left < other.right && other.left < one.right &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const title = document.querySelector("h1");
  const cards = areas("main .trick > .card:not(.won)");
  return { scrubber: area("input[type=range]"), board: area("main .round"), bar: area(".controls"),
           hands: areas("main .seat").map((it) => it.bottom),
           isCut: title.scrollWidth > title.clientWidth,
           covered: areas("main .seat").filter((hand) => cards.some((card) => meet(card, hand))),
           under: cards.filter((card) => meet(card, area("main .taken"))) };
}
"""


@pytest.mark.parametrize("game", ["three", "dixie"])
def test_the_board_all_hands_and_the_controls_are_one_screen(
    game: str, address: str, ann: Person
) -> None:
    table = played(address, game, options=SHORT)
    page = ann.page
    page.goto(table.personal_link)
    page.locator("section.match.panel").wait_for()
    page.goto(f"{table.address}r/{table.code}/1/0")
    for _ in range(2):
        page.get_by_role("button", name="Next trick").click()
    page.locator("main .taken").wait_for()
    assert page.locator(".marks > i").count() > 10
    for width, height in ((1440, 900), (1024, 768), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        areas = page.evaluate(AREAS)
        doors = 56 if width == 390 else 0  # the bar at the bottom of a phone
        assert areas["bar"]["bottom"] <= height - doors, (width, height)
        assert areas["board"]["bottom"] <= height, (width, height)
        assert not areas["isCut"], (width, height)
        assert not areas["covered"], (width, height)
        assert not areas["under"], (width, height)
        if width == 844:
            assert areas["scrubber"]["left"] > areas["board"]["right"]
            assert areas["scrubber"]["width"] > 200
        else:
            assert areas["scrubber"]["width"] > 0.9 * areas["board"]["width"]
            assert max(areas["hands"]) <= areas["bar"]["top"]
    seats = page.locator("main .seat")
    assert seats.count() == {"three": 3, "dixie": 4}[game]
    own = page.locator("main .bottom .seat")
    assert own.get_attribute("data-seat") == "0"
    assert page.locator("main .seat .avatar.bot").count() == seats.count() - 1


def test_the_replay_of_a_match_opens_at_its_best_moment(address: str, ann: Person) -> None:
    table = played(address, "three", options=SHORT)
    ann.page.goto(f"{table.address}r/{table.code}")
    ann.page.get_by_role("button", name="Play", exact=True).wait_for()
    assert int(ann.page.get_by_role("slider", name="Step").input_value()) > 0
