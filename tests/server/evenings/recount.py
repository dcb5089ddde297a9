"""Rankings worked out again from the logs of the tables alone, without the code under test."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from rookery.server.database.store import Store
from rookery.table import events as ev
from rookery.table.folding import folded

Rounds: TypeAlias = dict[str, list[tuple[tuple[str, ...], list[tuple[int, ...]]]]]
"""For each round, as the logs name it, its tables: the hashes of the seats' secrets, and the points
of the boards that were finished."""


def rounds_of(store: Store, evening: str) -> Rounds:
    """The rounds of an evening, by the logs of all tables."""
    rounds: Rounds = defaultdict(list)
    for code in store.matches():
        events = [ev.decode(entry.body) for entry in store.log_of(code)]
        opening = events[0]
        assert isinstance(opening, ev.Opened)
        if opening.boards is None or opening.boards.of.partition("/")[0] != evening:
            continue
        table = folded([(event, 0.0) for event in events])
        seats = tuple(chair.secret_hash for chair in opening.chairs)
        points = [deal.points for deal in table.match.deals if deal.points is not None]
        rounds[opening.boards.of].append((seats, points))
    return dict(rounds)


def differences(rounds: Rounds) -> Mapping[str, Fraction]:
    """The total difference of every person in a game of two sides, by the hash of their secret."""
    totals: dict[str, Fraction] = defaultdict(Fraction)
    for tables in rounds.values():
        for board in range(max(len(points) for _, points in tables)):
            there = [(seats, points[board]) for seats, points in tables if len(points) > board]
            if len(there) < 2:
                continue
            swings = [points[0] - points[1] for _, points in there]
            for (seats, _), swing in zip(there, swings, strict=True):
                others = Fraction(sum(swings) - swing, len(swings) - 1)
                for seat, person in enumerate(seats):
                    if person:
                        totals[person] += (swing - others) * (1 if seat % 2 == 0 else -1)
    return totals
