"""Which server owns which table, in PostgreSQL: one owner at a time, and an epoch per owner.

Every server of a pool renews its row in `servers`: all its leases expire at `until`, by the clock
of the database. A lease names the owner of a table and its epoch, which grows with every new owner.
Three rules keep two servers from writing to one table:

* A transaction that writes locks the leases of its tables (FOR SHARE) and checks owner and epoch;
`fence` does that. So `take` waits for a commit in progress; a later commit is rolled back.
* `take` locks the lease, then the owner's row (FOR SHARE), so it waits for a renewal in progress.
`take` takes no table from an owner whose leases have not expired.
* A server that renews too late reads its remaining leases (`held`) before it answers for a table.

docs/pool.md has the whole protocol.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Select,
    bindparam,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    inspect,
    or_,
    select,
    update,
)

from rookery.core.errors import RookeryError
from rookery.server.database.appending import make_head
from rookery.server.database.connections import Connections, insert_into
from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Group, Lease
from rookery.server.database.lock import DatabaseInUse
from rookery.server.database.schema import EVENTS, FIRST_LANE, LEASES, SERVERS, TABLES

_FORGOTTEN_AFTER = 3600.0
"""When a server has ended, its row is deleted after this many seconds. Unmeasured."""

_LEFT = 0.0
"""The `until` of a server that has announced that it stops."""

_NOW: ColumnElement[float] = cast(extract("epoch", func.clock_timestamp()), Double)
"""The database's time in seconds since 1970; it advances within a transaction."""

_LIVE = exists().where(SERVERS.c.id == LEASES.c.owner, SERVERS.c.until > _NOW)
"""Whether the owner of a lease is alive."""

_IDLE = "idle_in_transaction_session_timeout"
_IDLES_FOR = "2s"
"""PostgreSQL ends a transaction that has locks once it is idle for this long. If its server is
suspended, the locks are then released at about the time when the leases of that server expire."""

_IN_A_HURRY = f"SET LOCAL {_IDLE} = '{_IDLES_FOR}'"
"""The statement that sets `_IDLES_FOR` for the transaction."""

_HURRY = func.set_config(_IDLE, _IDLES_FOR, True)
"""`_IN_A_HURRY` as an expression for a query that locks rows; `True` limits it to the
transaction."""

_MATCHES = (
    LEASES.c.code == bindparam("of_code"),
    LEASES.c.owner == bindparam("of_owner"),
    LEASES.c.epoch == bindparam("of_epoch"),
)


class LeaseUnsure(StoreFailed):
    """Another server may own the table now and have written to it. This server wrote nothing."""

    def __init__(self, code: str, told: str = "may belong") -> None:
        super().__init__(f"table {code} {told} to another server now")


class LeaseLost(LeaseUnsure):
    """Another server owns the table now. Nothing was written."""

    def __init__(self, code: str) -> None:
        super().__init__(code, "belongs")


class OwnedElsewhere(RookeryError):
    """The table belongs to another server, whose id is `owner`.

    If that server is dead, another server may take the table over in a moment.
    """

    code = "owned-elsewhere"

    def __init__(self, code: str, owner: str, *, is_alive: bool) -> None:
        super().__init__(f"table {code} belongs to server {owner}")
        self.owner = owner
        self.is_alive = is_alive


@dataclass(frozen=True, slots=True)
class Renewal:
    """The answer to a renewal: the database's time, and the servers that are alive."""

    now: float
    live: frozenset[str]


class Leases:
    """The servers and leases of a database. All methods may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def register(self, server: str, name: str, seconds: float, lanes: int) -> int:
        """Add a server that is alive for `seconds`. Returns the number of its first lane."""
        with self._connections.writing() as connection:
            connection.exec_driver_sql(_IN_A_HURRY)
            connection.exec_driver_sql("LOCK TABLE servers IN EXCLUSIVE MODE")
            owns = exists().where(LEASES.c.owner == SERVERS.c.id)
            old = SERVERS.c.until < _NOW - _FORGOTTEN_AFTER
            connection.execute(delete(SERVERS).where(old, ~owns))
            taken = set(connection.scalars(select(SERVERS.c.lane).where(SERVERS.c.until > _NOW)))
            lane = FIRST_LANE
            while lane in taken:
                lane += lanes
            _renew(connection, server, name, lane, seconds)
            for number in range(lane, lane + lanes):
                make_head(connection, number)
        return lane

    def renew(self, server: str, name: str, lane: int, seconds: float) -> Renewal:
        """Extend a server's leases to `seconds` from now, without a transaction that stays open."""
        with self._connections.reading() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            _renew(connection, server, name, lane, seconds)
            now = connection.execute(select(_NOW)).scalar_one()
            live = connection.scalars(select(SERVERS.c.id).where(SERVERS.c.until > _NOW))
            return Renewal(now, frozenset(live))

    def leave(self, server: str) -> None:
        """Let the leases of a stopping server expire at once."""
        ended = update(SERVERS).where(SERVERS.c.id == server).values(until=_LEFT)
        self._connections.run(ended)

    def owner_of(self, code: str) -> str | None:
        """The server that owns a table, if it is alive."""
        with self._connections.reading() as connection:
            return _live_owner(connection, code)

    def held(self, server: str) -> dict[str, int]:
        """The tables that a server owns, with their epochs."""
        chosen = select(LEASES.c.code, LEASES.c.epoch).where(LEASES.c.owner == server)
        return {row.code: row.epoch for row in self._connections.rows(chosen)}

    def take(self, code: str, server: str, *, takes_over: bool = True) -> Lease | None:
        """Become the owner of a table in a new epoch; None if there is no such table.

        The epoch is new even if the server owns the table: it may be about to hand the table over.

        Raises OwnedElsewhere if another live server owns the table; with `takes_over=False`, also
        if the owner has died without leaving.
        """
        with self._connections.writing() as connection:
            owner = _live_owner(connection, code)  # read without a lock: a lock may have to wait
            if owner not in (server, None):
                raise OwnedElsewhere(code, owner, is_alive=True)
            row = _locked_or_made(connection, code)
            if row is None:
                return None
            if row.owner not in (server, None):
                _need_end(connection, code, row.owner, takes_over=takes_over)
            changed = update(LEASES).where(LEASES.c.code == code)
            connection.execute(changed.values(owner=server, epoch=row.epoch + 1))
            return Lease(code, server, row.epoch + 1)

    def hand_over(self, leases: Collection[Lease], to: str | None) -> set[str]:
        """Give tables to a server or to nobody; returns those whose lease was still valid."""
        changed = update(LEASES).where(*_MATCHES)
        given = changed.values(owner=to, epoch=LEASES.c.epoch + 1)
        handed = set()
        with self._connections.writing() as connection:
            for lease in sorted(leases, key=lambda it: it.code):
                of = {"of_code": lease.code, "of_owner": lease.owner, "of_epoch": lease.epoch}
                if connection.execute(given, of).rowcount:
                    handed.add(lease.code)
        return handed

    def orphans(self, stages: Collection[str], most: int, *, takes_over: bool = True) -> list[str]:
        """Tables that `take` would grant: those at these stages, and listed ones not yet begun."""
        dead = select(SERVERS.c.id).where(SERVERS.c.until <= (_NOW if takes_over else _LEFT))
        joined = LEASES.join(TABLES, TABLES.c.code == LEASES.c.code)
        is_public = TABLES.c.listed & (TABLES.c.stage == "lobby")
        chosen = select(LEASES.c.code).select_from(joined)
        chosen = chosen.where(or_(TABLES.c.stage.in_(stages), is_public))
        with self._connections.reading() as connection:
            # The dead owners are read first; otherwise the database might look at all tables.
            owners = list(connection.scalars(dead))
            if not owners:
                return []
            return list(connection.scalars(chosen.where(LEASES.c.owner.in_(owners)).limit(most)))

    def names(self) -> dict[str, str]:
        """The name of every server, by its id."""
        chosen = select(SERVERS.c.id, SERVERS.c.name)
        return {row.id: row.name for row in self._connections.rows(chosen)}

    def now(self) -> float:
        """The time of the database in seconds since 1970."""
        now: float = self._connections.scalar(select(_NOW))
        return now


def need_no_server(connection: Connection, place: str) -> None:
    """Check that no server is alive; no server can start or continue until the transaction ends.

    Raises DatabaseInUse. Does nothing for SQLite, where a lock beside the file has this purpose.
    """
    if connection.dialect.name == "sqlite" or not inspect(connection).has_table(SERVERS.name):
        return
    connection.exec_driver_sql("LOCK TABLE servers IN EXCLUSIVE MODE")
    chosen = select(SERVERS.c.name).where(SERVERS.c.until > _NOW).order_by(SERVERS.c.name)
    if names := list(connection.scalars(chosen)):
        raise DatabaseInUse(
            f"{place} is in use by running servers ({', '.join(names)}): stop all of them first; "
            "one that was killed counts as running for some seconds more"
        )


def fence(connection: Connection, groups: Iterable[Group]) -> set[str]:
    """Lock, or create, leases until the transaction ends; return the codes of lost tables."""
    held: dict[str, Lease] = {}
    new: list[Lease] = []
    for group in groups:
        if group.lease is None:
            continue
        if group.entries and group.entries[0].seq == 1:
            new.append(group.lease)
        else:
            held[group.lease.code] = group.lease
    if new:
        rows = [{"code": it.code, "owner": it.owner, "epoch": it.epoch} for it in new]
        connection.execute(insert(LEASES), sorted(rows, key=lambda row: str(row["code"])))
    if not held:
        return set()
    found: Mapping[str, Any] = {row.code: row for row in connection.execute(_locked(held))}
    return {
        code
        for code, lease in held.items()
        if code not in found or (found[code].owner, found[code].epoch) != (lease.owner, lease.epoch)
    }


def delete_unowned(connection: Connection, codes: Collection[str]) -> set[str]:
    """Delete the leases of tables without a live owner. Returns the codes of these tables."""
    is_owned = LEASES.c.owner.is_not(None) & _LIVE
    connection.execute(delete(LEASES).where(LEASES.c.code.in_(codes), ~is_owned))
    owned = connection.scalars(select(LEASES.c.code).where(LEASES.c.code.in_(codes)))
    return set(codes) - set(owned)


def _renew(connection: Connection, server: str, name: str, lane: int, seconds: float) -> None:
    """Write a server's row. If the row had been deleted, the server owns no table."""
    made = insert_into(connection, SERVERS).values(
        id=server, name=name, lane=lane, until=_NOW + bindparam("seconds")
    )
    renewed = made.on_conflict_do_update(
        index_elements=[SERVERS.c.id],
        set_={"until": func.greatest(SERVERS.c.until, made.excluded.until)},
    )
    connection.execute(renewed, {"seconds": seconds})


def _locked(codes: Collection[str]) -> Select[Any]:
    """The leases of tables, locked in a fixed order (no deadlock), for a limited idle time."""
    chosen = select(LEASES, _HURRY).where(LEASES.c.code.in_(codes)).order_by(LEASES.c.code)
    return chosen.with_for_update(read=True)


def _locked_or_made(connection: Connection, code: str) -> Any:
    """The locked lease of a table, made without an owner if missing; None if there is no table."""
    chosen = select(LEASES.c.owner, LEASES.c.epoch, _HURRY).where(LEASES.c.code == code)
    locked = chosen.with_for_update()
    row = connection.execute(locked).first()
    if row is None:  # the table is older than leases, or does not exist
        is_there = exists().where(EVENTS.c.match == code, EVENTS.c.seq == 1)
        if connection.execute(select(is_there)).scalar():
            made = insert_into(connection, LEASES).values(code=code, owner=None, epoch=0)
            connection.execute(made.on_conflict_do_nothing())
            row = connection.execute(locked).one()
    return row


def _live_owner(connection: Connection, code: str) -> str | None:
    """The server that owns a table, if it is alive."""
    return connection.scalar(select(LEASES.c.owner).where(LEASES.c.code == code, _LIVE))


def _need_end(connection: Connection, code: str, owner: str, *, takes_over: bool) -> None:
    """Raise OwnedElsewhere unless a table's owner has died or, if not `takes_over`, has left.

    If nothing is raised, the owner's row is locked: a renewal waits until the transaction ends. A
    live server's row is not locked, because its renewals must not wait.
    """
    chosen = select(SERVERS.c.until).where(SERVERS.c.id == owner)
    for statement in (chosen, chosen.with_for_update(read=True)):
        until = connection.execute(statement).scalar()
        now = connection.execute(select(_NOW)).scalar_one()
        if until is not None and until > (now if takes_over else _LEFT):
            raise OwnedElsewhere(code, owner, is_alive=until > now)
