"""Evenings in the database, stored as numbered happenings. Each number can be written only once."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rookery.core.errors import RookeryError
from rookery.evenings.as_object import (
    happening_object,
    read_happening,
    read_settings,
    settings_object,
)
from rookery.evenings.happenings import HandedOver, Happening
from rookery.evenings.settings import Settings
from rookery.messages import refusals
from rookery.server.database.connections import Connections, count
from rookery.server.database.database import StoreFailed
from rookery.server.database.schema import TABLES
from rookery.server.database.schema.evenings import (
    EVENING_ENTRIES,
    EVENING_HAPPENINGS,
    EVENING_TABLES,
    EVENINGS,
)
from rookery.table.protocol import encode, stored
from rookery.table.refusal import Refusal

T = TypeVar("T")

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
"""The stages of an evening: before the first round, during the rounds, after the end."""

_FORGOTTEN_AFTER = 14 * 86_400.0
"""An evening that has not changed for this many seconds (two weeks) does not count towards the
limit. Unmeasured, as is the next number."""


_MOST_TRIES = 8
"""How often a write is tried if other servers write first each time."""


class Overtaken(RookeryError):
    """Another server was the first to write the evening's next happening. Nothing was written."""

    code = "overtaken"


@dataclass(frozen=True, slots=True)
class Kept:
    """An evening's row. The evening's decks, lots and codes of tables are derived from `secret`."""

    id: str
    settings: Settings
    secret: str
    stage: str


@dataclass(frozen=True, slots=True)
class EntryKept:
    """Somebody who may play. `secret_hash` is the hash of the secret that opens their seats."""

    entry: str
    secret_hash: str
    profile: str | None


Entering = Callable[[Connection], EntryKept]
"""Finds out who joins, in the transaction that writes the entry. It may raise Refusal."""


class EveningLog:
    """A database's evenings, at most `most` unfinished. Methods block and may raise StoreFailed."""

    def __init__(self, connections: Connections, most: int) -> None:
        self.connections = connections
        self._most = most

    def make(self, kept: Kept, at: float) -> bool:
        """Store a new evening. False if an evening has this id. Raises Refusal at the limit."""
        row = {
            "id": kept.id,
            "settings": encode(settings_object(kept.settings)),
            "secret": kept.secret,
            "stage": kept.stage,
            "made_at": at,
            "changed_at": at,
        }
        is_going_on = (EVENINGS.c.stage != OVER) & (EVENINGS.c.changed_at > at - _FORGOTTEN_AFTER)
        known = select(EVENINGS.c.id).where(EVENINGS.c.id == kept.id)
        made = self.connections.insert_new(EVENINGS).values(row)
        made = made.returning(EVENINGS.c.id)  # PostgreSQL does not count inserted rows
        with self.connections.writing() as connection:
            if connection.execute(known).first() is not None:
                return False
            if count(connection, EVENINGS, is_going_on) >= self._most:
                raise Refusal("too-many", refusals.evening_server_full())
            return connection.execute(made).first() is not None

    def kept(self, evening: str) -> Kept:
        """An evening's row. Raises Refusal if there is none."""
        chosen = select(EVENINGS).where(EVENINGS.c.id == evening)
        row = self.connections.first(chosen)
        if row is None:
            raise Refusal("no-evening", refusals.evening_none_such())
        return Kept(row.id, read_settings(stored(row.settings)), row.secret, row.stage)

    def happenings(self, evening: str, after: int) -> list[Happening]:
        """The happenings with numbers above `after`, in order."""
        chosen = (
            select(EVENING_HAPPENINGS.c.body)
            .where(EVENING_HAPPENINGS.c.evening == evening, EVENING_HAPPENINGS.c.seq > after)
            .order_by(EVENING_HAPPENINGS.c.seq)
        )
        return [read_happening(stored(body)) for body in self.connections.scalars(chosen)]

    def append(
        self,
        evening: str,
        after: int,
        happenings: Sequence[Happening],
        stage: str,
        at: float,
        entry: EntryKept | Entering | None = None,
    ) -> None:
        """Append happenings after number `after`, all or none, with the entries of people who join.

        An entry that exists keeps its secret. Raises Overtaken if another server wrote first.
        Raises Refusal if somebody else has the secret: it would open that person's seats.
        """
        with self.connections.writing() as connection:
            joining = entry(connection) if callable(entry) else entry
            _write(connection, evening, after, happenings, at)
            staged = update(EVENINGS).where(EVENINGS.c.id == evening).values(stage=stage)
            connection.execute(staged)
            if joining is not None:
                row = {
                    "evening": evening,
                    "entry": joining.entry,
                    "secret_hash": joining.secret_hash,
                    "profile": joining.profile,
                }
                own = [EVENING_ENTRIES.c.evening, EVENING_ENTRIES.c.entry]
                kept = self.connections.insert(EVENING_ENTRIES).values(row)
                try:
                    connection.execute(kept.on_conflict_do_nothing(index_elements=own))
                except IntegrityError:
                    raise Refusal("secret-taken", refusals.secret_of_other()) from None

    def entries(self, evening: str) -> dict[str, EntryKept]:
        """Everybody who may play, by the id of their entry."""
        chosen = select(EVENING_ENTRIES).where(EVENING_ENTRIES.c.evening == evening)
        rows = self.connections.rows(chosen)
        return {row.entry: EntryKept(row.entry, row.secret_hash, row.profile) for row in rows}

    def playing(self) -> list[str]:
        """The ids of evenings that have begun and are not over."""
        chosen = select(EVENINGS.c.id).where(EVENINGS.c.stage == PLAYING).order_by(EVENINGS.c.id)
        return list(self.connections.scalars(chosen))

    def add_table(self, evening: str, number: int, table: int, code: str) -> None:
        """Store that a table of a round was opened. Storing it again changes nothing."""
        row = {"evening": evening, "round": number, "number": table, "code": code}
        self.connections.run(self.connections.insert_new(EVENING_TABLES), row)

    def tables(self, evening: str, number: int) -> dict[int, str]:
        """The codes of a round's opened tables, by table number."""
        which = (EVENING_TABLES.c.evening == evening) & (EVENING_TABLES.c.round == number)
        chosen = select(EVENING_TABLES.c.number, EVENING_TABLES.c.code).where(which)
        return {row.number: row.code for row in self.connections.rows(chosen)}

    def stages(self, codes: Collection[str]) -> dict[str, str]:
        """The stages of these tables, by code, from the index."""
        chosen = select(TABLES.c.code, TABLES.c.stage).where(TABLES.c.code.in_(list(codes)))
        return {row.code: row.stage for row in self.connections.rows(chosen)}


def hand_over(
    connection: Connection, evening: str, entry: str, secret_hash: str, at: float, has_phone: bool
) -> None:
    """Give somebody's seats a new secret, as part of a transaction.

    Nothing happens if the person has no entry, or if the evening is not being played. Raises
    Overtaken.
    """
    stage = connection.scalar(select(EVENINGS.c.stage).where(EVENINGS.c.id == evening))
    own = (EVENING_ENTRIES.c.evening == evening) & (EVENING_ENTRIES.c.entry == entry)
    changed = update(EVENING_ENTRIES).where(own).values(secret_hash=secret_hash)
    if stage in (None, OVER) or connection.execute(changed).rowcount == 0:
        return
    which = EVENING_HAPPENINGS.c.evening == evening
    last = connection.scalar(select(func.max(EVENING_HAPPENINGS.c.seq)).where(which))
    _write(connection, evening, last or 0, [HandedOver(entry, has_phone)], at)


def decided_anew(attempt: Callable[[], T]) -> T:
    """The result of `attempt`, retried if another server wrote first. Raises StoreFailed."""
    for _ in range(_MOST_TRIES):
        with suppress(Overtaken):
            return attempt()
    raise StoreFailed("other servers keep writing to this evening")


def _write(
    connection: Connection, evening: str, after: int, happenings: Sequence[Happening], at: float
) -> None:
    """Write the happenings after number `after`. Raises Overtaken if another server wrote first."""
    rows = [
        {
            "evening": evening,
            "seq": after + number,
            "at": at,
            "body": encode(happening_object(happening)),
        }
        for number, happening in enumerate(happenings, start=1)
    ]
    try:
        connection.execute(insert(EVENING_HAPPENINGS), rows)
    except IntegrityError:
        raise Overtaken("another server was first") from None
    changed = update(EVENINGS).where(EVENINGS.c.id == evening).values(changed_at=at)
    connection.execute(changed)
