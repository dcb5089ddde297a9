"""The second layout: events are chained by hashes, and names are stored beside them."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

from rookery.server.database.chain import START, Head, link_of
from rookery.server.database.personal import apart

revision = "0002"
down_revision = "0001"

_AT_ONCE = 1_000
"""One statement rewrites this many events. Unmeasured."""

_EVENTS = sa.table(
    "events",
    sa.column("match", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("at", sa.Double),
    sa.column("body", sa.LargeBinary),
    sa.column("names", sa.LargeBinary),
    sa.column("hash", sa.LargeBinary),
)


def upgrade() -> None:
    """Add the hashes of all events and the head of the log, and move names out of the events."""
    op.add_column("events", sa.Column("names", sa.LargeBinary))
    op.add_column("events", sa.Column("hash", sa.LargeBinary))
    head = Head(0, START)
    for rows in _in_parts(_chained(op.get_bind())):
        _rewrite(rows)
        head = head.after(row["new_hash"] for row in rows)
    with op.batch_alter_table("events") as events:
        events.alter_column("hash", existing_type=sa.LargeBinary, nullable=False)
    heads = op.create_table(
        "head",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("removed", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(heads, [{"id": 1, "position": head.position, "hash": head.hash, "removed": 0}])
    op.execute("UPDATE version SET number = 2")


def _chained(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """The events with their new columns, table by table, in order."""
    matches = connection.scalars(sa.select(_EVENTS.c.match).distinct().order_by(_EVENTS.c.match))
    for match in list(matches):
        found = connection.execute(
            sa.select(_EVENTS.c.match, _EVENTS.c.seq, _EVENTS.c.at, _EVENTS.c.body)
            .where(_EVENTS.c.match == match)
            .order_by(_EVENTS.c.seq)
        )
        before = START
        for row in found.all():
            body, names = apart(row.body)
            before = link_of(before, match, row.seq, row.at, body)
            yield {
                "of_match": match,
                "of_seq": row.seq,
                "new_body": body,
                "new_names": names,
                "new_hash": before,
            }


def _in_parts(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The rows in lists of at most `_AT_ONCE`."""
    for _, part in groupby(enumerate(rows), key=lambda numbered: numbered[0] // _AT_ONCE):
        yield [row for _, row in part]


def _rewrite(rows: list[dict[str, Any]]) -> None:
    changed = (
        sa.update(_EVENTS)
        .where(_EVENTS.c.match == sa.bindparam("of_match"), _EVENTS.c.seq == sa.bindparam("of_seq"))
        .values(
            body=sa.bindparam("new_body"),
            names=sa.bindparam("new_names"),
            hash=sa.bindparam("new_hash"),
        )
    )
    op.get_bind().execute(changed, rows)
