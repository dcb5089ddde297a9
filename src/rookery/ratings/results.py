"""Results that can be rated: standings to compare, each achieved by some players."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

Player = str
"""A player's code: a profile's id, or `bot:LEVEL`. A leading `?` marks an unknown player."""

FIELD = 16
"""The most standings that are compared with each other; larger fields are split."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A score, the more the better, and the players who made it.

    A player's weight is how much the score rises with a point of the player's strength: 1 for a
    player of the side, below 0 for an opponent whom the players of the other standings did not
    meet.
    """

    score: float
    players: Mapping[Player, float]


@dataclass(frozen=True, slots=True)
class Result:
    """Standings that can be compared, in any order.

    `code` identifies the result. Results are rated in order of `at` (seconds since 1970), then
    `code`. Everybody played `deals` deals, at tables with `seats` seats and `sides` sides; with
    `same_cards` everybody played the same deals. If only some of the players are rated by the
    result, `moved` names them.
    """

    code: str
    game: str
    seats: int
    at: float
    deals: int
    sides: int
    standings: tuple[Standing, ...]
    same_cards: bool = False
    moved: frozenset[Player] | None = None

    def moves(self, player: Player) -> bool:
        """Whether a player is rated by this result."""
        return self.moved is None or player in self.moved

    @property
    def order(self) -> tuple[float, str]:
        """The sort key of results."""
        return (self.at, self.code)


@dataclass(frozen=True, slots=True)
class Seated:
    """One table of a comparison: the players by seat, and the points of each seat."""

    players: tuple[Player, ...]
    points: tuple[float, ...]


def live(
    code: str,
    game: str,
    at: float,
    deals: int,
    table: Seated,
    sides: Sequence[Sequence[int]],
    wins: Sequence[int] = (),
) -> Result:
    """The result of a match: sides by their points, the winners first of all.

    `sides` are the seats that win and lose together. In some games winners may have fewer points
    than others; they still come first.
    """
    most = max(table.points) - min(table.points) + 1.0
    standings = tuple(
        Standing(
            table.points[side[0]] + (most if side[0] in wins else 0.0),
            _weights((table.players[seat], 1.0) for seat in side),
        )
        for side in sides
    )
    return Result(code, game, len(table.players), at, deals, len(sides), standings)


def compared(
    code: str,
    game: str,
    at: float,
    deals: int,
    tables: Sequence[Seated],
    sides: Sequence[Sequence[int]],
) -> Iterator[Result]:
    """Results that compare each side with the same side at other tables that played its deals.

    What counts is how far the side is ahead of the mean of the other sides at its table. The
    players of those sides count against it. Of two sides only one is compared.
    """
    seats = len(tables[0].players)
    for place, side in enumerate(sides if len(sides) > 2 else sides[:1]):
        standings = [_standing(table, side, sides) for table in tables]
        for part, field in enumerate(fields(standings)):
            name = f"{code}/{place}/{part}"
            yield Result(name, game, seats, at, deals, len(sides), tuple(field), same_cards=True)


def _standing(table: Seated, side: Sequence[int], sides: Sequence[Sequence[int]]) -> Standing:
    others = [seat for other in sides if other != side for seat in other]
    away = -1.0 / (len(sides) - 1)
    lead = table.points[side[0]] - sum(table.points[it] for it in others) / len(others)
    own = [(table.players[seat], 1.0) for seat in side]
    return Standing(lead, _weights([*own, *((table.players[seat], away) for seat in others)]))


def _weights(pairs: Iterable[tuple[Player, float]]) -> dict[Player, float]:
    """The weights of players, added up for a bot with several seats; sums of 0 are left out."""
    weights: dict[Player, float] = {}
    for player, weight in pairs:
        weights[player] = weights.get(player, 0.0) + weight
    return {player: weight for player, weight in weights.items() if abs(weight) > 1e-9}


def fields(standings: Sequence[Standing]) -> list[list[Standing]]:
    """The standings, dealt out in turn to fields of nearly equal size, at most FIELD.

    Callers first sort them by something that has nothing to do with the scores.
    """
    count = -(-len(standings) // FIELD)
    return [list(standings[start::count]) for start in range(count)]
