"""The levels that players are offered, weakest first, with what is said of them."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.kernel import is_compiled

BEST = "strong"
"""Who sits with a person, holds the seat of somebody who is away, and gives hints."""

NOT_COMPILED = "Plays as steady does here, because the kernel was not compiled."
"""What is to be said of `strong` where it cannot search."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that is offered: the name by which it is made, and its name and nature for people."""

    name: str
    title: str
    sentence: str


_WITHOUT_SEARCH = (
    Level(
        "easy",
        "Easy",
        "Plays plainly, bids little, and forgets things now and then. Good company for children.",
    ),
    Level("steady", "Steady", "A sensible player by rules of thumb, who decides at once."),
)

_BY_SEARCH = (
    Level(
        "strong@0.2s",
        "Strong, quick",
        "Imagines the hidden hands and plays them out, in the blink of an eye.",
    ),
    Level(BEST, "Strong", "Imagines the hidden hands and plays them out: the best partner here."),
    Level(
        "strong@3s",
        "Strong, thoughtful",
        "The same, with up to three seconds for a decision.",
    ),
)

LEVELS = _WITHOUT_SEARCH + (_BY_SEARCH if is_compiled else (Level(BEST, "Strong", NOT_COMPILED),))
"""All of them. Where the kernel was not compiled there is one strong level, which says so."""

NAMES = tuple(level.name for level in LEVELS)


def may_be_seated(level: str) -> bool:
    """Whether a table on a server takes a bot of this level: those offered, and `random`."""
    return level in NAMES or level == "random"
