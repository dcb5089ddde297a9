"""Learning by playing: from home to a guided deal, the first match, its review, and a puzzle."""

import json
import re

import pytest

from rookery.lessons import Lesson, lesson
from rookery.records import move_text
from tests.browser.looks import PHONE, check
from tests.browser.people import CORNER, People, Person
from tests.browser.test_every_phase import Look


class Learner(Person):
    """A person who does what the coach asks, after a wrong try where the lesson has one."""

    def follow(self, taught: Lesson) -> None:
        """Play a lesson to its end, with the moves that the lesson names."""
        for ply, (seat, move) in enumerate(taught.plies):
            if seat == taught.seat and ply >= taught.made:
                self.make(move_text(move))

    def make(self, move: str) -> None:
        """Make a move of a trick game."""
        verb, _, what = move.partition(" ")
        page = self.page
        if verb == "play":
            self.todo("card")
            self.hand.locator(f"[data-card='{what}']").click(position=CORNER)
            page.wait_for_function(
                f"() => !document.querySelector('[role=toolbar] [data-card=\"{what}\"]')"
            )
            return
        self.todo("bury" if verb == "bury" else "question")
        question = page.locator("section.question")
        if verb == "bury":
            self.hand.locator(f"[data-card='{what}']").click(position=CORNER)
            confirm = question.locator(".confirm")
            if confirm.is_enabled():
                confirm.click()
                question.locator(".places").wait_for(state="detached")
            return
        question.locator(f"[data-move='{move}']").click()
        confirm = question.locator(".confirm:not(:disabled)")
        if confirm.count():
            confirm.click()

    @property
    def coach(self) -> str:
        """What the coach says now."""
        return self.page.get_by_role("region", name="Lesson").inner_text()


@pytest.mark.wide
def test_a_beginner_goes_from_home_to_a_guided_deal_a_match_its_review_and_a_puzzle(
    address: str, people: People
) -> None:
    ann = Learner(people(**PHONE).page)
    page = ann.page
    page.goto(address)
    page.get_by_role("link", name="Dixie Rook").first.click()
    page.get_by_role("button", name="Play now: Dixie Rook with bots").click()
    page.get_by_role("button", name="Show me how").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Your first deal of Dixie Rook").wait_for()
    ann.todo("question")
    assert "Welcome!" in ann.coach
    box, table = page.locator(".coach").bounding_box(), page.locator(".play").bounding_box()
    assert box is not None
    assert table is not None
    assert box["y"] + box["height"] <= table["y"], "the coach covers the table"
    advised = page.locator("[data-advised]")
    assert advised.get_attribute("data-move") == "bid 80"
    assert advised.evaluate("(it) => getComputedStyle(it).outlineStyle") == "solid"
    check(page, "lesson")
    title = page.locator("section.question h2")
    title.get_by_role("button", name="bid", exact=True).click()
    title.get_by_text("A promise to take at least that many points").wait_for()
    check(page, "a word in a panel")
    title.get_by_role("button", name="bid", exact=True).click()
    page.locator("section.question").get_by_role("button", name="Pass", exact=True).click()
    page.get_by_text("Whoever passes is out of the bidding").first.wait_for()
    check(page, "lesson, after a wrong try")
    taught = lesson("dixie/first")
    ann.follow(taught)
    page.wait_for_function("() => localStorage.getItem('rookery.lessons')")
    assert json.loads(page.evaluate("localStorage.getItem('rookery.lessons')")) == [taught.name]
    ann.play_on("over")
    page.get_by_role("heading", name="The deal is over").wait_for()
    page.get_by_role("link", name="More lessons").last.wait_for()
    page.locator("section.match").get_by_role("button", name="Play a match").click()
    page.get_by_role("region", name="Lesson").wait_for(state="detached")
    ann.todo("question", "card")
    page.keyboard.press("i")
    page.locator(".advice").wait_for()
    page.keyboard.press("Escape")
    ann.play_on("ready")
    page.goto(f"{page.url.replace('/t/', '/r/')}/1/0")
    page.get_by_role("button", name="Review this deal").click()
    page.get_by_role("heading", name="Moves with a mark").wait_for()
    page.goto(f"{address}puzzles")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(".play").wait_for()
    page.goto(f"{address}learn/dixie")
    page.get_by_text("played", exact=True).wait_for()


def test_a_lesson_is_played_by_the_keyboard_alone(address: str, people: People) -> None:
    ann = Learner(people().page)
    page = ann.page
    page.goto(f"{address}learn/three")
    begin = page.get_by_role("button", name="Begin: Rook for Three: draw trumps and count them")
    begin.focus()
    page.keyboard.press("Enter")
    ann.todo("card")
    page.keyboard.press("i")
    page.locator(".advice").get_by_text(re.compile("black 14", re.IGNORECASE)).wait_for()
    page.keyboard.press("g")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Lesson").get_by_text("step 2 of").wait_for()


@pytest.mark.wide
@pytest.mark.parametrize("game", ["dixie", "tuxedo", "three"])
def test_the_first_step_of_a_lesson_fits_screens_of_every_size(
    game: str, address: str, people: People
) -> None:
    page = (ann := Learner(people(viewport={"width": 320, "height": 568}).page)).page
    page.goto(f"{address}learn/{game}")
    page.get_by_role("button", name="Begin: Your first deal").first.click()
    page.get_by_role("region", name="Lesson").wait_for()
    ann.todo()
    look = Look(page, f"lesson-{game}")
    look.at("closed")
    page.get_by_role("button", name="Show").click()
    page.evaluate("window.firstPlaces = {}")  # the seats make room for the words
    look.at("first step", sizes=[(390, 844), (768, 1024), (844, 390), (1440, 900)])
    assert not look.found, "\n".join(look.found)
