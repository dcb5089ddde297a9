"""What the points of a deal are worth for the match: the chance to win it afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt, tanh

from rookery.core.cards import Seat
from rookery.fishing.rules import FishingRules
from rookery.tricks.rules import Sides, TrickRules

Rules = TrickRules | FishingRules


@dataclass(frozen=True, slots=True)
class Stakes:
    """One seat's chance to win the match, by what everybody has after the deal.

    `totals` are those before the deal, by seat. As long as nobody is out the chance grows with the
    lead over each rival, and the more the nearer the target is; who is out has won or lost.
    """

    rules: Rules
    totals: tuple[int, ...]
    seat: Seat

    def value(self, points: Sequence[int]) -> float:
        """The chance, 0 to 1, after a deal with these points by seat."""
        after = [total + gained for total, gained in zip(self.totals, points, strict=True)]
        own = after[self.seat]
        rivals = [after[seat] for seat in self._rivals()]
        best = max(rivals)
        target = self.rules.target
        if max(own, best) >= target and own != best:
            return 1.0 if own > best else 0.0
        if self._fell(after) and own != best:
            return 1.0 if own > best else 0.0
        return self._chance(own, rivals)

    def _rivals(self) -> list[Seat]:
        seats = range(len(self.totals))
        if isinstance(self.rules, TrickRules) and self.rules.sides is Sides.ALTERNATE:
            return [seat for seat in seats if (seat - self.seat) % 2]
        return [seat for seat in seats if seat != self.seat]

    def _fell(self, after: Sequence[int]) -> bool:
        """Whether somebody ended the match by falling to the floor (R5-13)."""
        floor = getattr(self.rules, "floor", None)
        return floor is not None and min(after) <= floor

    def _chance(self, own: int, rivals: Sequence[int]) -> float:
        """Each rival's strength falls with its distance behind, in deals still to come."""
        target = self.rules.target
        swing = target / 5
        to_go = max(target - max(own, *rivals), swing / 2)
        spread = swing * sqrt(to_go / swing + 1)
        if isinstance(self.rules, TrickRules) and self.rules.sides is Sides.ALTERNATE:
            return 0.5 + 0.5 * tanh((own - rivals[0]) / spread)
        odds = [_odds(rival - own, spread) for rival in rivals]
        return 1 / (1 + sum(odds))


def _odds(ahead: float, spread: float) -> float:
    """How much likelier a rival who is so far ahead wins than oneself."""
    chance = 0.5 + 0.5 * tanh(ahead / spread)
    return chance / max(1 - chance, 1e-9)
