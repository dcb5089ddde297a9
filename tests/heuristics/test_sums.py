"""Numbers are added from left to right."""

from rookery.heuristics.sums import added


def test_every_sum_is_rounded() -> None:
    assert added([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 != 1.0
    assert added([]) == 0.0
