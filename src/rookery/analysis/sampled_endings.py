"""Values an ending for the seat to move: the other hands are dealt at random, and solved."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.analysis.verdict import Effort, Valued, Verdict
from rookery.core.cards import NO_CARDS, Card, CardSet
from rookery.core.moves import Play
from rookery.core.unseen import Distributions, Place
from rookery.kernel import BadPosition, Position, Solution, is_compiled, solve
from rookery.kernel.solver.solution import Stop
from rookery.statistics.intervals import half_width

if is_compiled:
    from rookery.kernel.solver.compiled_solver import Solver

MOST_WORLDS = 400
"""The most worlds; more would change no digit on the page. Unmeasured, as are those below."""

_MEMORY_MB = 32
"""Megabytes for the solver's table."""

_Valuer: TypeAlias = Callable[[Position, int], tuple[dict[Card, int] | None, int]]


def sampled(position: Position, effort: Effort, rng: Random) -> Verdict:
    """The mean values of the legal cards over worlds, each solved with open hands.

    The seat to move knows its hand, the trick on the table and which cards are left. Every way to
    deal these to the other hands is equally likely, unless the trick proves a hand void. In each
    world both sides are taken to know all cards, as in any average of solved worlds. Raises
    BadPosition if all cards are played.
    """
    if position.is_over:
        raise BadPosition("all cards are played: there is no move to value")
    cards = tuple(position.legal())
    rows: list[list[int]] = []
    nodes = 0
    value = _valuer(effort)
    for world in _worlds(position, rng):
        values, used = value(world, nodes)
        nodes += used
        if values is None:
            break
        rows.append([values[card] for card in cards])
        if len(rows) == MOST_WORLDS or effort.is_over():
            break
    return _verdict(position, cards, rows, nodes)


def _worlds(position: Position, rng: Random) -> Iterator[Position]:
    """Worlds drawn uniformly from all that are possible for the seat to move."""
    turn = position.turn
    others = [seat for seat in range(position.seats) if seat != turn]
    unseen = CardSet.of(card for seat in others for card in position.hands[seat])
    places = [
        Place(len(position.hands[seat]), unseen - _excluded(position, seat)) for seat in others
    ]
    ways = Distributions(unseen, places)
    while True:
        dealt = dict(zip(others, ways.draw(rng), strict=True))
        hands = tuple(dealt.get(seat, hand) for seat, hand in enumerate(position.hands))
        yield replace(position, hands=hands)


def _excluded(position: Position, seat: int) -> CardSet:
    """The cards that a seat cannot hold, because it did not follow suit in this trick (TT-1)."""
    place = (seat - position.leader) % position.seats
    if not 0 < place < len(position.trick):
        return NO_CARDS
    order, card = position.order, position.trick[place]
    led = order.suit_of[position.trick[0]]
    if order.suit_of[card] == led or card in order.at_any_time:
        return NO_CARDS
    return order.cards_of[led]


def _valuer(effort: Effort) -> _Valuer:
    """A function that solves a world within some nodes; it returns card values and nodes used."""
    solve_world = _compiled() if is_compiled else solve

    def value(world: Position, used: int) -> tuple[dict[Card, int] | None, int]:
        limit = effort.limits.nodes
        left = None if limit is None else max(0, limit - used)
        found = solve_world(world, nodes=left, stop=effort.is_over)
        is_whole = len(found.cards) == len(world.legal())
        return (dict(found.cards) if is_whole else None), found.nodes

    return value


def _compiled() -> Callable[..., Solution]:
    """One solver for all worlds. It clears its table, so no result depends on an earlier world."""
    solver = Solver(_MEMORY_MB)

    def solve_world(world: Position, *, nodes: int | None, stop: Stop) -> Solution:
        solver.clear()
        return solver.solve(world, nodes=nodes, stop=stop, with_line=False)

    return solve_world


def _verdict(
    position: Position, cards: tuple[Card, ...], rows: list[list[int]], nodes: int
) -> Verdict:
    sign = 1 if position.sides[position.turn] == 0 else -1
    side = tuple(seat for seat, side in enumerate(position.sides) if side == 0)
    left = position.points_left
    if not rows:
        moves = tuple(Valued(Play(card), None, None) for card in cards)
        return Verdict("worlds", position.turn, side, moves, 0, left, left, nodes=nodes)
    points = np.array(rows, dtype=float)
    means = points.mean(axis=0)
    order = np.argsort(-sign * means, kind="stable")
    best = points[:, order[0]]
    moves = tuple(
        Valued(
            Play(cards[place]),
            float(means[place]) - _half(points[:, place], left),
            float(means[place]) + _half(points[:, place], left),
            abs(float(means[order[0]] - means[place])),
            _half(best - points[:, place], left),
        )
        for place in order
    )
    first = moves[0]
    return Verdict(
        "worlds", position.turn, side, moves, first.low, first.high, left, (), len(rows), nodes
    )


def _half(samples: NDArray[np.float64], most: int) -> float:
    """Half the 95 % interval of a mean, and never more than `most`."""
    return min(float(most), half_width(samples.tolist()))
