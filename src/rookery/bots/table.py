"""The bots by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random

from rookery.bots.base import Bot
from rookery.bots.limits import Limits
from rookery.bots.random_bot import RandomBot
from rookery.bots.steady import SteadyBot
from rookery.bots.strong import StrongBot
from rookery.core.errors import RookeryError

BOTS: Mapping[str, Callable[[Random, Limits], Bot]] = {
    "random": lambda rng, _: RandomBot(rng),
    "steady": lambda rng, _: SteadyBot(rng),
    "strong": StrongBot,
}
"""How each bot is made, from its own source of chance and what it may spend on a decision."""

_NAMED = re.compile(r"(?P<name>[a-z][a-z-]*)(?:@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<nodes>\d+)n))?")


class UnknownBot(RookeryError):
    """A bot that is not in the table of bots."""

    code = "unknown-bot"


def bot(named: str, rng: Random, limits: Limits | None = None) -> Bot:
    """A new bot with its own source of chance.

    A name may say what the bot spends on a decision, whatever the limits are otherwise:
    `strong@0.2s` are seconds, `strong@20000n` are nodes. Raises UnknownBot.
    """
    found = _NAMED.fullmatch(named)
    if found is None or found["name"] not in BOTS:
        raise UnknownBot(f"there is no bot {named[:40]!r}; there are {', '.join(BOTS)}")
    try:
        if found["seconds"]:
            limits = Limits(seconds=float(found["seconds"]))
        elif found["nodes"]:
            limits = Limits(nodes=int(found["nodes"]))
    except ValueError as error:
        raise UnknownBot(f"{named[:40]!r}: {error}") from None
    return BOTS[found["name"]](rng, limits or Limits())
