"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from rookery.bots.base import Bot
from rookery.bots.random_bot import RandomBot
from rookery.bots.steady import SteadyBot
from rookery.core.errors import RookeryError

BOTS: Mapping[str, Callable[[Random], Bot]] = {"random": RandomBot, "steady": SteadyBot}


class UnknownBot(RookeryError):
    """A bot that is not in the table of bots."""

    code = "unknown-bot"


def bot(name: str, rng: Random) -> Bot:
    """A new bot of that name with its own source of chance. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name[:40]!r}; there are {', '.join(BOTS)}")
    return BOTS[name](rng)
