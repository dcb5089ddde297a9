"""Carries messages between the servers of a pool, through streams of Valkey or Redis.

Each server reads one stream, its inbox. An entry has all messages sent to the server within one
turn of the event loop, or while earlier entries were being sent. An entry that may not have arrived
is sent again, so messages may arrive twice. They may also be lost: an inbox keeps only the last
`_LONGEST_INBOX` entries, and a restarted Valkey has none. Sessions notice repeated and lost
messages, because their frames are numbered. The bus also ends all sessions if Valkey was restarted,
or was unreachable for too long.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from redis import Redis as BlockingRedis
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from rookery.core.errors import RookeryError
from rookery.server import metrics
from rookery.server.outage import Outage
from rookery.server.pool.messages import AnyMessage, Batch, decode, encode

log = logging.getLogger("rookery.pool")

_LONGEST_INBOX = 10_000
"""Maximum number of entries in the inbox of a server that does not read. Unmeasured, as are the
next numbers."""

_INBOX_SECONDS = 60
"""The inbox of a server that has ended is deleted after this many seconds."""

_READ_AT_ONCE = 100
"""Maximum number of entries read at once."""

_WAITS_MS = 1_000
"""Milliseconds that Valkey waits for an entry before it answers that there is none."""

_BREAKS_AFTER = 2.0
"""Without Valkey, all sessions end after this many seconds, and their clients connect again."""

_AGAIN_AFTER = 0.1
"""Seconds before another attempt to reach Valkey."""

_MOST_CONNECTIONS = 1_000
"""Maximum number of connections of each client of Valkey. Few are needed, except under load."""

_INSISTS_EVERY = 0.1
"""Seconds between two attempts to cancel a task."""

_OLDEST = 7
"""The oldest major version of Redis that is tested."""

_TRIM_EVERY = 1.0
"""Seconds between two deletions of entries already read, so that no seat's view stays in Valkey."""


class BadRedis(RookeryError):
    """The address of Valkey is invalid, or Valkey does not answer. Messages show no password."""

    code = "bad-redis"


def opened(url: str) -> Redis:
    """A client for Valkey or Redis, which connects on first use. Raises BadRedis."""
    try:
        (urlsplit(url).hostname or "").encode("idna")  # raises if a label is too long
        return Redis.from_url(
            url,
            socket_timeout=3.0,
            socket_connect_timeout=2.0,
            retry=Retry(NoBackoff(), 0),  # the bus itself tries again
            max_connections=_MOST_CONNECTIONS,
        )
    except (ValueError, TypeError):
        raise BadRedis("this is not the URL of Valkey or Redis: redis://HOST:PORT/0") from None


def check(url: str) -> None:
    """Raise BadRedis unless Valkey answers. The message shows no password."""
    opened(url)  # raises BadRedis for an invalid URL
    try:
        with BlockingRedis.from_url(url, socket_timeout=3.0, socket_connect_timeout=3.0) as redis:
            version = str(redis.info("server")["redis_version"])
    except RedisError as error:
        raise BadRedis(f"Valkey or Redis cannot be used: {_reason(error)}") from None
    if int(version.partition(".")[0]) < _OLDEST:
        raise BadRedis(f"this is Redis {version}; at least {_OLDEST} is needed, or Valkey")


def _reason(error: RedisError) -> str:
    """The kind of an error. Its text is left out: it may contain parts of the URL."""
    return {
        "AuthenticationError": "it wants another password",
        "ConnectionError": "nobody answers at that address",
        "TimeoutError": "it does not answer in time",
    }.get(type(error).__name__, type(error).__name__)


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks that use Valkey, repeatedly: its client may swallow a cancellation."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=_INSISTS_EVERY)


def inbox(server: str) -> str:
    """The key of a server's inbox."""
    return f"rookery:inbox:{server}"


class Bus:
    """The connection of one server to the others, through Valkey. Only one event loop may use it.

    `received` is called with the sender and each of its messages, in order. `broken` is called
    whenever messages may have been lost, `healed` when Valkey answers again. `redis` is for
    everything else stored in Valkey; it uses other connections, so that messages need not wait.
    """

    def __init__(self, url: str, me: str) -> None:
        self.redis = opened(url)
        self.me = me
        self.received: Callable[[str, AnyMessage], None] = lambda sender, message: None
        self.broken: Callable[[], None] = lambda: None
        self.healed: Callable[[], None] = lambda: None
        self.posted = 0
        self._lines = opened(url)
        self._waiting: defaultdict[str, list[AnyMessage]] = defaultdict(list)
        self._has_more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._run = b""
        self._last: Any = "0"
        self._failing_since: dict[str, float] = {"connecting": 0.0}
        self._is_broken = False
        self._outage = Outage(log, "the connection to Valkey")

    @property
    def is_up(self) -> bool:
        """Whether messages can be sent and received."""
        return not self._failing_since

    # ── running ─────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Connect, and start sending and receiving. Raises BadRedis if Valkey does not answer."""
        try:
            await self._connect()
        except (RedisError, OSError) as error:
            raise BadRedis(f"Valkey does not answer: {type(error).__name__}") from None
        loops = (self._send, self._receive, self._keep)
        self._tasks = [asyncio.create_task(self._always(loop)) for loop in loops]

    async def stop(self) -> None:
        """Send the waiting messages, and disconnect."""
        loop = asyncio.get_running_loop()
        until = loop.time() + 1.0
        while self._waiting and self.is_up and loop.time() < until:
            await asyncio.sleep(0.01)
        await end(self._tasks)
        with suppress(RedisError, OSError):
            await self._lines.delete(inbox(self.me))
        await self._lines.aclose()
        await self.redis.aclose()

    async def _always(self, loop: Callable[[], Awaitable[None]]) -> None:
        """Run an endless loop. After an unexpected error, start the loop again."""
        while True:
            try:
                await loop()
            except Exception:
                log.exception("messages to other servers are held up")
                await asyncio.sleep(_AGAIN_AFTER)

    # ── sending ─────────────────────────────────────────────────────────────────────────────────

    def post(self, to: str, message: AnyMessage) -> None:
        """Send a message to a server. It is lost if Valkey is unreachable for long."""
        if self._is_broken:
            return
        self.posted += 1
        self._waiting[to].append(message)
        self._has_more.set()

    async def _send(self) -> None:
        while True:
            await self._has_more.wait()
            self._has_more.clear()
            sending, self._waiting = self._waiting, defaultdict(list)
            bodies = {to: encode(Batch(self.me, them)) for to, them in sending.items()}
            while bodies and not self._is_broken:
                try:
                    await self._add(bodies)
                except (RedisError, OSError) as error:
                    self._failed("sending", error)
                    await asyncio.sleep(_AGAIN_AFTER)
                else:
                    self._worked("sending")
                    metrics.RELAYED.labels("sent").inc(sum(map(len, sending.values())))
                    bodies = {}

    async def _add(self, bodies: dict[str, bytes]) -> None:
        pipe = self._lines.pipeline(transaction=False)
        for to, body in bodies.items():
            pipe.xadd(inbox(to), {"b": body}, maxlen=_LONGEST_INBOX, approximate=True)
            pipe.expire(inbox(to), _INBOX_SECONDS)
        await pipe.execute()

    # ── receiving ───────────────────────────────────────────────────────────────────────────────

    async def _receive(self) -> None:
        while True:
            try:
                found: Any = await self._lines.xread(
                    {inbox(self.me): self._last}, count=_READ_AT_ONCE, block=_WAITS_MS
                )
                if self._failing_since:
                    await self._connect()
            except (RedisError, OSError) as error:
                self._failed("receiving", error)
                await asyncio.sleep(_AGAIN_AFTER)
                continue
            for number, fields in entries(found):
                self._last = number
                self._deliver(fields.get(b"b", b""))

    def _deliver(self, body: bytes) -> None:
        try:
            batch = decode(body, Batch)
        except msgspec.DecodeError:
            log.error("a message of another server cannot be read; is it of another version?")
            return
        metrics.RELAYED.labels("received").inc(len(batch.messages))
        for message in batch.messages:
            try:
                self.received(batch.sender, message)
            except Exception:
                log.exception("a message of another server could not be dealt with")

    async def _keep(self) -> None:
        """Delete the entries already read, and renew the expiry of the inbox."""
        while True:
            await asyncio.sleep(_TRIM_EVERY)
            with suppress(RedisError, OSError):
                pipe = self._lines.pipeline(transaction=False)
                pipe.xtrim(inbox(self.me), minid=self._last, approximate=False)
                pipe.xdel(inbox(self.me), self._last)
                pipe.expire(inbox(self.me), _INBOX_SECONDS)
                await pipe.execute()

    # ── outages ─────────────────────────────────────────────────────────────────────────────────

    async def _connect(self) -> None:
        """Record that Valkey answers. If Valkey was restarted, discard unsent messages."""
        told: Any = await self._lines.info("server")
        run = str(told["run_id"]).encode()
        if self._run not in (b"", run):
            self._break()
            self._last = "0"
        self._run = run
        self._failing_since.pop("connecting", None)
        self._worked("receiving")

    def _worked(self, what: str) -> None:
        self._failing_since.pop(what, None)
        if what == "receiving" and self._is_broken:
            self._is_broken = False
            self._failing_since.clear()  # the next message makes it try again
            self.healed()
        if not self._failing_since:
            self._outage.worked()

    def _failed(self, what: str, error: Exception) -> None:
        """Record that sending or receiving fails. If it has failed for long, end the sessions."""
        now = asyncio.get_running_loop().time()
        since = self._failing_since.setdefault(what, now)
        if now - since > _BREAKS_AFTER:
            self._break()
        self._outage.failed(error)

    def _break(self) -> None:
        """Discard unsent messages, and report that messages may have been lost."""
        self._waiting.clear()
        if not self._is_broken:
            self._is_broken = True
            self.broken()


def entries(found: Any) -> list[tuple[Any, Any]]:
    """The entries of one stream in an answer to XREAD, in version 2 or 3 of RESP."""
    if not found:
        return []
    streams = list(found.values()) if isinstance(found, dict) else [it[1] for it in found]
    of_one = streams[0]
    return of_one[0] if of_one and isinstance(of_one[0], list) else of_one
