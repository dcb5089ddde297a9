"""The review of a finished deal: its decisions with marks, and its values with open hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import fmean

from rookery.bots.assessing import Unit
from rookery.core.cards import Seat
from rookery.core.game import AnyRules
from rookery.core.moves import Bid, ShootSun
from rookery.review.judging import Judgement
from rookery.review.moments import Moment, phase_of
from rookery.review.open_hands import Bounds, Line


class Mark(Enum):
    """A remark on a decision. A decision gets no mark if its loss may be noise."""

    BETTER = "better"
    """Another move was slightly better."""

    MISTAKE = "mistake"
    """The move gave away many points."""

    UNLUCKY = "unlucky"
    """The move was right by what the seat knew, but cost points as the cards lay."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A decision with its judgement and mark.

    `open_loss` are the points, in the lead of the seat, that a card gave away with all hands open;
    None where that is not known exactly. `open_points` is the same in points of the bidder's side.
    `fell` are the points by which the seat's expectation had fallen by its next decision, None if
    that is not known. `line` is a line of best play with all hands open: after the best card for a
    move that is behind, otherwise from the position itself; () where none is known.
    """

    moment: Moment
    judgement: Judgement
    mark: Mark | None = None
    open_loss: float | None = None
    open_points: int | None = None
    fell: float | None = None
    line: Line = ()

    @property
    def phase(self) -> str:
        """What was decided, as in `phase_of`."""
        return phase_of(self.moment.view)


@dataclass(frozen=True, slots=True)
class OpenReview:
    """The values with all hands open, in points of the bidder's side.

    `bounds` are by ply, before each card; `took` are the points that the side took, and `reached`
    the same before a cut for level tricks (DX-8). `bidders` are its seats, `stake` the points of
    the deal. `leads` has, for each seat, its lead in the scores of the deal by the total of that
    side. `line` is a line of best play from the first card.
    """

    bounds: dict[int, Bounds]
    took: int
    reached: int
    bidders: frozenset[Seat]
    stake: int
    leads: tuple[tuple[float, ...], ...]
    line: Line = ()

    @property
    def worth(self) -> Bounds:
        """The value of the deal before its first card."""
        return next(iter(self.bounds.values()))

    def is_unknown(self, bounds: Bounds) -> bool:
        """Whether nothing was proven."""
        return bounds.lower <= 0 and bounds.upper >= self.stake

    def after(self, ply: int) -> Bounds:
        """The bounds after the card of a ply."""
        return self.bounds.get(ply + 1, Bounds(self.reached, self.reached))


@dataclass(frozen=True, slots=True)
class DealReview:
    """The review of one deal, `number` counted from 0.

    `bidder` and `bid` are None in fishing games, and in a deal that was thrown in. `points` are the
    scores of the deal by seat.
    """

    number: int
    rules: AnyRules
    dealer: Seat
    decisions: tuple[Reviewed, ...]
    opened: OpenReview | None
    bidder: Seat | None
    bid: Bid | ShootSun | None
    points: tuple[int, ...]

    def of_seat(self, seat: Seat) -> tuple[Reviewed, ...]:
        """The decisions of a seat."""
        return tuple(it for it in self.decisions if it.moment.seat == seat)

    def given_away(self, seat: Seat) -> float:
        """The points that the marked moves of a seat gave away, judged by what it could know."""
        marks = (Mark.BETTER, Mark.MISTAKE)
        return sum(it.judgement.cost[0] for it in self.of_seat(seat) if it.mark in marks)

    def curve(self, seat: Seat) -> tuple[tuple[int, float], ...]:
        """A seat's expectation after each of its decisions, by what it could know.

        Pairs of the decision's ply and the expected points, in the unit of `curve_unit`. Decisions
        without known points are left out.
        """
        unit, found = self.curve_unit(seat), []
        for it in self.of_seat(seat):
            played = it.judgement.played
            if played is not None and played.points is not None and it.judgement.unit is unit:
                found.append((it.moment.ply, played.points))
        return tuple(found)

    def curve_unit(self, seat: Seat) -> Unit:
        """The unit of a seat's curve: its own points once the deal may end the match."""
        units = {it.judgement.unit for it in self.of_seat(seat) if it.judgement.played is not None}
        return Unit.POINTS if Unit.POINTS in units else Unit.LEAD

    def end(self, seat: Seat) -> float:
        """Where the curve of a seat ends: its lead in the deal, or its points."""
        is_lead = self.curve_unit(seat) is Unit.LEAD
        return self.lead(seat) if is_lead else float(self.points[seat])

    def lead(self, seat: Seat) -> float:
        """The lead of a seat in the scores of the deal, over the mean of its rivals."""
        rivals = self.rules.rivals(seat)
        return self.points[seat] - fmean(self.points[other] for other in rivals)

    def open_curve(self, seat: Seat) -> tuple[tuple[int, float, float], ...]:
        """The lead of a seat with all hands open, before each card for which bounds were proven."""
        if self.opened is None:
            return ()
        leads = self.opened.leads[seat]
        found = []
        for ply, bounds in self.opened.bounds.items():
            if self.opened.is_unknown(bounds):
                continue
            ends = leads[within(bounds.lower, leads)], leads[within(bounds.upper, leads)]
            found.append((ply, min(ends), max(ends)))
        return tuple(found)


def within(total: int, leads: Sequence[float]) -> int:
    """A total as an index into the leads by total."""
    return min(max(total, 0), len(leads) - 1)
