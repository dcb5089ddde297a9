"""The ratings in the database: units are rated in order, each exactly once.

Every transaction first writes the game's row in `rating_locks`, so that servers take turns. Then it
checks which units are still unrated. If one of them is older than a rated unit, the game's ratings
are rewound to the older unit, and later units are rated again. So the ratings are always the same
as if all units were rated in one go.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from rookery.ratings import Book, Change, Player, Rating
from rookery.ratings.book import is_bot
from rookery.server.database.connections import Connections
from rookery.server.database.schema.people import PROFILES
from rookery.server.database.schema.ratings import RATED, RATING_CHANGES, RATING_LOCKS, RATINGS
from rookery.server.ratings.units import Unit

Order = tuple[float, str]

AT_ONCE = 20
"""Units rated in one transaction, during which SQLite can store no move. Unmeasured."""

_ALL: Order = (-1.0, "")
"""A sort key that comes before the sort key of every unit."""


class Ledger:
    """The ratings of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def rate(self, units: Iterable[Unit]) -> bool:
        """Rate units. False if a game was rewound: the caller must then collect the units again."""
        by_game: dict[str, list[Unit]] = {}
        for unit in units:
            by_game.setdefault(unit.game, []).append(unit)
        return all(self._rate_game(game, due) for game, due in by_game.items())

    def rewind(self, game: str) -> None:
        """Rewind a game's ratings to the beginning."""
        with self._connections.writing() as connection:
            self._take_turn(connection, game)
            _rewind(connection, game, _ALL)

    def games(self) -> list[str]:
        """The games that have ratings."""
        return list(self._connections.scalars(select(RATING_LOCKS.c.game)))

    def _rate_game(self, game: str, due: list[Unit]) -> bool:
        due.sort(key=lambda it: it.order)
        for first in range(0, len(due), AT_ONCE):
            with self._connections.writing() as connection:
                self._take_turn(connection, game)
                left = _left(connection, due[first : first + AT_ONCE])
                late = _late(connection, game, left)
                if late is not None:
                    _rewind(connection, game, late)
                    return False
                _rate_all(connection, left)
        return True

    def _take_turn(self, connection: Connection, game: str) -> None:
        added = self._connections.insert_new(RATING_LOCKS)
        connection.execute(added, {"game": game, "turns": 0})
        own = RATING_LOCKS.c.game == game
        turn = update(RATING_LOCKS).where(own).values(turns=RATING_LOCKS.c.turns + 1)
        connection.execute(turn)


def _left(connection: Connection, due: Sequence[Unit]) -> list[Unit]:
    """The units that are not completely rated yet."""
    codes = [code for unit in due for code in unit.covers]
    done = set(connection.execute(select(RATED.c.code).where(RATED.c.code.in_(codes))).scalars())
    return [unit for unit in due if not done.issuperset(unit.covers)]


def _late(connection: Connection, game: str, left: Sequence[Unit]) -> Order | None:
    """The sort key to rewind to: of a late unit, or of a rated unit to which tables were added."""
    codes = [code for unit in left for code in unit.covers]
    reached = select(RATED.c.at, RATED.c.unit).where(RATED.c.game == game)
    last = connection.execute(
        reached.order_by(RATED.c.at.desc(), RATED.c.unit.desc()).limit(1)
    ).first()
    grown = connection.execute(
        reached.where(RATED.c.code.in_(codes)).order_by(RATED.c.at, RATED.c.unit).limit(1)
    ).first()
    found = [(grown.at, grown.unit)] if grown is not None else []
    if last is not None:
        found += [unit.order for unit in left if unit.order <= (last.at, last.unit)]
    return min(found, default=None)


def _rewind(connection: Connection, game: str, order: Order) -> None:
    changed = select(RATING_CHANGES.c.player).where(
        RATING_CHANGES.c.game == game, _from(RATING_CHANGES, order)
    )
    players = list(connection.execute(changed.distinct()).scalars())
    for table in (RATING_CHANGES, RATED):
        connection.execute(delete(table).where(table.c.game == game, _from(table, order)))
    for player in players:
        _restore(connection, game, player)


def _from(table: Any, order: Order) -> Any:
    """The SQL condition that a row's unit has this sort key or a later one."""
    at, unit = order
    return or_(table.c.at > at, and_(table.c.at == at, table.c.unit >= unit))


def _restore(connection: Connection, game: str, player: Player) -> None:
    """Set a player's rating to its value after the last change that is still in the database."""
    own = and_(RATINGS.c.game == game, RATINGS.c.player == player)
    left = (
        select(RATING_CHANGES)
        .where(RATING_CHANGES.c.game == game, RATING_CHANGES.c.player == player)
        .order_by(RATING_CHANGES.c.at.desc(), RATING_CHANGES.c.unit.desc())
        .limit(1)
    )
    row = connection.execute(left).first()
    if row is None:
        connection.execute(delete(RATINGS).where(own))
        return
    values = {name: getattr(row, name) for name in ("mean", "deviation", "at", "results")}
    connection.execute(update(RATINGS).where(own).values(values))


def _rate_all(connection: Connection, units: Sequence[Unit]) -> None:
    """Rate units of one game in order, and record them as rated."""
    if not units:
        return
    game = units[0].game
    players = {
        player
        for unit in units
        for result in unit.results
        for standing in result.standings
        for player in standing.players
    }
    kept = ratings_of(connection, game, players)
    known = _profiles(connection, players)
    after, rows = dict(kept), []
    for unit in units:
        for player, change in _changes(unit, after).items():
            if not is_bot(player) and player not in known:
                continue  # the profile was just deleted
            after[player] = change.after
            rows.append(_row(unit, player, change.after))
    marks = [
        {"code": code, "game": game, "at": unit.at, "unit": unit.code}
        for unit in units
        for code in unit.covers
    ]
    connection.execute(insert(RATED), marks)
    if rows:
        connection.execute(insert(RATING_CHANGES), rows)
    for player in {row["player"] for row in rows}:
        _keep(connection, game, player, after[player], is_new=player not in kept)


def _changes(unit: Unit, ratings: dict[Player, Rating]) -> dict[Player, Change]:
    """The change that a unit makes for each player: the last change made by the unit's results."""
    book = Book()
    for player, rating in ratings.items():
        book.put(unit.game, player, rating)
    changes: dict[Player, Change] = {}
    for result in unit.results:
        changes |= book.add(result)
    return changes


def _row(unit: Unit, player: Player, rating: Rating) -> dict[str, Any]:
    profile = None if is_bot(player) else player
    key = {"game": unit.game, "at": unit.at, "unit": unit.code, "kind": unit.kind}
    return asdict(rating) | key | {"player": player, "profile": profile}


def _keep(
    connection: Connection, game: str, player: Player, rating: Rating, *, is_new: bool
) -> None:
    values = asdict(rating)
    if is_new:
        profile = None if is_bot(player) else player
        key = {"game": game, "player": player, "profile": profile}
        connection.execute(insert(RATINGS), key | values)
    else:
        own = and_(RATINGS.c.game == game, RATINGS.c.player == player)
        connection.execute(update(RATINGS).where(own).values(values))


def ratings_of(
    connection: Connection, game: str, players: Iterable[Player]
) -> dict[Player, Rating]:
    """The present ratings of players at a game."""
    chosen = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(sorted(players)))
    return {
        row.player: Rating(row.mean, row.deviation, row.at, row.results)
        for row in connection.execute(chosen)
    }


def _profiles(connection: Connection, players: Iterable[Player]) -> set[Player]:
    chosen = select(PROFILES.c.id).where(PROFILES.c.id.in_(sorted(players)))
    return set(connection.execute(chosen).scalars())
