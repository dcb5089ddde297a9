"""Exact counts of the distributions of unseen cards, as a graph to sample from.

Cards that fit the same places are one kind, and places that may hold the same cards are one pool.
To sample a distribution, one first draws for each kind and pool how many cards of the kind go to
the pool, and then which cards. A node of the graph is the draw of one such number. A node is
determined by how many cards of the kind are left, and how many cards each pool still lacks. Each
outcome leads to another node. The weight of an outcome is the number of ways to choose its cards
and to go on from there. These counts are whole numbers of any size, so the sampling is exactly
uniform. `rookery.core.unseen` is the specification.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb, factorial, prod

from rookery.core.cards import Card, CardSet
from rookery.core.unseen import Place

_ROOM = 6
"""The number of bits for the room of one pool: how many cards the pool still lacks.

The rooms of all pools are packed into one integer.
"""


@dataclass(frozen=True, slots=True)
class Pool:
    """Places that may hold the same cards, so that every split of its cards is equally likely.

    `members` are the numbers of the places, and `sizes` how many cards each holds. `fits` has the
    cards that they may hold. They hold at least one card of each set in `needs`.
    """

    members: tuple[int, ...]
    sizes: tuple[int, ...]
    fits: CardSet
    needs: tuple[CardSet, ...]

    @property
    def size(self) -> int:
        """The number of cards in the pool."""
        return sum(self.sizes)


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards that fit the same `pools`; each pool in `needed_by` must get at least one of them."""

    cards: tuple[Card, ...]
    pools: tuple[int, ...]
    needed_by: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Step:
    """The draw of how many cards of a kind a pool gets. Its last pool takes all that are left."""

    kind: int
    pool: int
    is_last: bool


@dataclass(frozen=True, slots=True)
class Node:
    """The possible outcomes of a step after given outcomes of the earlier steps.

    The first outcome is `least` cards, and each further one is a card more. For each outcome,
    `after` has the next node, and `sums` the ways of this outcome and of all before it.
    """

    least: int
    after: tuple[int, ...]
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DistributionGraph:
    """The graph of distributions. It starts at the node `root`, and all its paths end at node 0.

    `ways` is the number of ways to put the cards into pools.
    """

    pools: tuple[Pool, ...]
    kinds: tuple[Kind, ...]
    steps: tuple[Step, ...]
    nodes: tuple[Node, ...]
    root: int
    ways: int

    @property
    def count(self) -> int:
        """The number of distributions of the cards to the places; all are equally likely."""
        splits = (factorial(it.size) // prod(map(factorial, it.sizes)) for it in self.pools)
        return self.ways * prod(splits)


def distribution_graph(unseen: CardSet, places: Sequence[Place]) -> DistributionGraph:
    """The graph of all distributions of the unseen cards to places; `ways` is 0 without any."""
    pools = _pools(places)
    kinds = _kinds(unseen, pools)
    steps = tuple(
        Step(number, pool, is_last=pool == kind.pools[-1])
        for number, kind in enumerate(kinds)
        for pool in kind.pools
    )
    graph = _Graph(pools, kinds, steps)
    root = ways = 0
    if sum(pool.size for pool in pools) == len(unseen) and all(kind.pools for kind in kinds):
        root, ways = graph.start()
    return DistributionGraph(pools, kinds, steps, tuple(graph.nodes), root, ways)


def _pools(places: Sequence[Place]) -> tuple[Pool, ...]:
    """The places that hold cards, grouped into pools. A place with `needs` is a pool by itself."""
    alike: dict[tuple[CardSet, int], list[int]] = {}
    for number, place in enumerate(places):
        if place.size or place.needs:
            alone = number if place.needs else -1
            alike.setdefault((place.fits, alone), []).append(number)
    return tuple(
        Pool(
            tuple(members), tuple(places[it].size for it in members), fits, places[members[0]].needs
        )
        for (fits, _), members in alike.items()
    )


def _kinds(unseen: CardSet, pools: Sequence[Pool]) -> tuple[Kind, ...]:
    """The unseen cards by kind; the last, with the most splits, fills the room that is left."""
    rest = unseen
    kinds = []
    for needs in dict.fromkeys(needs for pool in pools for needs in pool.needs):
        needed_by = frozenset(number for number, pool in enumerate(pools) if needs in pool.needs)
        kinds.append(Kind(tuple(needs & unseen), _fitting(needs & unseen, pools), needed_by))
        rest -= needs
    alike: dict[tuple[int, ...], list[Card]] = {}
    for card in rest:
        alike.setdefault(_fitting(CardSet.of((card,)), pools), []).append(card)
    kinds += [Kind(tuple(cards), fits) for fits, cards in alike.items()]
    return tuple(sorted(kinds, key=lambda it: comb(len(it.cards) + len(it.pools), len(it.pools))))


def _fitting(cards: CardSet, pools: Sequence[Pool]) -> tuple[int, ...]:
    return tuple(number for number, pool in enumerate(pools) if cards & pool.fits)


class _Graph:
    """The graph under construction. It is built recursively, from its end."""

    def __init__(self, pools: Sequence[Pool], kinds: Sequence[Kind], steps: Sequence[Step]) -> None:
        self._steps = steps
        self._kinds = kinds
        self._room = sum(pool.size << _ROOM * place for place, pool in enumerate(pools))
        self._sizes = [len(kind.cards) for kind in kinds]
        self._known: dict[tuple[int, int, int], tuple[int, int]] = {}
        self.nodes = [Node(0, (), ())]

    def start(self) -> tuple[int, int]:
        """The first node, and the number of ways from it."""
        return self._point(0, self._sizes[0] if self._sizes else 0, self._room)

    def _point(self, step: int, left: int, room: int) -> tuple[int, int]:
        """The node of a step, and its ways; `left` cards of the kind are left, `room` is packed."""
        if step == len(self._steps):
            return 0, 0 if room else 1
        point = step, left, room
        known = self._known.get(point)
        if known is None:
            known = self._known[point] = self._counted(step, left, room)
        return known

    def _counted(self, step: int, left: int, room: int) -> tuple[int, int]:
        it = self._steps[step]
        shift = _ROOM * it.pool
        own = room >> shift & (1 << _ROOM) - 1
        least = 1 if it.pool in self._kinds[it.kind].needed_by else 0
        if it.is_last:
            least = max(least, left)
        if it.kind == len(self._kinds) - 1:
            least = max(least, own)
        ways, after = [], []
        for share in range(least, min(left, own) + 1):
            rest = left - share
            if it.is_last and it.kind + 1 < len(self._kinds):
                rest = self._sizes[it.kind + 1]
            node, more = self._point(step + 1, rest, room - (share << shift))
            ways.append(comb(left, share) * more)
            after.append(node)
        while ways and not ways[-1]:
            ways.pop()
            after.pop()
        if not ways:
            return 0, 0
        skipped = 0
        while not ways[skipped]:
            skipped += 1
        self.nodes.append(
            Node(least + skipped, tuple(after[skipped:]), tuple(accumulate(ways[skipped:])))
        )
        return len(self.nodes) - 1, self.nodes[-1].sums[-1]
