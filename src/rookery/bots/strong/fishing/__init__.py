"""Captures, builds, trails and the race for an orange."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.bots.steady import SteadyBot
from rookery.fishing.view import FishingView


def decide(view: FishingView, rng: Random, limits: Limits) -> Decision:
    """The decision of the view's seat, within the limits."""
    return SteadyBot(rng).decide(view)
