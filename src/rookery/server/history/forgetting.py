"""Removes the names of people from the tables where they sat, once these are over.

A profile that is deleted leaves its seats behind in a list. One after the other they are taken from
it: the names that the person had there become `Player 1` and so on, in the events and in the
results. A table that is still being played is left in the list until it is over.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import delete, exists, func, select, update

from rookery.server.history.counting import BOT, History
from rookery.server.history.recorder import read_result
from rookery.server.log.chain import BadLog
from rookery.server.log.database import StoreDamaged
from rookery.server.log.forgetting import forget
from rookery.server.log.schema.log import EVENTS
from rookery.server.log.schema.results import FORGETTING, RESULT_SEATS
from rookery.server.log.store import ENDED_STAGES, Store
from rookery.server.rebuilding import decoded
from rookery.table import events as ev


class Forgotten(NamedTuple):
    """A seat of a deleted profile, by the hash of its secret, and the table it was claimed at."""

    secret_hash: str
    code: str


class Forgetter:
    """Takes names from tables. Calls block, and raise StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def waiting(self, after: str = "", most: int = 20) -> list[Forgotten]:
        """Seats whose names are to be removed, in the order of their hashes."""
        chosen = select(FORGETTING.c.secret_hash, FORGETTING.c.code)
        chosen = chosen.where(FORGETTING.c.secret_hash > after)
        with self._store.connections.reading() as connection:
            rows = connection.execute(chosen.order_by(FORGETTING.c.secret_hash).limit(most))
            return [Forgotten(*row) for row in rows]

    def forget(self, seat: Forgotten) -> list[str]:
        """Remove the names of a seat from all tables where it was taken, and that are over.

        If that is all of them, the seat is taken from the list. Returns the tables changed.
        """
        is_done, changed = True, []
        due, seen = [seat.code, *self._counted_at(seat.secret_hash)], set[str]()
        if not self._is_over(seat.code):
            return []
        while due:
            code = due.pop()
            if code in seen:
                continue
            seen.add(code)
            history = self._history(code)
            due += [event.code for event, _ in history if isinstance(event, ev.Continued)]
            names = names_of(history, seat.secret_hash)
            if names and not self._is_over(code):
                is_done = False
            elif names or not history:
                changed += self._forget_at(code, names, seat.secret_hash)
        if is_done:
            own = FORGETTING.c.secret_hash == seat.secret_hash
            with self._store.connections.writing() as connection:
                connection.execute(delete(FORGETTING).where(own))
        return changed

    def _forget_at(self, code: str, names: Collection[str], secret_hash: str) -> list[str]:
        """Remove names from one table. Returns its code if there was anything to remove."""
        if not names:
            rename_without_events(self._store, RESULT_SEATS.c.secret_hash == secret_hash)
        removed = [forget(self._store.connections, [code], name).texts for name in names]
        renew_names(self._store, [code] if names else [])
        return [code] if any(removed) else []

    def _counted_at(self, secret_hash: str) -> list[str]:
        chosen = select(RESULT_SEATS.c.code).where(RESULT_SEATS.c.secret_hash == secret_hash)
        with self._store.connections.reading() as connection:
            return list(connection.scalars(chosen))

    def _history(self, code: str) -> History:
        """The events of a table; none if it is gone or damaged."""
        try:
            return decoded(self._store.log_of(code))
        except (BadLog, StoreDamaged):
            return []

    def _is_over(self, code: str) -> bool:
        summary = self._store.summary(code)
        return summary is None or summary.stage in ENDED_STAGES


def names_of(history: History, secret_hash: str) -> list[str]:
    """The names that the owner of a seat's secret has had at a table."""
    names: list[str] = []
    seat: int | None = None
    for event, _ in history:
        match event:
            case ev.Opened():
                hashes = [chair.secret_hash for chair in event.chairs]
                if secret_hash in hashes:
                    seat = hashes.index(secret_hash)
                    names.append(event.chairs[seat].name)
            case ev.Sat() if event.secret_hash == secret_hash:
                seat = event.seat
                names.append(event.name)
            case ev.Sat() | ev.Left() | ev.Released() if event.seat == seat:
                seat = None
            case ev.Renamed() if event.seat == seat:
                names.append(event.name)
            case ev.Reseated() | ev.RulesChanged() if seat is not None:
                seat = event.order.index(seat) if seat in event.order else None
    return list(dict.fromkeys(names))


def renew_names(store: Store, codes: Collection[str]) -> None:
    """Give the results of tables the names that their events have now. Raises StoreFailed."""
    for code in codes:
        result = read_result(store, code)
        if result is None:
            continue
        with store.connections.writing() as connection:
            for seat in result.seats:
                own = (RESULT_SEATS.c.code == code) & (RESULT_SEATS.c.seat == seat.seat)
                connection.execute(update(RESULT_SEATS).where(own).values(name=seat.name))


def forget_without_events(store: Store, name: str) -> int:
    """Remove a person's name from the results of tables whose events are gone. Returns how many."""
    is_named = func.lower(RESULT_SEATS.c.name) == name.strip().lower()
    return rename_without_events(store, is_named)


def rename_without_events(store: Store, is_meant: object) -> int:
    """Call the people of some seats by their places, where the table's events are gone."""
    chosen = select(RESULT_SEATS.c.code, RESULT_SEATS.c.seat).where(
        is_meant,  # type: ignore[arg-type]  # an expression of a column, which has no common type
        RESULT_SEATS.c.player != BOT,
        ~exists().where(EVENTS.c.match == RESULT_SEATS.c.code),
    )
    with store.connections.writing() as connection:
        found = connection.execute(chosen).all()
        for code, seat in found:
            own = (RESULT_SEATS.c.code == code) & (RESULT_SEATS.c.seat == seat)
            changed = update(RESULT_SEATS).where(own).values(name=f"Player {seat + 1}")
            connection.execute(changed)
    return len(found)
