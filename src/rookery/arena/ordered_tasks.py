"""Work for an executor, of which no more waits than is needed to keep it busy."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

_T = TypeVar("_T")
_R = TypeVar("_R")

AHEAD = 512
"""How many tasks are handed over before the first of them is waited for."""


def in_order(
    call: Callable[[_T], _R], tasks: Iterable[_T], executor: Executor | None = None
) -> Iterator[_R]:
    """What a function makes of each task, in their order, played by the executor if there is one.

    A million tasks take no more room than `AHEAD`. Who stops early takes back those not begun.
    """
    if executor is None:
        yield from map(call, tasks)
        return
    waiting: deque[Future[_R]] = deque()
    try:
        for task in tasks:
            waiting.append(executor.submit(call, task))
            if len(waiting) >= AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
