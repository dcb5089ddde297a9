"""The messages with the review of a finished deal; docs/review.md describes the fields."""

from typing import Literal

from msgspec import Struct


class ReviewedDecision(Struct, frozen=True):
    """A decision of a reviewed deal, judged by what its seat could know."""

    ply: int
    plies: int
    seat: int
    phase: Literal["bid", "trump", "call", "bury", "lead", "card", "turn", "orange"]
    moves: tuple[str, ...]
    mark: Literal["mistake", "better", "unlucky"] | None
    sentence: str
    unit: Literal["lead", "points"]
    points: float | None
    best: tuple[str, ...]
    best_points: float | None
    cost: float
    low: float
    high: float
    not_judged: str | None
    open_points: int | None
    line: tuple[str, ...]


class ReviewedSeat(Struct, frozen=True):
    """The review of one seat; `curve` has (ply, points), `open_curve` (ply, low, high)."""

    seat: int
    judged: int
    not_judged: int
    mistakes: int
    better: int
    unlucky: int
    given_away: float
    sentence: str
    curve: tuple[tuple[float, ...], ...]
    open_curve: tuple[tuple[float, ...], ...]
    unit: Literal["lead", "points"]
    end: float


class ReviewedOpen(Struct, frozen=True):
    """What was possible with all hands open, in points of the bidder's side."""

    bidders: tuple[int, ...]
    stake: int
    took: int
    worth: tuple[int, ...]
    bounds: tuple[tuple[int, ...], ...]
    line: tuple[str, ...]


class ReviewedDeal(Struct, frozen=True):
    """The review of a finished deal; `deal` counts from 0."""

    deal: int
    points: tuple[int, ...]
    bidder: int | None
    bid: str | None
    sentences: tuple[str, ...]
    seats: tuple[ReviewedSeat, ...]
    decisions: tuple[ReviewedDecision, ...]
    open: ReviewedOpen | None


class ReviewProgress(Struct, frozen=True):
    """The answer to `POST /api/tables/CODE/review/N`: the review of deal N, or its progress.

    `state` is waiting while other reviews, or games in play, have priority. `done` of the `known`
    tasks are finished. `review` is null until the state is done.
    """

    state: Literal["waiting", "thinking", "done"]
    done: int
    known: int
    review: ReviewedDeal | None = None
