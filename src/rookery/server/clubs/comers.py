"""The people who come to an evening: members, known by a profile, and guests, known by a secret.

The secret that opens a person's seats at the evening's tables is derived from the evening's key. A
guest's browser receives it when the guest answers; a member receives it on every device.

Whoever has the link can answer, so the list is bounded: a yes or maybe needs a free place, and only
the latest noes are stored. Guests whom no host has added are *unknown*. If no place is free, an
unknown guest loses a place to a member or to a guest added by a host. The number of unknown guests
per address is limited, and only those who look at the evening are seated.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from rookery.messages import refusals
from rookery.server.clubs import messages as m
from rookery.server.clubs.evenings import Evening
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections
from rookery.server.database.schema.clubs import CLUB_COMERS, CLUB_EVENINGS, CLUB_MEMBERS
from rookery.server.database.schema.evenings import EVENING_ENTRIES
from rookery.server.limits import PEOPLE_EVER
from rookery.table.chairs import checked_name, hash_of, keyed_hash
from rookery.table.refusal import Refusal
from rookery.table.seating.doors import is_marked, mark_of

UNKNOWN_FROM_ADDRESS = 40
"""Maximum number of unknown guests from one address: a school class. Unmeasured."""

_SECRET_LENGTH = 48
"""Hexadecimal digits of a guest's or member's secret: 192 bits, as for a seat."""


@dataclass(frozen=True, slots=True)
class Comer:
    """Somebody who has answered. `profile` is None for guests, `partner` is a wished partner's id.

    `handed` counts a guest's phones after the first one; a guest added by a host has no phone at
    first. The code whose hash is `pass_hash` gives the guest a phone until `pass_until`. An unknown
    guest has the `mark` of an address; at `seen_at` they first looked at the evening.
    """

    id: str
    evening: str
    profile: str | None
    secret_hash: str
    name: str
    answer: str
    partner: str | None
    at: float
    handed: int = 0
    has_phone: bool = True
    pass_hash: str | None = None
    pass_until: float | None = None
    mark: str | None = None
    seen_at: float | None = None

    @property
    def is_expected(self) -> bool:
        """Whether they say yes and get a seat; unknown guests must have looked at the evening."""
        return self.answer == "yes" and (self.mark is None or self.seen_at is not None)


class Comers:
    """The people who answer for evenings. Methods block, and may raise StoreFailed.

    Each evening has `most` places for people who say yes or maybe. At most `most` noes are stored,
    not counting people who have entered the evening in play: they stay on the list, because their
    results stay. A further no replaces the earliest no of a guest; if there is none, that of a
    profile, and then that of a club member.
    """

    def __init__(self, connections: Connections, most: int) -> None:
        self._connections = connections
        self._most = most

    def of(self, evening: str) -> list[Comer]:
        """Everybody who has answered, in the order of answering."""
        chosen = select(CLUB_COMERS).where(CLUB_COMERS.c.evening == evening)
        ordered = chosen.order_by(CLUB_COMERS.c.at, CLUB_COMERS.c.id)
        return [Comer(**row._asdict()) for row in self._connections.rows(ordered)]

    def count(self, evenings: list[str]) -> dict[str, int]:
        """The number of people who say yes, by evening."""
        said = CLUB_COMERS.c.evening.in_(evenings) & (CLUB_COMERS.c.answer == "yes")
        chosen = select(CLUB_COMERS.c.evening, func.count()).where(said)
        with self._connections.reading() as connection:
            rows = connection.execute(chosen.group_by(CLUB_COMERS.c.evening))
            return {row[0]: row[1] for row in rows}

    def answers(self, evenings: list[str], profile: str) -> dict[str, str]:
        """The answers of a profile, by evening."""
        mine = CLUB_COMERS.c.evening.in_(evenings) & (CLUB_COMERS.c.profile == profile)
        chosen = select(CLUB_COMERS.c.evening, CLUB_COMERS.c.answer).where(mine)
        return {row.evening: row.answer for row in self._connections.rows(chosen)}

    def come(
        self,
        evening: Evening,
        own: Comer | None,
        profile: str | None,
        wanted: m.Come,
        at: float,
        origin: str = "",
    ) -> Comer:
        """Store an answer from an address in place of the earlier one (`own`). Raises Refusal."""
        with self._connections.writing() as connection:
            known = _locked(connection, evening)
            own = _present(known.comers, own, profile)
            others = known.others(own)
            said: dict[str, Any] = {
                "name": checked_name(wanted.name, [it.name for it in others]),
                "answer": wanted.answer,
                "partner": _partner(wanted.partner, others),
            }
            is_unknown = profile not in known.members if own is None else own.mark is not None
            if is_unknown and wanted.answer != "no" and (own is None or own.answer == "no"):
                _admit(evening, others, origin)
            self._make_room(known, own, wanted.answer, is_unknown=is_unknown)
            if own is not None:
                _set(connection, own, **said)
                return replace(own, **said)
            mark = mark_of(new_id(), origin) if is_unknown else None
            return _added(known, profile, said, at, mark=mark)

    def add(self, evening: Evening, name: str, at: float) -> Comer:
        """Add a guest by name, on behalf of a host. The guest has no phone. Raises Refusal."""
        with self._connections.writing() as connection:
            known = _locked(connection, evening)
            checked = checked_name(name, [it.name for it in known.comers])
            said = {"name": checked, "answer": "yes", "partner": None}
            self._make_room(known, None, "yes")
            return _added(known, None, said, at, has_phone=False)

    def change(self, evening: Evening, comer: str, changes: m.ComerChanged) -> None:
        """Set somebody's answer or partner, on behalf of a host. Raises Refusal."""
        with self._connections.writing() as connection:
            known = _locked(connection, evening)
            own = known.need(comer)
            values: dict[str, object] = {}
            if isinstance(changes.answer, str):
                values["answer"] = changes.answer
                self._make_room(known, own, changes.answer)
            if changes.partner is None or isinstance(changes.partner, str):
                values["partner"] = _partner(changes.partner, known.others(own))
            if values:
                _set(connection, own, **values)

    def see(self, comer: Comer, at: float) -> Comer:
        """Note that an unknown guest looks at the evening for the first time."""
        with self._connections.writing() as connection:
            _set(connection, comer, seen_at=at)
        return replace(comer, seen_at=at)

    def remove_unknown(self, evening: Evening, since: float) -> list[str]:
        """Remove unknown guests who answered at `since` or later; return the ids with results."""
        with self._connections.writing() as connection:
            known = _locked(connection, evening)
            removed = [it for it in known.comers if it.mark is not None and it.at >= since]
            return [it.id for it in removed if _removed(known, it)]

    def remove(self, evening: Evening, comer: str) -> bool:
        """Delete an answer. If the person has results, change it to a no instead and return True.

        Raises Refusal if no answer has this id.
        """
        with self._connections.writing() as connection:
            known = _locked(connection, evening)
            return _removed(known, known.need(comer))

    def _make_room(
        self, known: _Known, own: Comer | None, answer: str, *, is_unknown: bool = False
    ) -> None:
        """Raise Refusal if no place is free for an answer. A new no may replace an earlier one.

        Unknown guests without results lose their places in this order: first those who never looked
        at the evening, then those who answered last.
        """
        others = known.others(own)
        has_entered = own is not None and own.id in known.entered
        if answer == "no":
            if not has_entered:
                self._forget_a_no(known, others)
            return
        has_place = own is not None and own.answer != "no"
        placed = [it for it in others if it.answer != "no"]
        if not has_place and len(placed) >= self._most:
            unknown = [it for it in placed if it.mark is not None and it.id not in known.entered]
            if is_unknown or not unknown:
                raise Refusal("too-many", refusals.evening_places(most=self._most))
            last = max(unknown, key=lambda it: (it.seen_at is None, it.at, it.id))
            _forget(known.connection, [last.id])
        if not has_entered and len(known.entered) >= PEOPLE_EVER * self._most:
            raise Refusal("too-many", refusals.evening_come_and_left())

    def _forget_a_no(self, known: _Known, others: list[Comer]) -> None:
        """Delete the earliest noes, so that another no can be stored."""
        idle = [it for it in others if it.answer == "no" and it.id not in known.entered]
        if len(idle) < self._most:
            return
        members = known.members
        idle.sort(key=lambda it: (it.profile is not None, it.profile in members, it.at, it.id))
        _forget(known.connection, [it.id for it in idle[: len(idle) + 1 - self._most]])


@dataclass(frozen=True, slots=True)
class _Known:
    """What a transaction reads: who has answered, the ids that entered, and members' profiles."""

    connection: Connection
    evening: Evening
    comers: list[Comer]
    entered: frozenset[str]
    members: frozenset[str | None]

    def others(self, own: Comer | None) -> list[Comer]:
        """Everybody except the person of `own`."""
        return [it for it in self.comers if own is None or it.id != own.id]

    def need(self, comer: str) -> Comer:
        """The person with this id. Raises Refusal."""
        for each in self.comers:
            if each.id == comer:
                return each
        raise Refusal("no-comer", refusals.evening_no_answer())


def secret_of(evening: Evening, comer: str, handed: int = 0) -> str:
    """The secret that opens somebody's seats on this evening; each phone (`handed`) changes it."""
    number = f" {handed}" if handed else ""
    return keyed_hash(evening.key, f"comer {comer}{number}")[:_SECRET_LENGTH]


def partners(comers: list[Comer]) -> dict[str, str]:
    """The partners who have chosen each other, as a map from each id to the partner's id."""
    wished = {it.id: it.partner for it in comers if it.partner is not None}
    return {one: other for one, other in wished.items() if wished.get(other) == one}


def _locked(connection: Connection, evening: Evening) -> _Known:
    """Read and lock all who have answered, until the transaction ends; the director does so too."""
    which = CLUB_EVENINGS.c.id == evening.id
    connection.execute(select(CLUB_EVENINGS.c.id).where(which).with_for_update())
    chosen = select(CLUB_COMERS).where(CLUB_COMERS.c.evening == evening.id).with_for_update()
    comers = [Comer(**row._asdict()) for row in connection.execute(chosen)]
    entries = select(EVENING_ENTRIES.c.entry).where(EVENING_ENTRIES.c.evening == evening.id)
    profiles = select(CLUB_MEMBERS.c.profile).where(CLUB_MEMBERS.c.club == evening.club)
    entered, members = frozenset(connection.scalars(entries)), connection.scalars(profiles)
    return _Known(connection, evening, comers, entered, frozenset(members))


def _admit(evening: Evening, others: list[Comer], origin: str) -> None:
    """Raise Refusal if the door is closed, or if the address has too many unknown guests."""
    if evening.door_closed_at is not None:
        raise Refusal("door-closed", refusals.evening_door_closed())
    marks = (it.mark for it in others if it.mark is not None and it.answer != "no")
    if sum(is_marked(mark, origin) for mark in marks) >= UNKNOWN_FROM_ADDRESS:
        raise Refusal("too-many", refusals.evening_guests(most=UNKNOWN_FROM_ADDRESS))


def _set(connection: Connection, comer: Comer, **values: object) -> None:
    connection.execute(update(CLUB_COMERS).where(CLUB_COMERS.c.id == comer.id).values(**values))


def _removed(known: _Known, comer: Comer) -> bool:
    """Delete an answer. If the person has results, change it to a no instead and return True."""
    has_results = comer.id in known.entered
    if has_results:
        _set(known.connection, comer, answer="no")
    else:
        _forget(known.connection, [comer.id])
    return has_results


def _forget(connection: Connection, comers: list[str]) -> None:
    connection.execute(delete(CLUB_COMERS).where(CLUB_COMERS.c.id.in_(comers)))


def _added(
    known: _Known,
    profile: str | None,
    said: dict[str, Any],
    at: float,
    *,
    has_phone: bool = True,
    mark: str | None = None,
) -> Comer:
    made = new_id()
    secret_hash = hash_of(secret_of(known.evening, made))
    about: dict[str, Any] = {"at": at, "has_phone": has_phone, "mark": mark}
    comer = Comer(made, known.evening.id, profile, secret_hash, **said, **about)
    known.connection.execute(insert(CLUB_COMERS), asdict(comer))
    return comer


def _present(comers: list[Comer], own: Comer | None, profile: str | None) -> Comer | None:
    """The present state of an answer read before. Raises Refusal if its phone was taken away."""
    for each in comers:
        if own is not None and each.id == own.id and each.secret_hash != own.secret_hash:
            raise Refusal("bad-pass", refusals.evening_phone_away())
        if each.id == own.id if own is not None else profile and each.profile == profile:
            return each
    return None


def _partner(wished: str | None, others: list[Comer]) -> str | None:
    if wished is not None and all(it.id != wished for it in others):
        raise Refusal("no-comer", refusals.evening_no_partner())
    return wished
