"""The oracle: a slow solver, written to be read, that the compiled one is tested against.

It is an alpha-beta search with zero windows: does side 0 win at least so many points? Its table has
the positions between tricks, and it tries every legal card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.seating import put
from rookery.kernel.position import Position, shared_most
from rookery.kernel.solver.solution import Progress, Report, Solution, Stop

_ASKED_EVERY = 256
"""The number of nodes between two calls of `stop`. A guess."""


class Place(NamedTuple):
    """The part of a position that changes in play; `left` is the points that can still be won."""

    hands: tuple[CardSet, ...]
    leader: Seat
    trick: tuple[Card, ...]
    won: tuple[int, ...]
    left: int


class Stopped(Exception):
    """The search was stopped by its node limit or on request."""


class Oracle:
    """A solver for one position and those that follow from it.

    `nodes` limits the places that are searched, None for no limit. The search raises Stopped at the
    limit, and when `stop` returns True.
    """

    def __init__(
        self, position: Position, *, nodes: int | None = None, stop: Stop | None = None
    ) -> None:
        self._position = position
        self._order = position.order
        self._sides = position.sides
        self._known: dict[Place, tuple[int, int]] = {}
        self._most_nodes = nodes
        self._stop = stop
        self.nodes = 0
        self.root = Place(
            position.hands,
            position.leader,
            position.trick,
            position.tricks_won,
            position.points_left,
        )

    def value(self, place: Place) -> int:
        """The points that side 0 wins from a place on."""
        lower, upper = 0, place.left
        while lower < upper:
            lower, upper = self.narrowed(place, lower, upper)
        return lower

    def narrowed(self, place: Place, lower: int, upper: int) -> tuple[int, int]:
        """Narrow the bounds of the value by one search, halfway between them."""
        middle = (lower + upper + 1) // 2
        return (middle, upper) if self.reaches(place, middle) else (lower, middle - 1)

    def reaches(self, place: Place, need: int) -> bool:
        """Whether side 0 wins at least `need` points from a place on."""
        if need <= 0 or need > place.left:
            return need <= 0
        if place.trick:
            return self._search(place, need)
        lower, upper = self._known.get(place, (0, place.left))
        if not lower < need <= upper:
            return need <= lower
        does = self._search(place, need)
        self._known[place] = (need, upper) if does else (lower, need - 1)
        return does

    def _search(self, place: Place, need: int) -> bool:
        self._count()
        answers = (
            self.reaches(after, need - gained)
            for card in self.legal(place)
            for after, gained in (self.play(place, card),)
        )
        return any(answers) if self._sides[self.turn(place)] == 0 else all(answers)

    def _count(self) -> None:
        if self.nodes == self._most_nodes:
            raise Stopped
        self.nodes += 1
        if self._stop is not None and self.nodes % _ASKED_EVERY == 0 and self._stop():
            raise Stopped

    def turn(self, place: Place) -> Seat:
        """The seat to play."""
        return (place.leader + len(place.trick)) % len(place.hands)

    def legal(self, place: Place) -> CardSet:
        """The legal cards."""
        led = place.trick[0] if place.trick else None
        return self._order.playable(place.hands[self.turn(place)], led)

    def play(self, place: Place, card: Card) -> tuple[Place, int]:
        """The place after a card, and the points that side 0 wins by it."""
        seat = self.turn(place)
        hands = put(place.hands, seat, place.hands[seat].minus(card))
        trick = (*place.trick, card)
        if len(trick) < len(hands):
            return place._replace(hands=hands, trick=trick), 0
        winner = (place.leader + self._order.winner(trick)) % len(hands)
        return self._after_trick(place, hands, trick, winner)

    def _after_trick(
        self, place: Place, hands: tuple[CardSet, ...], trick: tuple[Card, ...], winner: Seat
    ) -> tuple[Place, int]:
        position, side = self._position, self._sides[winner]
        is_last = not any(hands)
        won = place.won
        if position.most_tricks_points:
            counts = position.last_trick_counts if is_last else 1
            won = put(won, side, won[side] + counts)
        worth = position.trick_points + sum(position.values.get(card, 0) for card in trick)
        if not is_last:
            left = place.left - worth
            return Place(hands, winner, (), won, left), worth if side == 0 else 0
        gained = worth + position.last_trick_points if side == 0 else 0
        gained += shared_most(won, position.most_tricks_points)[0]
        return Place(hands, winner, (), won, 0), gained


def solve(
    position: Position,
    *,
    nodes: int | None = None,
    stop: Stop | None = None,
    report: Report | None = None,
) -> Solution:
    """Solve a position; a search that is stopped returns what it has found."""
    oracle = Oracle(position, nodes=nodes, stop=stop)
    lower, upper = 0, position.points_left
    cards: dict[Card, int] = {}
    line: list[tuple[Seat, Card]] = []
    try:
        while lower < upper:
            lower, upper = oracle.narrowed(oracle.root, lower, upper)
            if report is not None:
                report(Progress(lower, upper, 0, oracle.nodes))
        line.extend(_best_line(oracle, lower))
        for card, value in _card_values(oracle):
            cards[card] = value
            if report is not None:
                report(Progress(lower, upper, len(cards), oracle.nodes))
    except Stopped:
        pass
    is_whole = len(line) == len(position.in_play) - len(position.trick)
    return Solution(lower, upper, cards, tuple(line) if is_whole else (), oracle.nodes)


def _card_values(oracle: Oracle) -> Iterator[tuple[Card, int]]:
    if not any(oracle.root.hands):
        return
    for card in oracle.legal(oracle.root):
        after, gained = oracle.play(oracle.root, card)
        yield card, gained + oracle.value(after)


def _best_line(oracle: Oracle, value: int) -> Iterator[tuple[Seat, Card]]:
    """A line of perfect play to the end; of equally good cards, the first."""
    place = oracle.root
    while any(place.hands):
        for card in oracle.legal(place):
            after, gained = oracle.play(place, card)
            if oracle.value(after) == value - gained:
                break
        yield oracle.turn(place), card
        place, value = after, value - gained
