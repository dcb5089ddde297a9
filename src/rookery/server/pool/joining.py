"""Makes the hub of a server that joins the pool of its database."""

from __future__ import annotations

import logging

from redis import Redis as BlockingRedis
from redis.exceptions import RedisError

from rookery.server.hub import Hub
from rookery.server.limits import Limits
from rookery.server.log.store import Store
from rookery.server.pool.bus import BadRedis, Bus, opened
from rookery.server.pool.membership import Membership
from rookery.server.pool.pool import Pool

log = logging.getLogger("rookery.pool")


def joined(store: Store, limits: Limits, redis_url: str | None, name: str) -> tuple[Hub, Pool]:
    """The hub and the pool of a new server on PostgreSQL. Raises StoreFailed and BadRedis.

    Without Valkey it reaches no other server, and its own tables alone can be played at.
    """
    if redis_url is not None:
        _check(redis_url)
    membership = Membership(store, name)
    hub = Hub(store, limits, now=membership.clock, ownership=membership)
    bus = None if redis_url is None else Bus(opened(redis_url), membership.id)
    return hub, Pool(hub, membership, bus, name)


def _check(url: str) -> None:
    """Raise BadRedis unless Valkey answers. The message shows no password."""
    opened(url)  # raises BadRedis for a URL that is none
    try:
        with BlockingRedis.from_url(url, socket_timeout=3.0, socket_connect_timeout=3.0) as redis:
            version = str(redis.info("server")["redis_version"])
    except RedisError as error:
        raise BadRedis(f"Valkey or Redis cannot be used: {_reason(error)}") from None
    if int(version.partition(".")[0]) < _OLDEST:
        raise BadRedis(f"this is Redis {version}; at least {_OLDEST} is needed, or Valkey")


_OLDEST = 7
"""The first version of Redis that is tested."""


def _reason(error: RedisError) -> str:
    """What went wrong: the kind of the error alone, since its text may have parts of the URL."""
    return {
        "AuthenticationError": "it wants another password",
        "ConnectionError": "nobody answers at that address",
        "TimeoutError": "it does not answer in time",
    }.get(type(error).__name__, type(error).__name__)
