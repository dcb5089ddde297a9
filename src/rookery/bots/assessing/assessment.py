"""The assessment of a decision: its moves, each with expected points and a standard error."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rookery.core.moves import Move


class Unit(Enum):
    """What `JudgedMove.points` counts."""

    LEAD = "lead"
    """The expected score of the seat's side in this deal, less the mean score of its rivals.

    Scores include what is won or lost by the bid. Rivals are all seats but fixed partners.
    """

    POINTS = "points"
    """The expected points of the seat in a deal of Tuxedo that may decide the match."""


class NotJudged(Enum):
    """Why a decision has no judged moves."""

    FORCED = "forced"
    """There is one legal move, or all of them are equal in effect."""

    NO_KERNEL = "no-kernel"
    """The compiled kernel, which all evaluations need, was not built."""

    NO_ROOM = "no-room"
    """The kernel has no room for a position like this."""

    UNTRIED = "untried"
    """`strong` does not try such a move: claiming a misdeal, or staying in without a bid."""

    ONLY_HOLD = "only-hold"
    """The seat may only decline the open orange, and no turn is legal or declining was its move."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a call brings if the bidding ends with it, in expected leads of the seat's side.

    For a bid, `won` is the lead if it is made, and `lost` the lead if it is set; either is None if
    that never happens. `outbid` is the chance that others bid more, and `upto` the bid up to which
    the seat then goes on. For a pass, `won` is the mean lead, `played` the chance that opponents
    become the bidder, and `made` the chance that they then make their bid.
    """

    won: float | None
    lost: float | None = None
    played: float = 0.0
    made: float = 0.0
    outbid: float = 0.0
    upto: int = 0


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """One judged move, or several that are equal in effect.

    `same` are the other moves equal in effect to `move`. `then` are the moves that belong together
    with it: the other cards of a burial. `points` are expected points in the unit of the
    assessment, None if only the difference to the best move is known. `behind` is how many points
    the move trails the best one, in the same sampled worlds, and `error` is the standard error of
    that. `value_behind` and `value_error` are the same for the value by which `strong` chooses,
    which includes the chance of winning the match. All but `points` are 0 for the best move. They
    are negative for a gamble: a call with a higher average than the best move, which `strong` does
    not try because its chance of making the bid is too small. `made` is the chance that the bid is
    made after the move; None where it is not known. `stakes` has those of a call.
    """

    move: Move
    points: float | None
    behind: float
    error: float
    value_behind: float
    value_error: float
    same: tuple[Move, ...] = ()
    then: tuple[Move, ...] = ()
    made: float | None = None
    stakes: Stakes | None = None

    def includes(self, moves: Sequence[Move]) -> bool:
        """Whether this judges the one move, or the cards of a complete burial in any order."""
        if len(moves) == 1 and (moves[0] == self.move or moves[0] in self.same):
            return not self.then
        return len(moves) > 1 and set(moves) == {self.move, *self.then}

    def is_behind(self, errors: float) -> bool:
        """Whether the move trails the best by over `errors` standard errors, in points and value.

        A move that gives points away for a better chance in the match is not behind.
        """
        return self.behind > errors * self.error and self.value_behind > errors * self.value_error


@dataclass(frozen=True, slots=True)
class Assessment:
    """The judged moves of a decision, best first; none if it was not judged.

    `unjudged` are legal moves that were left out: partner cards, burials and captures that `strong`
    does not consider. `is_exact` means that no card is hidden and every move was solved.
    """

    moves: tuple[JudgedMove, ...]
    unit: Unit = Unit.LEAD
    unjudged: tuple[Move, ...] = ()
    why_not: NotJudged | None = None
    is_exact: bool = False

    @property
    def best(self) -> JudgedMove:
        """The move with the highest value. Raises IndexError if nothing was judged."""
        return self.moves[0]

    def of(self, *moves: Move) -> JudgedMove | None:
        """The judgement of a move, or of all the cards of a burial; None if it was not judged."""
        return next((each for each in self.moves if each.includes(moves)), None)


def not_judged(why: NotJudged, unjudged: Sequence[Move] = ()) -> Assessment:
    """An assessment without judged moves."""
    return Assessment((), unjudged=tuple(unjudged), why_not=why)
