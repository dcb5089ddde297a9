"""Uniform sampling of the worlds that a view of a fishing deal allows.

`rookery.fishing.determinization` is the specification. The constrained hands are filled one after
the other; rejecting some worlds makes all equally likely: see `_worlds.pxi`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from rookery.core.cards import CardSet
from rookery.fishing.view import FishingView
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.fishing.model import is_codable
from rookery.kernel.seed import check_seed

if is_compiled:
    from rookery.kernel.fishing._fishing import Worlds

_Hand = tuple[int, int, int, Sequence[int], int]


class FishingSampler:
    """Draws the hidden hands of one view.

    Raises NotCompiled if the kernel was not built. Raises ValueError if a card of the pack has none
    of the four colours.
    """

    def __init__(self, view: FishingView) -> None:
        if not is_compiled:
            raise NotCompiled("sampling needs the compiled kernel, which was not built")
        if not is_codable(view.rules, view.centre):
            raise ValueError("only games with cards of the four colours can be sampled")
        self.view = view
        self.compiled = compiled_worlds(view)

    def draw(self, seed: int, count: int) -> list[tuple[CardSet, ...]]:
        """Draw `count` worlds uniformly. Each has the hands by seat, and the stock as a set.

        A world depends only on the seed, from 0 to 2⁶⁴ − 1, and on its number. Raises ValueError if
        no world fits the view.
        """
        width = self.view.rules.seats + 1
        rows = self.rows(seed, count)
        return [
            tuple(map(CardSet, rows[first : first + width])) for first in range(0, len(rows), width)
        ]

    def rows(self, seed: int, count: int) -> array[int]:
        """The worlds of `draw` as 64-bit masks, seats + 1 of them for each world."""
        check_seed(seed, count)
        view = self.view
        hands = [view.hand.bits if seat == view.seat else 0 for seat in range(view.rules.seats)]
        rows = array("Q", [*hands, 0]) * count
        with memoryview(rows) as filled:
            if self.compiled.draw(seed, 0, filled) < count:
                raise ValueError("no distribution of the unseen cards fits what is known")
        return rows


def compiled_worlds(view: FishingView) -> Worlds:
    """The compiled sampler of a view, with the constraints of the hidden hands."""
    unseen = CardSet.of(view.rules.pack) - view.seen
    hands: list[_Hand] = []
    for seat, (size, shown) in enumerate(zip(view.hand_sizes, view.shown, strict=True)):
        if seat != view.seat and size:
            fits = CardSet.of(card for card in unseen if card.rank not in shown.lacks)
            needs = [
                CardSet.of(card for card in unseen if card.rank == number).bits
                for number in sorted(shown.keeps)
            ]
            hands.append((seat, size, fits.bits, needs, sum(1 << gap for gap in shown.apart)))
    known = [it for it in hands if it[3] or it[4] or it[2] != unseen.bits]
    known.sort(key=lambda it: (not it[3], it[2].bit_count()))
    open_hands = [it for it in hands if it not in known]
    return Worlds(view.rules.seats, unseen.bits, ([*known, *open_hands], len(known)))


def open_worlds(view: FishingView, hands: Sequence[CardSet]) -> Worlds:
    """A compiled sampler of the worlds in which the seats hold the given hands.

    The view says which cards are unseen. The worlds differ only in the order of the stock.
    """
    unseen = CardSet.of(view.rules.pack) - view.seen
    others: list[_Hand] = [
        (seat, len(hand), hand.bits, (), 0)
        for seat, hand in enumerate(hands)
        if seat != view.seat and hand
    ]
    return Worlds(view.rules.seats, unseen.bits, (others, len(others)))
