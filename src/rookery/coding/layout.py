"""The parts of an observation, each with its place, its shape and a sentence that explains it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Generic, TypeVar

_S = TypeVar("_S")


@dataclass(frozen=True, slots=True)
class Feature:
    """A named part of an observation: `shape` bytes from `start` on, each from 0 to `high`."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    sentence: str

    @property
    def slice(self) -> slice:
        """The place of the feature in the observation."""
        return slice(self.start, self.start + prod(self.shape))


@dataclass(frozen=True, slots=True)
class Part(Generic[_S]):
    """A feature that has no place yet, with the function that writes its bytes."""

    name: str
    shape: tuple[int, ...]
    sentence: str
    write: Callable[[_S], Iterable[int]]
    high: int = 1


def placed(parts: Sequence[Part[_S]]) -> tuple[Feature, ...]:
    """The parts as features, one after the other."""
    features, start = [], 0
    for part in parts:
        features.append(Feature(part.name, start, part.shape, part.high, part.sentence))
        start += prod(part.shape)
    return tuple(features)


def written(parts: Sequence[Part[_S]], shown: _S) -> bytes:
    """The bytes of all parts in order, written from `shown`."""
    return b"".join(bytes(part.write(shown)) for part in parts)


def one_of(size: int, place: int | None) -> bytes:
    """`size` bytes: 1 at one place, 0 elsewhere; all 0 if the place is None."""
    row = bytearray(size)
    if place is not None:
        row[place] = 1
    return bytes(row)


def some_of(size: int, places: Iterable[int]) -> bytes:
    """`size` bytes: 1 at each of the places, 0 elsewhere."""
    row = bytearray(size)
    for place in places:
        row[place] = 1
    return bytes(row)


def counted(numbers: Iterable[int]) -> bytes:
    """Numbers as bytes; those above 255 become 255, those below 0 become 0."""
    return bytes(max(0, min(255, number)) for number in numbers)
