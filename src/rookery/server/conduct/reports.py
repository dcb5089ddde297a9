"""Players' reports about other players, for the operator."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import convert
from sqlalchemy import ColumnElement, Row, Select, delete, select, update

from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections, by_column, count
from rookery.server.database.schema.conduct import REPORTS
from rookery.server.database.schema.people import SEATS
from rookery.table.protocol import encode, stored
from rookery.table.refusal import Refusal
from rookery.table.seating.doors import mark_of

MOST_OPEN = 5_000
"""Maximum number of open reports; if there are more, the operator does not read them. Unmeasured,
as are the next numbers."""

HOLD_REPORTS = 3
"""This many open reports by different people put a profile on hold. Two may come from a quarrel."""

HOLD_TABLES = 2
"""The reports for a hold must come from at least this many tables, so that one group of players
cannot put a stranger on hold."""

HOLD_WITHIN = 86_400.0
"""The reports for a hold must come within this many seconds."""

KEPT_FOR = 90 * 86_400.0
"""A closed report is stored for this many seconds."""

_SALT = 16


@dataclass(frozen=True, slots=True)
class Party:
    """One side of a report: a name, the hash of the seat's secret, and the address."""

    name: str
    seat_hash: str
    origin: str


@dataclass(frozen=True, slots=True)
class Written:
    """A text that was on the reporter's page."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """A report. The profile of a guest is empty; times are in seconds since 1970.

    `mark` and `reporter_mark` are hashes of addresses. `closed_at` is None while the report is
    open.
    """

    id: str
    at: float
    code: str
    name: str
    profile: str
    mark: str
    reporter_name: str
    reporter_profile: str
    reporter_mark: str
    reason: str
    note: str
    texts: tuple[Written, ...]
    closed_at: float | None
    outcome: str


class Reports:
    """The reports of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(
        self,
        code: str,
        accused: Party,
        reporter: Party,
        reason: str,
        note: str,
        texts: Sequence[Written],
        at: float,
    ) -> str:
        """Store a report. If the accused profile must be put on hold now, return it, else "".

        Raises Refusal if the reporter has reported this person there before, or too many are open.
        """
        with self._connections.writing() as connection:
            if count(connection, REPORTS, REPORTS.c.closed_at.is_(None)) >= MOST_OPEN:
                raise Refusal("too-many", refusals.report_full())
            owner = select(SEATS.c.profile).where(SEATS.c.secret_hash == accused.seat_hash)
            profile: str = connection.execute(owner).scalar() or ""
            salt = _salt(profile or accused.seat_hash)
            row = {
                "id": new_id(),
                "at": at,
                "code": code,
                "seat_hash": accused.seat_hash,
                "name": accused.name,
                "mark": mark_of(new_id(_SALT), accused.origin) if accused.origin else "",
                "reporter_hash": reporter.seat_hash,
                "reporter_name": reporter.name,
                "reporter_mark": mark_of(salt, reporter.origin),
                "reason": reason,
                "note": note,
                "texts": encode(list(texts)),
                "closed_at": None,
                "outcome": "",
            }
            adding = self._connections.insert_new(REPORTS)
            if connection.scalar(adding.returning(REPORTS.c.id), row) is None:
                raise Refusal("reported", refusals.report_again())
            of_profile = _joined().where(_ACCUSED.c.profile == profile)
            is_recent = REPORTS.c.closed_at.is_(None), REPORTS.c.at > at - HOLD_WITHIN
            recent = of_profile.where(*is_recent)
            found = [_report(row) for row in connection.execute(recent)] if profile else []
        return profile if is_to_hold(profile, found) else ""

    def open(self) -> list[Report]:
        """The reports that are open, oldest first."""
        return self._found(REPORTS.c.closed_at.is_(None))

    def all(self) -> list[Report]:
        """All stored reports, oldest first."""
        return self._found()

    def get(self, id_: str) -> Report | None:
        """The report with an id; None if there is none."""
        found = self._found(REPORTS.c.id == id_)
        return found[0] if found else None

    def close(self, id_: str, outcome: str, at: float) -> bool:
        """Close a report. Returns False if it is not open."""
        is_open = REPORTS.c.id == id_, REPORTS.c.closed_at.is_(None)
        closed = update(REPORTS).where(*is_open).values(closed_at=at, outcome=outcome)
        return self._connections.run(closed) > 0

    def count(self) -> int:
        """The number of open reports."""
        return self._connections.count(REPORTS, REPORTS.c.closed_at.is_(None))

    def remove_old(self, at: float) -> None:
        """Delete reports that were closed long ago."""
        self._connections.run(delete(REPORTS).where(REPORTS.c.closed_at < at - KEPT_FOR))

    def _found(self, *where: ColumnElement[bool]) -> list[Report]:
        chosen = _joined().where(*where).order_by(REPORTS.c.at)
        return [_report(row) for row in self._connections.rows(chosen)]


def is_to_hold(profile: str, reports: Iterable[Report]) -> bool:
    """Whether enough people, by address and profile, reported a profile at enough tables."""
    marks: set[str] = set()
    profiles: set[str] = set()
    tables: set[str] = set()
    for each in reports:
        is_other = each.reporter_mark not in marks and each.reporter_profile not in profiles
        if is_other and each.reporter_mark.startswith(_salt(profile)):
            marks.add(each.reporter_mark)
            profiles |= {each.reporter_profile} - {""}
            tables.add(each.code)
    return len(marks) >= HOLD_REPORTS and len(tables) >= HOLD_TABLES


_ACCUSED = SEATS.alias("accused")
_REPORTER = SEATS.alias("reporter")


def _joined() -> Select[Any]:
    """The query for all reports, each with the profiles of both people."""
    joined = REPORTS.outerjoin(_ACCUSED, _ACCUSED.c.secret_hash == REPORTS.c.seat_hash).outerjoin(
        _REPORTER, _REPORTER.c.secret_hash == REPORTS.c.reporter_hash
    )
    return select(
        REPORTS, _ACCUSED.c.profile.label("profile"), _REPORTER.c.profile.label("reporter_profile")
    ).select_from(joined)


def _salt(accused: str) -> str:
    """A salt for all reports about one profile, so that an address has one mark in all of them."""
    return hashlib.sha256(f"reported {accused}".encode()).hexdigest()[:_SALT]


def _report(row: Row[Any]) -> Report:
    known = {"profile": row.profile or "", "reporter_profile": row.reporter_profile or ""}
    return convert(
        by_column(row) | known | {"texts": stored(row.texts, tuple[Written, ...])}, Report
    )
