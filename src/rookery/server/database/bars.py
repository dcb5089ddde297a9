"""The networks that the operator has barred, in the database of the log."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from rookery.server.database.connections import Connections
from rookery.server.database.schema import BARS


@dataclass(frozen=True, slots=True)
class Bar:
    """A barred network, such as 192.0.2.7/32. It was barred at `since`, in seconds since 1970."""

    network: str
    note: str
    since: float


class BarList:
    """The barred networks of a database. All methods may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def all(self) -> list[Bar]:
        """All bars, oldest first."""
        chosen = select(BARS.c.network, BARS.c.note, BARS.c.since).order_by(BARS.c.since)
        return [Bar(*row) for row in self._connections.rows(chosen)]

    def add(self, bar: Bar) -> None:
        """Add a bar, in place of an earlier one for the same network."""
        with self._connections.writing() as connection:
            connection.execute(delete(BARS).where(BARS.c.network == bar.network))
            row = {"network": bar.network, "note": bar.note, "since": bar.since}
            connection.execute(insert(BARS), row)

    def remove(self, network: str) -> bool:
        """Remove the bar of a network. Returns False if there is none."""
        return self._connections.run(delete(BARS).where(BARS.c.network == network)) > 0
