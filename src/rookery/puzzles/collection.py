"""The puzzles of the package, and how some of them are chosen."""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from random import Random

from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.puzzle_file import read_puzzles

FILE = "puzzles.jsonl"
"""The file of the package that has the puzzles."""

_FIRST_DAY = date(2026, 1, 1)
"""The day from which the puzzles of the day are counted."""


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """The puzzles of the package by their ids. They are read once, on the first call."""
    text = (files("rookery.puzzles") / FILE).read_text(encoding="utf-8")
    return {each.id: each for each in read_puzzles(text)}


def chosen(
    every: Iterable[Puzzle],
    game: str | None = None,
    theme: str | None = None,
    difficulty: str | None = None,
) -> tuple[Puzzle, ...]:
    """The puzzles of a game, with a theme, of a difficulty; None matches any."""
    return tuple(
        each
        for each in every
        if game in (None, each.game)
        and (theme is None or theme in each.themes)
        and difficulty in (None, each.difficulty)
    )


def of_the_day(every: Mapping[str, Puzzle], day: date) -> Puzzle:
    """The puzzle of a day, in one shuffled order of all, which is the same everywhere."""
    ids = sorted(every)
    number = (day - _FIRST_DAY).days
    turn, place = divmod(number, len(ids))
    Random(f"puzzle of the day/{turn}").shuffle(ids)
    return every[ids[place]]
