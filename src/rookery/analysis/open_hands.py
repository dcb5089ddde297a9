"""What every move is worth if everybody sees all cards."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from rookery.analysis.fishing_search import searched
from rookery.analysis.positions import Analysed, WholeDeal
from rookery.analysis.verdict import Effort, Valued, Verdict
from rookery.core.genres import FISHING, TRICKS, ByGenre
from rookery.core.moves import Play
from rookery.kernel import BadPosition, Position, Solution, is_compiled, solve
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState

if is_compiled:
    from rookery.kernel.solver.compiled_solver import Solver

MEMORY_MB = 64
"""Megabytes for the solver's table, few enough for a server. Unmeasured."""


def opened(analysed: Analysed, effort: Effort) -> Verdict:
    """The values of the legal moves with open hands: exact, or proven bounds if time runs out.

    In a fishing game they are exact for two players once the stock is empty, and estimates before
    that. Raises BadPosition if there is nothing to solve.
    """
    if isinstance(analysed, WholeDeal):
        return BY_GENRE[analysed.state.genre](analysed, effort)
    return _judged(analysed, _solved(analysed.position(), effort))


def _of_fishing(deal: WholeDeal, effort: Effort) -> Verdict:
    return searched(deal, effort, Random(0))


def _of_tricks(deal: WholeDeal, effort: Effort) -> Verdict:
    assert isinstance(deal.state, TrickState)
    _check_phase(deal.state)
    return _judged(deal, _solved(deal.position(), effort))


BY_GENRE: ByGenre[Callable[[WholeDeal, Effort], Verdict]] = ByGenre(
    "rookery.analysis.open_hands.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""How open hands of each genre are valued."""


def _check_phase(state: TrickState) -> None:
    if state.phase in (Phase.OVER, Phase.CUT):
        raise BadPosition("the deal is over: there is no move to value")
    if state.phase is not Phase.PLAY:
        raise BadPosition(
            f"the deal is at {state.phase.value}, and the solver knows card play only: "
            "ask with hidden hands, or go on to the first card"
        )


def _solved(position: Position, effort: Effort) -> Solution:
    if position.is_over:
        raise BadPosition("all cards are played: there is no move to value")
    nodes = effort.limits.nodes
    if is_compiled:
        return Solver(MEMORY_MB).solve(position, nodes=nodes, stop=effort.is_over)
    return solve(position, nodes=nodes, stop=effort.is_over)


def _judged(analysed: Analysed, solution: Solution) -> Verdict:
    """The verdict of a solution, with bounds for the cards that were not solved."""
    position = analysed.position()
    is_ours = position.sides[position.turn] == 0
    moves = []
    for _, move in analysed.legal():
        assert isinstance(move, Play)
        value = solution.cards.get(move.card)
        if value is not None:
            moves.append(Valued(move, value, value))
        elif is_ours:
            moves.append(Valued(move, 0, solution.upper))
        else:
            moves.append(Valued(move, solution.lower, position.points_left))
    ranked = _ranked(moves, is_ours=is_ours)
    # If trump must be led (SH-5), the rules may bar the position's best card.
    is_barred = len(moves) < len(position.legal()) and all(it.is_exact for it in moves)
    return Verdict(
        by="solver",
        seat=position.turn,
        side=tuple(seat for seat, side in enumerate(position.sides) if side == 0),
        moves=ranked,
        low=ranked[0].low if is_barred else solution.lower,
        high=ranked[0].high if is_barred else solution.upper,
        left=position.points_left,
        line=tuple((seat, Play(card)) for seat, card in solution.line),
        nodes=solution.nodes,
    )


def _ranked(moves: list[Valued], *, is_ours: bool) -> tuple[Valued, ...]:
    """The moves with exact values first, the best of them before the others."""
    sign = 1 if is_ours else -1
    ranked = sorted(moves, key=lambda it: (not it.is_exact, -sign * it.value))
    if not ranked[0].is_exact:
        return tuple(ranked)
    best = ranked[0].value
    return tuple(
        replace(it, behind=abs(best - it.value), margin=0.0) if it.is_exact else it for it in ranked
    )
