"""A walk through each main page in Firefox as on a desktop, and in WebKit as on a phone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.engines import Engine, Visitor, a_firefox, a_webkit
from tests.browser.people import opened, played
from tests.puzzles.some import first

pytestmark = pytest.mark.wide


def play_tuxedo(visitor: Visitor) -> None:
    """From home to a table, and a few turns."""
    visitor.go("")
    visitor.press("Play now")
    visitor.press("I play Tuxedo")
    for _ in range(3):
        visitor.take_a_turn()


def play_tricks(visitor: Visitor) -> None:
    """A deal with bids, a nest and tricks, to its end."""
    table = opened(visitor.address, "kentucky", others=["bot:random"] * 3, options={"target": 20})
    visitor.go(f"t/{table.code}#s={table.secret}")
    visitor.press("Start")
    while visitor.take_a_turn() not in ("ready", "over"):
        pass


def look_back(visitor: Visitor) -> None:
    """The replay of a match, step by step, and the review of its first deal."""
    table = played(visitor.address, "three", options={"target": 20})
    visitor.go(f"t/{table.code}#s={table.secret}")
    visitor.press("Replay and review")
    visitor.press("Play", "main button")
    visitor.press("Review this deal")
    visitor.see("h2, h3", "Moves with a mark")


def learn(visitor: Visitor) -> None:
    """A lesson, a puzzle and the analysis board."""
    visitor.go("learn")
    visitor.go(f"puzzles/{first('three').id}")
    visitor.press("", "[role=toolbar] button[aria-disabled=false]")
    visitor.go("analysis")


def meet(visitor: Visitor) -> None:
    """The waiting room, a profile, a club and its evening."""
    visitor.go("meet")
    visitor.go("you")
    visitor.fill("Your name", "Ann")
    visitor.press("Make a profile")
    visitor.see("nav", "About you")
    visitor.go("c")
    visitor.fill("Name of the club", "The Millers")
    visitor.press("Make a club")
    visitor.press("Plan an evening")
    visitor.fill("Title", "Advent")
    visitor.press("Plan an evening", "form button")
    visitor.press("", "a[href*='/evening/']")
    visitor.press("Yes")
    visitor.press("Begin the evening")
    visitor.see("button", "To your table")


def read(visitor: Visitor) -> None:
    """The pages on games and rules, the deal of the day, and the finder of games."""
    for path in (
        "games?players=4&rook=high",
        "games/tuxedo",
        "games/tuxedo/how",
        "games/dixie/rules",
        "rulebook",
        "day",
        "privacy",
    ):
        visitor.go(path)


@pytest.fixture(scope="module", params=[a_firefox, a_webkit])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    with request.param() as engine:
        yield engine


@pytest.mark.parametrize("journey", [play_tuxedo, play_tricks, look_back, learn, meet, read])
def test_a_way_through_the_pages(
    journey: Callable[[Visitor], None], engine: Engine, address: str, tmp_path: Path
) -> None:
    engine.begin()
    visitor = Visitor(engine, address)
    try:
        journey(visitor)
        visitor.go("")
    except BaseException:
        engine.picture(tmp_path / "page.png")
        raise
    assert not visitor.faults
