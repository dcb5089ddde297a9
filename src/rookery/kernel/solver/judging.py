"""The exact value of every legal card in many worlds of a view.

The view is encoded once; for each world only the hands, the sides and the buried cards are filled
in. The values equal those that `Solver.cards` gives for the position of each world, but are found
several times faster.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import gcd
from threading import local
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import ROOK, Card, Seat
from rookery.core.moves import Play
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.encoded_position import ROOK_SUIT, EncodedPosition, bits_of, free_mask
from rookery.kernel.position import BadPosition
from rookery.kernel.worlds.masks import CARDS, Masks, mask_of, place_of, points_in
from rookery.tricks.order import Order
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.view import TrickView

if is_compiled:
    from rookery.kernel.solver._search import Search

Points: TypeAlias = NDArray[np.int32]
"""An array of points, dtype int32, of any shape."""

_own = local()

UNKNOWN = -1
"""The result for a world whose search reached the node limit."""


@dataclass(frozen=True, slots=True)
class Layouts:
    """The worlds of a view in the form that the search needs, one row for each world.

    `hands` has shape (worlds, seats), dtype uint64, encoded as in `EncodedPosition`. `sides` has
    shape (worlds, seats), dtype int8: the side of each seat, 0 or 1. `nest` and `sure` have shape
    (worlds,), dtype int32. `nest` are the points that the buried cards add to the last trick,
    `sure` those that they give to side 0 however the tricks go (FO-9).
    """

    hands: Masks
    sides: NDArray[np.int8]
    nest: Points
    sure: Points

    def __len__(self) -> int:
        return len(self.nest)

    def of(self, chosen: slice | NDArray[np.intp]) -> Layouts:
        """The layouts of the worlds in the rows `chosen`, a slice or an array of row numbers."""
        return Layouts(self.hands[chosen], self.sides[chosen], self.nest[chosen], self.sure[chosen])


def own_judge(view: TrickView, *, in_tricks: bool = False) -> Judge:
    """The judge of this thread, set to a view; `in_tricks` is as in `Judge`.

    Each thread keeps one judge, because allocating a transposition table for every view would take
    too long.
    """
    judge: Judge | None = getattr(_own, "judge", None)
    if judge is None:
        judge = _own.judge = Judge(view, in_tricks=in_tricks)
    else:
        judge.turn_to(view, in_tricks=in_tricks)
    return judge


def layouts_of(view: TrickView, masks: Masks, seat: Seat) -> Layouts:
    """Convert worlds of a view to layouts. Side 0 is the side of `seat`, as in `sides_in`.

    `masks` has shape (worlds, seats + 2), dtype uint64, as in `Worlds`. Raises BadPosition if trump
    is not named yet.
    """
    if view.trump is None:
        raise BadPosition("trump is not named yet")
    bits = _byte_bits(view.rules.orders[view.trump])
    hands = _looked_up(bits, masks[:, : view.rules.seats])
    sides = sides_in(view, masks, seat)
    points = (points_in(view.rules, masks[:, -1]) + view.rules.nest_as_trick).astype(np.int32)
    none = np.zeros_like(points)
    if view.rules.nest_to == "last_trick":
        return Layouts(hands, sides, points, none)
    return Layouts(hands, sides, none, np.where(_gets_nest(view, sides), points, none))


def sides_in(view: TrickView, masks: Masks, seat: Seat) -> NDArray[np.int8]:
    """The side of every seat in each world: shape (worlds, seats), dtype int8.

    Side 0 is the side of `seat`; if everybody plays alone, it is `seat` itself. `masks` is as in
    `layouts_of`.
    """
    rules = view.rules
    seats = np.arange(rules.seats)
    if rules.sides is Sides.ALTERNATE:
        return np.tile(((seats - seat) % 2).astype(np.int8), (len(masks), 1))
    if rules.sides is Sides.ALONE:
        return np.tile((seats != seat).astype(np.int8), (len(masks), 1))
    known = (seats == view.bidder) | np.isin(seats, view.partners)
    called = np.uint64(mask_of(view.secret_calls))
    bidding = known | (masks[:, : rules.seats] & called != 0)
    sides: NDArray[np.int8] = (bidding != bidding[:, seat : seat + 1]).astype(np.int8)
    return sides


class Judge:
    """Evaluates the legal cards of the seat to move by exact search.

    The attribute `cards` has these cards, in the order of the columns of the results. With
    `in_tricks` each trick counts one point and nothing else counts, as for the sun (R5-4). The
    transposition table takes at most `memory_mb` megabytes. Raises NotCompiled if the kernel was
    not built. Raises BadPosition if the seat of the view has no card to play.
    """

    def __init__(self, view: TrickView, memory_mb: int = 32, *, in_tricks: bool = False) -> None:
        if not is_compiled:
            raise NotCompiled("judging needs the compiled kernel, which was not built")
        if view.phase is not Phase.PLAY or not view.legal:
            raise BadPosition("there is no card to be played")
        self._search = Search(memory_mb << 20)
        self.turn_to(view, in_tricks=in_tricks)

    @property
    def nodes(self) -> int:
        """The number of nodes searched so far; a node is a position between two tricks."""
        return self._search.nodes

    def turn_to(self, view: TrickView, *, in_tricks: bool = False) -> None:
        """Evaluate another view from now on, and clear the transposition table."""
        assert view.leader is not None
        self._search.clear()
        self._game = _Game.of(view, in_tricks=in_tricks)
        self.cards = tuple(move.card for move in view.legal if isinstance(move, Play))

    def points(
        self, layouts: Layouts, cards: Sequence[Card] | None = None, *, nodes: int | None = None
    ) -> Points:
        """The points that side 0 wins from here after each card.

        The result has shape (worlds, cards), dtype int32. `cards` defaults to all legal cards. If
        the search of a world takes more than `nodes` nodes, its whole row is UNKNOWN.
        """
        columns = self._columns(cards)
        found = np.full((len(layouts), len(columns)), UNKNOWN, dtype=np.int32)
        is_ours = layouts.sides[:, self._game.turn] == 0
        search, unit = self._search, self._game.unit
        for row, encoded in enumerate(self._game.encoded(layouts)):
            search.clear()
            search.load(encoded)
            search.begin(nodes, None, None)
            values = self._values(columns, is_side_0=bool(is_ours[row]))
            search.end()
            for bit, value in values.items():
                found[row, columns[bit]] = value * unit + self._sure(layouts, row)
        return found

    def at_least(
        self,
        layouts: Layouts,
        needed: NDArray[np.int_],
        cards: Sequence[Card] | None = None,
        *,
        nodes: int | None = None,
    ) -> NDArray[np.int8]:
        """Whether side 0 wins at least `needed` points after each card.

        `needed` has shape (worlds,). The result has shape (worlds, cards), dtype int8: 1 for yes
        and 0 for no. If the search of a world takes more than `nodes` nodes, its row is UNKNOWN.
        """
        columns = self._columns(cards)
        found = np.full((len(layouts), len(columns)), UNKNOWN, dtype=np.int8)
        search, unit = self._search, self._game.unit
        for row, encoded in enumerate(self._game.encoded(layouts)):
            search.clear()
            search.load(encoded)
            search.begin(nodes, None, None)
            need = -((self._sure(layouts, row) - int(needed[row])) // unit)
            for bits in self._equals(columns):
                answer = search.test(need, bits[0])
                if answer is None:
                    found[row] = UNKNOWN
                    break
                for bit in bits:
                    found[row, columns[bit]] = answer
            search.end()
        return found

    def _sure(self, layouts: Layouts, row: int) -> int:
        """The points that side 0 gets in a world regardless of the tricks."""
        return int(layouts.sure[row]) if self._game.counts_points else 0

    def _columns(self, cards: Sequence[Card] | None) -> Mapping[int, int]:
        """For the bit of each card, the index of the card's column in the result."""
        chosen = self.cards if cards is None else cards
        return {self._game.bits[card]: column for column, card in enumerate(chosen)}

    def _equals(self, columns: Mapping[int, int]) -> list[list[int]]:
        """The bits of the cards that have a column, in groups of cards that are equal in effect."""
        every = ([bit for bit in bits if bit in columns] for bits in self._search.equals())
        return [bits for bits in every if bits]

    def _values(self, columns: Mapping[int, int], *, is_side_0: bool) -> Mapping[int, int]:
        """The value of each card in the loaded world, in units, by bit; empty at the node limit."""
        search = self._search
        value, upper = search.value(-1, 0, search.most)
        if value != upper:
            return {}
        low, high, guess = (0, value, value) if is_side_0 else (value, search.most, value + 1)
        values: dict[int, int] = {}
        for bits in self._equals(columns):
            found, upper = search.value(bits[0], low, high, guess)
            if found != upper:
                return {}
            values |= dict.fromkeys(bits, found)
        return values


@dataclass(frozen=True, slots=True)
class _Game:
    """The fields of `EncodedPosition` that are the same in all worlds of a view.

    `counts_points` is False if only tricks count. `winners` has the winners of the finished tricks,
    if there are points for most tricks. `bits` maps cards to bits, and `cards` maps them back.
    """

    turn: Seat
    leader: Seat
    trick: tuple[int, ...]
    trump: int
    unit: int
    values: tuple[int, ...]
    trick_points: int
    last_points: int
    last_count: int
    most_points: int
    counts_points: bool
    winners: tuple[Seat, ...]
    total_tricks: int
    bits: Mapping[Card, int]
    cards: Mapping[int, Card]
    at_any_time: int

    @classmethod
    def of(cls, view: TrickView, *, in_tricks: bool) -> _Game:
        rules = view.rules
        assert view.trump is not None
        assert view.leader is not None
        bits = bits_of(rules.orders[view.trump])
        worth = {} if in_tricks else _worth_left(view)
        trick, last, most = rules.trick_points, rules.last_trick_points, rules.most_tricks_points
        if in_tricks:
            trick, last, most = 1, 0, 0
        unit = gcd(trick, last, most // 2, *worth.values()) or 1
        values = [0] * CARDS
        for card, points in worth.items():
            values[bits[card]] = points // unit
        trump = -1 if ROOK not in rules.pack else ROOK_SUIT
        return cls(
            turn=(view.leader + len(view.trick)) % rules.seats,
            leader=view.leader,
            trick=tuple(bits[card] for card in view.trick),
            trump=trump if view.trump.suit is None else view.trump.suit % 4,
            unit=unit,
            values=tuple(values),
            trick_points=trick // unit,
            last_points=last // unit,
            last_count=rules.last_trick_counts if most else 1,
            most_points=most // unit,
            counts_points=not in_tricks,
            winners=tuple(each.winner for each in view.tricks) if most else (),
            total_tricks=rules.tricks + (rules.last_trick_counts - 1 if most else 0),
            bits=bits,
            cards={bit: card for card, bit in bits.items()},
            at_any_time=free_mask(rules.orders[view.trump], bits),
        )

    def encoded(self, layouts: Layouts) -> Iterator[EncodedPosition]:
        rows = zip(
            layouts.hands.tolist(), layouts.sides.tolist(), layouts.nest.tolist(), strict=True
        )
        for hands, sides, nest in rows:
            lost = sum(sides[seat] for seat in self.winners)
            yield EncodedPosition(
                hands=tuple(hands),
                leader=self.leader,
                trick=self.trick,
                trump=self.trump,
                sides=tuple(sides),
                unit=self.unit,
                values=self.values,
                trick_points=self.trick_points,
                last_points=self.last_points + self.counts_points * nest // self.unit,
                last_count=self.last_count,
                most_points=self.most_points,
                tie_points=self.most_points // 2,
                won=(len(self.winners) - lost, lost),
                total_tricks=self.total_tricks,
                cards=self.cards,
                at_any_time=self.at_any_time,
            )


def _worth_left(view: TrickView) -> Mapping[Card, int]:
    """The counters that have not been played to a finished trick, with their points."""
    gone = {card for trick in view.tricks for card in trick.cards}
    return {card: points for card, points in view.rules.points_of.items() if card not in gone}


def _gets_nest(view: TrickView, sides: NDArray[np.int8]) -> NDArray[np.bool_]:
    """In each world, whether side 0 gets the buried cards regardless of the tricks: (worlds,)."""
    if view.bidder is None or view.rules.nest_to == "nobody":
        return np.zeros(len(sides), dtype=np.bool_)
    gets_it: NDArray[np.bool_] = (sides[:, view.bidder] == 0) == (view.rules.nest_to == "bidder")
    return gets_it


@lru_cache(maxsize=64)
def _byte_bits(order: Order) -> Masks:
    """Masks of `Worlds` to masks of `EncodedPosition`, by byte: shape (8, 256), uint64."""
    bits = {place_of(card): 1 << bit for card, bit in bits_of(order).items()}
    table = np.zeros((CARDS // 8, 256), dtype=np.uint64)
    for byte in range(CARDS // 8):
        for value in range(256):
            held = (place for place in range(8) if value >> place & 1)
            table[byte, value] = sum(bits.get(8 * byte + place, 0) for place in held)
    return table


def _looked_up(table: Masks, masks: Masks) -> Masks:
    """The masks, each translated byte by byte with a table of `_byte_bits`."""
    found = np.zeros(masks.shape, dtype=np.uint64)
    for byte, values in enumerate(table):
        found |= values[(masks >> np.uint64(8 * byte) & np.uint64(255)).astype(np.intp)]
    return found
