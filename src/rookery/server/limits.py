"""Limits on what a connection, an address, and all clients together may use."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field, replace
from typing import Protocol

PEOPLE_EVER = 2
"""An evening takes at most this many times `entries` people, counting those who have left."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. Rates are in tokens a second; a burst is the most tokens saved up.

    `connection_*` limit the messages of one connection, `address_*` the requests of one address,
    and `opening_*` the tables that an address opens. `heads_per_address` limits the connections
    whose first request is not complete yet; it has to be complete within `hello_seconds`.

    A searching bot has `search_seconds` for a decision, less when many are waiting; a bot that
    takes more than `bot_seconds` is replaced. An analysis has `analysis_seconds`, less when many
    are requested. There are at most `evenings` unfinished evenings, each of at most `entries`
    people: those who answered yes or maybe, and those present. Finished tables are deleted
    `keep_days` after their last change; if it is None, never. `subscriptions` limits the browsers
    that receive turn notices; without `sends_notices`, no notices are sent.

    At most `waiting` people wait for a table at once, and at most `waiting_guests_per_address`
    guests from one address.

    The defaults are guesses: several times what a busy family behind one address needs.
    """

    connection_rate: float = 5.0
    connection_burst: float = 60.0
    address_rate: float = 20.0
    address_burst: float = 200.0
    opening_rate: float = 1 / 20
    opening_burst: float = 30.0
    connections_per_address: int = 60
    heads_per_address: int = 60
    tables: int = 5_000
    profiles: int = 100_000
    clubs: int = 20_000
    evenings: int = 1_000
    entries: int = 160
    waiting: int = 500
    waiting_guests_per_address: int = 8
    spectators: int = 50
    clients_per_table: int = 64
    outbox: int = 256
    hello_seconds: float = 10.0
    idle_hours: float = 72.0
    bot_seconds: float = 8.0
    search_seconds: float = 0.5
    analysis_seconds: float = 3.0
    keep_days: float | None = None
    subscriptions: int = 50_000
    sends_notices: bool = True

    def for_people_per_address(self, people: int) -> Limits:
        """A copy with the limits per address raised for `people` people at one address."""
        times = max(1.0, people / self.connections_per_address)
        return replace(
            self,
            address_rate=self.address_rate * times,
            address_burst=self.address_burst * times,
            opening_burst=self.opening_burst * times,
            connections_per_address=max(people, self.connections_per_address),
            heads_per_address=max(people, self.heads_per_address),
        )


UNBOUNDED = Limits(
    connection_rate=1e9,
    connection_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    opening_rate=1e9,
    opening_burst=1e9,
    connections_per_address=1_000_000,
    heads_per_address=1_000_000,
    tables=1_000_000,
    search_seconds=0.05,
    analysis_seconds=0.5,
)
"""No limits on rates, for benchmarks and for tests that send as fast as they can."""


@dataclass(slots=True)
class Bucket:
    """A token bucket: every action takes a token, and tokens come back at a steady rate."""

    rate: float
    burst: float
    tokens: float = field(init=False)
    filled_at: float | None = None

    def __post_init__(self) -> None:
        self.tokens = self.burst

    def take(self, at: float) -> bool:
        """Take a token. Returns False if none is left."""
        if self.filled_at is not None:
            self.tokens = min(self.burst, self.tokens + (at - self.filled_at) * self.rate)
        self.filled_at = at
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class SharedBuckets(Protocol):
    """Token buckets of addresses, shared by all servers of a pool."""

    async def may_request(self, address: str) -> bool:
        """Whether an address may send another request."""

    async def may_open(self, address: str) -> bool:
        """Whether an address may open another table."""


class Addresses:
    """What each address uses. If there are too many, those quiet for longest are forgotten."""

    _MOST = 10_000

    def __init__(self, limits: Limits) -> None:
        self.shared: SharedBuckets | None = None
        self._limits = limits
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._openings: OrderedDict[str, Bucket] = OrderedDict()
        self._connections: Counter[str] = Counter()
        self.closed = 0
        """How many connections have ended, counted for all addresses together."""

    async def admits(self, address: str, at: float) -> bool:
        """Whether an address may send another request, to this server and to the pool."""
        if not self.may_request(address, at):
            return False
        return self.shared is None or await self.shared.may_request(address)

    async def admits_opening(self, address: str, at: float) -> bool:
        """Whether an address may open another table, at this server and in the pool."""
        if not self.may_open(address, at):
            return False
        return self.shared is None or await self.shared.may_open(address)

    def may_request(self, address: str, at: float) -> bool:
        """Whether an address may send another request."""
        limits = self._limits
        return self._take(self._requests, address, limits.address_rate, limits.address_burst, at)

    def may_open(self, address: str, at: float) -> bool:
        """Whether an address may open another table."""
        limits = self._limits
        return self._take(self._openings, address, limits.opening_rate, limits.opening_burst, at)

    def connect(self, address: str) -> bool:
        """Count a connection. If the address has too many, return False and do not count it."""
        if self._connections[address] >= self._limits.connections_per_address:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count the end of a connection."""
        self.closed += 1
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    @property
    def has_connections(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._connections)

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
