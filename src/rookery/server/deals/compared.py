"""What a server knows of deals that many people play, in one place for its hub."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from rookery.bots.base import Bot
from rookery.server.deals.days import Days
from rookery.server.deals.sets import Sets
from rookery.server.deals.sharing import Sharing
from rookery.table.table import Table

if TYPE_CHECKING:
    from rookery.server.hub import Hub


class Deals:
    """The deals of a server that many people play."""

    def __init__(
        self,
        hub: Hub,
        entropy: Callable[[int], bytes],
        make_bot: Callable[[str, Random], Bot],
    ) -> None:
        self.sets = Sets(hub.store.connections, hub.now, entropy)
        self.days = Days(hub, self.sets, entropy, make_bot)
        self.sharing = Sharing(hub)

    async def follow(self, table: Table) -> None:
        """Note the result of a table that is over, if it is one to be compared."""
        await self.days.follow(table)
        await self.sharing.follow(table)

    def close(self) -> None:
        """Stop what is under way."""
        self.days.close()
