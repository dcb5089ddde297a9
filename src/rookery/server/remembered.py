"""Results remembered by the identity of what they were made from.

States are immutable and share the parts that did not change, so that every seat's view has the very
same tuples, and the next state's has most of them. To compare them, or to hash them, would take
longer than what is saved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

A = TypeVar("A")
P = ParamSpec("P")
R = TypeVar("R")

_MOST = 8192


def remembered(make: Callable[Concatenate[A, P], R]) -> Callable[Concatenate[A, P], R]:
    """A function of an immutable value that is not computed again for the same object.

    What else it takes must always be the same with that object. The object is kept, so that no
    other can have its place in memory; when it knows too many it forgets them all.
    """
    known: dict[int, tuple[A, R]] = {}

    def made(of: A, /, *others: P.args, **named: P.kwargs) -> R:
        found = known.get(id(of))
        if found is None:
            if len(known) >= _MOST:
                known.clear()
            found = known[id(of)] = of, make(of, *others, **named)
        return found[1]

    return made
