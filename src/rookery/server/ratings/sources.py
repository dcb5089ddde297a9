"""Finds unrated results and turns them into units."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, exists, select

from rookery.server.database.connections import Connections
from rookery.server.database.schema.evenings import EVENING_ENTRIES
from rookery.server.database.schema.people import SEATS
from rookery.server.database.schema.ratings import BOARD_POINTS, RATED
from rookery.server.database.schema.results import RESULT_LEAVERS, RESULT_SEATS, RESULTS
from rookery.server.history.counting import BOT, CASUAL, MATCH, PERSON
from rookery.server.ratings.choices import SETTLE_SECONDS, WishesThen
from rookery.server.ratings.daily import of_days
from rookery.server.ratings.units import (
    DAY,
    Played,
    SeatPlayed,
    Unit,
    is_own_play,
    of_match,
    of_set,
)
from rookery.table.protocol import encode, stored

Boards = Mapping[int, tuple[int, ...]]
"""The points of each board, by seat."""

MOST_AT_ONCE = 500
"""At most this many matches are read at once. Unmeasured."""


class Sources:
    """The results of a database that may be rated. Methods block, and may raise StoreFailed.

    `boards_of` reads the points of a table's boards from its events; None if they are gone.
    """

    def __init__(self, connections: Connections, boards_of: Callable[[str], Boards | None]) -> None:
        self._connections = connections
        self._boards_of = boards_of

    def due(self, now: float, since: float = 0.0) -> list[Unit]:
        """The unrated units of the MOST_AT_ONCE oldest matches that ended after `since`."""
        until = now - SETTLE_SECONDS
        with self._connections.reading() as connection:
            sets = _sets(connection, since, until)
            missing = _without_boards(connection, [it for codes in sets.values() for it in codes])
        self._keep_boards(missing)
        with self._connections.reading() as connection:
            matches = list(_matches(connection, since, until))
            others = [*_of_sets(connection, sets, until), *of_days(connection, since, until)]
        if len(matches) == MOST_AT_ONCE:  # the next search finds later results
            others = [it for it in others if it.at < matches[-1].at]
        return [*matches, *others]

    def _keep_boards(self, codes: Iterable[str]) -> None:
        """Store the points of the boards of tables, before the tables' events may be removed."""
        for code in codes:
            found = self._boards_of(code) or {}
            boards = encode({str(number): points for number, points in found.items()})
            added = self._connections.insert_new(BOARD_POINTS)
            self._connections.run(added, {"code": code, "boards": boards.decode()})


def _is_due(since: float, until: float) -> tuple[Any, ...]:
    is_rated = exists().where(RATED.c.code == RESULTS.c.code)
    return (RESULTS.c.ended_at >= since, RESULTS.c.ended_at <= until, ~is_rated)


# ── matches ─────────────────────────────────────────────────────────────────────────────────────


def _matches(connection: Connection, since: float, until: float) -> Iterator[Unit]:
    due = select(RESULTS.c.code).where(*_is_due(since, until), RESULTS.c.kind == MATCH)
    codes = connection.execute(
        due.order_by(RESULTS.c.ended_at, RESULTS.c.code).limit(MOST_AT_ONCE)
    ).scalars()
    played = _played(connection, list(codes))
    yield from sorted(map(of_match, played), key=lambda it: it.order)


def _played(connection: Connection, codes: Sequence[str]) -> list[Played]:
    chosen = select(RESULTS).where(RESULTS.c.code.in_(codes)).order_by(RESULTS.c.code)
    tables = connection.execute(chosen).all()
    seats = connection.execute(
        select(RESULT_SEATS).where(RESULT_SEATS.c.code.in_(codes)).order_by(RESULT_SEATS.c.seat)
    ).all()
    left = connection.execute(select(RESULT_LEAVERS).where(RESULT_LEAVERS.c.code.in_(codes))).all()
    who = _Profiles(connection, {row.secret_hash for row in (*seats, *left)})
    boards = _boards(connection, codes)
    return [
        Played(
            row.code,
            row.game,
            row.ended_at,
            row.deals,
            row.is_early,
            *_people(
                [it for it in seats if it.code == row.code],
                [it for it in left if it.code == row.code],
                partial(who.rated, at=row.ended_at),
            ),
            boards.get(row.code),
        )
        for row in tables
    ]


def _people(
    seats: Sequence[Any], left: Sequence[Any], rated: Callable[[str], str]
) -> tuple[tuple[SeatPlayed, ...], tuple[tuple[int, str], ...]]:
    """The players of a table, by seat, and the people who left it and did not sit down again."""
    gone = {it.secret_hash for it in left}

    def player(row: Any) -> str:
        if row.player == BOT:
            return f"bot:{row.level}"
        is_own = row.player == PERSON and is_own_play(row.moves, row.moves_by_bot)
        return rated(row.secret_hash) if is_own and row.secret_hash not in gone else ""

    played = tuple(SeatPlayed(player(it), it.points, it.side, it.has_won) for it in seats)
    stayed = [it.secret_hash for it in seats if it.player == PERSON and it.secret_hash not in gone]
    here = set(map(rated, stayed)) - {""}
    leavers = tuple((it.seat, rated(it.secret_hash)) for it in left)
    return played, tuple((seat, player) for seat, player in leavers if player not in here)


class _Profiles:
    """The profiles to rate, by seat. A seat is identified by the hash of its secret."""

    def __init__(self, connection: Connection, hashes: Collection[str]) -> None:
        wanted = sorted(it for it in hashes if it)
        chosen = select(SEATS).where(SEATS.c.secret_hash.in_(wanted))
        self._claims = {
            row.secret_hash: (row.profile, row.at) for row in connection.execute(chosen)
        }
        entries = select(EVENING_ENTRIES).where(EVENING_ENTRIES.c.secret_hash.in_(wanted))
        for row in connection.execute(entries):
            if row.profile is not None:  # the seat joined the evening with this profile
                self._claims.setdefault(row.secret_hash, (row.profile, 0.0))
        self._wishes = WishesThen(connection, [profile for profile, _ in self._claims.values()])

    def rated(self, secret_hash: str, at: float) -> str:
        """The profile of a seat in a match that ended `at`; empty if nobody is rated for it."""
        profile, claimed_at = self._claims.get(secret_hash, ("", 0.0))
        is_known = bool(profile) and claimed_at <= at + SETTLE_SECONDS
        return str(profile) if is_known and self._wishes.were_rated(profile, at) else ""


# ── sets ────────────────────────────────────────────────────────────────────────────────────────


def _sets(connection: Connection, since: float, until: float) -> dict[tuple[str, str], list[str]]:
    """The codes of all tables of each set with an unrated table, deals of the day left out."""
    is_set = RESULTS.c.kind.not_in((MATCH, CASUAL, DAY))
    due = select(RESULTS.c.kind, RESULTS.c.set_of).where(*_is_due(since, until), is_set).distinct()
    found = {}
    for kind, name in connection.execute(due).all():
        of_it = select(RESULTS.c.code).where(
            RESULTS.c.kind == kind, RESULTS.c.set_of == name, RESULTS.c.ended_at <= until
        )
        found[kind, name] = sorted(connection.execute(of_it).scalars())
    return found


def _of_sets(
    connection: Connection, sets: Mapping[tuple[str, str], Sequence[str]], until: float
) -> Iterator[Unit]:
    for (kind, name), codes in sets.items():
        by_rules: dict[str, list[Played]] = defaultdict(list)
        for table in _played(connection, codes):
            by_rules[table.game].append(table)
        left = _unrated(connection, codes)
        for tables in by_rules.values():
            for unit in of_set(f"{kind}/{name}", tables, until):
                if left.intersection(unit.covers):
                    yield unit


def _unrated(connection: Connection, codes: Sequence[str]) -> set[str]:
    done = select(RATED.c.code).where(RATED.c.code.in_(codes))
    return set(codes).difference(connection.execute(done).scalars())


def _boards(connection: Connection, codes: Sequence[str]) -> dict[str, Boards]:
    chosen = select(BOARD_POINTS).where(BOARD_POINTS.c.code.in_(codes))
    return {
        row.code: {int(number): tuple(points) for number, points in stored(row.boards).items()}
        for row in connection.execute(chosen)
    }


def _without_boards(connection: Connection, codes: Sequence[str]) -> list[str]:
    known = select(BOARD_POINTS.c.code).where(BOARD_POINTS.c.code.in_(codes))
    return sorted(set(codes).difference(connection.execute(known).scalars()))
