"""The export of a profile: the records of its matches, and all database rows about it.

The export is made in parts, so that a long history needs no more memory than a short one.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import json
from sqlalchemy import Table, select

from rookery.records import write_match
from rookery.server.database.schema import METADATA
from rookery.server.database.schema.people import PROFILES, SEATS
from rookery.server.database.schema.results import RESULT_LEAVERS, RESULT_SEATS
from rookery.server.database.store import Store
from rookery.server.rebuilding import read_log
from rookery.table.folding import folded
from rookery.table.table import OVER

_SECRETS = ("hash", "secret", "challenge", "key", "auth", "p256dh")
"""Columns with these words in their names are left out: they contain secrets, not personal data."""

_AT_ONCE = 200
"""Rows that are read at once. Unmeasured."""


def record_line(store: Store, code: str) -> bytes:
    """A match's record as a line; empty if it is gone, damaged or not over. Raises StoreFailed."""
    table = read_log(store, code, folded)
    if table is None or table.stage != OVER:
        return b""
    return f"{write_match(table.record)}\n".encode()


def stored(store: Store, profile: str) -> Iterator[bytes]:
    """Everything stored about a profile, as parts of one JSON object: rows under table names.

    Secrets, of which only hashes are stored, are left out. Raises StoreFailed.
    """
    before = b"{"
    for table in METADATA.sorted_tables:
        chosen = _rows_of(table, profile)
        if chosen is None:
            continue
        yield before + json.encode(str(table.name)) + b":["
        yield from _written(store, chosen)
        yield b"]"
        before = b",\n"
    yield b"}\n" if before != b"{" else b"{}\n"


def _rows_of(table: Table, profile: str) -> Any:
    """A query for the rows of a table that belong to a profile; None if it has no such rows."""
    columns = [it for it in table.columns if not any(word in it.name for word in _SECRETS)]
    if table is PROFILES:
        return select(*columns).where(table.c.id == profile)
    if table in (RESULT_SEATS, RESULT_LEAVERS):
        own = select(SEATS.c.secret_hash).where(SEATS.c.profile == profile)
        return select(*columns).where(table.c.secret_hash.in_(own))
    if "profile" in table.columns:
        return select(*columns).where(table.c.profile == profile)
    return None


def _written(store: Store, chosen: Any) -> Iterator[bytes]:
    """The rows of a query as the items of a JSON list, in parts."""
    before = b""
    with store.connections.reading() as connection:
        found = connection.execution_options(yield_per=_AT_ONCE).execute(chosen)
        for part in found.partitions():
            for row in part:
                yield before + json.encode({str(name): it for name, it in row._asdict().items()})
                before = b",\n"
