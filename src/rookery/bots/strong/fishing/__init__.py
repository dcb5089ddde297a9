"""Decisions in fishing games: captures, builds, trails and the race for an orange."""

from collections.abc import Sequence
from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.bots.strong.fishing import orange_race
from rookery.bots.strong.fishing.turn import rank_turns
from rookery.core.cards import CardSet
from rookery.fishing.reaction import PLAYS_ON
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing import THOUGHT
from rookery.heuristics.fishing.reasons import reason
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.model import is_codable, turns_of

__all__ = ["decide"]


def decide(
    view: FishingView, rng: Random, limits: Limits, hands: Sequence[CardSet] | None = None
) -> Decision:
    """Choose a move within the limits. Only the arena's cheating bot passes all `hands`."""
    if view.orange is not None and (raced := orange_race.decide(view, rng)) is not None:
        return raced
    turns = turns_of(view.legal)
    if not is_compiled or not is_codable(view.rules, view.centre):
        return heuristics.decide(view, rng)
    seconds = rng.uniform(*(THOUGHT if view.orange is None else PLAYS_ON))
    if len(turns) == 1:
        return Decision(turns[0], reason(view, turns[0]), seconds)
    considered = rank_turns(view, turns, rng, limits, hands)
    best = considered[0][0]
    return Decision(best, reason(view, best), seconds, considered)
