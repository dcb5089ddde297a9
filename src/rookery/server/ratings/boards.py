"""Reads the points of each board of a table from the table's events."""

from rookery.server.database.store import Store
from rookery.server.rebuilding import read_log
from rookery.table.folding import folded


def boards_of(store: Store, code: str) -> dict[int, tuple[int, ...]] | None:
    """A table's points by board and seat, if it has boards and its events. StoreFailed."""
    table = read_log(store, code, folded)
    if table is None or table.boards is None:
        return None
    first = table.boards.first
    return {
        first + number: deal.points
        for number, deal in enumerate(table.match.deals)
        if deal.points is not None
    }
