"""The assessment of a decision: its moves, each with expected points and a standard error."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rookery.core.moves import Move


class Unit(Enum):
    """What `JudgedMove.points` counts."""

    LEAD = "lead"
    """The expected score of the seat's side in this deal, less the mean score of its rivals.

    Scores include what the bid wins or loses. Rivals are all other seats except fixed partners.
    """

    POINTS = "points"
    """The expected points of the seat in a deal of Tuxedo that may decide the match."""


class NotJudged(Enum):
    """Why a decision has no judged moves."""

    FORCED = "forced"
    """Only one move is legal, or all legal moves are equal in effect."""

    NO_KERNEL = "no-kernel"
    """The compiled kernel, which all evaluations need, was not built."""

    NO_ROOM = "no-room"
    """The kernel has no room for a position like this."""

    UNTRIED = "untried"
    """`strong` never tries the move: it claims a misdeal, or stays in without a bid."""

    ONLY_HOLD = "only-hold"
    """The seat may not call the open orange, and either no turn is legal or the seat declined."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a call brings if the bidding ends with it, in expected leads of the seat's side.

    For a bid, `won` is the lead if the bid is made, and `lost` the lead if it is set; each is None
    if its case never happens. `outbid` is the chance that others bid more, and `upto` is how high
    the seat then bids. For a pass, `won` is the mean lead, `played` the chance that an opponent
    becomes the bidder, and `made` the chance that this opponent then makes the bid.
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

    `same` are the other moves equal in effect to `move`. `then` are the other cards of a burial,
    after `move`. `points` are expected points in the unit of the assessment; None if only the
    difference to the best move is known. `behind` is by how many points the move trails the best
    one in the same sampled worlds, and `error` is the standard error of `behind`. `value_behind`
    and `value_error` are the same for the value by which `strong` chooses, which includes the
    chance of winning the match. These four are 0 for the best move. `behind` and `value_behind` are
    negative for a gamble: a call with a higher average than the best move, which `strong` does not
    try because its chance of making the bid is too small. `made` is the chance that the bid is made
    after the move; None if it is unknown. `stakes` is set only for calls.
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
        """Whether `moves` are this move or its equal, or all cards of this burial in any order."""
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
    """The judged moves of a decision, best first; empty if it was not judged.

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
