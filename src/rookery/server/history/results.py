"""The results stored in the database: one per match, found by the profiles of its seats."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from msgspec import convert
from sqlalchemy import Connection, delete, exists, insert, literal, select

from rookery.server.database.connections import Connections, by_column
from rookery.server.database.schema.log import EVENTS, TABLES
from rookery.server.database.schema.people import SEATS
from rookery.server.database.schema.results import RESULT_LEAVERS, RESULT_SEATS, RESULTS, UNCOUNTED
from rookery.server.database.store import ENDED_STAGES
from rookery.server.history.counting import MatchResult
from rookery.statistics import FACTS_VERSION, Facts
from rookery.table.protocol import encode, stored

_AT_ONCE = 500
"""Rows removed in one transaction, during which no move can be stored. Unmeasured."""


class Results:
    """The results of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def keep(self, result: MatchResult) -> bool:
        """Store a result unless the match has one. Returns whether it was stored.

        The result of a finished match replaces an earlier result of the unfinished match.
        """
        added = self._connections.insert_new(RESULTS).returning(RESULTS.c.code)
        own = RESULTS.c.code == result.code
        outdated = delete(RESULTS).where(own, RESULTS.c.is_early, ~literal(result.is_early))
        with self._connections.writing() as connection:
            connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.code == result.code))
            connection.execute(outdated)
            if connection.execute(added, _match_row(result)).first() is None:
                return False
            _add_seats(connection, result)
        return True

    def replace(self, result: MatchResult) -> None:
        """Store a result in place of the match's earlier one, if any."""
        with self._connections.writing() as connection:
            connection.execute(delete(RESULTS).where(RESULTS.c.code == result.code))
            connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.code == result.code))
            connection.execute(insert(RESULTS), _match_row(result))
            _add_seats(connection, result)

    def leave_out(self, code: str, changed_at: float) -> None:
        """Store that a table, as it is now, has no result; sweeps then skip it."""
        added = self._connections.insert(UNCOUNTED)
        added = added.on_conflict_do_update(
            index_elements=[UNCOUNTED.c.code], set_={"changed_at": added.excluded.changed_at}
        )
        self._connections.run(added, {"code": code, "changed_at": changed_at})

    def uncounted(self, since: float, most: int | None) -> list[tuple[str, float]]:
        """Closed tables changed after `since` without a result: code and time, oldest first."""
        is_counted = exists().where(RESULTS.c.code == TABLES.c.code)
        is_left_out = exists().where(
            UNCOUNTED.c.code == TABLES.c.code, UNCOUNTED.c.changed_at >= TABLES.c.changed_at
        )
        chosen = (
            select(TABLES.c.code, TABLES.c.changed_at)
            .where(TABLES.c.stage.in_(ENDED_STAGES), TABLES.c.changed_at >= since)
            .where(~is_counted, ~is_left_out)
            .order_by(TABLES.c.changed_at, TABLES.c.code)
            .limit(most)
        )
        return [(row.code, row.changed_at) for row in self._connections.rows(chosen)]

    def of(self, code: str) -> MatchResult | None:
        """The result of a match; None if there is none."""
        seats = select(RESULT_SEATS).where(RESULT_SEATS.c.code == code)
        gone = select(RESULT_LEAVERS).where(RESULT_LEAVERS.c.code == code)
        by_seat = (RESULT_LEAVERS.c.seat, RESULT_LEAVERS.c.secret_hash)
        with self._connections.reading() as connection:
            row = connection.execute(select(RESULTS).where(RESULTS.c.code == code)).first()
            found = connection.execute(seats.order_by(RESULT_SEATS.c.seat)).all()
            left = connection.execute(gone.order_by(*by_seat)).all()
        return None if row is None else _result(row, found, left)

    def remove_unowned(self, before: float) -> int:
        """Remove results of old tables that belong to no profile; return how many."""
        has_table = exists().where(EVENTS.c.match == RESULTS.c.code)
        is_owned = exists().where(
            RESULT_SEATS.c.code == RESULTS.c.code, SEATS.c.secret_hash == RESULT_SEATS.c.secret_hash
        )
        is_unknown = ~exists().where(TABLES.c.code == UNCOUNTED.c.code)
        unowned = select(RESULTS.c.code).where(RESULTS.c.ended_at < before, ~has_table, ~is_owned)
        with self._connections.reading() as connection:
            codes = list(connection.scalars(unowned.limit(_AT_ONCE)))
            unknown = list(connection.scalars(select(UNCOUNTED.c.code).where(is_unknown)))
        with self._connections.writing() as connection:
            connection.execute(delete(RESULTS).where(RESULTS.c.code.in_(codes)))
            connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.code.in_(unknown[:_AT_ONCE])))
        return len(codes)


def _match_row(result: MatchResult) -> dict[str, Any]:
    row = asdict(result)
    del row["seats"], row["leavers"]
    return row | {
        "options": encode(result.options).decode(),
        "has_winner": any(seat.has_won for seat in result.seats),
        "version": FACTS_VERSION,
    }


def _add_seats(connection: Connection, result: MatchResult) -> None:
    connection.execute(insert(RESULT_SEATS), _seat_rows(result))
    left = [
        {"code": result.code, "seat": it.seat, "secret_hash": it.secret_hash}
        for it in set(result.leavers)
    ]
    if left:
        connection.execute(insert(RESULT_LEAVERS), left)


def _seat_rows(result: MatchResult) -> list[dict[str, Any]]:
    return [
        asdict(seat) | {"code": result.code, "facts": encode(seat.facts.as_json()).decode()}
        for seat in result.seats
    ]


def _result(row: Any, seats: Iterable[Any], left: Iterable[Any]) -> MatchResult:
    parts = {
        "options": stored(row.options),
        "seats": [by_column(it) | {"facts": Facts.of_json(stored(it.facts))} for it in seats],
        "leavers": [by_column(it) for it in left],
    }
    return convert(by_column(row) | parts, MatchResult)
