"""The notices that were made or sent. Even in a pool of servers, each notice is sent only once.

A seat at a table gets one notice, and no further one before its person has visited the table.
Methods block, and may raise StoreFailed.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, select, update

from rookery.server.database.connections import Connections
from rookery.server.database.schema.notices import NOTICES

TRIED_AGAIN = 3_600.0
"""After this many seconds, another server sends an unsent notice: the server that claimed it must
have stopped, since its sender gives up sooner. Unmeasured, as is the next number."""

_TAKEN_UP = 20
"""Maximum number of unsent notices taken over in one round."""


@dataclass(frozen=True, slots=True)
class Due:
    """A notice to be sent because a seat's turn has begun; `secret_hash` identifies the seat.

    `version` is the table's version when the turn began.
    """

    code: str
    secret_hash: str
    version: int


class Outbox:
    """The notices of a database."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def claim(self, due: Due, at: float) -> bool:
        """Claim a notice. False if another server has, or if the seat's last notice is unseen."""
        values = {
            "version": due.version,
            "made_at": at,
            "tried_at": at,
            "is_seen": False,
            "is_sent": False,
        }
        added = self._connections.insert(NOTICES).values(
            code=due.code, secret_hash=due.secret_hash, **values
        )
        is_new = NOTICES.c.is_seen & (NOTICES.c.version < due.version)
        key = ["code", "secret_hash"]
        claimed = added.on_conflict_do_update(index_elements=key, set_=values, where=is_new)
        with self._connections.writing() as connection:
            return connection.execute(claimed.returning(NOTICES.c.version)).first() is not None

    def seen(self, code: str, secret_hash: str) -> None:
        """Record that the person of a seat has been at the table."""
        changed = update(NOTICES).where(*_key(code, secret_hash), ~NOTICES.c.is_seen)
        self._connections.run(changed.values(is_seen=True, is_sent=True))

    def sent(self, due: Due) -> None:
        """Record that a notice needs no more attempts."""
        own = (*_key(due.code, due.secret_hash), NOTICES.c.version == due.version)
        self._connections.run(update(NOTICES).where(*own).values(is_sent=True))

    def left_over(self, at: float) -> list[Due]:
        """Claim and return the notices that a stopped server did not send."""
        is_due = (~NOTICES.c.is_sent, NOTICES.c.tried_at <= at - TRIED_AGAIN)
        chosen = select(NOTICES).where(*is_due).order_by(NOTICES.c.tried_at).limit(_TAKEN_UP)
        found = []
        with self._connections.writing() as connection:
            for row in connection.execute(chosen).all():
                own = (*_key(row.code, row.secret_hash), NOTICES.c.tried_at == row.tried_at)
                taken = update(NOTICES).where(*own).values(tried_at=at)
                if connection.execute(taken).rowcount:
                    found.append(Due(row.code, row.secret_hash, row.version))
        return found

    def forget(self, before: float) -> None:
        """Delete notices made before a time."""
        self._connections.run(delete(NOTICES).where(NOTICES.c.made_at < before))


def _key(code: str, secret_hash: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return NOTICES.c.code == code, NOTICES.c.secret_hash == secret_hash
