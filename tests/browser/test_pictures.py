"""Pictures and film strips from real play; `make pictures` writes them to docs/images."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.browser.film import film, strip
from tests.browser.looks import PHONE
from tests.browser.people import CORNER, Bidder, People, Person, call, opened
from tests.browser.server import AT_ONCE
from tests.server.serving import serving
from tests.table.tables import ORANGE

pytestmark = pytest.mark.wide

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder for the pictures: ROOKERY_PICTURES if set, else a temporary one."""
    return Path(os.environ.get("ROOKERY_PICTURES") or tmp_path)


@pytest.mark.parametrize(
    ("name", "game", "screen", "theme", "tricks"),
    [
        ("table", "dixie", DESKTOP, "dark", 3),
        ("table-light", "five", DESKTOP, "light", 4),
        ("phone", "tuxedo", PHONE, "light", 0),
        ("phone-dark", "three", PHONE, "dark", 2),
    ],
)
def test_a_picture(
    name: str,
    game: str,
    screen: dict[str, Any],
    theme: str,
    tricks: int,
    address: str,
    people: People,
    folder: Path,
) -> None:
    table = opened(address, game)
    ann = people(**screen, color_scheme=theme)
    ann.begin(table)
    while True:
        ann.play_on("card", "over", "ready")
        moves = call(address, f"tables/{table.code}/record")["deals"][-1]["moves"]
        cards = sum(" play " in move for move in moves)
        if cards >= tricks * ann.page.locator("[data-seat]").count() + 2 or game == "tuxedo":
            break
        ann.try_to("card")
    ann.page.get_by_role("status").first.wait_for(state="attached")
    picture = folder / f"{name}.png"
    ann.page.screenshot(path=picture)
    assert picture.stat().st_size > 10_000


FILMED: dict[str, Any] = {
    "viewport": {"width": 390, "height": 700},
    "reduced_motion": "no-preference",
    "color_scheme": "dark",
}


@pytest.fixture
def keep(people: People, folder: Path) -> Callable[[str, list[bytes]], None]:
    """Writes a film strip."""

    def write(name: str, frames: list[bytes]) -> None:
        assert frames
        blank = people(viewport={"width": 1600, "height": 900}).page
        picture = folder / f"film-{name}.png"
        picture.write_bytes(strip(blank, frames))
        assert picture.stat().st_size > 10_000

    return write


Keep: TypeAlias = Callable[[str, list[bytes]], None]


def _seated(
    people: People, address: str, game: str, person: type[Person], **options: Any
) -> Person:
    """Someone in the lobby of a table of their own, with a clock that can be stopped."""
    ann = person(people(**FILMED).page)
    ann.page.clock.install()
    ann.page.goto(opened(address, game, options=options).personal_link)
    ann.page.get_by_role("button", name=re.compile("^Start")).wait_for()
    return ann


def _filmed(ann: Person, what: str, seen: str, frames: int = 12) -> list[bytes]:
    """Play on, and film each action of the kind `what` until one leads to the element `seen`."""
    while True:
        ann.play_on(what)
        if taken := film(ann.page, lambda: ann.do(what), seen, frames):
            return taken


def test_a_film_of_dealing(address: str, people: People, keep: Keep) -> None:
    ann = _seated(people, address, "dixie", Person)
    keep("dealing", film(ann.page, ann.start, ".dealt", 18, attempts=3000))


def test_a_film_of_the_nest_turned_up(address: str, people: People, keep: Keep) -> None:
    ann = _seated(people, address, "house", Bidder, nest_shown="taken")
    ann.start()
    keep("nest", _filmed(ann, "question", ".turned"))


def test_a_film_of_a_trick(address: str, people: People, keep: Keep) -> None:
    ann = _seated(people, address, "dixie", Person)
    ann.start()
    keep("trick", _filmed(ann, "card", ".trick .won"))


def test_a_film_of_a_partner_revealed(address: str, people: People, keep: Keep) -> None:
    ann = _seated(people, address, "five", Bidder)
    ann.start()
    keep("partner", _filmed(ann, "card", ".ribbon", 18))


def test_a_film_of_captures(address: str, people: People, keep: Keep) -> None:
    ann = _seated(people, address, "tuxedo", Person)
    ann.start()
    keep("capture", _filmed(ann, "confirm", ".piles"))


def test_a_film_of_a_capture_with_an_orange(people: People, keep: Keep) -> None:
    never = {**AT_ONCE, "bot_wait": lambda *_: 1000.0}
    with serving(deals=ORANGE, **never) as server:
        ann = _seated(people, f"{server.address}/", "tuxedo", Person, seats=2)
        ann.start()
        ann.todo("card")
        ann.page.clock.run_for(6000)
        ann.page.locator(".celebration").wait_for(state="attached")
        ann.hand.locator("[data-card=B10]").click(position=CORNER)
        ann.todo("confirm")
        call_it = {6: ann.page.locator(".orange .call").click}
        taken = film(
            ann.page, lambda: ann.do("confirm"), ".orange.open", 24, attempts=1000, then=call_it
        )
    keep("orange", taken)


OWN_PLATE = "document.querySelector('[data-seat] .you').getBoundingClientRect().top"


def test_a_film_of_the_end_of_a_match(address: str, people: People, keep: Keep) -> None:
    ann = _seated(people, address, "three", Person, target=20)
    ann.start()
    taken: list[bytes] = []
    heights: list[float] = []

    def look() -> None:
        heights.append(float(ann.page.evaluate(OWN_PLATE)))

    while ann.play_on("card", "over") == "card":
        if len(ann.hand_cards()) > 1:
            ann.try_to("card")
        else:
            look()
            taken = film(ann.page, lambda: ann.do("card"), ".trick .won", 18, 1000, {4: look})
    assert heights[-1] == heights[-2], "a seat moves when the last card is played"
    keep("end", taken)
