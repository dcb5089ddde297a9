"""The solver in plain Python, slow but easy to read; the compiled solver is tested against it.

It is an alpha-beta search with zero windows: each search asks whether side 0 wins at least a given
number of points. It tries every legal card, and its transposition table holds the states between
two tricks.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.seating import put
from rookery.kernel.position import Position, shared_most
from rookery.kernel.solver.solution import Progress, Report, Solution, Stop

_ASKED_EVERY = 256
"""`stop` is called once in this many nodes. Unmeasured."""


class SearchState(NamedTuple):
    """The part of a position that changes as cards are played.

    `won` has the tricks of each side, and `left` the points that both sides can still win.
    """

    hands: tuple[CardSet, ...]
    leader: Seat
    trick: tuple[Card, ...]
    won: tuple[int, ...]
    left: int


class Stopped(Exception):
    """The search was stopped by its node limit or on request."""


class PythonSolver:
    """A solver for one position and those that follow from it; `root` is the state of the position.

    At most `nodes` states are searched; None is no limit. The methods that search raise Stopped at
    the limit, and when `stop` returns True.
    """

    def __init__(
        self, position: Position, *, nodes: int | None = None, stop: Stop | None = None
    ) -> None:
        self._position = position
        self._order = position.order
        self._sides = position.sides
        self._known: dict[SearchState, tuple[int, int]] = {}
        self._most_nodes = nodes
        self._stop = stop
        self.nodes = 0
        self.root = SearchState(
            position.hands,
            position.leader,
            position.trick,
            position.tricks_won,
            position.points_left,
        )

    def value(self, state: SearchState) -> int:
        """The points that side 0 wins from a state on if both sides play perfectly."""
        lower, upper = 0, state.left
        while lower < upper:
            lower, upper = self.narrowed(state, lower, upper)
        return lower

    def narrowed(self, state: SearchState, lower: int, upper: int) -> tuple[int, int]:
        """Narrower bounds of the value, after one search that asks if it reaches their middle."""
        middle = (lower + upper + 1) // 2
        return (middle, upper) if self.reaches(state, middle) else (lower, middle - 1)

    def reaches(self, state: SearchState, need: int) -> bool:
        """Whether side 0 wins at least `need` points from a state on."""
        if need <= 0 or need > state.left:
            return need <= 0
        if state.trick:
            return self._search(state, need)
        lower, upper = self._known.get(state, (0, state.left))
        if not lower < need <= upper:
            return need <= lower
        is_reached = self._search(state, need)
        self._known[state] = (need, upper) if is_reached else (lower, need - 1)
        return is_reached

    def _search(self, state: SearchState, need: int) -> bool:
        self._count()
        answers = (
            self.reaches(after, need - gained)
            for card in self.legal(state)
            for after, gained in (self.play(state, card),)
        )
        return any(answers) if self._sides[self.turn(state)] == 0 else all(answers)

    def _count(self) -> None:
        if self.nodes == self._most_nodes:
            raise Stopped
        self.nodes += 1
        if self._stop is not None and self.nodes % _ASKED_EVERY == 0 and self._stop():
            raise Stopped

    def turn(self, state: SearchState) -> Seat:
        """The seat to play."""
        return (state.leader + len(state.trick)) % len(state.hands)

    def legal(self, state: SearchState) -> CardSet:
        """The legal cards."""
        led = state.trick[0] if state.trick else None
        return self._order.playable(state.hands[self.turn(state)], led)

    def play(self, state: SearchState, card: Card) -> tuple[SearchState, int]:
        """The state after a card, and the points that side 0 wins by it."""
        seat = self.turn(state)
        hands = put(state.hands, seat, state.hands[seat].minus(card))
        trick = (*state.trick, card)
        if len(trick) < len(hands):
            return state._replace(hands=hands, trick=trick), 0
        winner = (state.leader + self._order.winner(trick)) % len(hands)
        return self._after_trick(state, hands, trick, winner)

    def _after_trick(
        self, state: SearchState, hands: tuple[CardSet, ...], trick: tuple[Card, ...], winner: Seat
    ) -> tuple[SearchState, int]:
        """The state after a full trick, and the points that side 0 wins by it."""
        position, side = self._position, self._sides[winner]
        is_last = not any(hands)
        won = state.won
        if position.most_tricks_points:
            counts = position.last_trick_counts if is_last else 1
            won = put(won, side, won[side] + counts)
        worth = position.trick_points + sum(position.values.get(card, 0) for card in trick)
        if not is_last:
            left = state.left - worth
            return SearchState(hands, winner, (), won, left), worth if side == 0 else 0
        gained = worth + position.last_trick_points if side == 0 else 0
        gained += shared_most(won, position.most_tricks_points)[0]
        return SearchState(hands, winner, (), won, 0), gained


def solve(
    position: Position,
    *,
    nodes: int | None = None,
    stop: Stop | None = None,
    report: Report | None = None,
) -> Solution:
    """Solve a position. If `nodes` or `stop` ends the search, return what was found by then.

    `report` is called with the progress, after each search and each value of a card.
    """
    solver = PythonSolver(position, nodes=nodes, stop=stop)
    lower, upper = 0, position.points_left
    cards: dict[Card, int] = {}
    line: list[tuple[Seat, Card]] = []
    try:
        while lower < upper:
            lower, upper = solver.narrowed(solver.root, lower, upper)
            if report is not None:
                report(Progress(lower, upper, 0, solver.nodes))
        line.extend(_best_line(solver, lower))
        for card, value in _card_values(solver):
            cards[card] = value
            if report is not None:
                report(Progress(lower, upper, len(cards), solver.nodes))
    except Stopped:
        pass
    is_whole = len(line) == len(position.in_play) - len(position.trick)
    return Solution(lower, upper, cards, tuple(line) if is_whole else (), solver.nodes)


def _card_values(solver: PythonSolver) -> Iterator[tuple[Card, int]]:
    if not any(solver.root.hands):
        return
    for card in solver.legal(solver.root):
        after, gained = solver.play(solver.root, card)
        yield card, gained + solver.value(after)


def _best_line(solver: PythonSolver, value: int) -> Iterator[tuple[Seat, Card]]:
    """A line of perfect play from the root; of equally good cards, the first is played."""
    state = solver.root
    while any(state.hands):
        for card in solver.legal(state):
            after, gained = solver.play(state, card)
            if solver.value(after) == value - gained:
                break
        yield solver.turn(state), card
        state, value = after, value - gained
