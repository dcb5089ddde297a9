"""Makes a server that joins the pool of its database."""

import logging
from typing import Any

from rookery.server.composition import Server, composed
from rookery.server.database.store import Store
from rookery.server.limits import Limits
from rookery.server.pool.bus import Bus, check
from rookery.server.pool.membership import Membership
from rookery.server.pool.pool import Pool

log = logging.getLogger("rookery.pool")


def joined(
    store: Store,
    limits: Limits,
    redis_url: str | None,
    name: str,
    *,
    takes_tables: bool = False,
    **making: Any,
) -> tuple[Server, Pool]:
    """A new server and its pool, on PostgreSQL. Raises StoreFailed and BadRedis.

    Without Valkey, the server reaches no other server, and its people can play only at its own
    tables. `making` has further arguments of the server.
    """
    if redis_url is not None:
        check(redis_url)
    membership = Membership(store, name)
    server = composed(store, limits, now=membership.clock, ownership=membership, **making)
    bus = None if redis_url is None else Bus(redis_url, membership.id)
    return server, Pool(server, membership, bus, name, takes_tables=takes_tables)
