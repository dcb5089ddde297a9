"""A cache keyed by the identity of an argument.

States are immutable and share unchanged parts: the views of all seats have the same tuples, and
most of these are also in the next state. Comparing or hashing the tuples would cost more than the
cache saves, so the cache uses only their identity.
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

A = TypeVar("A")
P = ParamSpec("P")
R = TypeVar("R")

_CAPACITY = 8192
"""Maximum number of entries before a cache is emptied: a few dozen tables in play need far fewer.
Unmeasured."""


def cached_by_identity(function: Callable[Concatenate[A, P], R]) -> Callable[Concatenate[A, P], R]:
    """Decorate a function of an immutable object to compute its result once per object.

    The other arguments must always be the same for the same object. The cache keeps the object
    alive, so that no other object can get its identity.
    """
    entries: dict[int, tuple[A, R]] = {}

    def cached(key: A, /, *others: P.args, **named: P.kwargs) -> R:
        entry = entries.get(id(key))
        if entry is None:
            if len(entries) >= _CAPACITY:
                entries.clear()
            entry = entries[id(key)] = key, function(key, *others, **named)
        return entry[1]

    return cached
