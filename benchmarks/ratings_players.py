"""Simulated players of known strength, whose luck is drawn from deals that bots played."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.ratings_luck import Luck
from rookery.ratings import START, Seated

Numbers = npt.NDArray[np.float64]

SPREAD = 90.0
"""The standard deviation of the players' strengths, in rating points."""

BOTS = 0.2
"""The share of seats at which `steady` plays."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One match, or the same deals played at several tables.

    `players` are indexed by table and seat, `points` by table, deal and seat.
    """

    players: list[tuple[str, ...]]
    points: Numbers

    @property
    def deals(self) -> int:
        return int(self.points.shape[1])

    def match(self) -> Seated:
        """The first table, with its points in the whole match."""
        return Seated(self.players[0], tuple(map(float, self.points[0].sum(axis=0))))


class World:
    """The players of one game and their strengths in rating points; that of `steady` is START."""

    def __init__(self, luck: Luck, players: int, seed: int) -> None:
        self.luck = luck
        self._rng = Random(f"{luck.game}/{luck.seats}/{seed}")
        self.names = [f"player {number:02}" for number in range(players)]
        self.strengths = {name: self._rng.gauss(START, SPREAD) for name in self.names}
        self.strengths["bot:steady"] = START
        self._rows = np.array([[it.luck for it in of_deal] for of_deal in luck.deals], dtype=float)
        self._bidding = self._sides()
        usual = round(luck.usual_deals)
        self._lengths = range(max(2, usual - 2), usual + 3)
        self.points_a_deal = 1.0 / (self._scale() * self._share_against())

    def _sides(self) -> npt.NDArray[np.bool_]:
        seats = range(self.luck.seats)
        if self.luck.sides == "called":
            return np.array(
                [[[s in it.side for s in seats] for it in of_deal] for of_deal in self.luck.deals]
            )
        return np.broadcast_to(np.arange(self.luck.seats) % 2 == 0, self._rows.shape)

    def _scale(self) -> float:
        """How many rating points a lead of one point per deal over another side is worth.

        The scale is such that 400 points win ten of eleven matches of usual length.
        """
        apart = (self._rows[:, :, 0] - self._rows[:, :, 1]).ravel()
        drawn = np.random.default_rng(0)
        leads = [drawn.choice(apart, count).mean() for count in self._lengths for _ in range(2_000)]
        return 400.0 / float(np.quantile(leads, 10.0 / 11.0))

    def _share_against(self) -> float:
        """How often two players sit on different sides."""
        if self.luck.sides != "called":
            return 1.0
        return float((self._bidding[:, :, 0] != self._bidding[:, :, 1]).mean())

    def rounds(self, tables: int) -> Iterator[list[Sitting]]:
        """Yield rounds without end, in each of which everybody plays once.

        Each group of `tables` tables plays the same deals.
        """
        while True:
            waiting = self._rng.sample(self.names, len(self.names))
            sittings = []
            while waiting:
                sittings.append(self._sitting([self._seated(waiting) for _ in range(tables)]))
            yield sittings

    def _seated(self, waiting: list[str]) -> tuple[str, ...]:
        return tuple(
            "bot:steady" if not waiting or self._rng.random() < BOTS else waiting.pop()
            for _ in range(self.luck.seats)
        )

    def _sitting(self, players: list[tuple[str, ...]]) -> Sitting:
        count = self._rng.choice(self._lengths)
        deals = np.array([self._rng.randrange(len(self._rows)) for _ in range(count)])
        order = np.array(
            [self._rng.sample(range(self._rows.shape[1]), len(players)) for _ in range(count)]
        ).T
        bidding = self._bidding[deals, order]
        strengths = np.array([[self.strengths[it] - START for it in one] for one in players])
        points = self._rows[deals, order] + self._effect(strengths[:, None, :], bidding)
        return Sitting(players, points)

    def _effect(self, strengths: Numbers, bidding: Any) -> Numbers:
        """How many points per deal each seat gains from the players' strengths."""
        worth = strengths * self.points_a_deal
        if self.luck.sides == "alone":
            return np.broadcast_to(worth, bidding.shape)
        sign = 2.0 * bidding - 1.0
        found: Numbers = sign * (sign * worth).sum(axis=-1, keepdims=True) / 2.0
        return found
