"""Turns of somebody who sees all hands; the order of the stock stays unknown."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.fishing_search import look, solved
from rookery.bots.limits import Limits
from rookery.bots.steady import SteadyBot
from rookery.bots.strong.fishing.orange import shares
from rookery.core.cards import Seat
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.fishing.turns import Turn
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.model import is_codable, turns_of
from rookery.kernel.fishing.search import FishingSearch, Style

_LISTED = 256
_STYLE = Style(depth=24, extra=1 << 10, explore=5.0, room=1 << 17)
"""So many turns in the tree, and to the end of the deal."""


def decide(
    game: FishingGame, state: FishingState, seat: Seat, rng: Random, limits: Limits
) -> Decision:
    """The turn that looks best with open hands.

    Oranges are called as `steady` calls them, and are worth to it what they are to `strong`.
    """
    usual = SteadyBot(rng).decide(game.view(state, seat))
    is_coded = is_compiled and is_codable(game.rules, state.centre)
    if not isinstance(usual.move, Turn) or not is_coded:
        return usual
    turns = turns_of(game.legal(state, seat))[:_LISTED]
    view = game.view(state, seat)
    budget, seed = Budget(limits), rng.getrandbits(64)
    search = FishingSearch(view, turns, shares(game.rules, seat), _STYLE, state.hands)
    found = solved(search, budget, seed)
    if found is None:
        look(search, budget, seed, 0, range(len(turns)))
        found = search.found()
    weighed = sorted(zip(turns, found, strict=True), key=lambda each: -each[1].worth)
    considered = tuple((turn, it.points) for turn, it in weighed)
    reason = "the best turn with open hands"
    return Decision(considered[0][0], reason, usual.delay, considered)
