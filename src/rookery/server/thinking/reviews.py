"""Reviews of finished deals. They are made one at a time, in small tasks, while no bot thinks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from rookery.bots.limits import Limits
from rookery.core.match import Match
from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.server import late, metrics
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.table import Table
from rookery.telling.spoken import Spoken

log = logging.getLogger("rookery.reviews")

_T = TypeVar("_T")

_NODES, _OPEN_NODES = 100_000, 4_000_000
"""The effort of a review, in nodes: some seconds of one core for a deal, two seconds for a task.
Unmeasured, as are the next numbers."""

_KEPT = 128
"""At most this many finished reviews, each of some 30 kB, are kept for later requests."""

_WAITING = 24
"""At most this many reviews wait or are in progress: some minutes of work in all."""

_OF_ADDRESS = 4
"""At most this many reviews for one address wait or are in progress."""

_LOOKS_EVERY = 0.05
"""Seconds between two checks of whether bots are thinking."""

_WAITS_FOR = 1.0
"""A request waits at most this many seconds for progress."""


_Key: TypeAlias = tuple[str, int, tuple[str, ...], int]
"""A table, the number of a deal, the names, and a hash of the plies, which an undo changes."""


class _Review:
    """A review that is waiting, in progress or done."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.state: Literal["waiting", "thinking", "done"] = "waiting"
        self.done, self.known = 0, 0
        self.review: late.review.DealReview | None = None
        self.told: dict[Language, p.ReviewedDeal] = {}
        self.task: asyncio.Task[None] | None = None

    async def progress(self, names: tuple[str, ...], language: Language) -> p.ReviewProgress:
        """The answer to a request for the review. Its text is made once per language."""
        if self.review is not None and language not in self.told:
            words = Spoken(names, None, language)
            self.told[language] = await asyncio.to_thread(_told, self.review, words)
        return p.ReviewProgress(self.state, self.done, self.known, self.told.get(language))


class Reviews:
    """Makes and stores reviews of deals, one task at a time while no bot or hint thinks."""

    def __init__(
        self, busy: Callable[[], int], settings: late.review.Settings | None = None
    ) -> None:
        """`busy` returns how many decisions of games in play wait or are in progress."""
        self._busy = busy
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rookery-review")
        self._turn = asyncio.Lock()
        self._found: OrderedDict[_Key, _Review] = OrderedDict()

    @property
    def pending(self) -> int:
        """The number of reviews waiting or in progress."""
        return sum(it.state != "done" for it in self._found.values())

    async def progress(
        self, table: Table, number: int, address: str, language: Language = ENGLISH
    ) -> p.ReviewProgress:
        """The review of deal `number` (from 1), or how far it is; asking starts it."""
        match, names, deals = table.match, table.names, table.match.deals
        if not 1 <= number <= len(deals) or deals[number - 1].points is None:
            raise Refusal("no-deal", refusals.no_deal_number())
        key = table.code, number, names, hash(deals[number - 1].plies)
        it = self._found.get(key)
        if it is None:
            it = self._begun(key, match, number, address)
        self._found.move_to_end(key)
        if it.task is not None and it.state != "done":
            await asyncio.wait([it.task], timeout=_WAITS_FOR)
        return await it.progress(names, language)

    def _begun(self, key: _Key, match: Match[Any], number: int, address: str) -> _Review:
        """Start a review. Raises Refusal if too many are waiting."""
        waiting = [it for it in self._found.values() if it.state != "done"]
        if len(waiting) >= _WAITING:
            raise Refusal("too-many", refusals.review_many())
        if sum(it.address == address for it in waiting) >= _OF_ADDRESS:
            raise Refusal("too-fast", refusals.review_address())
        it = self._found[key] = _Review(address)
        it.task = asyncio.create_task(self._made(key, it, match, number), name=f"review {number}")
        while len(self._found) > _KEPT + _WAITING:
            oldest = next((k for k, each in self._found.items() if each.state == "done"), None)
            if oldest is None:
                break
            del self._found[oldest]
        return it

    async def _made(self, key: _Key, it: _Review, match: Match[Any], number: int) -> None:
        """Make a review. If that fails, it is deleted and can be requested again."""
        try:
            async with self._turn:
                it.review = await self._thought(it, match, number)
                it.state = "done"
        except BaseException as error:
            self._found.pop(key, None)
            if isinstance(error, Exception):
                log.exception("a review of %s failed", type(match.game).__name__)
                return
            raise

    def _plan(self, match: Match[Any], index: int) -> late.review.ReviewPlan:
        usual = late.review.Settings(Limits(nodes=_NODES), open_nodes=_OPEN_NODES)
        return late.review.ReviewPlan(match, index, self._settings or usual)

    async def _thought(self, it: _Review, match: Match[Any], number: int) -> late.review.DealReview:
        plan = await self._run(partial(self._plan, match, number - 1))
        it.known = len(plan.first)
        results = await self._all(it, plan.first)
        second = await self._run(partial(plan.second, results))
        it.known += len(second)
        lines = await self._all(it, second)
        return await self._run(partial(plan.review, results, lines))

    async def _all(self, it: _Review, tasks: Sequence[late.review.Task]) -> list[Any]:
        found = []
        for task in tasks:
            found.append(await self._run(partial(late.review.run_task, task), it))
            it.done += 1
        return found

    async def _run(self, work: Callable[[], _T], it: _Review | None = None) -> _T:
        """Run work on the thread, while no bot is thinking."""
        while self._busy():
            if it is not None:
                it.state = "waiting"
            await asyncio.sleep(_LOOKS_EVERY)
        if it is not None:
            it.state = "thinking"
        with metrics.REVIEW_SECONDS.time():
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def quietly(self, work: Callable[[], _T]) -> _T:
        """Run other work on the same thread, while no bot is thinking."""
        return await self._run(work)

    def close(self) -> None:
        """Stop making reviews."""
        for it in self._found.values():
            if it.task is not None:
                it.task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _told(review: late.review.DealReview, words: Spoken) -> p.ReviewedDeal:
    return msgspec.convert(late.review.as_object(review, words), p.ReviewedDeal)
