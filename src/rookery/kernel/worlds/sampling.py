"""Uniform sampling of the worlds that a view of a trick game allows.

`rookery.tricks.determinization` is the specification: it says what a seat knows, and that all deals
that fit it are equally likely. Here a view is analysed once; then compiled code draws the worlds.
Two rare kinds of worlds are treated differently here. Hands that would have been dealt again
(FO-13) are drawn, too. Worlds in which the bidder had to bury a barred card (FO-7) are drawn only
if there are no others.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, overload

import numpy as np

from rookery.core.cards import NO_CARDS, ROOK, CardSet, Seat
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.deal_positions import position_of
from rookery.kernel.position import Position
from rookery.kernel.seed import check_seed
from rookery.kernel.worlds.distribution_counts import distribution_graph
from rookery.kernel.worlds.masks import BELOW_ROOK, ROOK_PLACE, Masks, mask_of, place_of
from rookery.tricks.determinization import (
    Case,
    cases_in_need,
    nest_ways,
    played_by,
    state_of,
    usual_cases,
)
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

if is_compiled:
    from rookery.kernel.worlds._sampling import Drawing

_PART = 1 << 17
"""The most worlds in one call of compiled code, so that Ctrl-C is noticed soon. Unmeasured."""

_Nest: TypeAlias = tuple[int, int, int, int, int, int, tuple[int, ...]]

_NO_NEST: _Nest = (-1, 0, 0, 0, 0, 0, ())


@dataclass(frozen=True, slots=True)
class World:
    """The place of every card not played yet. `nest` is the nest as it was dealt."""

    hands: tuple[CardSet, ...]
    nest: CardSet
    buried: CardSet


class Worlds(Sequence[World]):
    """Many worlds in one array.

    `masks` has `width` 64-bit masks for each world, one world after the other: the hands by seat, a
    dummy's hand after them, the nest and the buried cards. `rookery.kernel.worlds.masks` numbers
    the bits. `lift` is 0 for a Rook pack and 64 for a poker pack: it is added to a bit to get the
    index of the card.
    """

    def __init__(self, masks: array[int], width: int, lift: int) -> None:
        self.masks = masks
        self.width = width
        self._lift = lift

    def __len__(self) -> int:
        return len(self.masks) // self.width

    @overload
    def __getitem__(self, number: int) -> World: ...

    @overload
    def __getitem__(self, number: slice) -> Worlds: ...

    def __getitem__(self, number: int | slice) -> World | Worlds:
        if isinstance(number, slice):
            chosen = array("Q")
            for each in range(*number.indices(len(self))):
                chosen += self.masks[each * self.width : (each + 1) * self.width]
            return Worlds(chosen, self.width, self._lift)
        first = range(len(self))[number] * self.width
        *hands, nest, buried = map(self._cards, self.masks[first : first + self.width])
        return World(tuple(hands), nest, buried)

    def _cards(self, mask: int) -> CardSet:
        return CardSet((mask & BELOW_ROOK) << self._lift | mask >> ROOK_PLACE << ROOK.index)


def masks_of(worlds: Worlds) -> Masks:
    """The masks of worlds as an array of shape (worlds, seats + 2), dtype uint64.

    The columns are the hands by seat, the nest and the buried cards. The array shares the memory
    of the worlds.
    """
    return np.frombuffer(worlds.masks, dtype=np.uint64).reshape(len(worlds), worlds.width)


class Sampler:
    """Draws worlds of a view. NotCompiled without the kernel; ValueError if no deal fits."""

    def __init__(self, view: TrickView, *, leading_bits: int = 64) -> None:
        """Analyse a view. `leading_bits` is the number of random bits compared first, for tests."""
        if not is_compiled:
            raise NotCompiled("sampling needs the compiled kernel, which was not built")
        self.view = view
        self._lift = 16 * (min(card.suit for card in view.rules.pack) // 4 * 4)
        unseen = CardSet.of(view.rules.pack) - view.seen
        self._known = [mask_of(cards) for cards in _known(view)]
        self._width = len(self._known)
        self._leading_bits = leading_bits
        self._drawings = self._all_drawings(unseen, usual_cases(view.rules, view, unseen))
        if not self._drawings:
            self._drawings = self._all_drawings(unseen, cases_in_need(view.rules, view, unseen))
        if not self._drawings:
            raise ValueError("no distribution of the unseen cards fits what is known")

    def _all_drawings(self, unseen: CardSet, cases: list[Case]) -> list[tuple[Drawing, int]]:
        """The `Drawing` of each case that has worlds, and the number of its worlds."""
        drawings = [self._drawing(unseen, case) for case in cases]
        return [(drawing, count) for drawing, count in drawings if count]

    def _drawing(self, unseen: CardSet, case: Case) -> tuple[Drawing, int]:
        """The `Drawing` of the worlds of a case, and the number of these worlds."""
        graph = distribution_graph(unseen, case.places)
        rows = [[case.columns[it] for it in pool.members] for pool in graph.pools]
        kinds = [[place_of(card) for card in kind.cards] for kind in graph.kinds]
        bits = self._leading_bits
        return Drawing(graph, kinds, rows, self._known, _nest(self.view), bits), graph.count

    @property
    def count(self) -> int:
        """The number of distributions of the unseen cards.

        If the nest has been taken, the ways in which it may have been dealt do not count.
        """
        return sum(count for _, count in self._drawings)

    def draw(self, seed: int, count: int) -> Worlds:
        """Draw `count` worlds, uniformly and independently.

        A world depends only on the seed, from 0 to 2⁶⁴ − 1, and on its number.
        """
        check_seed(seed, count)
        drawn = [self._drawn(drawing, seed, count) for drawing, _ in self._drawings]
        if len(drawn) == 1:
            return Worlds(drawn[0], self._width, self._lift)
        shares = np.cumsum([ways / self.count for _, ways in self._drawings])
        cases = np.searchsorted(shares[:-1], np.random.default_rng(seed).random(count))
        by_case = np.array(drawn, dtype=np.uint64).reshape(len(drawn), count, self._width)
        rows = by_case[cases, np.arange(count)]
        return Worlds(array("Q", rows.tobytes()), self._width, self._lift)

    def _drawn(self, drawing: Drawing, seed: int, count: int) -> array[int]:
        """The masks of `count` worlds of one case."""
        masks = array("Q", bytes(8 * self._width * count))
        size = _PART * self._width
        with memoryview(masks) as whole:
            for part in range(0, len(masks), size):
                drawing.draw(seed, part // self._width, whole[part : part + size])
        return masks

    def state(self, world: World) -> TrickState:
        """The full state of the deal in a world; a dummy's pile lies in ascending order."""
        hands, pile = world.hands, tuple(CardSet())
        if self.view.rules.places > self.view.rules.seats:
            *players, dummys = hands
            hands, pile = tuple(players), tuple(dummys)
        return state_of(self.view, hands, world.nest, world.buried, pile)

    def worlds(self, masks: Masks) -> Worlds:
        """The worlds whose masks these are: the inverse of `masks_of`."""
        return Worlds(array("Q", masks.tobytes()), self._width, self._lift)

    def position(self, world: World, *, seat: Seat | None = None) -> Position:
        """The position of a world; `seat`, side 0 and errors are as in `position_of`."""
        return position_of(self.view.rules, self.state(world), seat=seat)


def _known(view: TrickView) -> list[CardSet]:
    """The cards that the view shows in each place, by column."""
    row = [NO_CARDS] * view.rules.places
    if view.seat is not None:
        row[view.seat] = view.hand
    return [*row, view.nest or NO_CARDS, view.buried or view.buried_face_up]


def _nest(view: TrickView) -> _Nest:
    """How to draw the nest as it was dealt, if the bidder took it unseen; else `_NO_NEST`.

    The nest may have any cards that the bidder has had, and has those that everybody has seen. The
    items are the column and the size of the nest, the columns of the bidder's hand and of the
    buried cards, the masks of the cards that the bidder has played and of those seen, and the
    numbers of `nest_ways`.
    """
    rules = view.rules
    if view.nest is not None or view.nest_size or view.bidder is None:
        return _NO_NEST
    played = played_by(view, view.bidder)
    masks = mask_of(played), mask_of(view.face_up)
    kept = view.hand_sizes[view.bidder] + len(played)
    ways = tuple(nest_ways(rules, kept, view.buried_size, rules.nest_size))
    return rules.places, rules.nest_size, view.bidder, rules.places + 1, *masks, ways
