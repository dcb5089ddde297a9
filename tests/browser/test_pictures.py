"""The pictures of the README: a table on a desktop and on a phone, taken from real play.

`make pictures` writes them to docs/images.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.looks import PHONE
from tests.browser.people import People, call, opened

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
