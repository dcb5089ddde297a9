"""Turns of somebody who sees all hands; the order of the stock stays unknown."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.steady import SteadyBot
from rookery.bots.strong.fishing.orange import shares
from rookery.core.cards import CardSet, Seat
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.fishing.turns import Turn
from rookery.kernel.fishing import (
    coded_rules,
    coded_turn,
    has_fishing,
    is_codable,
    turns_of,
)
from rookery.kernel.fishing_search import coded_view

if has_fishing:
    from rookery.kernel._fishing import Search, Worlds

_LISTED = 256
_STYLE = (0, True, 24, 1 << 10, 5.0, 4.0, 1.5)
"""As `Style` has it: not plain, so many turns in the tree, and to the end of the deal."""

_ROOM = 1 << 17
_PART = 64
_NEVER = (1 << 64) - 1
_EXACT = 300_000
"""Nodes of an exact search."""


def decide(
    game: FishingGame, state: FishingState, seat: Seat, rng: Random, limits: Limits
) -> Decision:
    """The turn that looks best with open hands; oranges are called as `steady` calls them."""
    usual = SteadyBot(rng).decide(game.view(state, seat))
    is_coded = has_fishing and is_codable(game.rules, state.centre)
    if not isinstance(usual.move, Turn) or not is_coded:
        return usual
    turns = turns_of(game.legal(state, seat))[:_LISTED]
    search = _search(game, state, seat, turns)
    budget, seed, looked = Budget(limits), rng.getrandbits(64), 0
    exact = search.solve(seed, min(_EXACT, limits.nodes or _EXACT)) if _is_known(state) else None
    while exact is None and not budget.is_over():
        before = search.nodes
        limit = _NEVER if budget.nodes is None else before + budget.nodes
        looked += search.run(seed, looked, _PART, range(len(turns)), limit)
        budget.charge(max(1, search.nodes - before))
    worth = exact or [
        (worth / max(visits, 1), points / max(visits, 1))
        for visits, worth, points in search.found()
    ]
    weighed = sorted(zip(turns, worth, strict=True), key=lambda each: -each[1][0])
    considered = tuple((turn, points) for turn, (_, points) in weighed)
    reason = "the best turn with open hands"
    return Decision(considered[0][0], reason, usual.delay, considered)


def _is_known(state: FishingState) -> bool:
    """Whether nothing is left to chance, between two seats."""
    return not state.stock and len(state.hands) == 2


def _search(game: FishingGame, state: FishingState, seat: Seat, turns: tuple[Turn, ...]) -> Search:
    """A search whose worlds differ by the stock alone."""
    view = game.view(state, seat)
    hands = [
        (other, len(hand), hand.bits, ())
        for other, hand in enumerate(state.hands)
        if other != seat and hand
    ]
    unseen = CardSet.of(game.rules.pack) - view.seen
    is_close = max(state.totals) + 40 >= game.rules.target
    return Search(
        coded_rules(game.rules, shares(game.rules, seat)),
        coded_view(view),
        Worlds(game.rules.seats, unseen.bits, (hands, len(hands))),
        [coded_turn(turn) for turn in turns],
        _STYLE,
        (state.totals, is_close),
        _ROOM,
    )
