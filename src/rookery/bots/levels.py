"""The levels that players are offered, weakest first."""

from dataclasses import dataclass

from rookery.core.messages import Message
from rookery.kernel import is_compiled

BEST = "strong"
"""The level of bots that join people, stand in for somebody who is away, and give hints."""

NOT_COMPILED = Message("bot-not-compiled")
"""The sentence about `strong` if it cannot search."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot offered to players. Its title and its sentence follow from its name in the registry."""

    name: str

    @property
    def title(self) -> Message:
        """The level's name, as shown to people."""
        return Message(f"bot-{self._id}")

    @property
    def sentence(self) -> Message:
        """A sentence about the level."""
        if self.name == BEST and not is_compiled:
            return NOT_COMPILED
        return Message(f"bot-{self._id}-explained")

    @property
    def _id(self) -> str:
        return self.name.replace("@", "-").replace(".", "-")


WITHOUT_SEARCH = (Level("easy"), Level("steady"))
"""The levels that need no compiled code, and so play anywhere."""

_BY_SEARCH = (Level("strong@0.2s"), Level(BEST), Level("strong@3s"))

LEVELS = WITHOUT_SEARCH + (_BY_SEARCH if is_compiled else (Level(BEST),))
"""All levels. Without the compiled kernel there is one strong level, described by NOT_COMPILED."""

NAMES = tuple(level.name for level in LEVELS)


def may_be_seated(level: str) -> bool:
    """Whether a table on a server may seat this bot: true for the levels and for `random`."""
    return level in NAMES or level == "random"
