"""The networks that the operator has barred, in the database of the log."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from sqlalchemy import Engine, delete, insert, select

from rookery.server.log.schema import BARS


@dataclass(frozen=True, slots=True)
class Bar:
    """A barred network, such as 192.0.2.7/32. `at` is when it was barred, in seconds since 1970."""

    network: str
    note: str
    since: float


class BarList:
    """The barred networks of a database. All methods raise StoreFailed."""

    def __init__(
        self, engine: Engine, failures: Callable[[], AbstractContextManager[None]]
    ) -> None:
        self._engine = engine
        self._failures = failures

    def all(self) -> list[Bar]:
        """All bars, oldest first."""
        chosen = select(BARS.c.network, BARS.c.note, BARS.c.since).order_by(BARS.c.since)
        with self._failures(), self._engine.connect() as connection:
            return [Bar(*row) for row in connection.execute(chosen)]

    def add(self, bar: Bar) -> None:
        """Add a bar, in place of an earlier one for the same network."""
        with self._failures(), self._engine.begin() as connection:
            connection.execute(delete(BARS).where(BARS.c.network == bar.network))
            row = {"network": bar.network, "note": bar.note, "since": bar.since}
            connection.execute(insert(BARS), row)

    def remove(self, network: str) -> bool:
        """Remove the bar of a network. Returns False if there is none."""
        with self._failures(), self._engine.begin() as connection:
            return connection.execute(delete(BARS).where(BARS.c.network == network)).rowcount > 0
