"""Choosing puzzles deal by deal, so that every game has many themes and all difficulties."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rookery.games import GAMES
from rookery.puzzles.difficulty import EASY
from rookery.puzzles.puzzle import Puzzle

_OF_HOUSE = 4
"""A game that is not a variant gets this many times the puzzles of a variant.

Unmeasured, like the numbers below.
"""

_SHARES = {"bid": 0.15, "trump": 0.12, "call": 0.15, "bury": 0.15, "first-lead": 0.05}
"""For some themes, the largest share of a game's puzzles that may have it as their first theme."""

_USUAL_SHARE = 0.35
"""The largest share of a game's puzzles with any other first theme."""

_EASY = 0.4
"""The largest share of a game's puzzles that may be easy."""


def wanted(count: int, games: Iterable[str] = ()) -> dict[str, int]:
    """How many puzzles to make of each game.

    `count` of each named game; without names, `count` of each variant and four times as many of
    every other game.
    """
    named = tuple(games)
    if named:
        return dict.fromkeys(named, count)
    return {name: count * (1 if it.is_variant else _OF_HOUSE) for name, it in GAMES.items()}


class Choice:
    """The puzzles chosen of one game so far; it is complete when there are `count`."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.chosen: list[Puzzle] = []
        self._ids: set[str] = set()
        self._numbers: Counter[str] = Counter()

    @property
    def is_complete(self) -> bool:
        """Whether there are enough puzzles."""
        return len(self.chosen) >= self.count

    def add(self, found: Iterable[Puzzle]) -> Iterator[Puzzle]:
        """Choose the wanted puzzles among those of a deal, and yield them."""
        for puzzle in found:
            if not self.is_complete and self._is_wanted(puzzle):
                self.chosen.append(puzzle)
                self._ids.add(puzzle.id)
                self._numbers.update((puzzle.difficulty, puzzle.themes[0]))
                yield puzzle

    def _is_wanted(self, puzzle: Puzzle) -> bool:
        if puzzle.id in self._ids or not puzzle.themes:
            return False
        first = puzzle.themes[0]
        most = max(1, round(_SHARES.get(first, _USUAL_SHARE) * self.count))
        is_rare = self._numbers[first] < most
        is_few = puzzle.difficulty != EASY or self._numbers[EASY] < round(_EASY * self.count)
        return is_rare and is_few
