"""Puzzles in the browser: chosen, solved with mouse, keyboard and finger, and remembered."""

import re

import pytest
from playwright.sync_api import Page

from rookery.core.moves import Play
from rookery.language import ENGLISH
from rookery.puzzles.puzzle import Puzzle
from rookery.records import move_text
from tests.browser.looks import COVERED, PHONE, SMALL, TARGET, check
from tests.browser.people import CORNER, People, Person
from tests.puzzles.some import EVERY, first


def card_of(move: str) -> str:
    return move.split()[1]


def opened(page: Page, address: str, puzzle: Puzzle, query: str = "") -> None:
    page.goto(f"{address}puzzles/{puzzle.id}{query}")
    page.locator(".play").wait_for()


def tap(page: Page, card: str) -> None:
    """Play a card, with a second tap if the page wants one."""
    hand = page.get_by_role("toolbar", name="Your hand")
    hand.locator(f'[data-card="{card}"]').click(position=CORNER)
    again = page.locator("[data-option]", has_text=re.compile("^Play "))
    page.locator("aside section").or_(again).first.wait_for()
    if again.is_visible():
        again.click()


def by_keys(page: Page, card: str) -> None:
    """Play the right card with the keyboard alone, and go on from the answer with it too."""
    hand = page.get_by_role("toolbar", name="Your hand")
    hand.locator(f'[data-card="{card}"]').focus()
    page.keyboard.press("Enter")
    again = page.locator("[data-option]", has_text=re.compile("^Play "))
    heading = page.get_by_role("heading", name="Right!")
    heading.or_(again).first.wait_for()
    if again.is_visible():
        page.keyboard.press("Enter")
    heading.wait_for()
    assert heading.evaluate("(it) => document.activeElement === it")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Next puzzle"


def a_card() -> tuple[Puzzle, str, str]:
    """A puzzle about a card, with a right and a wrong card."""
    for it in EVERY:
        legal = it.view().legal
        if it.values and len(it.values) < 6 and all(isinstance(move, Play) for move in legal):
            wrong = next(move for move in legal if not it.is_right(move))
            return it, card_of(it.right[0]), card_of(move_text(wrong))
    raise AssertionError("no puzzle is about a card")


def test_a_puzzle_is_tried_again_solved_and_remembered(address: str, ann: Person) -> None:
    page = ann.page
    puzzle, right, wrong = a_card()
    opened(page, address, puzzle)
    page.get_by_role("heading", name="What is best?").wait_for()
    assert ENGLISH.sentences(puzzle.reason) not in page.content()
    tap(page, wrong)
    page.get_by_role("heading", name="Not the best.").wait_for()
    assert ENGLISH.sentences(puzzle.reason) not in page.locator("body").inner_text()
    page.get_by_role("button", name="Try again").click()
    by_keys(page, right)
    page.get_by_text(ENGLISH.sentences(puzzle.reason)).wait_for()
    values = page.get_by_role("table", name="What the moves are worth")
    assert values.get_by_role("row").count() == len(puzzle.values) + 1
    page.reload()
    page.get_by_text("You have solved this one.").wait_for()


@pytest.mark.wide
def test_after_a_hint_and_a_refused_card_the_answer_is_shown_and_the_next_one_follows(
    address: str, ann: Person
) -> None:
    page = ann.page
    puzzle = next(
        it for it in EVERY if "follow" in it.themes and len(it.view().legal) < len(it.view().hand)
    )
    query = f"?game={puzzle.game}"
    opened(page, address, puzzle, query)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("It is about:").wait_for()
    hand = page.get_by_role("toolbar", name="Your hand")
    hand.locator("button[aria-disabled=true]").first.click(position=CORNER, force=True)
    page.get_by_role("status").filter(has_text="ollow").wait_for()
    wrong = next(move for move in puzzle.view().legal if not puzzle.is_right(move))
    tap(page, card_of(move_text(wrong)))
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_text(ENGLISH.sentences(puzzle.reason)).wait_for()
    page.locator("aside").get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: puzzle.id not in url and url.endswith(query))
    page.locator(".play").wait_for()


@pytest.mark.wide
def test_puzzles_are_chosen_by_game_theme_and_difficulty(address: str, ann: Person) -> None:
    page = ann.page
    page.goto(address)
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("combobox", name="Game").select_option("tuxedo")
    page.get_by_role("combobox", name="Theme").select_option("build")
    wanted = [it for it in EVERY if it.game == "tuxedo" and "build" in it.themes]
    page.get_by_text(f"{len(wanted)} puzzles.").wait_for()
    assert page.url.endswith("/learn/puzzles?game=tuxedo&theme=build")
    assert page.get_by_role("combobox", name="Theme").locator("option[value=ruff]").count() == 0
    page.get_by_role("button", name="Solve a puzzle").click()
    page.locator(".play.fishing").wait_for()
    assert page.url.split("/")[-1].split("?")[0] in {it.id for it in wanted}


@pytest.mark.wide
def test_calls_are_answered_by_their_panels(address: str, people: People) -> None:
    person = people()
    for theme in ("bid", "bury", "call", "trump"):
        puzzle = next(it for it in EVERY if it.themes[0] == theme and it.origin == "bots")
        opened(person.page, address, puzzle)
        if theme == "bid":
            person.page.set_viewport_size({"width": 844, "height": 390})
            assert not person.page.evaluate(COVERED, "section.question")
        person.do("bury" if theme == "bury" else "question")
        answer = re.compile("^(Right!|Not the best.)$")
        person.page.get_by_role("heading", name=answer).wait_for()


@pytest.mark.wide
def test_every_state_is_accessible_and_fits_a_phone(address: str, people: People) -> None:
    page = people(**PHONE).page
    for game in ("dixie", "tuxedo"):
        opened(page, address, first(game))
        page.locator("[role=toolbar]").wait_for()
        check(page, f"a puzzle of {game}")
        assert page.evaluate(SMALL, TARGET) == []
    puzzle, right, _ = a_card()
    opened(page, address, puzzle)
    page.get_by_role("button", name="What was played").click()
    page.locator("dialog[open]").wait_for()
    check(page, "what was played")
    page.keyboard.press("Escape")
    tap(page, right)
    page.get_by_role("heading", name="Right!").wait_for()
    check(page, "an answer")
