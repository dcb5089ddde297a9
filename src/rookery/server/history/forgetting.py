"""Removes the names of people from finished tables.

The seats of deleted profiles are in a list. For one seat after the other, the names that the person
had there become `Player 1` and so on, in the events and in the results. A seat stays in the list
until its table is over.
"""

from collections.abc import Collection
from dataclasses import replace
from operator import itemgetter
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, select, update

from rookery.evenings.as_object import happening_object, read_happening
from rookery.evenings.happenings import Came
from rookery.server.database.chain import BadLog
from rookery.server.database.database import StoreDamaged
from rookery.server.database.forgetting import forget
from rookery.server.database.schema.evenings import EVENING_ENTRIES, EVENING_HAPPENINGS, EVENINGS
from rookery.server.database.schema.log import EVENTS
from rookery.server.database.schema.results import FORGETTING, RESULT_SEATS
from rookery.server.database.store import ENDED_STAGES, Store
from rookery.server.evenings.keeping import OVER
from rookery.server.history.counting import BOT, result_of_history
from rookery.server.rebuilding import History, decoded, read_log
from rookery.table import events as ev
from rookery.table.protocol import encode, stored


class Forgotten(NamedTuple):
    """A seat of a deleted profile: its table, and the hash of its secret."""

    secret_hash: str
    code: str


class Forgetter:
    """Removes names from tables. Methods block, and may raise StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def waiting(self, after: str = "", most: int = 20) -> list[Forgotten]:
        """Some seats whose names are still to be removed, in the order of their hashes."""
        chosen = select(FORGETTING.c.secret_hash, FORGETTING.c.code)
        chosen = chosen.where(FORGETTING.c.secret_hash > after)
        with self._store.connections.reading() as connection:
            rows = connection.execute(chosen.order_by(FORGETTING.c.secret_hash).limit(most))
            return [Forgotten(*row) for row in rows]

    def forget(self, seat: Forgotten) -> list[str]:
        """Remove the names of a seat's owner from all finished tables where the owner sat.

        If no unfinished table is left, the seat is removed from the list. Returns the changed
        tables.
        """
        if seat.code and not self._is_over(seat.code):
            return []
        is_done, changed = self._forget_at_evenings(seat.secret_hash), []
        due, seen = [seat.code, *self._counted_at(seat.secret_hash)], set[str]()
        while due:
            code = due.pop()
            if code in seen or not code:
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
            self._store.connections.run(delete(FORGETTING).where(own))
        return changed

    def _forget_at(self, code: str, names: Collection[str], secret_hash: str) -> list[str]:
        """Remove names from one table. Returns its code in a list if any name was removed."""
        if not names:
            rename_without_events(self._store, RESULT_SEATS.c.secret_hash == secret_hash)
        removed = [forget(self._store.connections, [code], name).texts for name in names]
        renew_names(self._store, [code] if names else [])
        return [code] if any(removed) else []

    def _forget_at_evenings(self, secret_hash: str) -> bool:
        """Remove the name of a seat's owner from finished evenings. False if one is unfinished."""
        own = EVENING_ENTRIES.c.secret_hash == secret_hash
        chosen = select(EVENING_ENTRIES.c.evening, EVENING_ENTRIES.c.entry, EVENINGS.c.stage)
        chosen = chosen.join(EVENINGS, EVENINGS.c.id == EVENING_ENTRIES.c.evening).where(own)
        found = self._store.connections.rows(chosen)
        over = [row for row in found if row.stage == OVER]
        for row in over:
            with self._store.connections.writing() as connection:
                _rename_entry(connection, row.evening, row.entry)
        return len(over) == len(found)

    def _counted_at(self, secret_hash: str) -> list[str]:
        chosen = select(RESULT_SEATS.c.code).where(RESULT_SEATS.c.secret_hash == secret_hash)
        return list(self._store.connections.scalars(chosen))

    def _history(self, code: str) -> History:
        """The events of a table; empty if the table is gone or damaged."""
        try:
            return decoded(self._store.log_of(code))
        except (BadLog, StoreDamaged):
            return []

    def _is_over(self, code: str) -> bool:
        summary = self._store.summary(code)
        return summary is None or summary.stage in ENDED_STAGES


def _rename_entry(connection: Connection, evening: str, entry: str) -> None:
    """Replace a name at an evening by "Player" and a number."""
    mine = EVENING_HAPPENINGS.c.evening == evening
    rows = connection.execute(select(EVENING_HAPPENINGS).where(mine)).all()
    came = [(row.seq, it) for row in rows if (it := read_happening(stored(row.body)))]
    entries = [it.entry for _, it in sorted(came, key=itemgetter(0)) if isinstance(it, Came)]
    for seq, it in came:
        if isinstance(it, Came) and it.entry == entry:
            place = list(dict.fromkeys(entries)).index(entry) + 1
            body = encode(happening_object(replace(it, name=f"Player {place}")))
            one = mine & (EVENING_HAPPENINGS.c.seq == seq)
            connection.execute(update(EVENING_HAPPENINGS).where(one).values(body=body))


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
    """Copy the present names in the events of tables to the results. Raises StoreFailed."""
    for code in codes:
        result = read_log(store, code, result_of_history)
        if result is None:
            continue
        with store.connections.writing() as connection:
            for seat in result.seats:
                own = (RESULT_SEATS.c.code == code) & (RESULT_SEATS.c.seat == seat.seat)
                connection.execute(update(RESULT_SEATS).where(own).values(name=seat.name))


def forget_without_events(store: Store, name: str) -> int:
    """Remove a name from the results of tables without events. Returns how many seats had it."""
    is_named = func.lower(RESULT_SEATS.c.name) == name.strip().lower()
    return rename_without_events(store, is_named)


def rename_without_events(store: Store, is_meant: object) -> int:
    """In results of tables without events, replace names that meet a condition by seat numbers."""
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
