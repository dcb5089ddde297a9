"""Intervals of means, ratios and shares contain the true value as often as they claim."""

from math import inf
from random import Random

import pytest

from rookery.statistics.intervals import half_width, influences, ratio, student, wilson

RUNS = 400
"""Runs; 95 % ± 1.1 % of intervals contain the true value: 370 to 390 within two standard errors."""

HOLD = range(369, 392)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (7, 2.365), (39, 2.023)]
)
def test_student_is_wider_the_less_is_known(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.005)


@pytest.mark.parametrize("count", [3, 6, 40])
def test_a_mean_of_few_numbers_holds_the_truth(count: int) -> None:
    rng = Random(count)
    runs = [[rng.gauss(5.0, 2.0) for _ in range(count)] for _ in range(RUNS)]
    assert sum(abs(sum(it) / count - 5.0) <= half_width(it) for it in runs) in HOLD


def test_a_ratio_is_all_points_over_all_deals() -> None:
    # A match of one deal and one of nine: the mean of the leads per deal would be 25.
    assert ratio([40.0, 90.0], [1, 9])[0] == 13.0
    assert ratio([30.0], [3]) == (10.0, inf)
    assert ratio([1.0, 2.0, 6.0], [1, 1, 1]) == pytest.approx((3.0, half_width([1.0, 2.0, 6.0])))
    assert sum(influences([40.0, 90.0, 7.0], [1, 9, 2])) == pytest.approx(0.0)


def test_a_ratio_holds_the_truth_though_short_matches_have_large_leads() -> None:
    rng, held = Random(4), 0
    for _ in range(RUNS):
        counts = [rng.randint(2, 12) for _ in range(30)]
        sums = [4 * count + 60 + rng.gauss(0.0, 20.0) for count in counts]
        found, half = ratio(sums, counts)
        held += abs(found - (4 + 60 / 7)) <= half
    assert held in HOLD


def test_a_share_stays_within_its_ends() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0
    rng = Random(1)
    runs = [wilson(sum(rng.random() < 0.9 for _ in range(40)), 40) for _ in range(RUNS)]
    assert sum(low <= 0.9 <= high for low, high in runs) in range(365, 395)
