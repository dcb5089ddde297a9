"""Running many tasks on an executor with a bounded queue; results come in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

_T = TypeVar("_T")
_R = TypeVar("_R")

AHEAD = 512
"""At most this many tasks wait in the executor: enough to keep it busy. Unmeasured."""


def run_in_order(
    call: Callable[[_T], _R], tasks: Iterable[_T], executor: Executor | None = None
) -> Iterator[_R]:
    """Call a function for each task, on the executor if there is one; the results come in order.

    No more than `AHEAD` tasks are taken from the iterable at a time. If the caller stops early,
    tasks that have not begun are cancelled.
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
