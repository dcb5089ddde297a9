"""The requests of waiting people, in the database, so that all servers of a pool see them."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, select, update

from rookery.messages import refusals
from rookery.server.database.connections import Connections
from rookery.server.database.schema.waiting import WAITING
from rookery.server.waiting import messages as m
from rookery.table.chairs import hash_of
from rookery.table.protocol import encode, stored
from rookery.table.refusal import Refusal
from rookery.table.seating.doors import is_marked, mark_of

GONE_AFTER = 12.0
"""A person counts as gone after this many seconds without a poll. A poll arrives, or a waiting poll
is recorded again, every four or five seconds; so two records are missing by then. Unmeasured, as is
the next number."""

SEATED_FOR = 600.0
"""After being seated, a person can ask for the table for this many seconds."""


@dataclass(frozen=True, slots=True)
class Request:
    """The request of a person who waits, or who has a seat at the table `code`.

    `profile` is "" for a guest; `since` and `heard_at` are in seconds since 1970.
    """

    id: str
    profile: str
    name: str
    wish: m.AskSeat
    since: float
    heard_at: float
    code: str = ""
    seat: int = 0


class WaitingList:
    """The requests in a database. Methods block, and may raise StoreFailed.

    At most `most` people wait at once, and at most `most_guests` guests from one address.
    """

    def __init__(self, connections: Connections, most: int, most_guests: int) -> None:
        self._connections = connections
        self._most = most
        self._most_guests = most_guests

    def add(self, wish: m.AskSeat, name: str, profile: str, origin: str, at: float) -> str:
        """Add a request, in place of an earlier one of its profile; return its ticket."""
        ticket, id_ = secrets.token_hex(24), secrets.token_hex(8)
        row = {
            "id": id_,
            "ticket_hash": hash_of(ticket),
            "waits_as": f"profile {profile}" if profile else f"guest {id_}",
            "profile": profile or None,
            "name": name,
            "mark": mark_of(secrets.token_hex(8), origin),
            "wish": encode(wish),
            "since": at,
            "heard_at": at,
            "code": None,
            "seat": None,
        }
        lives = WAITING.c.code.is_(None), WAITING.c.heard_at >= at - GONE_AFTER
        waiting = select(WAITING.c.mark, WAITING.c.profile).where(*lives)
        adding = self._connections.insert(WAITING).values(row)
        replacing = adding.on_conflict_do_update(index_elements=[WAITING.c.waits_as], set_=row)
        with self._connections.writing() as connection:
            found = connection.execute(waiting).all()
            if len(found) >= self._most:
                raise Refusal("too-many", refusals.waiting_full())
            guests = [each for each in found if each.profile is None]
            alike = sum(is_marked(each.mark, origin) for each in guests)
            if not profile and alike >= self._most_guests:
                raise Refusal("too-many", refusals.waiting_guests(guests=alike))
            connection.execute(replacing)
        return ticket

    def of_ticket(self, ticket: str, at: float) -> Request | None:
        """Return the request of a ticket, if stored. Record that the person is still there."""
        own = WAITING.c.ticket_hash == hash_of(ticket)
        is_alive = WAITING.c.code.is_not(None) | (WAITING.c.heard_at >= at - GONE_AFTER)
        heard = update(WAITING).where(own, is_alive).values(heard_at=at).returning(WAITING)
        with self._connections.writing() as connection:
            row = connection.execute(heard).first()
            return None if row is None else _request(row)

    def remove(self, ticket: str) -> None:
        """Delete a request, if it exists."""
        self._connections.run(delete(WAITING).where(WAITING.c.ticket_hash == hash_of(ticket)))

    def heard(self, ids: Iterable[str], at: float) -> None:
        """Record that some people are still there."""
        heard = update(WAITING).where(WAITING.c.id.in_(list(ids))).values(heard_at=at)
        self._connections.run(heard)

    def waiting(self, at: float) -> list[Request]:
        """The requests of people who still wait, the longest waiting first."""
        chosen = (
            select(WAITING)
            .where(WAITING.c.code.is_(None), WAITING.c.heard_at >= at - GONE_AFTER)
            .order_by(WAITING.c.since, WAITING.c.id)
        )
        return [_request(row) for row in self._connections.rows(chosen)]

    def count(self, at: float) -> int:
        """The number of people who still wait."""
        lives = WAITING.c.code.is_(None), WAITING.c.heard_at >= at - GONE_AFTER
        return self._connections.count(WAITING, *lives)

    def seat(self, people: Sequence[tuple[str, int]], code: str, at: float) -> bool:
        """Seat people at a table: all or nobody. `people` are pairs: the id of a request, a seat.

        Returns False, and changes nothing, if one of them has a seat already or has gone.
        """
        try:
            with self._connections.writing() as connection:
                for id_, seat in sorted(people):  # sorted, so that servers cannot deadlock
                    waits = (WAITING.c.code.is_(None), WAITING.c.heard_at >= at - GONE_AFTER)
                    seated = update(WAITING).where(WAITING.c.id == id_, *waits)
                    changed = seated.values(code=code, seat=seat, waits_as=None)
                    if connection.execute(changed).rowcount != 1:
                        raise _Taken
        except _Taken:
            return False
        return True

    def prune(self, at: float) -> None:
        """Delete the requests of people who have gone, or were seated long ago."""
        is_gone = WAITING.c.code.is_(None) & (WAITING.c.heard_at < at - GONE_AFTER)
        is_old = WAITING.c.heard_at < at - SEATED_FOR
        self._connections.run(delete(WAITING).where(is_gone | is_old))


class _Taken(Exception):
    """Raised if a person no longer waits."""


def _request(row: Row[Any]) -> Request:
    return Request(
        id=row.id,
        profile=row.profile or "",
        name=row.name,
        wish=stored(row.wish, m.AskSeat),
        since=row.since,
        heard_at=row.heard_at,
        code=row.code or "",
        seat=row.seat or 0,
    )
