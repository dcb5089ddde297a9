"""Draws the rounds of a Swiss: units with equal points meet, and if possible no two meet twice."""

from itertools import combinations
from random import Random

from rookery.duplicate.rounds import Meetings, Round
from rookery.duplicate.seating import turned
from rookery.duplicate.shape import TWO_UNITS
from rookery.evenings.evening import Evening
from rookery.evenings.tallies import tallies

TRIES = 20_000
"""After this many steps (far more than needed), a search begins again and allows one more rematch.
Unmeasured."""


def swiss_round(evening: Evening, rng: Random) -> Round:
    """The next round: from the top down, each unit meets the highest one it has not met."""
    played = tallies(evening)
    before = Meetings.of(evening.meetings, TWO_UNITS)
    order = list(evening.units)
    rng.shuffle(order)
    order.sort(
        key=lambda unit: (-played[unit].wins, -played[unit].net) if unit in played else (0, 0)
    )
    byes: tuple[str, ...] = ()
    if len(order) % 2:
        fewest = min(before.byes[unit] for unit in order)
        out = next(unit for unit in reversed(order) if before.byes[unit] == fewest)
        byes = (out,)
        order.remove(out)
    pairs = _paired(order, before)
    return Round(tuple(turned([(a,), (b,)], TWO_UNITS, before) for a, b in pairs), byes)


def _paired(order: list[str], before: Meetings) -> list[tuple[str, str]]:
    """Pair with the fewest rematches, by backtracking."""
    most = sum(before.met[first, other] for first, other in combinations(order, 2))
    for allowed in range(most + 1):
        pairs = _search(order, before, allowed, [TRIES])
        if pairs is not None:
            return pairs
    raise AssertionError("any pairing is allowed at last")


def _search(
    order: list[str], before: Meetings, allowed: int, tries: list[int]
) -> list[tuple[str, str]] | None:
    """The first pairing, from the top down, with at most `allowed` rematches; None if not found."""
    if not order:
        return []
    first, *rest = order
    for other in rest:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        left = allowed - before.met[first, other]
        if left < 0:
            continue
        others = [unit for unit in rest if unit != other]
        pairs = _search(others, before, left, tries)
        if pairs is not None:
            return [(first, other), *pairs]
    return None
