"""Players of known strength are put into their order; at length in `benchmarks/RATINGS.md`."""

import pytest

from benchmarks.ratings import Fit, fits, mean_of, spearman
from benchmarks.ratings_luck import read

LUCKS = {(it.game, it.seats): it for it in read()}


@pytest.fixture(scope="module", params=[("dixie", 4), ("five", 5)], ids=lambda it: it[0])
def both(request: pytest.FixtureRequest) -> tuple[Fit, Fit]:
    """How well ratings fit after 60 matches, live and with the same cards."""
    luck = LUCKS[request.param]
    live = mean_of(fits(luck, 1, 2, (60,))[60])
    same = mean_of(fits(luck, 4, 2, (60,))[60])
    return live, same


@pytest.mark.slow
def test_the_same_cards_order_players_sooner(both: tuple[Fit, Fit]) -> None:
    live, same = both
    assert 0.6 < live.rank < same.rank
    assert same.rank > 0.85
    assert same.off < live.off < 90.0


@pytest.mark.slow
def test_intervals_hold_the_true_strengths(both: tuple[Fit, Fit]) -> None:
    assert all(it.within >= 0.85 for it in both)


def test_the_correlation_is_that_of_ranks() -> None:
    assert spearman([1.0, 5.0, 100.0], [1.0, 2.0, 3.0]) == pytest.approx(1.0)
    assert spearman([3.0, 2.0, 1.0], [1.0, 2.0, 30.0]) == pytest.approx(-1.0)
