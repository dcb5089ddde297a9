"""Bots for tests: searches get few nodes, so that nobody waits, and look at no clock."""

from random import Random

from rookery.bots import Bot, Limits, bot
from rookery.bots.levels import BEST
from rookery.bots.registry import named

NODES = 200


def quick_bot(level: str, rng: Random) -> Bot:
    """The bot of a level; the same view and chance always give the same decision."""
    return bot(BEST, rng, Limits(nodes=NODES)) if named(level).name == BEST else bot(level, rng)
