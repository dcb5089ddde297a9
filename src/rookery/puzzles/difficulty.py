"""How difficult a puzzle is: how often bots of three strengths fail at it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rookery.bots import Limits, bot
from rookery.core.game import AnyView
from rookery.core.moves import Move

TRIES = 8
"""How often each bot is asked whether a position is a puzzle. Unmeasured, as are those below."""

GRADING = 16
"""How often each is asked anew for the difficulty: the tries that chose a puzzle flatter it."""

QUICK = Limits(nodes=2_000)
"""The limits of quick strong: a few thousandths of a second, and no clock is read."""

EASY, MEDIUM, HARD = DIFFICULTIES = ("easy", "medium", "hard")
"""The difficulties, the lowest first."""

_HARD_FROM = 0.25
"""A puzzle is hard if quick strong fails in at least this share of its tries."""

_MEDIUM_FROM = 0.5
"""A puzzle is at least medium if steady fails in at least this share of its tries."""


@dataclass(frozen=True, slots=True)
class Failures:
    """The shares of tries in which easy, steady and quick strong chose a wrong move."""

    easy: float
    steady: float
    quick: float

    @property
    def difficulty(self) -> str:
        """Hard if quick strong often fails, medium if steady mostly does, else easy."""
        if self.quick >= _HARD_FROM:
            return HARD
        return MEDIUM if self.steady >= _MEDIUM_FROM else EASY


def failures_at(
    view: AnyView, is_right: Callable[[Move], bool], seed: str, tries: int = TRIES
) -> Failures:
    """How often the three bots fail at a position; their random numbers follow from the seed."""

    def share(name: str) -> float:
        asked = (bot(name, Random(f"{seed}/{name}/{each}"), QUICK) for each in range(tries))
        return sum(not is_right(each.decide(view).move) for each in asked) / tries

    return Failures(share("easy"), share("steady"), share("strong"))
