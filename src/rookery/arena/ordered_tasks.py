"""Runs many tasks on an executor, with results in order and a bounded number of tasks waiting."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

_T = TypeVar("_T")
_R = TypeVar("_R")

AHEAD = 512
"""The number of tasks submitted ahead of the result that is due. A guess: all jobs stay busy."""


def in_order(
    call: Callable[[_T], _R], tasks: Iterable[_T], executor: Executor | None = None
) -> Iterator[_R]:
    """Call a function for each task, on the executor if there is one, and yield results in order.

    A million tasks take no more memory than `AHEAD` of them. If the caller stops early, tasks that
    have not begun are cancelled.
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
