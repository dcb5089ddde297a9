"""How the points taken by habit differ from those that strong players take.

Measured by `benchmarks/calibration.py` over deals that `strong` bid and played at every seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rookery.tricks.rules import Sides, TrickRules


@dataclass(frozen=True, slots=True)
class Calibration:
    """For the contracts of one kind of game.

    `shift` is what the bidder's side really takes more than by habit, in points. `margin` is by
    how much a bidder's bid stays under the points that its hand promises before the nest is seen,
    in standard deviations. `prudence` is the least chance to make it with which a bid is made.
    """

    shift: float
    margin: float
    prudence: float


_PAIRS = Calibration(shift=0.0, margin=0.6, prudence=0.63)
_THREE_A_SIDE = Calibration(shift=0.0, margin=0.6, prudence=0.67)
_COUNTERS_ONLY = Calibration(shift=2.0, margin=0.6, prudence=0.58)
_ALONE = Calibration(shift=0.0, margin=0.3, prudence=0.68)
_CALLED = Calibration(shift=0.0, margin=0.3, prudence=0.68)


def calibration_for(rules: TrickRules) -> Calibration:
    """That of the rules: by who plays with whom, and whether most tricks score."""
    if rules.sides is not Sides.ALTERNATE:
        return _ALONE if rules.sides is Sides.ALONE else _CALLED
    if not rules.most_tricks_points:
        return _COUNTERS_ONLY
    return _PAIRS if rules.seats == 4 else _THREE_A_SIDE
