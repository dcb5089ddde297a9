"""Phones of guests: a link that works once gives a guest a phone, which can be taken away again.

With each phone a guest gets a new secret, and the old one opens nothing. The list of people who
come and the director's evening change in one transaction; tables in play learn of the change a
moment later. Members need no such link: their profile is known on all their devices.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select, update

from rookery.messages import refusals
from rookery.server.clubs.comers import Comer, secret_of
from rookery.server.clubs.evenings import Evening
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections
from rookery.server.database.schema.clubs import CLUB_COMERS
from rookery.server.evenings.keeping import decided_anew, hand_over
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal

PASS_SECONDS = 900.0
"""A link is valid for this many seconds: enough to borrow a phone. Unmeasured."""

_CODE_LENGTH = 16
"""Characters of the code in the link: 79 bits."""


class Phones:
    """The phones of the guests of evenings. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def offer(self, evening: Evening, comer: str, at: float) -> str:
        """The code of a link that gives a guest a phone. It replaces the guest's earlier link."""
        code = new_id(_CODE_LENGTH)
        with self._connections.writing() as connection:
            own = _need_guest(connection, evening, comer)
            _set(connection, own, pass_hash=hash_of(code), pass_until=at + PASS_SECONDS)
        return code

    def take(self, evening: Evening, code: str, at: float) -> Comer:
        """Give the guest the phone that opened a link. Raises Refusal unless the code is valid."""
        offered = CLUB_COMERS.c.pass_hash == hash_of(code)
        is_valid = (CLUB_COMERS.c.evening == evening.id) & (CLUB_COMERS.c.pass_until > at)

        def guest(connection: Connection) -> Comer:
            chosen = select(CLUB_COMERS).where(offered, is_valid).with_for_update()
            row = connection.execute(chosen).first()
            if row is None:
                raise Refusal("bad-pass", refusals.link_used_or_old())
            return Comer(**row._asdict())

        return self._handed(evening, guest, at, has_phone=True)

    def take_away(self, evening: Evening, comer: str, at: float) -> Comer:
        """Make a guest's phone and an offered link invalid. Raises Refusal."""
        return self._handed(
            evening, lambda connection: _need_guest(connection, evening, comer), at, has_phone=False
        )

    def _handed(
        self, evening: Evening, guest: Callable[[Connection], Comer], at: float, *, has_phone: bool
    ) -> Comer:
        """Give a guest a new secret, also at the director's evening."""

        def attempt() -> Comer:
            with self._connections.writing() as connection:
                handed = _with_next_secret(connection, evening, guest(connection), has_phone)
                hand_over(connection, evening.id, handed.id, handed.secret_hash, at, has_phone)
                return handed

        return decided_anew(attempt)


def _need_guest(connection: Connection, evening: Evening, comer: str) -> Comer:
    which = (CLUB_COMERS.c.evening == evening.id) & (CLUB_COMERS.c.id == comer)
    row = connection.execute(select(CLUB_COMERS).where(which).with_for_update()).first()
    if row is None:
        raise Refusal("no-comer", refusals.evening_no_answer())
    if row.profile is not None:
        raise Refusal("not-guest", refusals.club_own_profile())
    return Comer(**row._asdict())


def _with_next_secret(
    connection: Connection, evening: Evening, own: Comer, has_phone: bool
) -> Comer:
    """Give a guest a new secret on the list of people who come."""
    handed = own.handed + 1
    changed: dict[str, Any] = {
        "handed": handed,
        "secret_hash": hash_of(secret_of(evening, own.id, handed)),
        "has_phone": has_phone,
        "pass_hash": None,
        "pass_until": None,
    }
    _set(connection, own, **changed)
    return replace(own, **changed)


def _set(connection: Connection, comer: Comer, **values: object) -> None:
    connection.execute(update(CLUB_COMERS).where(CLUB_COMERS.c.id == comer.id).values(**values))
