"""In every phase, the question and the whole hand fit screens of every size unscrolled."""

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page

from tests.browser.looks import PHONE, SMALL, SPEAKS_PSEUDO, TARGET, check, check_words
from tests.browser.people import BRIEFLY, CORNER, Bidder, People, Person, opened

pytestmark = pytest.mark.wide

Sizes: TypeAlias = Sequence[tuple[int, int]]

SIZES: Sizes = (
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 360),  # 1280 × 720 zoomed to 200 %
    (640, 400),
    (812, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
)

STEP = 40
"""The least visible width of a card in the hand, in pixels; with 17 cards and more 4 less."""

SETTLED = """
([width, height]) => new Promise((done) => {
  let [before, same] = ["", 0];
  const look = () => {
    const parts = [...document.querySelectorAll("[data-seat] > *, .question")];
    const now = JSON.stringify(parts.map((it) => it.getBoundingClientRect()));
    same = now === before && innerWidth === width && innerHeight === height ? same + 1 : 0;
    before = now;
    if (same < 2) requestAnimationFrame(look);
    else done(true);
  };
  requestAnimationFrame(look);
  setTimeout(() => done(false), 5_000);
})
"""
"""JavaScript that says whether the page has come to rest in its new size.

A browser now and then stops drawing a page after a change of size, and waits for the next change.
"""

FAULTS = """
(step) => {
  const faults = [];
  const words = (it) => it.dataset.card ?? it.ariaLabel ?? it.textContent.trim().slice(0, 40);
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true });
  const seen = (query) => [...document.querySelectorAll(query)].filter(isSeen);
  const hits = (it, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (it.contains(found) || found.contains(it) && found.matches("label"));
  };
  const isWhole = (it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      return false;
    for (let box = it.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      if (overflowX !== "visible" && (left < area.left - 1 || right > area.right + 1)) return false;
      if (overflowY !== "visible" && (top < area.top - 1 || bottom > area.bottom + 1)) return false;
    }
    return true;
  };

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} pixels wide`);
  if (scrollHeight > innerHeight + 1) faults.push(`the page is ${scrollHeight} pixels high`);

  const asked = seen(
    ".question :is(h2, [data-option], [data-move], .place, .confirm), .tuxedo :is(label, button)," +
      " .tuxedo .waiting, .status button, .call, .hold, .hint, .results :is(h2, .button)",
  );
  for (const it of asked) {
    const { left, top, width, height } = it.getBoundingClientRect();
    if (!isWhole(it)) faults.push(`not whole: ${words(it)}`);
    else if (!it.disabled && !hits(it, left + width / 2, top + height / 2)) {
      const cover = document.elementFromPoint(left + width / 2, top + height / 2);
      faults.push(`covered: ${words(it)}, by ${cover?.className} "${cover && words(cover)}"`);
    }
  }

  const hand = seen("[role=toolbar] button");
  const areas = hand.map((it) => it.getBoundingClientRect());
  for (const [n, it] of hand.entries()) {
    const { left, top, right, bottom } = areas[n];
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      faults.push(`not whole in the hand: ${words(it)}`);
    const corner = [0.08, 0.14, 0.2, 0.26, 0.32].some((x) =>
      [0.08, 0.14, 0.2].some((y) =>
        hits(it, left + x * it.offsetWidth, top + y * it.offsetHeight)));
    if (!corner) faults.push(`covered in the hand: ${words(it)}`);
    const next = areas[n + 1];
    const isSameRow = next && Math.abs(next.bottom - bottom) < (bottom - top) / 4;
    const tilt = 6; // the corners of a fanned hand lie a little closer than its cards
    const least = Math.min(step - (hand.length > 16) * 4, 0.8 * it.offsetWidth);
    if (isSameRow && next.left - left < least - tilt)
      faults.push(`only ${next.left - left} pixels in the hand: ${words(it)}`);
  }

  const plates = seen("[data-seat] > *");
  const isRoomy = innerWidth >= 1152 && innerHeight >= 640;
  for (const it of seen(isRoomy ? ".plate" : ".plate:not(.you)")) {
    const { left, top, height } = it.getBoundingClientRect();
    const place = [left, top, height].map(Math.round).join(", ");
    const key = `${innerWidth}×${innerHeight} ${it.parentElement.dataset.seat}`;
    const first = ((window.firstPlaces ??= {})[key] ??= place);
    if (place !== first && innerWidth * innerHeight > 200_000)
      faults.push(`moved from ${first} to ${place}: ${words(it)}`);
  }
  const [panel] = seen(".question").map((it) => it.getBoundingClientRect());
  const isLong = seen(".question [aria-expanded=true]").length > 0;
  const isCall = seen(".question .suits").length > 0;
  const least = isLong ? 700_000 : isCall ? 300_000 : 0;
  if (panel && innerWidth * innerHeight > least)
    for (const plate of plates) {
      const { left, top, right, bottom } = plate.getBoundingClientRect();
      if (panel.left < right && left < panel.right && panel.top < bottom && top < panel.bottom)
        faults.push(`the panel covers ${plate.innerText.replaceAll("\\n", " ")}`);
    }
  const [contract] = seen(".contract").map((it) => it.getBoundingClientRect());
  for (const card of seen(".trick > .card")) {
    const middle = card.parentElement.getBoundingClientRect();
    const { left, top, right, bottom, width } = card.getBoundingClientRect();
    const mirrored = middle.left + middle.right - right;
    for (const x of [left, mirrored])
      if (contract && contract.left < x + width - 1 && x < contract.right - 1 &&
          contract.top < bottom - 1 && top < contract.bottom - 1)
        faults.push(`on the contract: ${words(card)}${x === left ? "" : ", mirrored"}`);
  }
  for (const it of seen(".match .race, .coach, .coach .words, .story aside"))
    if (innerWidth * innerHeight > 320_000 && it.scrollHeight > it.clientHeight + 1)
      faults.push(`scrolls: ${it.className}`);
  for (const card of seen(".trick .card, ul.piles > li")) {
    const { left, top, width, height } = card.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push(`outside: ${words(card)}`);
    for (const plate of plates) {
      const area = plate.getBoundingClientRect();
      if (x > area.left && x < area.right && y > area.top && y < area.bottom)
        faults.push(`under a seat: ${words(card)}`);
      const isNear = plate.matches(".you") && innerWidth * innerHeight > 320_000;
      if (isNear && left < area.right - 2 && top + height > area.top + 2)
        faults.push(`reaches under one's own seat: ${words(card)}`);
    }
  }
  return faults;
}
"""
"""JavaScript that returns the faults of the layout in words.

Panels may cover seats only in the smallest windows; those with all bids or cards, in small ones.
"""


HINT_FAULTS = """
async (length) => {
  const hint = document.querySelector(".advice");
  const reason = hint.querySelector(".told p")?.lastChild;
  if (reason) reason.data = "because of this ".repeat(length).slice(0, length);
  for (const it of hint.querySelectorAll(".chip > span")) it.textContent = "take all ".repeat(6);
  for (let frame = 0; frame < 3; frame++)
    await new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 200); });
  const { left, top, right, bottom } = hint.getBoundingClientRect();
  const faults = [];
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    faults.push("is not whole");
  const told = hint.querySelector(".told");
  if (told?.scrollWidth > told?.clientWidth) faults.push("is too narrow for its words");
  const panel = hint.closest(".question, .story")?.getBoundingClientRect();
  if (panel && (top < panel.top || bottom > panel.bottom)) faults.push("is not whole in its panel");
  const others = document.querySelectorAll("[data-seat] > *, .trick .card, ul.piles > li, .facts," +
    " .nest .card, .question h2, .place, [role=toolbar] button, .play :is(button, input)");
  const isSmall = panel && innerWidth * innerHeight < 300_000;
  for (const it of others) {
    if (isSmall && it.closest("[data-seat]")) continue;
    if (hint.contains(it) || !it.checkVisibility({ visibilityProperty: true })) continue;
    const box = it.getBoundingClientRect();
    if (left < box.right && box.left < right && top < box.bottom && box.top < bottom)
      faults.push(`covers ${it.dataset.card ?? it.ariaLabel ?? it.textContent.trim()}`);
  }
  if (!document.querySelector("[data-advised]")) faults.push("marks nothing");
  return faults;
}
"""
"""JavaScript that returns the faults of a hint whose reason has a given number of characters."""

LONG = 230
"""Roughly the most characters that a hint's reason has."""


@dataclass
class Look:
    """Checks a person's page in all sizes and collects the faults in `found`."""

    page: Page
    game: str
    found: list[str] = field(default_factory=list)

    def at(self, moment: str, sizes: Sizes = SIZES) -> None:
        """Add the faults that the page shows now, in each size; `moment` names the phase."""
        self._in_sizes(moment, FAULTS, STEP, sizes)

    def hint(self, moment: str) -> None:
        """Ask for a hint, and add the faults of its layout; put back the cards that it chose."""
        self.page.keyboard.press("i")
        self.page.locator(".advice").wait_for()
        self._in_sizes(f"{moment}, hint", HINT_FAULTS, LONG, SIZES)
        self.page.keyboard.press("Escape")
        self.page.locator(".advice").wait_for(state="detached")
        put_back(self.page)

    def _in_sizes(self, moment: str, faults_of: str, argument: int, sizes: Sizes) -> None:
        for width, height in sizes:
            self._resize(width, height)
            faults = self.page.evaluate(faults_of, argument)
            self.found += [f"{moment}, {width}×{height}: {fault}" for fault in faults]
            if pictures := os.environ.get("ROOKERY_SIZES"):
                name = re.sub(r"\W+", "-", f"{self.game} {moment} {width}x{height}").lower()
                self.page.screenshot(path=Path(pictures) / f"{name}.png")

    def _resize(self, width: int, height: int) -> None:
        """Wait until the page is drawn in this size; if it is not, nudge it and wait once more."""
        for nudge in (0, 1, 0):
            size = [width, height + nudge]
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            is_drawn = self.page.evaluate(SETTLED, size)
            if is_drawn and not nudge:
                return
        raise AssertionError(f"the page is not drawn in {width}×{height}")


def moments(person: Person) -> Iterator[str]:
    """Play a match; yield the name of each phase or question when it first comes up."""
    page = person.page
    seen: set[str] = set()

    def is_new(moment: str) -> bool:
        is_first = moment not in seen
        seen.add(moment)
        return is_first

    while True:
        what = person.todo()
        phase = page.locator(".play").get_attribute("data-phase") or ""
        if what in {"question", "bury"}:
            if is_new(phase):
                yield phase
                yield from _inside(person, phase)
        elif what == "card" and page.locator(".tuxedo").count():
            if is_new("a turn"):
                yield "a turn"
            yield from _tuxedo_cards(person, is_new)
        elif is_new(f"{phase} {what}"):
            yield f"{phase} {what}"
        if what == "over":
            return
        person.try_to(what)


def _inside(person: Person, phase: str) -> Iterator[str]:
    """Open what a question hides at first: further bids, the suits of a call, and chosen cards."""
    page = person.page
    question = page.locator("section.question")
    if phase == "bid" and (more := question.get_by_role("button", name="More…")).count():
        more.click()
        yield "bid, more"
        question.get_by_role("button", name="Fewer").click()
    if phase == "call":
        for at in range(question.locator(".suits button").count()):
            question.locator(".suits button").nth(at).click()
            if at in {0, 4}:
                yield f"call, suit {at + 1}"
    if phase == "bury":
        person.choose_burial()
        yield "bury, chosen"
        put_back(page)


def put_back(page: Page) -> None:
    """Put the cards back that are chosen to be buried."""
    while (place := page.locator(".question button.place")).count():
        place.first.click()


def _tuxedo_cards(person: Person, is_new: Callable[[str], bool]) -> Iterator[str]:
    """Choose each card of a hand of Tuxedo; yield whenever the number of choices is new."""
    page = person.page
    cards = person.hand.locator("button[aria-disabled=false]")
    for at in range(cards.count()):
        cards.nth(at).click(position=CORNER, timeout=BRIEFLY)
        choices = page.locator(".tuxedo .choice").count()
        if (place := page.locator(".tuxedo .place")).count():
            choices = int(place.inner_text().split()[-1])  # "1 of 4"
        if is_new(f"{choices} choices"):
            yield f"{choices} choices"
        cards.nth(at).click(position=CORNER, timeout=BRIEFLY)


LARGE = {"cardSize": "large"}
TWO_TAPS = {"twoTap": True}
DEAL = "over ready"
"""The moment that shows the result of a deal and the button for the next one."""
MATCH = "over over"
"""The moment that shows the result of the match."""

ASKED = {"bid", "trump", "call", "bury", "lead", "play card", "a turn"}
"""The moments in which a hint is asked for."""

TABLES = [
    pytest.param("tuxedo", {"target": 60}, {}, MATCH, id="tuxedo"),
    pytest.param("dixie", {"seats": 6, "target": 500}, {}, DEAL, id="dixie-of-6"),
    pytest.param("three", {"target": 500}, TWO_TAPS, DEAL, id="three-by-two-taps"),
    pytest.param("five", {"target": 200}, LARGE, DEAL, id="five-large"),
    pytest.param("call-partner-five", {"seats": 6}, {}, DEAL, id="call-partner-of-6"),
    pytest.param("shelem", {}, {}, DEAL, id="shelem"),
]


def begun(ann: Person, address: str, game: str, options: Any, settings: object) -> None:
    """Go to a table of a game with these settings of the page, and start the match."""
    table = opened(address, game, options=options, others=["bot:random"])
    keep = f"localStorage.setItem('rookery.settings', {json.dumps(json.dumps(settings))})"
    ann.page.add_init_script(keep)
    ann.page.goto(table.personal_link)
    ann.page.locator(".start").click()


@pytest.mark.parametrize(("game", "options", "settings", "until"), TABLES)
def test_every_phase_in_every_size(
    game: str,
    options: dict[str, Any],
    settings: dict[str, Any],
    until: str,
    address: str,
    people: People,
) -> None:
    ann = Bidder(people().page)
    begun(ann, address, game, options, settings)
    look, found = Look(ann.page, game), []
    for moment in moments(ann):
        look.at(moment)
        if moment in ASKED:
            look.hint(moment)
        ann.page.set_viewport_size({"width": 1280, "height": 800})
        check(ann.page, f"{game}, {moment}")
        found.append(moment)
        if moment == until:
            break
    assert {DEAL, until} <= set(found)
    assert not look.found, "\n".join(look.found)


@pytest.mark.parametrize("game", ["tuxedo", "dixie"])
def test_every_phase_is_translated_and_large_enough_to_tap(
    game: str, address: str, people: People
) -> None:
    ann = people(**PHONE)
    ann.page.add_init_script(SPEAKS_PSEUDO)
    begun(ann, address, game, {"target": 20}, {})
    for moment in moments(ann):
        check_words(ann.page, f"{game}, {moment}")
        assert not ann.page.evaluate(SMALL, TARGET), moment


OVER = """
() => {
  document.querySelector(".you .turn").textContent = "long ".repeat(30);
  const areas = (query) =>
    [...document.querySelectorAll(query)].map((it) => it.getBoundingClientRect());
  const seats = areas("[data-seat] > *");
  return areas(".status button").flatMap((it) => seats.filter((seat) =>
    it.left < seat.right && seat.left < it.right && it.top < seat.bottom && seat.top < it.bottom));
}
"""
"""JavaScript that returns the seats that cover a button when one's own seat has a long text."""


def test_no_seat_of_six_lies_over_a_button(address: str, people: People) -> None:
    ann = people(viewport={"width": 360, "height": 640})
    begun(ann, address, "dixie", {"seats": 6}, {})
    ann.play_on("card")
    assert ann.page.locator(".status button").count() == 2
    for height in (640, 800):
        ann.page.set_viewport_size({"width": 360, "height": height})
        assert not ann.page.evaluate(OVER), height


DRAWERS = {"s": "sheet", "l": "log", "c": "chat", "d": "words", "?": "keys"}
OPEN = "dialog[open], aside.drawer"


def test_what_is_opened_over_a_table_is_accessible(address: str, ann: Person) -> None:
    ann.page.goto(opened(address, "three").personal_link)
    ann.page.locator(".start").wait_for()
    check(ann.page, "lobby")
    ann.start()
    ann.play_on("card")
    for key, name in DRAWERS.items():
        ann.page.keyboard.press(key)
        ann.page.locator(OPEN).first.wait_for()
        check(ann.page, name)
        ann.page.keyboard.press("Escape")
        ann.page.locator(OPEN).wait_for(state="detached")
