"""The deals that many people play: sets, days and links, built in one place."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from rookery.bots.base import Bot
from rookery.server.database.store import Store
from rookery.server.deals.days import Days
from rookery.server.deals.marks import Marks
from rookery.server.deals.plays import Plays
from rookery.server.deals.sets import Sets
from rookery.server.deals.sharing import Sharing
from rookery.server.room_events import Ended, RoomEvent
from rookery.server.tables import Tables
from rookery.table.table import Table


class Deals:
    """The deals of a server that many people play: their sets, the days and the links."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        now: Callable[[], float],
        quietly: Callable[[Callable[[], Any]], Awaitable[Any]],
        entropy: Callable[[int], bytes],
        make_bot: Callable[[str, Random], Bot],
    ) -> None:
        """`quietly` runs work on a thread while no bot is thinking."""
        self.sets = Sets(store.connections, now, entropy)
        plays = Plays(store.connections)
        self.days = Days(tables, self.sets, plays, Marks(plays, quietly, make_bot), now, entropy)
        self.sharing = Sharing(tables, self.sets, store, now)

    def hear(self, event: RoomEvent) -> None:
        """Store the result of a match that has ended, if others play the same deal."""
        if isinstance(event, Ended) and event.then.is_compared:
            event.later(self._follow(event.now))

    async def _follow(self, table: Table) -> None:
        """Store the result of a finished table if it played the deal of a day or of a link."""
        await self.days.follow(table)
        await self.sharing.follow(table)

    def close(self) -> None:
        """Stop all background work."""
        self.days.close()
