"""How ratings follow from a result: a model of OpenSkill that allows for the luck in it.

A rating moves by the update of Weng and Lin (A Bayesian Approximation Method for Online Ranking,
2011). The library has teams whose strengths are added. Here a player may count with any weight w:
strength and uncertainty are multiplied by w before the update, and divided by w after it. So an
opponent (w = -1) enters the update with the sign of the strength reversed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

from openskill.models import BradleyTerryFull

from rookery.ratings.luck import Luck, luck_of
from rookery.ratings.results import Player, Result
from rookery.ratings.scale import START, Rating

_PINNED = 1e-3
"""The standard deviation of a player whose rating is fixed, in points: practically zero."""

_LEARNT = 0.7
"""The share of a result's information by which ratings become more certain.

The whole would be right if players' ratings were independent; among people who play with each other
they are not. With this share the intervals contain the true strength as often as they should
(`docs/studies.md`).
"""


def _damped(*_: Any) -> float:
    return _LEARNT


def _of_pairs(count: int) -> float:
    """The weight of each pair among `count` standings, since pairs are not independent."""
    return 2.0 / count


@dataclass(frozen=True, slots=True)
class Method:
    """A model of OpenSkill and its parameters; ratings use the defaults.

    `gamma` is the model's own damping; None uses the library's default. `weight` gives the factor
    of the model's update, by the number of standings. `luck` overrides the luck of the game.
    """

    model: Callable[..., Any] = BradleyTerryFull
    gamma: Callable[..., float] | None = _damped
    weight: Callable[[int], float] = _of_pairs
    luck: Luck | None = None

    def luck_in(self, result: Result) -> float:
        """The standard deviation of the luck in a standing, in points."""
        luck = self.luck or luck_of(result.game, result.seats, result.sides)
        usual = luck.same_cards if result.same_cards else luck.live
        return usual * sqrt(luck.usual_deals / result.deals)

    def rated(
        self, result: Result, ratings: Mapping[Player, Rating], pinned: frozenset[Player]
    ) -> dict[Player, Rating]:
        """The new ratings of all players of a result, except those who are pinned."""
        options: dict[str, Any] = {} if self.gamma is None else {"gamma": self.gamma}
        model = self.model(mu=0.0, sigma=1.0, beta=self.luck_in(result), tau=0.0, **options)
        teams = [
            [_entered(model, ratings[player], weight, player in pinned) for player, weight in it]
            for it in (standing.players.items() for standing in result.standings)
        ]
        after = model.rate(teams, ranks=_ranks(result))
        left = [
            (player, START + one.mu / weight, one.sigma / abs(weight))
            for standing, team in zip(result.standings, after, strict=True)
            for (player, weight), one in zip(standing.players.items(), team, strict=True)
            if player not in pinned
        ]
        return _together(left, ratings, self.weight(len(teams)))


def _entered(model: Any, rating: Rating, weight: float, is_pinned: bool) -> Any:
    deviation = _PINNED if is_pinned else rating.deviation * abs(weight)
    return model.rating(mu=(rating.mean - START) * weight, sigma=deviation)


def _ranks(result: Result) -> list[float]:
    """The rank of each standing, as OpenSkill needs it: the number of better ones."""
    scores = [standing.score for standing in result.standings]
    return [float(sum(other > score for other in scores)) for score in scores]


def _together(
    left: Iterable[tuple[Player, float, float]], before: Mapping[Player, Rating], weight: float
) -> dict[Player, Rating]:
    """The ratings after the weighted update; changes of a bot in several standings are added."""
    means: dict[Player, float] = {}
    deviations: dict[Player, float] = {}
    for player, mean, deviation in left:
        old = before[player]
        means[player] = means.get(player, old.mean) + weight * (mean - old.mean)
        precision = (1.0 - weight) / old.deviation**2 + weight / deviation**2
        deviations[player] = max(deviations.get(player, 0.0), 1.0 / sqrt(precision))
    return {
        player: before[player].moved(mean, deviations[player]) for player, mean in means.items()
    }
