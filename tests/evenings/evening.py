"""Evenings with made-up people and results, played to their end."""

from collections.abc import Callable
from random import Random
from typing import Any

from rookery.duplicate.scoring import Points
from rookery.evenings.drawing import draw, is_finished
from rookery.evenings.evening import Evening, EveningRound, happened
from rookery.evenings.gathering import coming, gathered
from rookery.evenings.happenings import Closed, Ended, Happening, Left, ResultIn
from rookery.evenings.settings import Settings


def settings(name: str, game: str = "kentucky", **others: Any) -> Settings:
    """Settings with four rounds of two boards, if the format has a number of rounds."""
    rounds = 0 if name in ("round-robin", "knockout") else 4
    return Settings(**{"format": name, "game": game, "rounds": rounds, "boards": 2, **others})


def with_people(made: Settings, names: str | list[str], groups: int = 0) -> Evening:
    """An evening to which people have come; with `groups`, they come in groups of that size."""
    evening = Evening.new(made)
    for number, name in enumerate(names):
        group = f"group{number // groups}" if groups else ""
        evening = all_happened(evening, coming(evening, f"id-{name}", name, group))
    return evening


def all_happened(evening: Evening, happenings: tuple[Happening, ...]) -> Evening:
    for happening in happenings:
        evening = happened(evening, happening)
    return evening


def started(evening: Evening, rng: Random, at: float = 0.0) -> Evening:
    """The evening with its next round drawn."""
    evening = all_happened(evening, gathered(evening))
    return happened(evening, draw(evening, rng, at))


Scored = Callable[[Evening, EveningRound, int, int], Points | None]
"""The points of a board: evening, round, table and board."""


def scored(evening: Evening, points: Scored) -> Evening:
    """The evening with its current round played and closed."""
    one = evening.current
    assert one is not None
    for table in range(len(one.tables)):
        boards = tuple(
            points(evening, one, table, board) for board in range(evening.settings.boards)
        )
        evening = happened(evening, ResultIn(one.number, table, boards))
    return happened(evening, Closed(one.number, 1.0))


def played(evening: Evening, points: Scored, seed: int = 1) -> Evening:
    rng = Random(seed)
    while not is_finished(evening):
        evening = scored(started(evening, rng), points)
    return happened(evening, Ended(9.0))


def random_points(rng: Random) -> Scored:
    """Points in steps of five; partners have the same."""

    def points(evening: Evening, one: EveningRound, table: int, board: int) -> Points:
        shape = evening.settings.shape
        by_side = {side: 5 * rng.randrange(-20, 25) for side in shape.side_numbers}
        return tuple(by_side[side] for side in shape.sides)

    return points


def strength_points(evening: Evening, one: EveningRound, table: int, board: int) -> Points:
    """Those who came first play best: each side scores by its people's order of coming."""
    order = [entry.id for entry in evening.entries.values()]
    shape = evening.settings.shape
    seats = [-order.index(entry) for entry in one.tables[table].entries]
    return tuple(sum(seats[other] for other in shape.side(side)) for side in shape.sides)


def gone(evening: Evening, name: str) -> Evening:
    """The evening without somebody."""
    return happened(evening, Left(f"id-{name}"))
