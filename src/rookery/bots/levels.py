"""The levels that players are offered, weakest first, with their descriptions."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.kernel import is_compiled

BEST = "strong"
"""The level of bots that join people, stand in for somebody who is away, and give hints."""

NOT_COMPILED = "Plays as steady does here, because the kernel was not compiled."
"""The description of `strong` where it cannot search."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that is offered: its registry name, its title, and a sentence about it."""

    name: str
    title: str
    sentence: str


WITHOUT_SEARCH = (
    Level(
        "easy",
        "Easy",
        "Plays plainly, bids little, and forgets things now and then. Good company for children.",
    ),
    Level("steady", "Steady", "A sensible player by rules of thumb, who decides at once."),
)
"""The levels that need nothing compiled, and so play anywhere."""

_BY_SEARCH = (
    Level(
        "strong@0.2s",
        "Strong, quick",
        "Imagines the hidden hands and plays them out, in the blink of an eye.",
    ),
    Level(BEST, "Strong", "Imagines the hidden hands and plays them out: the usual choice."),
    Level(
        "strong@3s",
        "Master",
        "Like Strong, but thinks for up to three seconds.",
    ),
)

LEVELS = WITHOUT_SEARCH + (_BY_SEARCH if is_compiled else (Level(BEST, "Strong", NOT_COMPILED),))
"""All levels. Where the kernel was not compiled, there is one strong level, which says so."""

NAMES = tuple(level.name for level in LEVELS)


def may_be_seated(level: str) -> bool:
    """Whether a table on a server may seat this bot: true for the levels and for `random`."""
    return level in NAMES or level == "random"
