"""Uniform sampling of where the unseen cards lie, given what is known of each place.

The places are hands, the nest, the buried cards or the stock. Cards that fit the same places form
a class and are interchangeable, so a short recursion over the classes counts all distributions. A
sample that follows these counts is exactly uniform, without rejection or retries.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, factorial, prod
from random import Random

from rookery.core.cards import NO_CARDS, Card, CardSet
from rookery.core.seating import put


@dataclass(frozen=True, slots=True)
class Place:
    """A place for `size` unseen cards, all from `fits`, with at least one from each set in `needs`.

    Any two sets in `needs`, even of different places, are equal or disjoint. All unseen cards of
    such a set fit the same places.
    """

    size: int
    fits: CardSet
    needs: tuple[CardSet, ...] = ()


@dataclass(frozen=True, slots=True)
class _Class:
    """Interchangeable cards, with the places that they fit and the places that need one of them."""

    cards: tuple[Card, ...]
    fits: tuple[bool, ...]
    needed_by: tuple[bool, ...]


class Distributions:
    """All distributions of the unseen cards over the places. They are counted once."""

    def __init__(self, unseen: CardSet, places: Sequence[Place]) -> None:
        self._places = places
        self._pools = _pools(places)
        self._ways = _WaysToFinish(unseen, tuple(pool for pool, _ in self._pools))

    @property
    def count(self) -> int:
        """The number of distributions."""
        ways = self._ways.total
        for pool, members in self._pools:
            ways *= factorial(pool.size)
            ways //= prod(factorial(self._places[member].size) for member in members)
        return ways

    def draw(self, rng: Random) -> tuple[CardSet, ...]:
        """The cards of each place in one distribution, drawn uniformly from all.

        Raises ValueError if there is none, because the known facts contradict each other.
        """
        if self._ways.total == 0:
            raise ValueError("no distribution of the unseen cards fits what is known")
        drawn = [NO_CARDS] * len(self._places)
        for (_, members), together in zip(self._pools, self._ways.draw(rng), strict=True):
            shuffled = rng.sample(together, len(together))
            for member in members:
                size = self._places[member].size
                drawn[member] = CardSet.of(shuffled[:size])
                del shuffled[:size]
        return tuple(drawn)


def distribute(unseen: CardSet, places: Sequence[Place], rng: Random) -> tuple[CardSet, ...]:
    """The cards of each place in one distribution of the unseen cards, as in `Distributions`."""
    return Distributions(unseen, places).draw(rng)


def count(unseen: CardSet, places: Sequence[Place]) -> int:
    """The number of distributions of the unseen cards over the places."""
    return Distributions(unseen, places).count


def _pools(places: Sequence[Place]) -> list[tuple[Place, list[int]]]:
    """Put places that take the same cards into one pool; each pool has the indices of its places.

    All ways to split a pool's cards among its places are equally likely. A place that needs
    something is a pool of its own.
    """
    alike: dict[tuple[CardSet, int], list[int]] = {}
    for number, place in enumerate(places):
        alone = number if place.needs else -1
        alike.setdefault((place.fits, alone), []).append(number)
    return [
        (Place(sum(places[it].size for it in members), fits, places[members[0]].needs), members)
        for (fits, _), members in alike.items()
    ]


def _classes(unseen: CardSet, places: Sequence[Place]) -> tuple[_Class, ...]:
    """The unseen cards in classes, ending with the class that can be split in the most ways.

    The last class costs nothing to count, because it fills the room that is left. Each needed set
    is a class, which is empty if all its cards have been seen. All other cards are grouped by the
    places that they fit.
    """
    rest = unseen
    classes = []
    for needs in dict.fromkeys(needs for place in places for needs in place.needs):
        needed_by = tuple(needs in place.needs for place in places)
        fits = tuple(bool(needs & unseen & place.fits) for place in places)
        classes.append(_Class(tuple(needs & unseen), fits, needed_by))
        rest -= needs
    alike: dict[tuple[bool, ...], list[Card]] = {}
    for card in rest:
        alike.setdefault(tuple(card in place.fits for place in places), []).append(card)
    nobody = (False,) * len(places)
    classes += [_Class(tuple(cards), fits, nobody) for fits, cards in alike.items()]
    return tuple(sorted(classes, key=lambda it: comb(len(it.cards) + sum(it.fits), sum(it.fits))))


class _WaysToFinish:
    """The number of ways to complete a distribution, from each point of dealing out the classes.

    A point consists of the class being dealt out, the place that gets cards of it next, the number
    of cards left in the class, and the room left in every place.
    """

    def __init__(self, unseen: CardSet, places: Sequence[Place]) -> None:
        self._classes = _classes(unseen, places)
        self._room = tuple(place.size for place in places)
        self._known: dict[tuple[int, int, int, tuple[int, ...]], int] = {}
        adds_up = sum(self._room) == len(unseen)
        self.total = self._start(0, self._room) if adds_up else 0

    def draw(self, rng: Random) -> list[list[Card]]:
        """The cards of each place, in a distribution drawn uniformly.

        The chance that a place gets k cards of a class is proportional to the number of
        distributions in which it has k of them.
        """
        room = self._room
        drawn: list[list[Card]] = [[] for _ in room]
        for number, each in enumerate(self._classes):
            cards = rng.sample(each.cards, len(each.cards))
            for place in range(len(room)):
                share = self._draw_share(number, place, len(cards), room, rng)
                drawn[place] += cards[:share]
                del cards[:share]
                room = put(room, place, room[place] - share)
        return drawn

    def _draw_share(
        self, number: int, place: int, left: int, room: tuple[int, ...], rng: Random
    ) -> int:
        chosen = rng.randrange(self._ways(number, place, left, room))
        for share in self._shares(number, place, left, room):
            chosen -= self._ways_with(number, place, left, room, share)
            if chosen < 0:
                return share
        raise AssertionError("the ways of all shares must add up to the ways of the point")

    def _start(self, number: int, room: tuple[int, ...]) -> int:
        if number == len(self._classes):
            return 1
        return self._ways(number, 0, len(self._classes[number].cards), room)

    def _ways(self, number: int, place: int, left: int, room: tuple[int, ...]) -> int:
        if place == len(room):
            return 0 if left else self._start(number + 1, room)
        point = number, place, left, room
        if point not in self._known:
            self._known[point] = sum(
                self._ways_with(number, place, left, room, share)
                for share in self._shares(number, place, left, room)
            )
        return self._known[point]

    def _ways_with(
        self, number: int, place: int, left: int, room: tuple[int, ...], share: int
    ) -> int:
        after = put(room, place, room[place] - share)
        return comb(left, share) * self._ways(number, place + 1, left - share, after)

    def _shares(self, number: int, place: int, left: int, room: tuple[int, ...]) -> range:
        """The numbers of cards of a class that a place may get; the last class fills all places."""
        each = self._classes[number]
        least = 1 if each.needed_by[place] else 0
        if number == len(self._classes) - 1:
            least = max(least, room[place])
        most = min(left, room[place]) if each.fits[place] else 0
        return range(least, most + 1)
