"""Puzzles to test with, some of them from the package."""

from dataclasses import replace

from rookery.puzzles.collection import puzzles
from rookery.puzzles.difficulty import Failures
from rookery.puzzles.puzzle import Puzzle

EVERY = tuple(puzzles().values())


def first(game: str, theme: str = "") -> Puzzle:
    return next(it for it in EVERY if it.game == game and (not theme or theme in it.themes))


def like(number: int, theme: str, failures: Failures) -> Puzzle:
    """A puzzle that is told apart by its number alone, with this theme and these failures."""
    return replace(EVERY[0], id=f"test-{number}", themes=(theme,), failures=failures)
