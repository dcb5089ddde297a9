"""People who use the page: they read from it what they can do, and do it, in any language."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import urllib.request
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as TooLate

from rookery.table import protocol as p
from tests.server import scripted

DEADLINE = 60_000
"""Milliseconds after which waiting for something fails."""

CORNER: Any = {"x": 20, "y": 36}
"""A point near the corner of a card: the next card may cover the rest, and the fan may turn it."""

BRIEFLY = 2_000
"""Milliseconds for an action on something that was there a moment ago."""

PATIENCE = 30
"""Attempts in a row without any effect after which a person gives up."""

ASKED = """
() => {
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true });
  const seen = (query) => [...document.querySelectorAll(query)].find(isSeen);
  if (seen("section.match.panel")) return "over";
  if (seen("[data-ready]:not(:disabled)")) return "ready";
  if (seen(".orange button.hold")) return "orange";
  if (!document.title.startsWith("●")) return "";
  if (seen(".tuxedo form button[type=submit]:not(:disabled)")) return "confirm";
  const question = seen("section.question");
  if (question) return seen("section.question .places") ? "bury" : "question";
  const hand = document.querySelector("[role=toolbar]");
  const card = hand && hand.querySelector("button[aria-disabled=false]:not(.selected)");
  return card ? "card" : "";
}
"""
"""JavaScript that returns the kind of action the page asks for; empty if none."""


@dataclass(frozen=True)
class Opened:
    """A table opened through the API."""

    code: str
    secret: str
    address: str

    @property
    def personal_link(self) -> str:
        """The personal link of the seat's owner."""
        return f"{self.address}t/{self.code}#s={self.secret}"

    @property
    def link(self) -> str:
        return f"{self.address}t/{self.code}"


def call(address: str, path: str, body: Any = None) -> Any:
    """The API's answer to a GET, or to a POST of `body`."""
    request = urllib.request.Request(f"{address}api/{path}")
    if body is not None:
        request.data = json.dumps(body).encode()
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def opened(address: str, game: str, **wanted: Any) -> Opened:
    """Open a table with a person called Ann, at the fastest pace."""
    body = {"game": game, "name": "Ann", "pace": "instant", **wanted}
    answer = call(address, "tables", body)
    return Opened(answer["code"], answer["secret"], address)


def played(address: str, game: str, **wanted: Any) -> Opened:
    """Open a table, and have a script play Ann's seat in a match to its end: clicks take long."""
    table = opened(address, game, **wanted)

    async def match() -> None:
        async with scripted.Player(address, table.code, table.secret) as ann:
            answer = await ann.ask(p.Start(id=ann.new_id()))
            assert isinstance(answer, p.Done)
            await ann.play(ann.is_over)

    _aside(match())
    return table


def play_out(*people: Person) -> None:
    """Play these people's matches to the end by scripts, each as if on another device."""

    def seat_of(person: Person) -> scripted.Player:
        address, _, rest = person.page.url.partition("t/")
        code = rest.partition("#")[0]
        secret = person.secret(code)
        return scripted.Player(address, code, secret, seed=secret)

    async def play(seat: scripted.Player) -> None:
        async with seat:
            await seat.play(seat.is_over)

    async def match() -> None:
        await asyncio.gather(*map(play, seats))

    seats = [seat_of(person) for person in people]
    _aside(match())
    for person in people:
        person.page.get_by_role("button", name="Play here").click()
        person.page.locator("section.match").wait_for()


def make_a_profile(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}you")
    page.get_by_text("You play as a guest").wait_for()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make a profile").click()
    page.get_by_role("navigation", name="About you").wait_for()


def _aside(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in another thread: Playwright's event loop occupies the test's own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


SIGHT = """
() => (document.querySelector(".play")?.innerText ?? "") +
  [...document.querySelectorAll("[data-card]")].map((it) => it.dataset.card + it.className).join()
"""
"""JavaScript that returns the text and cards on the table, to notice when something changes."""


UNLOADED = re.compile(r"(?:dynamically imported module: |preload CSS for )(\S+)")
"""The error of a page that could not load a module or a style sheet."""


class Person:
    """A person with a page of their own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._errors: list[str] = []
        self._answered: set[str] = set()
        self._vain = 0
        page.set_default_timeout(DEADLINE)
        page.on("pageerror", self._fail)
        page.on("response", lambda response: self._answered.add(response.url))

    def _fail(self, error: Error) -> None:
        self._errors.append(str(error))

    @property
    def faults(self) -> list[str]:
        """The page's own errors: not modules without an answer because the server goes away."""
        return [error for error in self._errors if not self._lost(error)]

    def _lost(self, error: str) -> bool:
        unloaded = UNLOADED.search(error)
        return unloaded is not None and not any(it.endswith(unloaded[1]) for it in self._answered)

    def leave(self) -> None:
        """Close the browser's context; failures from now on do not count as faults of the page."""
        self.page.context.cookies()  # an answer: what happened before it has been told
        self.page.remove_listener("pageerror", self._fail)
        self.page.context.close()

    def play_now(self, answer: str = "I play ") -> None:
        """Press the first "Play now" of the page, and answer the question put to newcomers."""
        self.page.get_by_role("button", name="Play now").first.click()
        self.page.get_by_role("button", name=answer).click()
        self.page.wait_for_url("**/t/*")

    def secret(self, code: str) -> str:
        """The secret of this person's seat at a table, which the browser keeps."""
        tables = json.loads(self.page.evaluate("localStorage['rookery.tables']"))
        return str(next(it["secret"] for it in tables if it["code"] == code))

    def start(self) -> None:
        """Press the host's start button in the lobby."""
        self.page.get_by_role("button", name=re.compile("^Start")).click()

    def begin(self, table: Opened) -> None:
        """Go to the table that this person hosts, and start the match."""
        self.page.goto(table.personal_link)
        self.start()

    def todo(self, *kinds: str) -> str:
        """Wait until the page asks for an action, of one of `kinds` if given; return its kind."""
        wanted = json.dumps(kinds)
        condition = (
            f"() => {{ const it = ({ASKED})(); const of = {wanted};"
            " return of.length ? of.includes(it) && it : it; }"
        )
        return str(self.page.wait_for_function(condition).json_value())

    def do(self, what: str) -> None:
        """Take an action of this kind with the mouse. Raises TooLate if it is not possible now."""
        page = self.page
        page.set_default_timeout(BRIEFLY)
        try:
            self._do(page, what)
        finally:
            page.set_default_timeout(DEADLINE)

    def _do(self, page: Page, what: str) -> None:
        match what:
            case "ready":
                page.locator("[data-ready]").click()
            case "orange":
                page.locator(".orange button.hold").click(force=True)
            case "confirm":
                page.locator(".tuxedo form button[type=submit]").click()
            case "bury":
                self._bury()
            case "question":
                self._answer()
            case "card":
                self._choose_card()

    @property
    def hand(self) -> Any:
        """The toolbar with the cards of the hand."""
        return self.page.locator("[role=toolbar]")

    def _bury(self) -> None:
        self.choose_burial()
        self.page.locator("section.question .confirm").click()

    def choose_burial(self) -> None:
        """Choose the first cards that may be buried, or all of the nest if cards are exchanged."""
        confirm = self.page.locator("section.question .confirm")
        if self.page.get_by_text("Dots mark the nest").is_visible():
            for _ in range(self.hand.locator("button.fresh").count()):
                self.hand.locator("button.fresh:not(.selected)").first.click(position=CORNER)
        while confirm.is_disabled():
            self._choose_card()

    def _choose_card(self) -> None:
        """Tap the first card that may be chosen."""
        card = self.hand.locator("button[aria-disabled=false]:not(.selected)").first
        card.click(position=CORNER)

    def _answer(self) -> None:
        """Pass if possible; otherwise take the first choice, and confirm it if needed."""
        question = self.page.locator("section.question")
        passing = question.locator("[data-move=pass]")
        if passing.count():
            passing.click()
            return
        question.locator("[data-option]:not(.confirm):not(:disabled)").first.click()
        confirm = question.locator(".confirm:not(:disabled)")
        if confirm.count():
            confirm.click()

    def play_on(self, *until: str) -> str:
        """Take every action until one of the kinds `until` is next; return that kind."""
        while (what := self.todo()) not in until:
            self.try_to(what)
        return what

    def _see_change(self, before: str) -> None:
        """Wait briefly until the table looks different; an early click may have no effect."""
        changed = f"() => ({SIGHT})() !== {json.dumps(before)}"
        with contextlib.suppress(TooLate):
            self.page.wait_for_function(changed, timeout=BRIEFLY)

    # ── with other people ───────────────────────────────────────────────────────────────────────

    def sit(self, name: str) -> None:
        """Take the first open seat in the lobby."""
        page = self.page
        field = page.get_by_label(re.compile("name", re.IGNORECASE)).first
        button = page.get_by_role("button", name=re.compile("^Sit")).first
        button.or_(field).first.wait_for()
        if field.is_visible():
            field.fill(name)
        button.click()
        page.locator(".seated").or_(field).first.wait_for(state="attached")
        if field.is_visible() and not page.evaluate("document.querySelector('.seated')"):
            with contextlib.suppress(TooLate):
                field.fill(name, timeout=BRIEFLY)
                page.keyboard.press("Enter")

    def hand_cards(self) -> list[str]:
        cards = self.page.locator("[role=toolbar] [data-card]")
        return [str(it) for it in cards.evaluate_all("(all) => all.map((it) => it.dataset.card)")]

    def play_card(self) -> None:
        """Play any legal card, and wait until it has left the hand."""
        held = len(self.hand_cards())
        while len(self.hand_cards()) == held:
            self.try_to(self.todo("card"))

    def glance(self) -> str:
        """The kind of action the page asks for right now; empty if none."""
        return str(self.page.evaluate(ASKED))

    def try_to(self, what: str) -> None:
        """Take an action of this kind if it is still possible, and wait until something changes."""
        before = self.page.evaluate(SIGHT)
        failure = ""
        try:
            self.do(what)
        except TooLate as error:
            failure = str(error)
        self._see_change(before)
        self._vain = self._vain + 1 if self.page.evaluate(SIGHT) == before else 0
        assert self._vain < PATIENCE, f"{what!r} had no effect {PATIENCE} times in a row: {failure}"

    def take_turn(self) -> str:
        """Take the action the page asks for now, if any; return its kind."""
        what = self.glance()
        if what and what != "over":
            self.try_to(what)
        return what


People: TypeAlias = Callable[..., Person]
"""Makes a person, in a browser with these settings."""


class Bidder(Person):
    """Someone who always bids the highest amount, to get all the questions of a bidder."""

    def _answer(self) -> None:
        question = self.page.locator("section.question")
        more = question.get_by_role("button", name="More…")
        if more.count():
            more.click()
        bids = question.locator("[data-move^='bid ']").filter(has_text=re.compile(r"^\d+$"))
        others = question.locator("[data-option]:not(.confirm):not(:disabled)")
        confirm = question.locator(".confirm:not(:disabled)")
        if not confirm.count():
            (bids.last if bids.count() else others.first).click()
        if confirm.count():
            confirm.click()

    def _do(self, page: Page, what: str) -> None:
        super()._do(page, what)
        second_tap = page.locator(".status .primary")
        if what == "card" and second_tap.count():
            second_tap.click()
