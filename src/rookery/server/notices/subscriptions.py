"""The browsers that want notices, and for which seats. Methods block, and may raise StoreFailed."""

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from rookery.messages import refusals
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.notices import SUBSCRIBED_SEATS, SUBSCRIPTIONS
from rookery.server.database.schema.people import SEATS
from rookery.server.people.profiles import Profile, need_device
from rookery.table.refusal import Refusal

MOST_SEATS = 100
"""A guest's browser gets notices for at most this many seats; the oldest are dropped. Unmeasured,
as is the next number."""

MOST_BROWSERS = 20
"""Maximum number of browsers that receive the notices of one seat."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser's address at its push service, and the keys that encrypt its notices.

    `site` is the server's address as the browser knows it.
    """

    endpoint: str
    public_key: bytes
    auth: bytes
    site: str

    @property
    def id(self) -> str:
        """The id: the SHA-256 of the push address."""
        return id_of(self.endpoint)


def id_of(endpoint: str) -> str:
    """The id of the subscription with a push address."""
    return sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    """The subscriptions of a database."""

    def __init__(self, connections: Connections, most: int) -> None:
        self._connections = connections
        self._most = most

    def add(
        self, wanted: Subscription, seats: Collection[str], profile: Profile | None, at: float
    ) -> None:
        """Store a subscription for seats, given by the hashes of their secrets, and for a profile.

        Raises Refusal if the requesting device of the profile has been removed.
        """
        owner = (None, None) if profile is None else (profile.id, profile.device)
        with self._connections.writing() as connection:
            self._add(connection, wanted, seats, owner, at)

    def _add(
        self,
        connection: Connection,
        wanted: Subscription,
        seats: Collection[str],
        owner: tuple[str | None, str | None],
        at: float,
    ) -> None:
        profile, device = owner
        if profile is not None and device is not None:
            need_device(connection, profile, device)
        values: dict[str, Any] = {
            "endpoint": wanted.endpoint,
            "public_key": wanted.public_key,
            "auth": wanted.auth,
            "site": wanted.site,
            "made_at": at,
            "profile": profile,
            "device": device,
        }
        own = SUBSCRIPTIONS.c.id == wanted.id
        if not connection.execute(update(SUBSCRIPTIONS).where(own).values(values)).rowcount:
            if count(connection, SUBSCRIPTIONS) >= self._most:
                raise Refusal("too-many", refusals.notices_full())
            added = self._connections.insert(SUBSCRIPTIONS).values(id=wanted.id, **values)
            connection.execute(added.on_conflict_do_update(index_elements=["id"], set_=values))
        self._add_seats(connection, wanted.id, seats, at)

    def _add_seats(
        self, connection: Connection, subscription: str, seats: Collection[str], at: float
    ) -> None:
        own = SUBSCRIBED_SEATS.c.subscription == subscription
        is_new = SUBSCRIBED_SEATS.c.secret_hash.in_(list(seats))
        connection.execute(delete(SUBSCRIBED_SEATS).where(own, is_new))
        rows = [{"subscription": subscription, "secret_hash": it, "at": at} for it in seats]
        if rows:
            connection.execute(insert(SUBSCRIBED_SEATS), rows)
        newest = select(SUBSCRIBED_SEATS.c.secret_hash).where(own)
        newest = newest.order_by(SUBSCRIBED_SEATS.c.at.desc()).limit(MOST_SEATS)
        kept = list(connection.scalars(newest))
        old = SUBSCRIBED_SEATS.c.secret_hash.not_in(kept)
        connection.execute(delete(SUBSCRIBED_SEATS).where(own, old))

    def renew(self, old: str, wanted: Subscription, at: float) -> None:
        """Replace the subscription whose push address is `old` by `wanted`, for the same seats."""
        before = id_of(old)
        of_old = SUBSCRIBED_SEATS.c.subscription == before
        owner = select(SUBSCRIPTIONS.c.profile, SUBSCRIPTIONS.c.device)
        with self._connections.writing() as connection:
            row = connection.execute(owner.where(SUBSCRIPTIONS.c.id == before)).first()
            seats = list(connection.scalars(select(SUBSCRIBED_SEATS.c.secret_hash).where(of_old)))
            if row is not None and (row.profile is not None or seats):
                connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == before))
                self._add(connection, wanted, seats, (row.profile, row.device), at)

    def remove(self, endpoint: str) -> None:
        """Delete a subscription, if it exists."""
        with self._connections.writing() as connection:
            of_it = SUBSCRIPTIONS.c.id == id_of(endpoint)
            connection.execute(delete(SUBSCRIPTIONS).where(of_it))

    def of_seat(self, secret_hash: str) -> list[Subscription]:
        """The subscriptions for a seat, and those of the profile that owns the seat."""
        own = select(SUBSCRIBED_SEATS.c.subscription).where(
            SUBSCRIBED_SEATS.c.secret_hash == secret_hash
        )
        owner = select(SEATS.c.profile).where(SEATS.c.secret_hash == secret_hash)
        columns = SUBSCRIPTIONS.c
        chosen = (
            select(columns.endpoint, columns.public_key, columns.auth, columns.site)
            .where(or_(columns.id.in_(own), columns.profile.in_(owner)))
            .order_by(columns.made_at.desc())
            .limit(MOST_BROWSERS)
        )
        return [
            Subscription(row.endpoint, bytes(row.public_key), bytes(row.auth), row.site)
            for row in self._connections.rows(chosen)
        ]
