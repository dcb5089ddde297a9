"""How much one connection, one address and the whole server may use."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of a server. Rates are tokens a second, bursts what may be saved up.

    `connection_*` bounds the messages of one connection, `address_*` the requests of one address,
    `opening_*` the tables that it opens. A bot that searches takes `search_seconds` for a decision,
    less where many wait, and one that takes more than `bot_seconds` is replaced.
    """

    connection_rate: float = 5.0
    connection_burst: float = 60.0
    address_rate: float = 20.0
    address_burst: float = 200.0
    opening_rate: float = 1 / 20
    opening_burst: float = 30.0
    connections_per_address: int = 60
    tables: int = 5_000
    spectators: int = 50
    clients_per_table: int = 64
    outbox: int = 256
    hello_seconds: float = 10.0
    idle_hours: float = 72.0
    bot_seconds: float = 8.0
    search_seconds: float = 0.5


UNBOUNDED = Limits(
    connection_rate=1e9,
    connection_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    opening_rate=1e9,
    opening_burst=1e9,
    connections_per_address=1_000_000,
    tables=1_000_000,
    search_seconds=0.05,
)
"""For benchmarks, and for tests that send as fast as they can."""


@dataclass(slots=True)
class Bucket:
    """A bucket of tokens: what is done takes one, and they come back at a steady rate."""

    rate: float
    burst: float
    tokens: float = field(init=False)
    filled_at: float | None = None

    def __post_init__(self) -> None:
        self.tokens = self.burst

    def take(self, at: float) -> bool:
        """Take a token; False if none is left."""
        if self.filled_at is not None:
            self.tokens = min(self.burst, self.tokens + (at - self.filled_at) * self.rate)
        self.filled_at = at
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Addresses:
    """What each address uses. Addresses that have been quiet longest are forgotten first."""

    _MOST = 10_000

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._openings: OrderedDict[str, Bucket] = OrderedDict()
        self._connections: Counter[str] = Counter()
        self.requests = 0
        """How many requests there were, connections among them."""

    def may_request(self, address: str, at: float) -> bool:
        """Whether an address may send one more request."""
        limits = self._limits
        self.requests += 1
        return self._take(self._requests, address, limits.address_rate, limits.address_burst, at)

    def may_open(self, address: str, at: float) -> bool:
        """Whether an address may open one more table."""
        limits = self._limits
        return self._take(self._openings, address, limits.opening_rate, limits.opening_burst, at)

    def connect(self, address: str) -> bool:
        """Count one more connection; False, uncounted, if the address has too many."""
        if self._connections[address] >= self._limits.connections_per_address:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one connection less."""
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def _take(
        self, known: OrderedDict[str, Bucket], address: str, rate: float, burst: float, at: float
    ) -> bool:
        bucket = known.get(address)
        if bucket is None:
            bucket = known[address] = Bucket(rate, burst)
            if len(known) > self._MOST:
                known.popitem(last=False)
        known.move_to_end(address)
        return bucket.take(at)
