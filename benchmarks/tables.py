"""Every game with every number of seats, in the order of `GAMES`."""

from dataclasses import dataclass
from functools import cache

from rookery.games import GAMES
from rookery.tricks.game import TrickGame


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its seats, and the name of its row."""

    game: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats}"


def tables() -> tuple[Table, ...]:
    """Every game with every number of seats that it can have."""
    return tuple(Table(it.name, seats) for it in GAMES.values() for seats in sorted(it.by_seats))


@cache
def trick_games() -> dict[str, TrickGame]:
    """Every trick game with every number of seats, by the name of its row."""
    games = {it.name: GAMES[it.game].game({"seats": it.seats}) for it in tables()}
    return {name: game for name, game in games.items() if isinstance(game, TrickGame)}
