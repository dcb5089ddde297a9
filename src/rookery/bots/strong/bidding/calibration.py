"""Corrections to the points that playouts predict, and how cautiously `strong` bids.

`benchmarks/calibration.py` measures the corrections in deals that `strong` bids and plays at every
seat; docs/studies.md shows what other degrees of caution gain.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log

from rookery.tricks.rules import Sides, TrickRules


@dataclass(frozen=True, slots=True)
class Calibration:
    """The calibration for one kind of game; benchmarks/CALIBRATION.md has the measurements.

    `shift` is added to the predicted points of the bidder's side, so that they are right on
    average. `margin` is how far the bids of other players are assumed to stay below the expected
    points of their hands, in standard deviations; it is a guess. `strong` makes a bid only if its
    chance of success is at least `prudence`, and it is worth at least `least_gain` points more than
    a pass (docs/strong.md).
    """

    shift: float
    margin: float
    prudence: float
    least_gain: float = 0.0


_PAIRS = Calibration(shift=0.0, margin=0.6, prudence=0.5, least_gain=15.0)
_THREE_A_SIDE = Calibration(shift=0.0, margin=0.6, prudence=0.6, least_gain=15.0)
_COUNTERS_ONLY = Calibration(shift=2.0, margin=0.6, prudence=0.45, least_gain=15.0)
_HIGH_BIDS = Calibration(shift=2.0, margin=0.6, prudence=0.58)
_SPARING = Calibration(shift=2.0, margin=0.6, prudence=0.45, least_gain=10.0)
_ALONE = Calibration(shift=0.0, margin=0.3, prudence=0.68)
_BESIDE_A_DUMMY = Calibration(shift=5.0, margin=0.3, prudence=0.68)
_CALLED = Calibration(shift=0.0, margin=0.3, prudence=0.6, least_gain=5.0)

_MADE_MORE: Mapping[Calibration, float] = {
    _PAIRS: 0.25,
    _THREE_A_SIDE: 0.2,
    _COUNTERS_ONLY: 0.15,
    _HIGH_BIDS: 0.2,
    _CALLED: 0.2,
}
"""How much more often bids are made than predicted, in log odds; 0 for calibrations not listed.

The numbers are about four fifths of what 5,700 contracts showed; benchmarks/CLAIMS.md checks them.
"""

_HIGH = 150
"""If only counters score, games whose highest bid is above this have their own calibration."""


def calibration_for(rules: TrickRules) -> Calibration:
    """The calibration for rules.

    It depends on sides, seats, a dummy, points for most tricks, the highest bid, and whether
    counters may be buried (the bidder wins most of them back).
    """
    if rules.dummy is not None:
        return _BESIDE_A_DUMMY
    if rules.sides is not Sides.ALTERNATE:
        return _ALONE if rules.sides is Sides.ALONE else _CALLED
    if not rules.most_tricks_points:
        if rules.bury != "any":
            return _SPARING
        return _HIGH_BIDS if rules.maximum_bid > _HIGH else _COUNTERS_ONLY
    return _PAIRS if rules.seats == 4 else _THREE_A_SIDE


def told_chance(rules: TrickRules, chance: float) -> float:
    """The chance of making a bid, as told to people; `strong` bids by the computed `chance`."""
    more = _MADE_MORE.get(calibration_for(rules), 0.0)
    if not 0.0 < chance < 1.0:
        return chance
    return 1.0 / (1.0 + exp(-more - log(chance / (1.0 - chance))))
