"""A game that is not in the table. `python -m tests.games.new_game …` runs Rookery with it.

It is One High, with a red 1 worth 30 points, written as one value as an outsider might write it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from rookery.cli.main import main
from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games import GAMES, Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.language import catalogue
from rookery.tricks.rules import Phase, Sides, TrickRules

ROOT = Path(__file__).parent.parent.parent
DEADLINE = 60.0
"""The seconds that a command may take before the test fails."""

NEW = Preset(
    name="new-game",
    title="Newly High",
    source="Nobody's family",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(1, 15), with_rook=True),
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=13,
            counters=((1, 15), (5, 5), (10, 10), (14, 10)),
            rook_points=20,
            card_points=((card_of(Suit.RED, 1), 30),),
            rook_rank="high",
            ones_high=True,
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=100,
            maximum_bid=195,
            first_lead="left_of_dealer",
            target=500,
        )
    },
    options=("target", "all_pass", "rook_rank"),
    usual_seats=4,
    seats_rule="The rest of the family",
    minutes=25,
)


TEXTS = """
game-new-game = The 1s are the highest cards, and the Rook beats even them.
game-new-game-how-1 = Partners sit across the table and play for 195 points.
game-new-game-how-2 = Bid, take the nest, lay five cards away and name trump.
game-new-game-how-3 = The highest trump takes a trick, or else the highest card of the colour led.
"""


def sources(tag: str) -> Iterator[tuple[str, str]]:
    """The files of a language, the English ones with the texts of the game."""
    for file, text in _SOURCES(tag):
        yield file, text + TEXTS if (tag, file) == ("en", "games.ftl") else text


_SOURCES = catalogue.sources


def add() -> None:
    """Put the game into the table of this process."""
    cast("dict[str, Preset]", GAMES)[NEW.name] = NEW
    catalogue.sources = sources
    catalogue.catalogue.cache_clear()


def rookery(*arguments: str, said: str = "") -> str:
    """The output of a `rookery` process that has the game, which must exit with status 0."""
    command = [sys.executable, "-m", "tests.games.new_game", *arguments]
    ended = subprocess.run(
        command,
        check=False,
        input=said,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=DEADLINE,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


if __name__ == "__main__":
    add()
    main()
