"""Where a table's deals come from, as sent to clients; it reveals no cards."""

from rookery.table import protocol as p
from rookery.table.table import Table


def practice_view(table: Table) -> p.PracticeView | None:
    """Where the deck of a practice table comes from; None for any other table."""
    return None if table.given is None else p.PracticeView(table.given.kind, table.given.of)


def boards_view(table: Table) -> p.BoardsView | None:
    """The boards of a table; None for a table without boards."""
    it = table.boards
    return None if it is None else p.BoardsView(it.kind, it.of, it.first, it.count)
