"""Reads tables, and the points of their boards, from their events."""

import logging

from rookery.server.log.chain import BadLog
from rookery.server.log.database import StoreDamaged, StoreFailed
from rookery.server.log.store import Store
from rookery.server.rebuilding import decoded
from rookery.table import events as ev
from rookery.table.folding import after
from rookery.table.table import Table, opened

log = logging.getLogger("rookery.ratings")


def boards_of(store: Store, code: str) -> dict[int, tuple[int, ...]] | None:
    """The points of a table's finished deals, by board and seat.

    None if the table has no boards, or if its events are gone or damaged. Raises StoreFailed.
    """
    table = table_of(store, code)
    if table is None or table.boards is None:
        return None
    first = table.boards.first
    return {
        first + number: deal.points
        for number, deal in enumerate(table.match.deals)
        if deal.points is not None
    }


def table_of(store: Store, code: str) -> Table | None:
    """A table rebuilt from its events; None if they are gone or damaged. Raises StoreFailed."""
    try:
        return _folded(store, code)
    except (BadLog, StoreDamaged):
        return None  # a check of the log reports the damage
    except StoreFailed:
        raise
    except Exception as error:  # noqa: BLE001 an event that does not follow may break anything
        log.warning("table %s cannot be read for ratings: %s", code, type(error).__name__)
        return None


def _folded(store: Store, code: str) -> Table | None:
    table: Table | None = None
    for event, at in decoded(store.log_of(code)):
        if table is None:
            assert isinstance(event, ev.Opened), "a log begins with its table's opening"
            table = opened(event, at)
        else:
            table = after(table, event, at)
    return table
