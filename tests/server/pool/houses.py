"""Two servers of a pool in this process: one owns all tables, everybody connects to the other."""

import itertools
from typing import Any, Self

from rookery.server.composition import composed
from rookery.server.database.store import Store
from rookery.server.limits import UNBOUNDED
from rookery.server.pool.bus import Bus
from rookery.server.pool.membership import Membership
from rookery.server.pool.pool import Pool
from rookery.server.web.app import create_app
from tests.server.house import House

LEASE = 60.0
"""Seconds for which a server is sure of its tables; long, so that busy machines cause no doubt."""


class RelayedHouse(House):
    """A server that owns every table, and another one, `front`, to which everybody connects."""

    def __init__(
        self, database: str, redis: str, *, takes_tables: bool = False, **making: Any
    ) -> None:
        stores = [Store(database), Store(database)]
        self.members = [Membership(store, seconds=LEASE) for store in stores]
        super().__init__(store=stores[0], ownership=self.members[0], **making)
        self.front = composed(stores[1], UNBOUNDED, now=self.clock, ownership=self.members[1])
        servers = (self.parts, self.front)
        self.buses = [Bus(redis, member.id) for member in self.members]
        self.pools = [
            Pool(*it, takes_tables=takes_tables)
            for it in zip(servers, self.members, self.buses, strict=True)
        ]
        ids = map(str, itertools.count())
        self.app = create_app(self.front, new_id=ids.__next__, pool=self.pools[1])

    async def __aenter__(self) -> Self:
        """Have both servers join the pool, and know of each other."""
        for pool in self.pools:
            await pool.start()
        for member in self.members:
            await member._renew()
        return self

    async def close(self) -> None:
        """Close every connection, and both servers."""
        for line in self.lines:
            await line.hang_up()
        for pool in reversed(self.pools):
            await pool.stop()
        await self.front.stop()
        await self.parts.stop()
