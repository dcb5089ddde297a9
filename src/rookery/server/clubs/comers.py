"""Who comes to an evening: members by their profile, and guests by a secret of this evening.

The secret of somebody who comes follows from the evening's key. A browser gets it for its answer,
a profile on every device; it opens the seats that its owner has at the tables of the evening.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from rookery.server.clubs.evenings import Evening
from rookery.server.codes import new_id
from rookery.server.log.connections import Connections
from rookery.server.log.schema.clubs import CLUB_COMERS, CLUB_EVENINGS
from rookery.table import protocol as p
from rookery.table.chairs import checked_name, hash_of, keyed_hash
from rookery.table.refusal import Refusal

MOST_COMERS = 160
"""People who answer for one evening. A guess: forty tables of four."""

_SECRET_LENGTH = 48
"""Hexadecimal digits of a secret: 192 bits, like that of a seat."""


@dataclass(frozen=True, slots=True)
class Comer:
    """Somebody who has answered, `profile` None for a guest; `partner` is whom they would like."""

    id: str
    evening: str
    profile: str | None
    secret_hash: str
    name: str
    answer: str
    partner: str | None
    at: float


class Comers:
    """Those who come to evenings. Calls block, and raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of(self, evening: str) -> list[Comer]:
        """Everybody who has answered, those first who answered first."""
        chosen = select(CLUB_COMERS).where(CLUB_COMERS.c.evening == evening)
        ordered = chosen.order_by(CLUB_COMERS.c.at, CLUB_COMERS.c.id)
        with self._connections.reading() as connection:
            return [Comer(**row._asdict()) for row in connection.execute(ordered)]

    def count(self, evenings: list[str]) -> dict[str, int]:
        """How many say yes, by evening."""
        said = CLUB_COMERS.c.evening.in_(evenings) & (CLUB_COMERS.c.answer == "yes")
        chosen = select(CLUB_COMERS.c.evening, func.count()).where(said)
        with self._connections.reading() as connection:
            rows = connection.execute(chosen.group_by(CLUB_COMERS.c.evening))
            return {row[0]: row[1] for row in rows}

    def answers(self, evenings: list[str], profile: str) -> dict[str, str]:
        """What a profile has answered, by evening."""
        mine = CLUB_COMERS.c.evening.in_(evenings) & (CLUB_COMERS.c.profile == profile)
        chosen = select(CLUB_COMERS.c.evening, CLUB_COMERS.c.answer).where(mine)
        with self._connections.reading() as connection:
            return {row.evening: row.answer for row in connection.execute(chosen)}

    def come(
        self, evening: Evening, own: Comer | None, profile: str | None, wanted: p.Come, at: float
    ) -> Comer:
        """Note an answer, or change the one given before (`own`). Raises Refusal."""
        with self._connections.writing() as connection:
            which = CLUB_EVENINGS.c.id == evening.id
            connection.execute(select(CLUB_EVENINGS.c.id).where(which).with_for_update())
            chosen = select(CLUB_COMERS).where(CLUB_COMERS.c.evening == evening.id)
            others = [Comer(**row._asdict()) for row in connection.execute(chosen)]
            own = next((it for it in others if _is_same(it, own, profile)), None)
            others = [it for it in others if own is None or it.id != own.id]
            if own is None and len(others) >= MOST_COMERS:
                raise Refusal("too-many", f"an evening has at most {MOST_COMERS} people")
            said: dict[str, Any] = {
                "name": checked_name(wanted.name, [it.name for it in others]),
                "answer": wanted.answer,
                "partner": _partner(wanted.partner, others),
            }
            if own is not None:
                mine = CLUB_COMERS.c.id == own.id
                connection.execute(update(CLUB_COMERS).where(mine).values(**said))
                return replace(own, **said)
            made = _new(evening, profile, said, at)
            connection.execute(insert(CLUB_COMERS), _row(made))
            return made

    def change(self, evening: str, comer: str, changes: p.ComerChanged) -> None:
        """What a host knows of somebody's answer or partner. Raises Refusal."""
        values: dict[str, object] = {}
        everybody = self.of(evening)
        if not any(it.id == comer for it in everybody):
            raise _nobody()
        if isinstance(changes.answer, str):
            values["answer"] = changes.answer
        if changes.partner is None or isinstance(changes.partner, str):
            others = [it for it in everybody if it.id != comer]
            values["partner"] = _partner(changes.partner, others)
        if values:
            which = CLUB_COMERS.c.id == comer
            with self._connections.writing() as connection:
                connection.execute(update(CLUB_COMERS).where(which).values(**values))

    def remove(self, evening: str, comer: str) -> None:
        """Forget an answer. Raises Refusal if there is none of this id."""
        which = (CLUB_COMERS.c.evening == evening) & (CLUB_COMERS.c.id == comer)
        with self._connections.writing() as connection:
            if connection.execute(delete(CLUB_COMERS).where(which)).rowcount == 0:
                raise _nobody()


def secret_of(evening: Evening, comer: str) -> str:
    """The secret of somebody who comes, which opens their seats on this evening."""
    return keyed_hash(evening.key, f"comer {comer}")[:_SECRET_LENGTH]


def partners(comers: list[Comer]) -> dict[str, str]:
    """Those who have chosen each other, both ways round, by id."""
    wished = {it.id: it.partner for it in comers if it.partner is not None}
    return {one: other for one, other in wished.items() if wished.get(other) == one}


def _new(evening: Evening, profile: str | None, said: dict[str, Any], at: float) -> Comer:
    made = new_id()
    return Comer(made, evening.id, profile, hash_of(secret_of(evening, made)), **said, at=at)


def _is_same(comer: Comer, own: Comer | None, profile: str | None) -> bool:
    if own is not None:
        return comer.id == own.id
    return profile is not None and comer.profile == profile


def _partner(wished: str | None, others: list[Comer]) -> str | None:
    if wished is not None and all(it.id != wished for it in others):
        raise Refusal("no-comer", "the partner is not among those who have answered")
    return wished


def _nobody() -> Refusal:
    return Refusal("no-comer", "nobody of this id has answered for this evening")


def _row(comer: Comer) -> dict[str, object]:
    return {name: getattr(comer, name) for name in Comer.__dataclass_fields__}
