"""The result of an analysis: what every legal move is worth."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Literal

from rookery.bots.assessing import NotJudged, Unit
from rookery.bots.limits import Limits
from rookery.core.cards import Seat
from rookery.core.moves import Move, Ply


@dataclass(frozen=True, slots=True)
class Valued:
    """A legal move with its value in points.

    `low` and `high` are bounds proven by the solver, equal if the value is exact. For an estimate
    they are the ends of its 95 % interval, but equal if the estimate comes from `strong`. `behind`
    is how many points the move is worse for its seat than the best one, and `margin` is half the 95
    % interval of that difference. Each of the four is None if it is not known. `then` are the moves
    that belong together with this one: the other cards of a burial.
    """

    move: Move
    low: float | None
    high: float | None
    behind: float | None = None
    margin: float | None = None
    then: tuple[Move, ...] = ()

    @property
    def is_exact(self) -> bool:
        """Whether the value is known, and not only its bounds."""
        return self.low is not None and self.low == self.high

    @property
    def value(self) -> float:
        """The middle of the range. Raises ValueError if nothing is known."""
        if self.low is None or self.high is None:
            raise ValueError("the value of this move is not known")
        return (self.low + self.high) / 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """The values of a position's legal moves, the best first for the seat that moves.

    Values are points that the seats of `side` win: from here to the end of the deal if `by` is
    "solver" or "worlds"; in the whole deal if it is "search" (exact) or "samples" (searches in many
    worlds). If it is "strong", they are the score of the deal that `strong` expects, in `unit`.
    `low` and `high` are bounds of the position's value. `left` is the number of points that both
    sides can still win, or None if that number is not fixed. `line` is a line
    of best play, () where none is known. `worlds` counts the worlds that an estimate is made from,
    and `nodes` the positions searched. `why_not` says why no move is valued.
    """

    by: Literal["solver", "worlds", "search", "samples", "strong"]
    seat: Seat
    side: tuple[Seat, ...]
    moves: tuple[Valued, ...]
    low: float | None
    high: float | None
    left: int | None = None
    line: tuple[Ply, ...] = ()
    worlds: int = 0
    nodes: int = 0
    unit: Unit = Unit.POINTS
    why_not: NotJudged | None = None

    @property
    def is_exact(self) -> bool:
        """Whether the value of the position is known exactly."""
        return self.by in ("solver", "search") and self.low == self.high


@dataclass(frozen=True, slots=True)
class Effort:
    """How long an analysis may take: the limits of a decision, and whether to stop early.

    With nodes in the limits the clock is not read, and the result can be repeated exactly.
    """

    limits: Limits = field(default_factory=Limits)
    is_stopped: Callable[[], bool] = lambda: False
    began: float = field(default_factory=monotonic)

    def is_over(self) -> bool:
        """Whether the time is up, or the analysis is to stop."""
        late = self.limits.nodes is None and monotonic() - self.began >= self.limits.seconds
        return late or self.is_stopped()
