"""Values that a test needs."""

from typing import TypeVar

T = TypeVar("T")


def known(it: T | None) -> T:
    """The given value; fails if it is None."""
    assert it is not None
    return it
