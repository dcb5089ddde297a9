"""Results remembered by the identity of what they were made from.

States are immutable and share the parts that did not change, so that every seat's view has the very
same tuples, and the next state's has most of them. To compare them, or to hash them, would take
longer than what is saved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_MOST = 8192


def remembered(make: Callable[P, R]) -> Callable[P, R]:
    """A function of immutable values that is not computed again for the same objects.

    Its arguments are kept, so that no other object can have their place in memory. When it knows
    too many it forgets them all.
    """
    known: dict[tuple[int, ...], tuple[object, R]] = {}

    def made(*of: P.args, **named: P.kwargs) -> R:
        assert not named, "only what stands in its place has an identity here"
        key = tuple(map(id, of))
        found = known.get(key)
        if found is None:
            if len(known) >= _MOST:
                known.clear()
            found = known[key] = of, make(*of, **named)
        return found[1]

    return made
