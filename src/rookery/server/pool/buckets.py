"""Token buckets shared by all servers of a pool, stored in Valkey.

While Valkey does not answer, requests are allowed, so that people can play on; each server still
has its own buckets. No tables are opened meanwhile, because nothing would limit their number.
"""

import asyncio
from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from rookery.server.limits import Limits

_PATIENCE = 0.3
"""A request waits this many seconds for Valkey, which usually needs a millisecond. Unmeasured."""

_TAKE = """
local now = redis.call('TIME')
local at = now[1] + now[2] / 1000000
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(kept[1]) or burst
tokens = math.min(burst, tokens + math.max(0, at - (tonumber(kept[2]) or at)) * rate)
local taken = 0
if tokens >= 1 then
  tokens = tokens - 1
  taken = 1
end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(at))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / rate * 1000) + 1000)
return taken
"""


class Buckets:
    """Two buckets for each address: for its requests, and for the tables that it opens."""

    def __init__(
        self, redis: Redis, limits: Limits, is_up: Callable[[], bool] = lambda: True
    ) -> None:
        """`is_up` returns whether Valkey has answered recently."""
        self._is_up = is_up
        self._limits = limits
        self._take = redis.register_script(_TAKE)

    async def may_request(self, address: str) -> bool:
        """Whether an address may send another request. True while Valkey does not answer."""
        rate, burst = self._limits.address_rate, self._limits.address_burst
        return await self._taken("requests", address, rate, burst, otherwise=True)

    async def may_open(self, address: str) -> bool:
        """Whether an address may open another table. False while Valkey does not answer."""
        rate, burst = self._limits.opening_rate, self._limits.opening_burst
        return await self._taken("openings", address, rate, burst, otherwise=False)

    async def _taken(
        self, kind: str, address: str, rate: float, burst: float, *, otherwise: bool
    ) -> bool:
        if not self._is_up():
            return otherwise
        try:
            async with asyncio.timeout(_PATIENCE):
                taken = await self._take(keys=[f"rookery:{kind}:{address}"], args=[rate, burst])
        except (RedisError, OSError):
            return otherwise
        return bool(taken)
