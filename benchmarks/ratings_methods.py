"""Ways to rate, to be compared: those of OpenSkill, Elo, and one that sees the points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from math import sqrt
from typing import Protocol

from openskill.models import (
    BradleyTerryFull,
    BradleyTerryPart,
    PlackettLuce,
    ThurstoneMostellerFull,
    ThurstoneMostellerPart,
)

from benchmarks.ratings_luck import Luck
from benchmarks.ratings_players import Sitting
from rookery.ratings import START, Book, Player, Result, Seated, Standing, compared, live
from rookery.ratings.luck import luck_of
from rookery.ratings.method import Method
from rookery.ratings.scale import SPREAD, chance

NORMAL = 1.75
"""How much more luck a model whose luck is normal needs than a logistic one, for like odds."""


class Rater(Protocol):
    """What learns from sittings and says how strong a player is, and how sure that is."""

    def see(self, sitting: Sitting, number: int) -> None:
        """Learn from a sitting."""

    def rating(self, player: Player) -> tuple[float, float]:
        """The mean and the deviation of a player's rating."""


def sides_of(luck: Luck) -> list[tuple[int, ...]]:
    """The seats that stand and fall together in a whole match."""
    seats = range(luck.seats)
    if luck.sides == "alternate":
        return [tuple(seats[0::2]), tuple(seats[1::2])]
    return [(seat,) for seat in seats]


Reading = Callable[[Luck, Sitting, str, float], Iterator[Result]]


def by_match(luck: Luck, sitting: Sitting, code: str, at: float) -> Iterator[Result]:
    """Each table by itself, by the points of the match."""
    for number, table in enumerate(sitting.tables()):
        yield live(f"{code}.{number}", luck.game, at, sitting.deals, table, sides_of(luck))


def by_tables(luck: Luck, sitting: Sitting, code: str, at: float) -> Iterator[Result]:
    """The tables of the same deals compared, by the points of all deals."""
    yield from compared(code, luck.game, at, sitting.deals, sitting.tables(), sides_of(luck))


def by_tables_alone(luck: Luck, sitting: Sitting, code: str, at: float) -> Iterator[Result]:
    """The same, without regard to who the opponents were."""
    for one in by_tables(luck, sitting, code, at):
        standings = tuple(
            Standing(it.score, {who: w for who, w in it.players.items() if w > 0})
            for it in one.standings
        )
        yield replace(one, standings=standings)
        if luck.sides == "alternate":
            others = tuple(
                Standing(-it.score, {who: -w for who, w in it.players.items() if w < 0})
                for it in one.standings
            )
            code = f"{one.code}/others"
            yield replace(one, code=code, standings=others)


def by_deal(luck: Luck, sitting: Sitting, code: str, at: float) -> Iterator[Result]:
    """Each deal by itself; the tables of the same deals compared if there are several."""
    for deal in range(sitting.deals):
        tables = [
            Seated(seats, tuple(map(float, sitting.points[number, deal])))
            for number, seats in enumerate(sitting.players)
        ]
        name = f"{code}.{deal:02}"
        if len(tables) > 1:
            yield from compared(name, luck.game, at, 1, tables, sides_of(luck))
        else:
            yield live(name, luck.game, at, 1, tables[0], sides_of(luck))


def by_called_side(luck: Luck, sitting: Sitting, code: str, at: float) -> Iterator[Result]:
    """Each deal by itself: the bidder with the partner against the others."""
    for number, seats in enumerate(sitting.players):
        for deal in range(sitting.deals):
            bidding = sitting.bidding[number, deal]
            sides = [
                tuple(seat for seat in range(luck.seats) if bidding[seat] == which)
                for which in (True, False)
            ]
            if all(sides):
                points = tuple(map(float, sitting.points[number, deal]))
                name = f"{code}.{number}.{deal:02}"
                yield live(name, luck.game, at, 1, Seated(seats, points), sides)


class Rated:
    """The layer `ratings` with some method and some way to read results."""

    def __init__(self, luck: Luck, reading: Reading, method: Method | None = None) -> None:
        self._luck = luck
        self._reading = reading
        self._book = Book(method)

    def see(self, sitting: Sitting, number: int) -> None:
        """Rate the results of a sitting, all at the same time so that nothing ages."""
        for result in self._reading(self._luck, sitting, f"{number:06}", 0.0):
            self._book.add(result)

    def rating(self, player: Player) -> tuple[float, float]:
        """The mean and the deviation."""
        rating = self._book.rating(self._luck.game, player)
        return rating.mean, rating.deviation


class Elo:
    """Elo as in chess: partners by their mean, several sides as so many pairs."""

    def __init__(self, luck: Luck, step: float) -> None:
        self._luck = luck
        self._step = step
        self._ratings: dict[Player, float] = {}

    def see(self, sitting: Sitting, number: int) -> None:
        """Compare each side of every table with each other side."""
        for result in by_match(self._luck, sitting, str(number), 0.0):
            means = [self._mean(it.players) for it in result.standings]
            share = self._step / (len(means) - 1)
            for one, mean in zip(result.standings, means, strict=True):
                gain = sum(
                    _won(one.score, other.score) - chance(mean - its)
                    for other, its in zip(result.standings, means, strict=True)
                    if other is not one
                )
                for player in one.players:
                    if player != "bot:steady":
                        old = self._ratings.get(player, START)
                        self._ratings[player] = old + share * gain

    def _mean(self, players: Iterable[Player]) -> float:
        ratings = [self._ratings.get(it, START) for it in players]
        return sum(ratings) / len(ratings)

    def rating(self, player: Player) -> tuple[float, float]:
        """The rating; Elo knows no deviation."""
        return self._ratings.get(player, START), 0.0


def _won(score: float, other: float) -> float:
    return 0.5 if score == other else float(score > other)


class ByPoints:
    """The best that can be known if luck is normal: it sees the points, not only who was better.

    It is told how many points a deal a point of the scale is worth, and how much luck there is.
    """

    def __init__(self, luck: Luck, points_a_deal: float, reading: Reading) -> None:
        self._luck = luck
        self._points = points_a_deal
        self._reading = reading
        self._ratings: dict[Player, tuple[float, float]] = {}

    def see(self, sitting: Sitting, number: int) -> None:
        """Take every standing's lead over the mean of the others as a measurement."""
        for result in self._reading(self._luck, sitting, str(number), 0.0):
            luck = luck_of(result.game, result.seats, result.sides)
            usual = luck.same_cards if result.same_cards else luck.live
            noise = (usual * NORMAL) ** 2 * luck.usual_deals / result.deals
            self._measure(result.standings, noise, self._points * result.deals)

    def _measure(self, standings: Sequence[Standing], noise: float, worth: float) -> None:
        count = len(standings)
        for at, one in enumerate(standings[: count - 1] if count == 2 else standings):
            weights: dict[Player, float] = dict(one.players)
            lead = one.score
            for other in (*standings[:at], *standings[at + 1 :]):
                lead -= other.score / (count - 1)
                for player, weight in other.players.items():
                    weights[player] = weights.get(player, 0.0) - weight / (count - 1)
            self._update(weights, lead / worth, noise * count / (count - 1))

    def _update(self, weights: dict[Player, float], lead: float, noise: float) -> None:
        known = {it: self.rating(it) for it in weights}
        expected = sum(weight * (known[it][0] - START) for it, weight in weights.items())
        spread = noise + sum((weights[it] * known[it][1]) ** 2 for it in weights)
        for player, weight in weights.items():
            mean, deviation = known[player]
            if deviation:
                gain = weight * deviation**2 / spread
                left = max(1e-6, 1.0 - gain * weight)
                self._ratings[player] = (
                    mean + gain * (lead - expected),
                    deviation * sqrt(left),
                )

    def rating(self, player: Player) -> tuple[float, float]:
        """The mean and the deviation."""
        if player == "bot:steady":
            return START, 0.0
        return self._ratings.get(player, (START, SPREAD))


def regardless_of_length(luck: Luck, sitting: Sitting, code: str, at: float) -> Iterator[Result]:
    """Each table by itself, a short match as good as a long one."""
    usual = round(luck.usual_deals)
    yield from (replace(it, deals=usual) for it in by_match(luck, sitting, code, at))


def chosen(luck: Luck, tables: int) -> Rated:
    """What the layer `ratings` does: matches by their sides, the same cards deal by deal."""
    return Rated(luck, by_match if tables == 1 else by_deal)


def alternatives(luck: Luck, tables: int, points_a_deal: float) -> dict[str, Rater]:
    """What else could be done, by what it is called in the report."""
    reading = by_match if tables == 1 else by_deal
    found: dict[str, Rater] = {
        name: Rated(luck, reading, _of_library(luck, model, normal=normal))
        for name, model, normal in (
            ("Plackett-Luce", PlackettLuce, False),
            ("Bradley-Terry, part", BradleyTerryPart, False),
            ("Thurstone-Mosteller, full", ThurstoneMostellerFull, True),
            ("Thurstone-Mosteller, part", ThurstoneMostellerPart, True),
        )
    }
    plain = Method(BradleyTerryFull, gamma=None, weight=lambda _: 1.0)
    found["Bradley-Terry, full, as it comes"] = Rated(luck, reading, plain)
    if tables == 1:
        found["a short match as good as a long one"] = Rated(luck, regardless_of_length)
        found["each deal by itself"] = Rated(luck, by_deal)
        found["Elo, steps of 16"] = Elo(luck, 16.0)
        found["Elo, steps of 32"] = Elo(luck, 32.0)
        if luck.sides == "called":
            found["each deal's sides"] = Rated(luck, by_called_side)
    else:
        found["all deals together"] = Rated(luck, by_tables)
        found["without regard to opponents"] = Rated(luck, by_tables_alone)
        found["each table by itself"] = Rated(luck, by_match)
    found["told the points"] = ByPoints(luck, points_a_deal, reading)
    return found


def _of_library(luck: Luck, model: Callable[..., object], *, normal: bool) -> Method:
    """A model with the same luck, its own way with several standings, and the same damping."""
    sides = len(sides_of(luck))
    fitted = luck_of(luck.game, luck.seats, sides)
    more = NORMAL if normal else 1.0
    scaled = replace(fitted, live=fitted.live * more, same_cards=fitted.same_cards * more)
    return Method(model, weight=lambda _: 1.0, luck=scaled)
