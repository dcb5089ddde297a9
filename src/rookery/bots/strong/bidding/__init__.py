"""Decisions before the tricks: bidding, naming trump, calling, burying, choosing the leader."""

from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.bots.strong.bidding import auction, exchange
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


def decide(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """Choose a move for the view's seat within the limits."""
    if view.phase is Phase.CLAIM:
        return heuristics.decide(view, rng)
    if view.phase is Phase.AUCTION:
        return auction.decide(view, rng, limits)
    return exchange.decide(view, rng, limits)
