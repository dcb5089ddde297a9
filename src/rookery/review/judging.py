"""Judging one decision by what its seat could know: a task for any executor."""

from dataclasses import dataclass, replace
from random import Random

from rookery.bots.assessing import Assessment, JudgedMove, NotJudged, Unit, assess
from rookery.bots.explaining import what_differs
from rookery.bots.limits import Limits
from rookery.core.messages import Message
from rookery.review.moments import Moment
from rookery.statistics.intervals import NORMAL

SUSPECTED = 2.5
"""A move is judged again if it is behind the best by this many standard errors. Unmeasured, as are
those below."""

CONFIRMED = 3.0
"""The move is behind if the second think finds it behind by this many standard errors."""

LONGER = 6
"""The limits of the second think are this many times the limits of the first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision compared with the best one.

    `best` and `played` are None where nothing was judged, and `why_not` says why. `is_behind` means
    that the move is clearly behind, in two thinks over different worlds, and `why` then says what
    the best move does better; it is None if no difference is known. Points are in `unit`.
    """

    played: JudgedMove | None
    best: JudgedMove | None
    unit: Unit
    is_behind: bool = False
    is_exact: bool = False
    why_not: NotJudged | None = None
    why: Message | None = None

    @property
    def lead(self) -> float | None:
        """The expected lead of the seat after its move; None where it is not known."""
        if self.played is None or self.unit is not Unit.LEAD:
            return None
        return self.played.points

    @property
    def cost(self) -> tuple[float, float, float]:
        """The points that the move gave away, and their 95 % interval; all at least 0."""
        if self.played is None:
            return 0.0, 0.0, 0.0
        behind, width = self.played.behind, NORMAL * self.played.error
        return max(behind, 0.0), max(behind - width, 0.0), max(behind + width, 0.0)


@dataclass(frozen=True, slots=True)
class Judging:
    """The task of judging one decision. It depends on the seat's view alone."""

    moment: Moment
    limits: Limits
    seed: str

    def run(self) -> Judgement:
        """Judge the decision; a move that seems behind is judged again, longer, in new worlds.

        The first think only picks the moves to judge again. All figures come from the second, so
        that the choice does not bias them.
        """
        first = self._assessed(self.limits, "first")
        played = first.of(*self.moment.moves)
        if played is None or first.is_exact or not _seems_behind(played, SUSPECTED):
            return _judgement(first, self.moment)
        second = self._assessed(_longer(self.limits), "second")
        return _judgement(second, self.moment)

    def _assessed(self, limits: Limits, think: str) -> Assessment:
        rng = Random(f"{self.seed} {think}")
        return assess(self.moment.view, rng, limits, self.moment.moves)


def _seems_behind(played: JudgedMove, errors: float) -> bool:
    return played.behind > 0 and played.is_behind(errors)


def _judgement(it: Assessment, moment: Moment) -> Judgement:
    played = it.of(*moment.moves)
    if played is None:
        return Judgement(None, None, it.unit, why_not=it.why_not or NotJudged.NO_ROOM)
    is_behind = _seems_behind(played, CONFIRMED)
    why = what_differs(moment.view, it.best, played) if is_behind else None
    return Judgement(played, it.best, it.unit, is_behind, it.is_exact, why=why)


def _longer(limits: Limits) -> Limits:
    if limits.nodes is not None:
        return Limits(nodes=limits.nodes * LONGER)
    return replace(limits, seconds=limits.seconds * LONGER)
