"""The table of bots, and the parser for their names."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from rookery.bots.base import Bot
from rookery.bots.limits import Limits
from rookery.core.decision import Decision
from rookery.core.errors import RookeryError
from rookery.core.game import AnyView
from rookery.core.importing import imported
from rookery.core.suggestion import suggestion

Maker = Callable[[Random, Limits], Bot]
"""A function that makes a bot from its random numbers and its limits."""


def _maker(module: str, name: str, *, is_limited: bool = False) -> Maker:
    """A maker that imports the bot's module only when it is called."""

    def make(rng: Random, limits: Limits) -> Bot:
        kind = getattr(imported(module), name)
        made: Bot = kind(rng, limits) if is_limited else kind(rng)
        return made

    return make


BOTS: Mapping[str, Maker] = {
    "random": _maker("rookery.bots.random_bot", "RandomBot"),
    "easy": _maker("rookery.bots.easy", "EasyBot"),
    "steady": _maker("rookery.bots.steady", "SteadyBot"),
    "strong": _maker("rookery.bots.strong", "StrongBot", is_limited=True),
    "pimc": _maker("rookery.bots.reference", "PimcBot", is_limited=True),
    "ismcts": _maker("rookery.bots.reference", "IsmctsBot", is_limited=True),
}
"""For each bot, the function that makes it."""


def explained(view: AnyView, decision: Decision) -> Decision:
    """`explained` of `rookery.bots.explaining`, imported only when this function is called."""
    found: Decision = imported("rookery.bots.explaining").explained(view, decision)
    return found


ALIASES: Mapping[str, str] = {"master": "strong@3s"}
"""Further names, each with the name that it stands for."""


def load() -> None:
    """Import all bots now, so that the first decision is as fast as later ones."""
    for make in BOTS.values():
        make(Random(0), Limits())
    imported("rookery.bots.explaining")


_NAMED = re.compile(
    r"(?P<name>[a-z][a-z-]*|.+:[^\W\d]\w*)"
    r"(?:@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<nodes>\d+)n))?"
)


class UnknownBot(RookeryError):
    """The text is not the name of a bot."""

    code = "unknown-bot"


@dataclass(frozen=True, slots=True)
class Named:
    """A parsed name of a bot: the name without limits, and the limits if it has any."""

    name: str
    limits: Limits | None

    @property
    def is_own(self) -> bool:
        """Whether the name belongs to a user's own bot: `module:Class`."""
        return ":" in self.name


def named(text: str) -> Named:
    """Parse a name or alias, as `strong@0.2s` or `strong@20000n`. Raises UnknownBot."""
    found = _NAMED.fullmatch(ALIASES.get(text, text))
    if found is None:
        raise UnknownBot(
            f"{text[:40]!r} is not the name of a bot, such as strong or strong@0.2s, "
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
    """Make a bot by its name, with its own random numbers.

    Limits in the name take precedence over `limits`. A user's own bot is not made here, since names
    also come from records and over the network: see `own.trusted_bot`. Raises UnknownBot.
    """
    it = named(text)
    if it.is_own:
        raise UnknownBot(
            f"{text[:60]!r} is a user's own bot: its code runs only if it is named on the command "
            "line, as in --bots module:Class"
        )
    if it.name not in BOTS:
        raise UnknownBot(f"there is no bot {text[:40]!r}; {suggestion(it.name, (*BOTS, *ALIASES))}")
    return BOTS[it.name](rng, it.limits or limits or Limits())
