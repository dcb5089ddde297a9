"""The exact solver of card play with open hands: the Python interface of the compiled search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rookery.core.cards import Card, Seat
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.encoded_position import EncodedPosition, encode_position
from rookery.kernel.position import Position
from rookery.kernel.solver.solution import Progress, Report, Solution, Stop

if is_compiled:
    from rookery.kernel.solver._search import Search

MEMORY_MB = 256
"""The default limit of a solver's transposition table, in megabytes. Unmeasured."""


_T = TypeVar("_T")


TECHNIQUES = {
    "table": 1,
    "partition": 2,
    "soft bounds": 4,
    "equal cards": 8,
    "order": 16,
    "tried before": 32,
    "cashing": 64,
    "partner": 128,
    "top trumps": 256,
    "others": 512,
    "keeping": 1024,
    "lower cards": 2048,
    "near cards": 4096,
    "similar positions": 8192,
}
"""The techniques that make the search fast, with their flags in `search/state.pxi`.

Each can be disabled to measure what it is worth. `docs/solver.md` explains them.
"""


class Solver:
    """An exact solver that keeps its transposition table from one position to the next.

    The table is cleared if the next position has other seats, sides, trump or points to win. It
    grows as it fills, up to `memory_mb` megabytes. Only one thread at a time may use a solver; the
    search releases the interpreter lock. The search is deterministic: the same calls in the same
    order search the same nodes. `without` names techniques to disable, keys of TECHNIQUES; the
    results stay the same. Raises NotCompiled if the kernel was not built.
    """

    def __init__(self, memory_mb: int = MEMORY_MB, *, without: Iterable[str] = ()) -> None:
        if not is_compiled:
            raise NotCompiled("the solver needs the compiled kernel, which was not built")
        if not 1 <= memory_mb <= 1 << 20:
            raise ValueError(f"memory_mb is 1 to {1 << 20}, not {memory_mb}")
        self._search = Search(memory_mb << 20, sum(TECHNIQUES[each] for each in set(without)))

    @property
    def nodes(self) -> int:
        """The number of nodes searched so far; a node is a position between two tricks."""
        return self._search.nodes

    def clear(self) -> None:
        """Clear the transposition table."""
        self._search.clear()

    def value(self, position: Position) -> int:
        """The points that side 0 wins from here to the end if both sides play perfectly."""
        lower, upper = self.bounds(position)
        assert lower == upper
        return lower

    def bounds(
        self, position: Position, *, nodes: int | None = None, stop: Stop | None = None
    ) -> tuple[int, int]:
        """Proven lower and upper bounds of the value of a position.

        They are equal unless the search stopped early: after `nodes` nodes (None is no limit), or
        because `stop()` returned True.
        """
        if position.is_over:
            return 0, 0
        it = self._loaded(position)
        self._search.begin(nodes, stop, None)
        lower, upper = self._search.value(-1, 0, self._search.most)
        self._search.end()
        return lower * it.unit, upper * it.unit

    def at_least(
        self, position: Position, points: int, *, nodes: int | None = None, stop: Stop | None = None
    ) -> bool | None:
        """Whether side 0 wins at least `points`; None if the search stopped, as in `bounds`."""
        if position.is_over:
            return points <= 0
        it = self._loaded(position)
        self._search.begin(nodes, stop, None)
        answer = self._search.test(-(-points // it.unit))
        self._search.end()
        return answer

    def cards(self, position: Position) -> Mapping[Card, int]:
        """The value of each legal card: the points that side 0 wins from here if it is played."""
        return self.solve(position, with_line=False).cards

    def line(self, position: Position) -> tuple[tuple[Seat, Card], ...]:
        """A line of perfect play to the end, as plies of seat and card."""
        return self.solve(position, with_cards=False).line

    def solve(
        self,
        position: Position,
        *,
        nodes: int | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
        with_cards: bool = True,
        with_line: bool = True,
    ) -> Solution:
        """The value, the value of each legal card, and a best line.

        If `nodes` or `stop` ends the search early, as in `bounds`, the solution has what was found
        by then. `report` is called with the progress.
        """
        if position.is_over:
            return Solution(0, 0, {}, (), 0)
        return _Solving(self._search, position, stop, report).run(nodes, with_cards, with_line)

    def _loaded(self, position: Position) -> EncodedPosition:
        it = encode_position(position)
        self._search.load(it)
        return it


class _Solving:
    """One call of `Solver.solve`, with what it has found so far."""

    def __init__(
        self, search: Search, position: Position, stop: Stop | None, report: Report | None
    ) -> None:
        self.search = search
        self.position = position
        self.coded = encode_position(position)
        self.stop = stop
        self.report = report
        self.started = search.nodes
        self.found: tuple[int, int] | None = None
        self.cards: dict[Card, int] = {}

    def run(self, nodes: int | None, with_cards: bool, with_line: bool) -> Solution:
        search, unit = self.search, self.coded.unit
        search.load(self.coded)
        search.begin(nodes, self.stop, self._report_progress if self.report else None)
        lower, upper = self.found = search.value(-1, 0, search.most)
        line: tuple[tuple[Seat, Card], ...] = ()
        if with_cards and lower == upper:
            self._find_cards(lower)
        if with_line and lower == upper:
            line = self._line(lower)
        search.end()
        cards = dict(sorted(self.cards.items()))
        return Solution(lower * unit, upper * unit, cards, line, search.nodes - self.started)

    def _find_cards(self, value: int) -> None:
        """Find the value of each legal card, starting at the value of the position."""
        search = self.search
        if self.position.sides[self.position.turn] == 0:
            low, high, guess = 0, value, value
        else:
            low, high, guess = value, search.most, value + 1
        for equals in search.equals():
            lower, upper = search.value(equals[0], low, high, guess)
            if lower != upper:
                return
            for bit in equals:
                self.cards[self.coded.cards[bit]] = lower * self.coded.unit

    def _line(self, value: int) -> tuple[tuple[Seat, Card], ...]:
        """The cards of a best line; empty if the search ended early."""
        plies = self.search.line(value) or ()
        return tuple((seat, self.coded.cards[bit]) for seat, bit in plies)

    def _report_progress(self, nodes: int) -> None:
        assert self.report is not None
        lower, upper = self.found or self.search.bounds
        unit, done = self.coded.unit, nodes - self.started
        self.report(Progress(lower * unit, upper * unit, len(self.cards), done))


def solve_all(
    positions: Sequence[Position], *, jobs: int = 1, memory_mb: int = MEMORY_MB
) -> list[int]:
    """The value of each position, computed by `jobs` threads."""
    return ask_all(Solver.value, positions, jobs=jobs, memory_mb=memory_mb)


def ask_all(
    question: Callable[[Solver, Position], _T],
    positions: Sequence[Position],
    *,
    jobs: int = 1,
    memory_mb: int = MEMORY_MB,
) -> list[_T]:
    """Ask a solver, for example `Solver.cards`, about each position; return all answers.

    Each of the `jobs` threads has a solver with at most `memory_mb` megabytes, and solves every
    `jobs`-th position. The table is cleared between positions: different deals have so little in
    common that a larger table costs more than it saves.
    """
    if jobs < 1:
        raise ValueError(f"jobs is 1 or more, not {jobs}")

    def share(first: int) -> list[_T]:
        solver = Solver(memory_mb)
        answers = []
        for position in positions[first::jobs]:
            solver.clear()
            answers.append(question(solver, position))
        return answers

    if jobs == 1:
        return share(0)
    with ThreadPoolExecutor(jobs) as threads:
        shares = [iter(answers) for answers in threads.map(share, range(jobs))]
    return [next(shares[place % jobs]) for place in range(len(positions))]
