"""Turns of somebody who sees all hands; the order of the stock stays unknown."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.steady import SteadyBot
from rookery.bots.strong.fishing.orange import shares
from rookery.core.cards import Seat
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.fishing.turns import Turn
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.model import is_codable, turns_of
from rookery.kernel.fishing.search import NEVER, FishingSearch, Style

_LISTED = 256
_STYLE = Style(depth=24, extra=1 << 10, explore=5.0, room=1 << 17)
"""So many turns in the tree, and to the end of the deal."""

_PART = 64
_EXACT = 300_000
"""Nodes of an exact search."""


def decide(
    game: FishingGame, state: FishingState, seat: Seat, rng: Random, limits: Limits
) -> Decision:
    """The turn that looks best with open hands; oranges are called as `steady` calls them."""
    usual = SteadyBot(rng).decide(game.view(state, seat))
    is_coded = is_compiled and is_codable(game.rules, state.centre)
    if not isinstance(usual.move, Turn) or not is_coded:
        return usual
    turns = turns_of(game.legal(state, seat))[:_LISTED]
    view = game.view(state, seat)
    search = FishingSearch(view, turns, shares(game.rules, seat), _STYLE, state.hands)
    budget, seed, looked = Budget(limits), rng.getrandbits(64), 0
    found = search.solve(seed, min(_EXACT, limits.nodes or _EXACT))
    while not budget.is_over() and not found:
        before = search.nodes
        limit = NEVER if budget.nodes is None else before + budget.nodes
        looked += search.look(seed, looked, _PART, range(len(turns)), limit)
        budget.charge(max(1, search.nodes - before))
    found = found or search.found()
    weighed = sorted(zip(turns, found, strict=True), key=lambda each: -each[1].worth)
    considered = tuple((turn, it.points) for turn, it in weighed)
    reason = "the best turn with open hands"
    return Decision(considered[0][0], reason, usual.delay, considered)
