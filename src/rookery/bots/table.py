"""The bots by name, and the levels that players are offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from rookery.bots.base import Bot
from rookery.bots.easy import EasyBot
from rookery.bots.limits import Limits
from rookery.bots.random_bot import RandomBot
from rookery.bots.reference import IsmctsBot, PimcBot
from rookery.bots.steady import SteadyBot
from rookery.bots.strong import StrongBot
from rookery.core.errors import RookeryError
from rookery.core.suggestion import suggestion

BOTS: Mapping[str, Callable[[Random, Limits], Bot]] = {
    "random": lambda rng, _: RandomBot(rng),
    "easy": lambda rng, _: EasyBot(rng),
    "steady": lambda rng, _: SteadyBot(rng),
    "strong": StrongBot,
    "pimc": PimcBot,
    "ismcts": IsmctsBot,
}
"""How each bot is made, from its own source of chance and what it may spend on a decision."""

_NAMED = re.compile(
    r"(?P<name>[a-z][a-z-]*|.+:[^\W\d]\w*)"
    r"(?:@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<nodes>\d+)n))?"
)


class UnknownBot(RookeryError):
    """A bot that is not in the table of bots."""

    code = "unknown-bot"


@dataclass(frozen=True, slots=True)
class Named:
    """What the name of a bot says: which it is, and what it may spend where that is said."""

    name: str
    limits: Limits | None

    @property
    def is_own(self) -> bool:
        """Whether it is a bot of the user's own: `module:Class`."""
        return ":" in self.name


def named(text: str) -> Named:
    """A name taken apart: `strong@0.2s` says seconds, `strong@20000n` nodes. Raises UnknownBot."""
    found = _NAMED.fullmatch(text)
    if found is None:
        raise UnknownBot(
            f"{text[:40]!r} is no name of a bot; one is strong, or strong@0.2s, "
            "or module:Class for one of your own"
        )
    try:
        if found["seconds"]:
            return Named(found["name"], Limits(seconds=float(found["seconds"])))
        if found["nodes"]:
            return Named(found["name"], Limits(nodes=int(found["nodes"])))
    except ValueError as error:
        raise UnknownBot(f"{text[:40]!r}: {error}") from None
    return Named(found["name"], None)


def bot(text: str, rng: Random, limits: Limits | None = None) -> Bot:
    """A new bot with its own source of chance.

    What its name says of limits goes before those given. A bot of the user's own is not made here,
    since names also come from records and over the network: see `own.trusted_bot`. Raises
    UnknownBot.
    """
    it = named(text)
    if it.is_own:
        raise UnknownBot(
            f"{text[:60]!r} is a bot of somebody's own: its code runs only if the command line "
            "names it, as in --bots module:Class"
        )
    if it.name not in BOTS:
        raise UnknownBot(f"there is no bot {text[:40]!r}; {suggestion(it.name, BOTS)}")
    return BOTS[it.name](rng, it.limits or limits or Limits())
