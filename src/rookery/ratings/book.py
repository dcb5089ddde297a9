"""The ratings of all players of all games, brought up to date result by result."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rookery.ratings.method import Method
from rookery.ratings.results import Player, Result
from rookery.ratings.scale import START, Rating

FIXED: frozenset[Player] = frozenset({"bot:steady"})
"""The players whose rating is always START: the fixed points of the scale.

`steady` plays by rules of thumb, as well on a slow machine as on a fast one.
"""

_BOTS = {"random": 900.0, "easy": 1400.0, "steady": START, "strong": 1640.0}
"""First ratings of the bots, by their names up to any @. They are means over the games of the
ladder at 0.02 seconds a decision (`benchmarks/strength.md` of commit 3bf849ce)."""

_BOTS_DEVIATION = 80.0
"""The standard deviation of a bot's first rating."""


class OutOfOrder(ValueError):
    """A result that is older than one that was rated before."""


@dataclass(frozen=True, slots=True)
class Change:
    """A rating before a result, aged to its time, and after it."""

    before: Rating
    after: Rating


def first_rating(player: Player, at: float = 0.0) -> Rating:
    """The rating of a player without results."""
    if not is_bot(player):
        return Rating(at=at)
    level = player.removeprefix("bot:").partition("@")[0]
    deviation = 0.0 if player in FIXED else _BOTS_DEVIATION
    return Rating(_BOTS.get(level, START), deviation, at)


def is_bot(player: Player) -> bool:
    """Whether a player is a bot of some level."""
    return player.startswith("bot:")


def is_unknown(player: Player) -> bool:
    """Whether a player is unknown: a guest, or somebody who does not want to be rated."""
    return player.startswith("?")


class Book:
    """Ratings by game and player. Results come in order; the ratings depend on nothing else.

    In every result, unknown players are rated as new ones, and they are not kept.
    """

    def __init__(self, method: Method | None = None) -> None:
        self._method = method or Method()
        self._ratings: dict[tuple[str, Player], Rating] = {}
        self._last: dict[str, tuple[float, str]] = {}

    def put(self, game: str, player: Player, rating: Rating) -> None:
        """Set a rating that was stored elsewhere."""
        self._ratings[game, player] = rating

    def rating(self, game: str, player: Player, at: float = 0.0) -> Rating:
        """The rating of a player at a time. Bots do not change, so their ratings do not age."""
        known = self._ratings.get((game, player))
        if known is None:
            return first_rating(player, at)
        return known if is_bot(player) else known.aged(at)

    def players(self, game: str) -> list[Player]:
        """The players who have a rating at a game, in the order of their codes."""
        return sorted(player for of, player in self._ratings if of == game)

    def add(self, result: Result) -> dict[Player, Change]:
        """Rate a result; return the changes. Raises OutOfOrder if a later one was rated before."""
        if result.order <= self._last.get(result.game, (-1.0, "")):
            raise OutOfOrder(f"{result.code} comes after a later result of {result.game}")
        self._last[result.game] = result.order
        if not counts(result):
            return {}
        players = sorted({it for standing in result.standings for it in standing.players})
        before = {it: self.rating(result.game, it, result.at) for it in players}
        changes = {}
        for player, rating in self._method.rated(result, before, FIXED).items():
            if result.moves(player) and not is_unknown(player):
                after = replace(rating, at=max(rating.at, result.at))
                changes[player] = Change(before[player], after)
                self._ratings[result.game, player] = after
        return changes


def counts(result: Result) -> bool:
    """Whether to rate a result: it needs two standings, each with a known player.

    Otherwise a person could gain by beating an unknown player, played in a second window.
    """
    known = [
        any(not is_unknown(player) for player in standing.players) for standing in result.standings
    ]
    return len(known) > 1 and all(known) and result.deals > 0


def rate(results: Iterable[Result], book: Book | None = None) -> Book:
    """Rate results, in the order of their time and code."""
    book = book or Book()
    for result in sorted(results, key=lambda it: it.order):
        book.add(result)
    return book
