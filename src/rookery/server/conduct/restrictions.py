"""Restrictions that the operator sets for people, in the database and in each server's memory.

A *warning* is shown to its profile once. A *mute* hides the texts and phrases of a profile at
listed tables and at tables of the waiting room. A *bar* keeps a profile or an address out of listed
tables and the waiting room. So does a *hold*, which several reports set automatically; it lasts
until the operator has decided.
"""

import asyncio
from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Literal

from msgspec import convert
from sqlalchemy import delete, insert, or_, select

from rookery.core.messages import Told
from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections, by_column
from rookery.server.database.schema.conduct import RESTRICTIONS
from rookery.server.database.schema.people import SEATS
from rookery.table.refusal import Refusal
from rookery.table.seating.doors import is_marked

Kind = Literal["warning", "mute", "bar", "hold"]

KEEPS_OUT: Collection[Kind] = ("bar", "hold")
"""The kinds of restriction that keep somebody out of listed tables and the waiting room."""

_MAY_LACK = ("profile", "mark", "report")
"""The fields that are null in the database where they are empty in a `Restriction`."""


@dataclass(frozen=True, slots=True)
class Restriction:
    """A restriction of a profile or of an address.

    Either `profile` or `mark`, the hash of the address, is set; the other is empty. Times are in
    seconds since 1970. If `until` is None, the restriction lasts until it is lifted. `report` is
    the id of the report that led to it.
    """

    id: str
    kind: Kind
    profile: str
    mark: str
    reason: str
    since: float
    until: float | None
    report: str = ""

    def is_on(self, at: float) -> bool:
        """Whether the restriction is in force at a time."""
        return self.until is None or at < self.until

    def is_for(self, profile: str, origin: str) -> bool:
        """Whether the restriction applies to a profile ("" for a guest) at an address."""
        if self.profile:
            return self.profile == profile
        return bool(origin) and is_marked(self.mark, origin)

    def sentence(self) -> Told:
        """The sentence for the person, with the reason and the end of the restriction."""
        if self.kind == "warning":
            return self.reason
        if self.kind == "mute":
            if self.until is None:
                return refusals.muted_for_good(reason=self.reason)
            return refusals.muted_until(until=_date(self.until), reason=self.reason)
        if self.kind == "hold":
            return refusals.kept_from_until_looked()
        if self.until is None:
            return refusals.kept_from_for_good(reason=self.reason)
        return refusals.kept_from_until(until=_date(self.until), reason=self.reason)


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


class RestrictionList:
    """The restrictions of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(
        self,
        kind: Kind,
        reason: str,
        since: float,
        until: float | None = None,
        *,
        profile: str = "",
        mark: str = "",
        report: str = "",
    ) -> Restriction:
        """Restrict a profile, or an address by its mark."""
        made = Restriction(new_id(), kind, profile, mark, reason, since, until, report)
        row = asdict(made) | {name: getattr(made, name) or None for name in _MAY_LACK}
        self._connections.run(insert(RESTRICTIONS), row)
        return made

    def lift(self, id_: str) -> bool:
        """Remove a restriction. Returns False if no restriction has the id."""
        with self._connections.writing() as connection:
            lifted = delete(RESTRICTIONS).where(RESTRICTIONS.c.id == id_)
            return connection.execute(lifted).rowcount > 0

    def lift_holds(self, profile: str) -> None:
        """Remove the holds of a profile, because the operator has decided."""
        own = RESTRICTIONS.c.profile == profile, RESTRICTIONS.c.kind == "hold"
        self._connections.run(delete(RESTRICTIONS).where(*own))

    def all(self, at: float) -> list[Restriction]:
        """The restrictions in force at a time, oldest first."""
        lasts = or_(RESTRICTIONS.c.until.is_(None), RESTRICTIONS.c.until > at)
        chosen = select(RESTRICTIONS).where(lasts).order_by(RESTRICTIONS.c.since)
        return [
            convert(given | {name: given[name] or "" for name in _MAY_LACK}, Restriction)
            for given in map(by_column, self._connections.rows(chosen))
        ]

    def seats_of(self, profiles: Collection[str]) -> dict[str, str]:
        """Map each seat of these profiles, by the hash of the seat's secret, to its profile."""
        if not profiles:
            return {}
        columns = SEATS.c.secret_hash, SEATS.c.profile
        chosen = select(*columns).where(SEATS.c.profile.in_(list(profiles)))
        return {row.secret_hash: row.profile for row in self._connections.rows(chosen)}

    def remove_old(self, at: float) -> None:
        """Delete the restrictions that have ended."""
        self._connections.run(delete(RESTRICTIONS).where(RESTRICTIONS.c.until <= at))


class Restrictions:
    """The restrictions in memory, as last read from the database."""

    def __init__(self, kept: RestrictionList) -> None:
        self.kept = kept
        self._on: tuple[Restriction, ...] = ()
        self._mutes: dict[str, Restriction] = {}

    async def load(self, at: float) -> None:
        """Read the restrictions. Raises StoreFailed; those in memory are then unchanged."""
        on = await asyncio.to_thread(self.kept.all, at)
        muted = {each.profile: each for each in on if each.kind == "mute"}
        seats = await asyncio.to_thread(self.kept.seats_of, muted)
        self._mutes = {seat: muted[profile] for seat, profile in seats.items()}
        self._on = tuple(on)

    def of(self, profile: str, origin: str, at: float) -> Iterator[Restriction]:
        """The restrictions of somebody with a profile ("" for a guest) at an address."""
        return (each for each in self._on if each.is_on(at) and each.is_for(profile, origin))

    def need_welcome(self, profile: str, origin: str, at: float) -> None:
        """Raise Refusal, with the reason, if a restriction keeps somebody out."""
        for each in self.of(profile, origin, at):
            if each.kind in KEEPS_OUT:
                raise Refusal("kept-out", each.sentence())

    def need_voice(self, seat_hash: str, at: float) -> None:
        """Raise Refusal if the owner of a seat is muted."""
        mute = self._mutes.get(seat_hash)
        if mute is not None and mute.is_on(at):
            raise Refusal("muted", mute.sentence())
