"""The database tables of the log, of the servers that write it, and of barred networks."""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, LargeBinary, String

from rookery.server.database.schema.metadata import table

VERSIONS = table("version", Column("number", Integer, primary_key=True))
"""The version of the layout. Programs of every version read this table first."""

REVISIONS = table(
    "alembic_version", Column("version_num", String(32), primary_key=True, nullable=False)
)
"""The version of the layout as Alembic stores it."""

EVENTS = table(
    "events",
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("names", LargeBinary),
    Column("hash", LargeBinary, nullable=False),
)
"""The events. See `personal` for `names` and `chain` for `hash`."""

HEAD = table(
    "head",
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("position", BigInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("removed", BigInteger, nullable=False),
)
"""The ends of the log, one per lane: see `chain.Head` and `lanes`."""

FIRST_LANE = 1
"""The number of the lane that every database has; most have only this one."""

TABLES = table(
    "tables",
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("due_at", Double),
    Index("tables_by_stage", "stage", "listed"),
    Index("tables_by_due", "due_at"),
)
"""The index of the tables, which can be made again from the events. `due_at` is when a slow table
has to act without a client."""

BARS = table(
    "bars",
    Column("network", String, primary_key=True),
    Column("note", String, nullable=False),
    Column("since", Double, nullable=False),
)
"""The networks barred by the operator: see `bars.Bar`."""

SERVERS = table(
    "servers",
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("until", Double, nullable=False),
    Column("lane", Integer, nullable=False),
)
"""The servers of a pool. All leases of a server expire at its `until`, in seconds since 1970 by the
database's clock. `lane` is the first of its lanes. See `leases`."""

LEASES = table(
    "leases",
    Column("code", String, primary_key=True),
    Column("owner", String),
    Column("epoch", BigInteger, nullable=False),
    Index("leases_by_owner", "owner"),
)
"""Which server owns a table, and the epoch, which grows with each new owner."""
