"""The analysis board: positions pasted and set up, valued, followed, noted and shared."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rookery.analysis import Effort, SetUp
from rookery.analysis import opened as solved_open
from rookery.analysis import set_up as laid_out
from tests.browser.looks import check
from tests.browser.people import People, Person, played

POSITION: dict[str, Any] = {
    "hands": ["R14 B5 G13 Y2", "R13 B10 G4 Y9", "G1 G2 B14 Y11", "Y13 Y1 R2 R3"],
    "trump": "red",
    "leader": 0,
    "sides": [0, 1, 0, 1],
    "values": {"5": 5, "10": 10, "13": 10},
    "most_tricks_points": 20,
    "tricks_won": [5, 5],
    "last_trick_counts": 2,
}
HELD = ("R14 B5", "R13 B10", "G1 G2", "Y13 Y1")
SOLVED = re.compile(r"Ann and Cleo take 10 of the 65 points left")


def arrive(page: Page, address: str) -> None:
    """Go to the board by way of another page: otherwise it would keep the position that is open."""
    page.goto(f"{address}rulebook")
    page.goto(f"{address}analysis")


def pasted(page: Page, address: str, text: str) -> None:
    arrive(page, address)
    page.get_by_label("The position").fill(text)
    page.get_by_role("button", name="Analyse it").click()


def the_moves(page: Page) -> Any:
    return page.get_by_role("list", name="Legal moves").get_by_role("button")


def test_a_pasted_position_is_solved_followed_noted_and_shared(
    address: str, people: People
) -> None:
    ann = people(permissions=["clipboard-read", "clipboard-write"]).page
    pasted(ann, address, json.dumps(POSITION))
    expect(ann.get_by_text(SOLVED).first).to_be_visible()
    expect(the_moves(ann)).to_have_count(4)
    the_moves(ann).filter(has_text="red 14").click()
    expect(ann.get_by_text("Ann plays red 14.").first).to_be_visible()
    the_moves(ann).first.click()
    ann.get_by_label("Notes on this moment").fill("The 13 falls.")
    ann.get_by_label("Notes on this moment").blur()
    ann.keyboard.press("Home")
    the_moves(ann).filter(has_text="black 5").click()
    tree = ann.get_by_role("region", name="Moves tried")
    expect(tree.get_by_role("button", name="Ann: black 5")).to_have_attribute(
        "aria-current", "step"
    )
    ann.get_by_role("button", name="Copy a link").click()
    expect(ann.get_by_text("The link is copied")).to_be_visible()
    link = ann.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/learn/analysis#a=[\w-]+$", link)

    ben = people().page
    asked: list[str] = []
    ben.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    ben.goto(link)
    tree = ben.get_by_role("region", name="Moves tried")
    expect(tree.get_by_role("button", name="Ann: black 5")).to_have_attribute(
        "aria-current", "step"
    )
    expect(tree.get_by_text("The 13 falls.")).to_be_visible()
    tree.get_by_role("button", name="Ben: red 13").click()
    expect(ben.get_by_label("Notes on this moment")).to_have_value("The 13 falls.")
    expect(ben.get_by_text("Ben plays red 13.").first).to_be_visible()
    assert not [each for each in asked if "falls" in each], "notes never reach the server"


@pytest.mark.wide
def test_what_one_works_on_is_kept_undone_and_saved_as_a_file(
    address: str, people: People, tmp_path: Path
) -> None:
    page = people().page
    pasted(page, address, json.dumps(POSITION))
    the_moves(page).filter(has_text="green 13").click()
    expect(page.get_by_text("Ann plays green 13.").first).to_be_visible()
    page.reload()
    expect(page.get_by_text("Ann plays green 13.").first).to_be_visible()
    arrive(page, address)
    page.get_by_role("button", name="Go on with your last analysis").click()
    expect(page.get_by_text("Ann plays green 13.").first).to_be_visible()
    page.get_by_role("button", name="Remove this move").click()
    tree = page.get_by_role("region", name="Moves tried")
    expect(tree.get_by_role("button", name="Ann: green 13")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(tree.get_by_role("button", name="Ann: green 13")).to_be_visible()
    page.keyboard.press("Control+Shift+Z")
    expect(tree.get_by_role("button", name="Ann: green 13")).to_have_count(0)
    page.get_by_role("button", name="Another position").click()
    page.get_by_label("The position").fill(json.dumps(POSITION | {"leader": 1}))
    page.get_by_role("button", name="Analyse it").click()
    expect(the_moves(page).filter(has_text="black 10")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(the_moves(page).filter(has_text="green 13")).to_be_visible()
    the_moves(page).filter(has_text="yellow 2").click()
    page.get_by_label("Name of this analysis").fill("Where the 13 went")
    expect(page.get_by_role("heading", name="Where the 13 went")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    assert waiting.value.suggested_filename == "analysis-Where-the-13-went.json"
    file = tmp_path / "analysis.json"
    waiting.value.save_as(file)
    other = people().page
    other.goto(f"{address}analysis")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_text("Ann plays yellow 2.").first).to_be_visible()


def set_up(page: Page, address: str, game: str) -> None:
    arrive(page, address)
    page.get_by_label("Game").select_option(game)
    page.get_by_role("button", name="Lay out the cards").click()
    page.get_by_role("button", name="Deal the rest").wait_for()


def put(page: Page, cards: str, place: str) -> None:
    """Move cards with taps: first choose the cards, then tap where they go."""
    for card in cards.split():
        page.locator(f'[data-card="{card}"]').click()
    page.locator(f'[data-place="{place}"]').get_by_role("button", name=re.compile("^Put")).click()


@pytest.mark.wide
def test_a_position_is_set_up_by_tap_by_drag_and_with_the_keyboard(
    address: str, ann: Person
) -> None:
    page = ann.page
    set_up(page, address, "dixie")
    put(page, "R14 B5", "hand0")
    page.locator('[data-card="R13"]').drag_to(page.locator('[data-place="hand1"]'))
    page.locator('[data-card="B10"]').focus()
    page.keyboard.press("2")
    for card, key in (("G1", "3"), ("G2", "3"), ("Y13", "4"), ("Y1", "4"), ("G5", "n")):
        page.locator(f'[data-card="{card}"]').focus()
        page.keyboard.press(key)
    for seat, cards in enumerate(HELD):
        held = page.locator(f'[data-place="hand{seat}"] [data-card]')
        found = held.evaluate_all("(all) => all.map((one) => one.dataset.card)")
        assert sorted(found) == sorted(cards.split())
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-place="nest"] [data-card]')).to_have_count(0)
    put(page, "Y5", "hand0")
    page.get_by_role("button", name="Analyse this position").click()
    expect(page.get_by_role("alert")).to_contain_text("The hands are uneven: 3, 2, 2, 2 cards")
    put(page, "Y5", "rest")
    put(page, "G5", "nest")
    page.get_by_role("radio", name="Red").check(force=True)
    page.get_by_label("Leads to the trick").select_option("Ann")
    page.get_by_role("button", name="Analyse this position").click()
    verdict = solved_open(laid_out(SetUp("dixie", {}, HELD, nest="G5", trump="red")), Effort())
    assert verdict.low is not None
    sentence = f"Ann and Cleo take {verdict.low:g} of the {verdict.left} points left"
    expect(page.locator(".sum")).to_contain_text(sentence)


SAME_CARDS = "let at = 11; Math.random = () => (at = (at * 16807) % 2147483647) / 2147483647;"
"""A script after which a page deals the same cards in every run."""


@pytest.mark.wide
@pytest.mark.parametrize("game", ["tuxedo", "three"])
def test_a_deal_is_dealt_and_played_with_hidden_hands(
    game: str, address: str, people: People
) -> None:
    page = people(viewport={"width": 390, "height": 844}).page
    page.add_init_script(SAME_CARDS)
    set_up(page, address, game)
    page.locator("[data-card]").first.click()
    check(page, f"analysis: setting up {game}")
    if game != "tuxedo":
        page.get_by_role("radio", name="A deal as dealt").check(force=True)
    page.get_by_role("button", name="Deal the rest").click()
    page.get_by_role("button", name="Analyse this position").click()
    expect(page.locator(".answer[aria-busy=false]")).to_be_visible()
    check(page, f"analysis: {game}")
    page.get_by_role("button", name="Hidden hands").click()
    expect(page.locator(".moves .best").first).to_be_visible()
    the_moves(page).first.click()
    tree = page.get_by_role("region", name="Moves tried").locator("[aria-current=step]")
    expect(tree).not_to_have_text("Start")
    page.get_by_label("Notes on this moment").fill("So.")
    page.keyboard.press("Escape")
    check(page, "analysis: a variation")


@pytest.mark.wide
def test_the_replay_leads_to_the_board_with_the_deal_around_the_moment(
    address: str, ann: Person
) -> None:
    table = played(address, "three", options={"target": 20})
    page = ann.page
    page.goto(f"{address}r/{table.code}/1/20")
    told = page.get_by_role("region", name="Deal 1, move by move").locator("[aria-current=step]")
    told.wait_for()
    sentence = told.inner_text()
    page.get_by_role("link", name="Analyse this moment").click()
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    expect(page.locator(".told")).to_have_text(sentence)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".told")).not_to_have_text(sentence)
    page.keyboard.press("End")
    expect(page.get_by_text("The deal is over.").first).to_be_visible()
