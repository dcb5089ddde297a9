"""Sends notices to push services in the background, a few at once, with retries."""

import asyncio
import logging
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from rookery.server import metrics
from rookery.server.notices.encrypting import encrypted
from rookery.server.notices.https import Answer, NoAnswer, post
from rookery.server.notices.keys import Signer
from rookery.server.notices.push_endpoints import (
    PORT,
    BadEndpoint,
    Endpoint,
    Resolve,
    Resolver,
    checked_addresses,
    endpoint_of,
    is_public,
)
from rookery.server.notices.subscriptions import Subscription

log = logging.getLogger("rookery.notices")

_MOST = 1_000
"""Maximum number of notices waiting at once; others are sent later. Unmeasured, as are the next
numbers."""

_AT_ONCE = 8
"""Maximum number of concurrent requests to push services."""

_TRIES = 6
"""Attempts to send a notice. With the pauses between them, they take about half an hour."""

_FIRST_WAIT, _LONGEST_WAIT = 30.0, 1_800.0
"""Seconds before the second attempt, doubled for each further one, and their maximum."""

_FAILED_NOTICES = 3
"""A subscription is removed after this many failed notices in a row."""

_RESTING = 1_000
"""At most this many push services are remembered as not answering."""

_GONE = (404, 410)
"""The statuses by which a push service says that a subscription has ended (RFC 8030, 7.3)."""

_LONGEST_TTL = 28 * 86_400
"""Push services are asked to keep notices at most this many seconds. Firefox's allows 60 days."""


_NO_ANSWER = 599
"""The status that is used if no answer comes; no service sends it."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice for one browser; a newer one with the same `topic` replaces it (RFC 8030, 5.4)."""

    subscription: Subscription
    payload: bytes
    topic: str
    seconds: float


def topic_of(code: str, secret_hash: str) -> str:
    """The topic of a table's notices: 32 characters that tell a push service nothing."""
    return sha256(f"{code} {secret_hash}".encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Reach:
    """How push services are reached. Tests use a service on this machine."""

    resolve: Resolve = field(default_factory=Resolver)
    is_allowed: Callable[[str], bool] = is_public
    ports: frozenset[int] = frozenset({PORT})
    context: Callable[[], ssl.SSLContext] = ssl.create_default_context
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


@dataclass(slots=True)
class Sender:
    """Sends deliveries, each in its own task. `gone` is called when a subscription has ended."""

    signer: Signer
    now: Callable[[], float]
    gone: Callable[[Subscription], Coroutine[Any, Any, None]]
    reach: Reach = field(default_factory=Reach)
    _tasks: dict[tuple[str, str], asyncio.Task[bool]] = field(default_factory=dict)
    _slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_AT_ONCE))
    _context: ssl.SSLContext | None = None
    _failed: Counter[str] = field(default_factory=Counter)
    _rests: dict[str, tuple[float, float]] = field(default_factory=dict)

    def send(self, delivery: Delivery) -> asyncio.Task[bool] | None:
        """Start sending, in place of a waiting notice of the topic; None if too many wait."""
        key = delivery.subscription.id, delivery.topic
        if key not in self._tasks and len(self._tasks) >= _MOST:
            metrics.NOTICES.labels("put-off").inc()
            return None
        if (older := self._tasks.get(key)) is not None:
            older.cancel()
        task = self._tasks[key] = asyncio.create_task(self._sent(delivery))
        task.add_done_callback(lambda done: self._done(key, done))
        return task

    def stop(self) -> None:
        """Drop all waiting notices."""
        for task in tuple(self._tasks.values()):
            task.cancel()

    def _done(self, key: tuple[str, str], task: asyncio.Task[bool]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a notice failed", exc_info=error)

    async def _sent(self, delivery: Delivery) -> bool:
        wait = _FIRST_WAIT
        for tries in range(1, _TRIES + 1):
            answer = await self._tried(delivery)
            if answer is None or not (answer.status == 429 or answer.status >= 500):
                return await self._settled(delivery, answer)
            if tries < _TRIES:
                await self.reach.sleep(min(_LONGEST_WAIT, max(wait, answer.retry_after or 0.0)))
                wait *= 2
        metrics.NOTICES.labels("failed").inc()
        self._failed[delivery.subscription.id] += 1
        if self._failed[delivery.subscription.id] >= _FAILED_NOTICES:
            await self._end(delivery.subscription)
        return False

    async def _end(self, subscription: Subscription) -> None:
        """Remove a subscription that no longer receives notices."""
        del self._failed[subscription.id]
        metrics.NOTICES.labels("gone").inc()
        await self.gone(subscription)

    async def _settled(self, delivery: Delivery, answer: Answer | None) -> bool:
        """Finish a notice after its last attempt; return whether it has arrived."""
        if answer is not None and 200 <= answer.status < 300:
            metrics.NOTICES.labels("sent").inc()
            del self._failed[delivery.subscription.id]
            return True
        if answer is None or answer.status in _GONE:
            await self._end(delivery.subscription)
            return False
        metrics.NOTICES.labels("failed").inc()
        log.warning("a push service has refused a notice with the status %d", answer.status)
        return False

    async def _tried(self, delivery: Delivery) -> Answer | None:
        """Attempt once. Returns the answer; `_NO_ANSWER` for none; None for a refused address."""
        subscription = delivery.subscription
        try:
            endpoint = endpoint_of(subscription.endpoint, self.reach.ports)
        except BadEndpoint:
            return None
        if self._rests_now(endpoint.host):
            return Answer(503)
        answer = await self._asked(delivery, endpoint)
        if answer is not None and answer.status == _NO_ANSWER:
            self._rest(endpoint.host)
        else:
            self._rests.pop(endpoint.host, None)
        return answer

    def _rests_now(self, host: str) -> bool:
        """Whether a push service is skipped for now because it has recently failed to answer."""
        until, _ = self._rests.get(host, (0.0, 0.0))
        return self.now() < until

    def _rest(self, host: str) -> None:
        _, before = self._rests.pop(host, (0.0, _FIRST_WAIT / 4))
        wait = min(_LONGEST_WAIT, 2 * before)
        self._rests[host] = self.now() + wait, wait
        if len(self._rests) > _RESTING:
            del self._rests[next(iter(self._rests))]

    async def _asked(self, delivery: Delivery, endpoint: Endpoint) -> Answer | None:
        """The answer of a push service to one request; `_NO_ANSWER` if there is none."""
        subscription = delivery.subscription
        async with self._slots:
            try:
                addresses = await checked_addresses(
                    endpoint, self.reach.resolve, self.reach.is_allowed
                )
            except BadEndpoint:
                return None
            except OSError:
                return Answer(_NO_ANSWER)
            body = encrypted(delivery.payload, subscription.public_key, subscription.auth)
            site, at = subscription.site, self.now()
            headers = {
                "authorization": self.signer.authorization(endpoint.origin, site, at),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(int(max(0.0, min(delivery.seconds, _LONGEST_TTL)))),
                "topic": delivery.topic,
                "urgency": "normal",
            }
            self._context = self._context or self.reach.context()
            try:
                return await post(addresses[0], endpoint, headers, body, self._context)
            except NoAnswer:
                return Answer(_NO_ANSWER)
