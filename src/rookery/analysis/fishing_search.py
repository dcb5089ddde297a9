"""Values of turns in a fishing game, from searches repeated to measure the errors of the values."""

from collections.abc import Sequence
from random import Random
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from rookery.analysis.positions import WholeDeal
from rookery.analysis.verdict import Effort, Valued, Verdict
from rookery.bots.strong.fishing.orange_race import expected_orange_points
from rookery.bots.turn_search import candidates
from rookery.core.cards import CardSet
from rookery.fishing.state import FishingState
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel import BadPosition, NotCompiled, is_compiled
from rookery.kernel.fishing.model import is_codable, turns_of
from rookery.kernel.fishing.search import FishingSearch, Style
from rookery.statistics.intervals import half_width

BATCHES = 8
"""The number of searches, each in worlds of its own. Unmeasured, as are those below."""

MOST_TURNS = 16
"""At most this many turns are valued: those with the best heuristic values."""

_STEP = 8
"""The number of worlds that a search evaluates between two looks at the clock."""

_EXACT_NODES = 2_000_000
"""An exact solution may take this many nodes: a few seconds."""


def searched(deal: WholeDeal, effort: Effort, rng: Random) -> Verdict:
    """The values of the legal turns with open hands: points of the seat to move in the deal.

    All hands are known, but not the order of the stock. Raises NotCompiled. Raises BadPosition if
    no turn is legal, or the centre is too large for the compiled search.
    """
    state = deal.state
    assert isinstance(state, FishingState)
    view = deal.game.view(state, state.turn)
    turns = candidates(turns_of(view.legal))
    if not turns:
        raise BadPosition("there is no card to play: the deal is over, or an orange is open")
    if not is_compiled:
        raise NotCompiled("a search needs the compiled kernel, which was not built")
    if not is_codable(view.rules, view.centre):
        raise BadPosition("the centre has more builds than the search has room for")
    try:
        search = _Search(view, turns, state.hands, rng.getrandbits(63))
        return search.exact(effort) or search.estimated(effort)
    except ValueError as error:
        raise BadPosition(str(error)) from None


class _Search:
    """The searches for one position."""

    def __init__(
        self, view: FishingView, turns: Sequence[Turn], hands: Sequence[CardSet], seed: int
    ) -> None:
        assert view.seat is not None
        self._view, self._hands, self._seed = view, hands, seed
        self._seat = view.seat
        self._share = expected_orange_points(view.rules)
        self._turns = list(turns)
        priors = self._begun().prior_values(seed)
        best = sorted(range(len(turns)), key=lambda place: -priors[place])[:MOST_TURNS]
        self._turns = [turns[place] for place in best]

    def _begun(self) -> FishingSearch:
        return FishingSearch(self._view, self._turns, self._share, Style(), self._hands)

    def exact(self, effort: Effort) -> Verdict | None:
        """The exact values, if two players play, the stock is empty and the search is quick; else
        None."""
        search = self._begun()
        limit = min(_EXACT_NODES, effort.limits.nodes or _EXACT_NODES)
        found = search.solve(self._seed, limit)
        if found is None:
            return None
        points = np.array([[each.points for each in found]])
        return self._verdict("search", points, 0, search.nodes)

    def estimated(self, effort: Effort) -> Verdict:
        """Estimates from several searches, with intervals from their differences."""
        searches = [self._begun() for _ in range(BATCHES)]
        every, world = range(len(self._turns)), 0
        while True:
            for number, search in enumerate(searches):
                search.look(self._seed + number, world, _STEP, every)
            world += _STEP
            nodes = sum(search.nodes for search in searches)
            if effort.is_over() or nodes >= (effort.limits.nodes or nodes + 1):
                break
        points = np.array([[each.points for each in search.found()] for search in searches])
        return self._verdict("samples", points, world * BATCHES, nodes)

    def _verdict(
        self, by: Literal["search", "samples"], points: NDArray[np.float64], worlds: int, nodes: int
    ) -> Verdict:
        moves = valued(self._turns, points)
        return Verdict(
            by=by,
            seat=self._seat,
            side=(self._seat,),
            moves=moves,
            low=moves[0].low,
            high=moves[0].high,
            worlds=worlds,
            nodes=nodes,
        )


def valued(moves: Sequence[Turn], points: NDArray[np.float64]) -> tuple[Valued, ...]:
    """Moves with their mean points, best first, and intervals from independent rows.

    `points` has shape (samples, moves), dtype float. A single row is taken to be exact.
    """
    means = points.mean(axis=0)
    order = np.argsort(-means, kind="stable")
    best = points[:, order[0]]
    found = []
    for place in order:
        own = _half_interval(points[:, place])
        mean = float(means[place])
        found.append(
            Valued(
                moves[place],
                mean - own,
                mean + own,
                float(means[order[0]] - mean),
                _half_interval(best - points[:, place]),
            )
        )
    return tuple(found)


def _half_interval(samples: NDArray[np.float64]) -> float:
    """Half the 95 % interval of the mean of independent samples; 0 for a single one."""
    return half_width(samples.tolist()) if len(samples) > 1 else 0.0
