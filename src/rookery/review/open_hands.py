"""Exact values of a finished deal with all hands open, from the first card on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rookery.bots.strong.play.deal_value import DealValue
from rookery.core.cards import Card, Seat
from rookery.core.match import Match
from rookery.core.moves import Bid, Play
from rookery.kernel import Position, is_compiled, position_of
from rookery.kernel.solver.compiled_solver import Solver
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.scoring import cut_winner, shut_out, sides_of, taken_by_side
from rookery.tricks.state import TrickState

_MEMORY_MB = 64
"""The most megabytes for one solver. Several solvers run at once, each for one trick. Unmeasured,
as are those below."""

_SHARE_FOR_VALUES = 0.6
"""The share of the nodes for exact values; the rest is for whether the bid can be made."""

Line = tuple[tuple[Seat, Card], ...]
"""A line of best play with open hands to the end of the deal."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Proven bounds of the points that the bidder's side takes in the whole deal."""

    lower: int
    upper: int

    @property
    def exact(self) -> int | None:
        """The value if the bounds meet."""
        return self.lower if self.lower == self.upper else None


@dataclass(frozen=True, slots=True)
class Solving:
    """The task of solving the positions of one trick.

    `positions` are in order of play, and `before` the points of the bidder's side before each.
    `goal` is the bid: if the first position cannot be solved, the search still asks whether the bid
    can be made. All positions together take at most about `nodes`.
    """

    positions: tuple[Position, ...]
    before: tuple[int, ...]
    goal: int
    nodes: int

    def run(self) -> tuple[Bounds, ...]:
        """The bounds for each position, the last one first; they differ if nodes ran out."""
        solver = Solver(_MEMORY_MB)
        most = int(self.nodes * _SHARE_FOR_VALUES)
        found = []
        for position, points in zip(reversed(self.positions), reversed(self.before), strict=True):
            lower, upper = solver.bounds(position, nodes=max(1, most - solver.nodes))
            found.append(Bounds(points + lower, points + upper))
        found[-1] = self._asked_for_the_bid(solver, found[-1])
        return tuple(reversed(found))

    def _asked_for_the_bid(self, solver: Solver, found: Bounds) -> Bounds:
        """The bounds of the first position, narrowed by whether the bid can be made."""
        if not found.lower < self.goal <= found.upper:
            return found
        nodes = max(1, self.nodes - solver.nodes)
        is_made = solver.at_least(self.positions[0], self.goal - self.before[0], nodes=nodes)
        if is_made is None:
            return found
        if is_made:
            return Bounds(self.goal, found.upper)
        return Bounds(found.lower, self.goal - 1)


@dataclass(frozen=True, slots=True)
class LineSearch:
    """The task of finding a line of best play after a card, or from a position."""

    position: Position
    first: Card | None
    nodes: int

    def run(self) -> Line:
        """The line, which begins with the card if there is one; empty if nodes ran out."""
        head: Line = ()
        position = self.position
        if self.first is not None:
            head = ((position.turn, self.first),)
            position, _ = position.play(self.first)
        found = Solver(_MEMORY_MB).solve(position, nodes=self.nodes, with_cards=False)
        if not found.line and not position.is_over:
            return ()
        return head + found.line


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """The card play of a finished deal, with all hands open.

    `positions` has the position before each card, by ply, and `before` the points that the bidder's
    side had by then, including the nest's points if they are sure. Side 0 is the bidder's. `took`
    is what it took in the end, and `reached` the same with half the points for most tricks if a cut
    decided about them (DX-8).
    """

    rules: TrickRules
    last: TrickState
    positions: dict[int, Position]
    before: dict[int, int]
    took: int
    reached: int

    @property
    def bidders(self) -> frozenset[Seat]:
        """The seats of the bidder's side."""
        sides = sides_of(self.rules, self.last)
        return frozenset(next(side for side in sides if self.last.bidder in side))

    @property
    def goal(self) -> int:
        """The points that the bid needs; all of the deal's for the sun."""
        bid = self.last.bid
        return bid.amount if isinstance(bid, Bid) else self.rules.stake

    def tasks(self, nodes: int) -> list[Solving]:
        """A task for each trick."""
        tricks: list[list[int]] = []
        for ply, position in self.positions.items():
            if not position.trick or not tricks:
                tricks.append([])
            tricks[-1].append(ply)
        return [
            Solving(
                tuple(self.positions[ply] for ply in trick),
                tuple(self.before[ply] for ply in trick),
                self.goal,
                nodes,
            )
            for trick in tricks
        ]

    def leads(self, seat: Seat) -> tuple[float, ...]:
        """The lead of a seat for each total of the bidder's side; lone others share the rest."""
        state = self.last
        assert state.bidder is not None and state.bid is not None
        out = shut_out(self.rules, state.totals, state.auction)
        value = DealValue(
            self.rules,
            state.totals,
            seat,
            state.bidder,
            state.bid,
            points_share=1.0,
            is_shut_out=(state.bidder + 1) % self.rules.seats in out,
        )
        partners = self.bidders - {state.bidder}
        return tuple(float(each) for each in value.values_by_total(partners))


def open_deal(match: Match[Any], number: int) -> OpenDeal | None:
    """The card play of deal `number`; None if it cannot be solved.

    It needs tricks, a bidder and the compiled kernel, and no dummy, since nobody chooses a dummy's
    cards (R2-6).
    """
    game, deal = match.game, match.deals[number]
    if not isinstance(game, TrickGame) or not is_compiled or game.rules.dummy is not None:
        return None
    last: TrickState = deal.state
    if last.bidder is None or not last.tricks:
        return None
    rules = game.rules
    state = match.state_before(number, 0)
    positions: dict[int, Position] = {}
    for ply, (seat, move) in enumerate(deal.plies):
        if state.phase is Phase.PLAY:
            # the holder of a called card is known here, and a nest that goes to a side counts
            positions[ply] = position_of(rules, state, seat=state.bidder)
        state = game.apply(state, seat, move)
    if not positions:
        return None
    cards = [move.card for _, move in deal.plies if isinstance(move, Play)]
    sides = sides_of(rules, last)
    took = taken_by_side(rules, last)[next(n for n, it in enumerate(sides) if last.bidder in it)]
    reached = took - _by_cut(rules, last)
    return OpenDeal(rules, last, positions, _before(positions, cards, reached), took, reached)


def _by_cut(rules: TrickRules, last: TrickState) -> int:
    """The points that the bidder gained by a cut for most tricks, negative if lost (DX-8)."""
    if not last.cut:
        return 0
    assert last.bidder is not None
    half = rules.most_tricks_points // 2
    return half if cut_winner(rules, last) == last.bidder % 2 else -half


def _before(positions: dict[int, Position], cards: Sequence[Card], reached: int) -> dict[int, int]:
    """The points of side 0 before each ply, shifted so that they end at `reached`.

    Points that a position does not count, such as a nest that surely goes to a side, are added
    throughout.
    """
    gained = [0]
    for position, card in zip(positions.values(), cards, strict=True):
        gained.append(gained[-1] + position.play(card)[1][0])
    sure = reached - gained[-1]
    return {ply: sure + points for ply, points in zip(positions, gained, strict=False)}
