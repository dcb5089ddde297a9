"""The graph of distributions counts as many distributions as `rookery.core.unseen`."""

from random import Random

import pytest

from rookery.core import unseen as specification
from rookery.core.cards import CardSet, rook_pack
from rookery.core.unseen import Place
from rookery.kernel.worlds.distribution_counts import DistributionGraph, distribution_graph

PACK = rook_pack(range(1, 6), with_rook=True)


def random_places(rng: Random) -> tuple[CardSet, list[Place]]:
    """Random unseen cards and places, some with needs; there may be no distribution at all."""
    unseen = CardSet.of(rng.sample(PACK, rng.randint(0, 12)))
    sizes = [0] * rng.randint(1, 5)
    for _ in range(len(unseen) + (rng.random() < 0.05)):
        sizes[rng.randrange(len(sizes))] += 1
    numbers = rng.sample(range(1, 6), 2)
    needed = [CardSet.of(card for card in unseen if card.rank == number) for number in numbers]
    places = []
    for size in sizes:
        fits = unseen
        for suit in range(4):
            if rng.random() < 0.2:
                fits -= CardSet.of(card for card in PACK if card.suit == suit)
        needs: tuple[CardSet, ...] = ()
        if rng.random() < 0.3:
            fits = unseen
            needs = tuple(needed[: rng.randint(1, 2)])
        places.append(Place(size, fits, needs))
    if any(place.needs for place in places):  # needed cards all fit the same places
        places = [Place(place.size, unseen, place.needs) for place in places]
    return unseen, places


@pytest.mark.parametrize("seed", range(4))
def test_the_count_is_the_specifications(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        unseen, places = random_places(rng)
        shares = distribution_graph(unseen, places)
        assert shares.count == specification.count(unseen, places)
        if shares.ways:
            check_graph(shares)


def check_graph(shares: DistributionGraph) -> None:
    """Check that every way through the graph passes all steps, and none is a dead end."""
    level = {shares.root}
    for _ in shares.steps:
        assert all(shares.nodes[node].after for node in level)
        assert 0 not in level
        following = set()
        for number in level:
            node = shares.nodes[number]
            before = (0, *node.sums)
            for after, upper, lower in zip(node.after, node.sums, before, strict=False):
                if upper > lower:
                    following.add(after)
        level = following
    assert level == {0}
