"""Sequential halving: it keeps its limits and returns the turns best first."""

from collections.abc import Sequence

import pytest

from rookery.bots import budget
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.fishing.sequential_halving import halve
from rookery.bots.turn_search import FIRST, MOST_WORLDS
from rookery.kernel.fishing.search import FishingSearch, Found


class Slow(FishingSearch):
    """A fake search with fixed values, which takes `each` seconds for each turn in each world."""

    def __init__(self, worth: Sequence[float], each: float = 0.0) -> None:
        self.worth = worth
        self.each = each
        self.now = 0.0
        self.worlds: list[tuple[int, tuple[int, ...]]] = []
        self.visits = [0] * len(worth)

    @property
    def nodes(self) -> int:
        return 10 * sum(self.visits)

    def look(
        self, seed: int, first: int, count: int, turns: Sequence[int], limit: int = 1 << 60
    ) -> int:
        done = 0
        while done < count and self.nodes < limit:
            done += 1
            self.now += self.each * len(turns)
            for turn in turns:
                self.visits[turn] += 1
        self.worlds.append((done, tuple(turns)))
        return done

    def found(self) -> list[Found]:
        return [Found(*it, 0.0) for it in zip(self.visits, self.worth, strict=True)]


def test_the_better_half_of_the_turns_is_searched_further() -> None:
    search = Slow([3.0, 9.0, 1.0, 7.0, 5.0])
    assert halve(search, 5, 1, Budget(Limits(nodes=3_000))) == [1, 3, 4, 0, 2]
    assert [turns for _, turns in search.worlds] == [(0, 1, 2, 3, 4), (1, 3, 4), (1, 3)]
    assert search.visits[1] == search.visits[3] > search.visits[4] > search.visits[0]


@pytest.mark.parametrize("each", [1e-6, 1e-4, 2e-3])
@pytest.mark.parametrize("seconds", [0.03, 1.0])
def test_the_limit_in_seconds_is_kept(
    monkeypatch: pytest.MonkeyPatch, each: float, seconds: float
) -> None:
    search = Slow([1.0, 2.0, 3.0, 4.0], each)
    monkeypatch.setattr(budget, "perf_counter", lambda: search.now)
    halve(search, 4, 1, Budget(Limits(seconds=seconds)))
    least = 2 * FIRST * 4 * each
    assert search.now <= max(0.8 * seconds, 2 * least)
    assert search.now >= min(0.5 * seconds, MOST_WORLDS * each)
