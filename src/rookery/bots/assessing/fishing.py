"""Judging the turns of fishing games, and the race for an orange."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from rookery.bots.assessing.assessment import Assessment, JudgedMove, NotJudged, Unit, not_judged
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.fishing.orange_race import expected_orange_points
from rookery.bots.strong.fishing.turn import CANDIDATES, solve_turns
from rookery.bots.turn_search import candidates, search_worlds
from rookery.core.moves import CallOrange, Hold, Move
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel.fishing.model import is_codable, turns_of
from rookery.kernel.fishing.search import MOST_TURNS, FishingSearch, Found, Style

_FIRST_SHARE = 0.3
"""The share of the budget for searching all candidates. Unmeasured, as are those below."""

_FIRST_SEARCHES = 4
"""The number of independent searches of all candidates."""

_SEARCHES = 8
"""The number of independent searches of the finalists."""

_FINALISTS = 3
"""The most turns that are searched further, besides the turn that was made."""

_WIDENING = {_FIRST_SEARCHES: 1.62, _SEARCHES: 1.21}
"""For each number of searches, the factor by which standard errors are widened.

It is the 95 % quantile of Student's t, divided by that of the normal distribution.
"""


def assess(view: FishingView, rng: Random, limits: Limits, played: Sequence[Move]) -> Assessment:
    """Judge the turns of the view's seat, or the call of an open orange.

    Each turn is searched several times, each time in new worlds; the spread of the results gives
    the standard errors. Once no card is hidden, turns are solved exactly if the limits allow it.
    """
    if CallOrange() in view.legal:
        return _race(view, played)
    turns = turns_of(view.legal)
    holds = tuple(move for move in view.legal if isinstance(move, Hold))
    if holds and (not turns or (played and not turns_of(played))):
        return not_judged(NotJudged.ONLY_HOLD, view.legal)
    if len(turns) < 2:
        return not_judged(NotJudged.FORCED, view.legal)
    listed = candidates(turns)
    listed += [turn for turn in turns_of(played) if turn not in listed]
    if not is_codable(view.rules, view.centre) or len(listed) > MOST_TURNS:
        return not_judged(NotJudged.NO_ROOM, view.legal)
    return _Searching(view, rng, limits).judged(listed, turns_of(played), holds)


def _race(view: FishingView, played: Sequence[Move]) -> Assessment:
    """Judge the call of an orange: it gains the points of an orange compared with declining.

    Declining may cost more than these points, since another seat may then call the orange.
    """
    lost = float(view.rules.orange_points)
    others = [Hold(), *(turn for turn in turns_of(played))]
    moves = (
        JudgedMove(CallOrange(), None, 0.0, 0.0, 0.0, 0.0),
        *(JudgedMove(move, None, lost, 0.0, lost, 0.0) for move in others),
    )
    judged = {each.move for each in moves}
    unjudged = tuple(move for move in view.legal if move not in judged)
    return Assessment(moves, unjudged=unjudged)


@dataclass(frozen=True, slots=True)
class _Results:
    """The results of one turn in several independent searches."""

    turn: Turn
    worths: tuple[float, ...]
    points: tuple[float, ...]


class _Searching:
    """The searches of one decision."""

    def __init__(self, view: FishingView, rng: Random, limits: Limits) -> None:
        self.view, self.rng, self.limits = view, rng, limits
        assert view.seat is not None
        self._orange_points = expected_orange_points(view.rules)

    def judged(
        self, turns: Sequence[Turn], played: Sequence[Turn], left: Sequence[Move]
    ) -> Assessment:
        """Judge turns; `left` are other legal moves, which are not judged."""
        search = self._search(turns)
        unit = Unit.POINTS if search.counts_match else Unit.LEAD
        seed = self.rng.getrandbits(64)
        exact = solve_turns(search, Budget(self.limits), seed)
        if exact is not None:
            found = [
                _Results(turn, (each.worth,), (each.points,))
                for turn, each in zip(turns, exact, strict=True)
            ]
            return Assessment(_ordered(found, unit), unit, tuple(left), is_exact=True)
        chosen = self._chosen(search, turns, played, seed)
        first = self._searched(chosen, _FIRST_SEARCHES, _FIRST_SHARE)
        ranked = sorted(first, key=lambda it: -fmean(it.worths))
        finalists = [
            it.turn for place, it in enumerate(ranked) if place < _FINALISTS or it.turn in played
        ]
        final = self._searched(finalists, _SEARCHES, 1 - _FIRST_SHARE)
        judged = _ordered(final, unit)
        rest = [it for it in ranked if it.turn not in finalists]
        best = next(it for it in first if it.turn == judged[0].move)
        judged += tuple(_judgement(best, it, unit) for it in rest)
        known = {each.move for each in judged}
        return Assessment(
            judged,
            unit,
            (*left, *(turn for turn in turns_of(self.view.legal) if turn not in known)),
        )

    def _search(self, turns: Sequence[Turn]) -> FishingSearch:
        return FishingSearch(self.view, turns, self._orange_points, Style())

    def _chosen(
        self, search: FishingSearch, turns: Sequence[Turn], played: Sequence[Turn], seed: int
    ) -> list[Turn]:
        """The turns with the best heuristic values, and those in `played`."""
        prior = search.prior_values(seed)
        order = sorted(range(len(turns)), key=lambda place: -prior[place])
        return [
            turns[it] for place, it in enumerate(order) if place < CANDIDATES or turns[it] in played
        ]

    def _searched(self, turns: Sequence[Turn], searches: int, share: float) -> list[_Results]:
        """The results of independent searches, which together use `share` of the limits."""
        found: list[list[Found]] = []
        for _ in range(searches):
            search, budget = self._search(turns), Budget(self.limits, share=share / searches)
            search_worlds(search, budget, self.rng.getrandbits(64), 0, range(len(turns)))
            found.append(search.found())
        return [
            _Results(turn, tuple(it.worth for it in each), tuple(it.points for it in each))
            for turn, each in zip(turns, zip(*found, strict=True), strict=True)
        ]


def _ordered(results: Sequence[_Results], unit: Unit) -> tuple[JudgedMove, ...]:
    """The judgements of turns that were searched in the same worlds, best first."""
    ranked = sorted(results, key=lambda it: (-fmean(it.worths), -fmean(it.points)))
    return tuple(_judgement(ranked[0], it, unit) for it in ranked)


def _judgement(best: _Results, other: _Results, unit: Unit) -> JudgedMove:
    value_behind, value_error = _difference(best.worths, other.worths)
    if unit is Unit.LEAD:
        points, behind, error = fmean(other.worths), value_behind, value_error
    else:
        points = fmean(other.points)
        behind, error = _difference(best.points, other.points)
    return JudgedMove(other.turn, points, behind, error, value_behind, value_error)


def _difference(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean difference of paired results, and its standard error; 0 for exact results."""
    behind = [ours - theirs for ours, theirs in zip(best, other, strict=True)]
    if len(behind) == 1:
        return behind[0], 0.0
    return fmean(behind), stdev(behind) / len(behind) ** 0.5 * _WIDENING[len(behind)]
