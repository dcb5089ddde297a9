"""Uniform draws of where unseen cards lie, given what is known of each place.

The places are hands, the nest, the buried cards or the stock. Cards that fit the same places are
alike, so the count of all distributions is a short recursion over classes of cards, and a draw
that follows those counts is exactly uniform: no rejection, no retries.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, factorial, prod
from random import Random

from rookery.core.cards import NO_CARDS, Card, CardSet


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere that holds `size` unseen cards, all of them among `fits`.

    It holds at least one card of each set in `needs`; these sets are disjoint, and the same set
    or a disjoint one wherever another place needs something.
    """

    size: int
    fits: CardSet
    needs: tuple[CardSet, ...] = ()


@dataclass(frozen=True, slots=True)
class _Class:
    """Cards that fit the same places, with the places that need one of them."""

    cards: tuple[Card, ...]
    fits: tuple[bool, ...]
    needed_by: tuple[bool, ...]


def distribute(unseen: CardSet, places: Sequence[Place], rng: Random) -> tuple[CardSet, ...]:
    """One distribution of all unseen cards over the places, drawn uniformly from all that fit.

    Raises ValueError if there is none: what is known contradicts itself.
    """
    classes = _classes(unseen, places)
    counts = _Counts(classes)
    room = tuple(place.size for place in places)
    if sum(room) != len(unseen) or counts.ways(0, room) == 0:
        raise ValueError("no distribution of the unseen cards fits what is known")
    drawn = [NO_CARDS] * len(places)
    for number, each in enumerate(classes):
        split = counts.draw(number, room, rng)
        cards = rng.sample(each.cards, len(each.cards))
        for place, share in enumerate(split):
            drawn[place] |= CardSet.of(cards[:share])
            del cards[:share]
        room = tuple(have - share for have, share in zip(room, split, strict=True))
    return tuple(drawn)


def count(unseen: CardSet, places: Sequence[Place]) -> int:
    """How many distributions there are."""
    room = tuple(place.size for place in places)
    return _Counts(_classes(unseen, places)).ways(0, room) if sum(room) == len(unseen) else 0


def _classes(unseen: CardSet, places: Sequence[Place]) -> tuple[_Class, ...]:
    """The unseen cards in classes; the freest class last, because it takes what room is left."""
    needed = {needs for place in places for needs in place.needs}
    alike: dict[tuple[tuple[bool, ...], tuple[bool, ...]], list[Card]] = {}
    for card in unseen:
        fits = tuple(card in place.fits for place in places)
        mine = next((needs for needs in needed if card in needs), None)
        needed_by = tuple(mine is not None and mine in place.needs for place in places)
        alike.setdefault((fits, needed_by), []).append(card)
    classes = [_Class(tuple(cards), *key) for key, cards in alike.items()]
    classes += [_Class((), (False,) * len(places), needed) for needed in _unmet(places, unseen)]
    return tuple(sorted(classes, key=lambda it: (-sum(it.needed_by), sum(it.fits))))


def _unmet(places: Sequence[Place], unseen: CardSet) -> Iterator[tuple[bool, ...]]:
    """For each place that needs a card of which none is unseen: a need no class can meet."""
    for number, place in enumerate(places):
        if any(not needs & unseen & place.fits for needs in place.needs):
            yield tuple(other == number for other in range(len(places)))


class _Counts:
    """How many ways the classes from a number on fill the room that is left."""

    def __init__(self, classes: tuple[_Class, ...]) -> None:
        self._classes = classes
        self.ways = cache(self._ways)

    def _ways(self, number: int, room: tuple[int, ...]) -> int:
        if number == len(self._classes):
            return 1 if not any(room) else 0
        return sum(ways for _, ways in self._splits(number, room))

    def draw(self, number: int, room: tuple[int, ...], rng: Random) -> tuple[int, ...]:
        """How many cards of a class go to each place, drawn by the ways that follow."""
        left = rng.randrange(self.ways(number, room))
        for split, ways in self._splits(number, room):
            left -= ways
            if left < 0:
                return split
        raise AssertionError("the ways of the splits add up to the ways of the class")

    def _splits(self, number: int, room: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every split of a class over the places, with the number of ways it can be completed."""
        each = self._classes[number]
        if number == len(self._classes) - 1:
            shares = _all_that_is_left(each, room)
        else:
            shares = _shares(each, 0, len(each.cards), room)
        for split, arrangements in shares:
            left = tuple(have - share for have, share in zip(room, split, strict=True))
            ways = self.ways(number + 1, left)
            if ways:
                yield split, arrangements * ways


def _all_that_is_left(each: _Class, room: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """The one split of the last class: it fills every place."""
    if sum(room) == len(each.cards) and all(
        (fits or not size) and (size or not needed)
        for size, fits, needed in zip(room, each.fits, each.needed_by, strict=True)
    ):
        yield room, factorial(len(each.cards)) // prod(map(factorial, room))


def _shares(
    each: _Class, place: int, cards: int, room: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    """The shares of `cards` like cards for the places from one on, with their arrangements."""
    if place == len(room):
        if cards == 0:
            yield (), 1
        return
    most = min(cards, room[place]) if each.fits[place] else 0
    for share in range(1 if each.needed_by[place] else 0, most + 1):
        chosen = comb(cards, share)
        for others, arrangements in _shares(each, place + 1, cards - share, room):
            yield (share, *others), chosen * arrangements
