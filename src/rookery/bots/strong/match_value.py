"""The value of a deal's scores to a seat, including its chance of winning the match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.core.cards import Seat
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.fishing.rules import FishingRules
from rookery.tricks.rules import Sides, TrickRules

Rules = TrickRules | FishingRules

Bidders = Seat | NDArray[np.integer[Any]] | None
"""The bidders of several deals: one bidder for all, an array with one for each, or None."""

_SPREADS = {Sides.ALTERNATE: (1.19, 2.11), Sides.ALONE: (0.75, 0.74), Sides.CALLED: (0.65, 0.74)}
"""How far leads still change, for each way to form sides, in units of the points of a deal.

The first number is the spread in the last deal. The square of the spread grows by the second number
for each point that the leader still needs. Fitted to 9,300 matches of `steady`; fits to single
games or to `easy` predict new matches no better (docs/studies.md).
"""

_TWO_ALONE = (1.02, 0.57)
"""The spread and its growth, as above, for two players, each alone."""

_FISHING = (30.0, 22.8)
"""The spread and its growth, as above, in fishing games, in points."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ends, besides the target (R5-13, FO-26, FO-15, DX-9).

    No total falls below `least`. A total at `floor` or below it ends the match. Only sides that
    make their bid go above `cap`. If `bidders_first`, the bidder's side wins if both sides go out.
    """

    least: float = -np.inf
    floor: float = -np.inf
    cap: float = np.inf
    bidders_first: bool = False


@dataclass(frozen=True, slots=True)
class MatchValue:
    """Computes what the scores of a deal are worth to one seat.

    `totals` are the match scores by seat before the deal. Once a side has reached the target or the
    floor, the match is won or lost. Before that, the chance of winning grows with the lead over
    each rival, and a lead counts more when the target is near.
    """

    rules: Rules
    totals: tuple[int, ...]
    seat: Seat

    def win_chance(self, points: Sequence[int], bidder: Seat | None = None) -> float:
        """The chance, from 0 to 1, of winning the match after a deal with these points by seat."""
        return float(self.win_chances(np.array([points], dtype=np.float64), bidder)[0])

    def win_chances(self, scores: Numbers, bidders: Bidders = None) -> Numbers:
        """The chance of winning the match after each deal, shape (deals,).

        `scores` has shape (deals, seats). The bidders matter only if the rules prefer their side at
        the target (DX-9, FO-15, FO-25).
        """
        after = scores + np.array(self.totals, dtype=np.float64)
        ending = BY_GENRE[self.rules.genre].ending(self.rules)
        after = np.maximum(after, ending.least)
        if bidders is not None and ending.cap < np.inf:
            after = _held_back(self.rules, ending.cap, scores, after, np.asarray(bidders))
        own, rivals = after[:, self.seat], after[:, self.rivals]
        best = rivals.max(axis=1)
        is_out = (np.maximum(own, best) >= self.rules.target) | (after.min(axis=1) <= ending.floor)
        won = np.where(own > best, 1.0, 0.0)
        chance: Numbers = np.where(is_out & (own != best), won, self._estimate(own, rivals))
        if ending.bidders_first and bidders is not None:
            bids = (np.asarray(bidders) - self.seat) % 2 == 0
            both_out = np.minimum(own, best) >= self.rules.target
            chance = np.where(both_out, bids.astype(np.float64), chance)
        return chance

    def values(
        self, scores: Numbers, bidders: Bidders = None, *, points_share: float = 0.5
    ) -> Numbers:
        """The value of each deal in points, shape (deals,).

        The value is a weighted mean of two numbers. One is the deal's lead over the mean of the
        rivals, with the weight `points_share`; the other is twice the target, times the chance of
        winning the match. `scores` and `bidders` are as for `win_chances`.
        """
        lead = scores[:, self.seat] - scores[:, self.rivals].mean(axis=1)
        chance = 2 * self.rules.target * self.win_chances(scores, bidders)
        values: Numbers = points_share * lead + (1 - points_share) * chance
        return values

    @property
    def rivals(self) -> list[Seat]:
        """The other seats, except fixed partners and a dummy."""
        return self.rules.rivals(self.seat)

    def _estimate(self, own: Numbers, rivals: Numbers) -> Numbers:
        """The estimated chance of winning while the match is open, shape (deals,).

        `own` has shape (deals,) and `rivals` (deals, rivals). The estimate is logistic in each
        rival's lead. The unit of leads shrinks as the target comes nearer: the square of the unit
        is linear in the points to go, like the variance of a sum of deals.
        """
        last, growth = spread_of(self.rules)
        to_go = np.maximum(self.rules.target - np.maximum(own, rivals.max(axis=1)), 0.0)
        spread = np.sqrt(last**2 + growth * to_go)
        if self.rules.fixed_sides is not None:
            found: Numbers = 0.5 + 0.5 * np.tanh((own - rivals[:, 0]) / spread)
            return found
        lead = (rivals - own[:, None]) / spread[:, None]
        odds_against: Numbers = np.exp(np.minimum(2 * lead, 30)).sum(axis=1)
        return 1 / (1 + odds_against)


def _held_back(
    rules: Rules, cap: float, scores: Numbers, after: Numbers, bidders: NDArray[np.integer[Any]]
) -> Numbers:
    """The totals after deals; sides that may not win stay below the target (FO-15, FO-25)."""
    who = np.broadcast_to(bidders, len(scores))[:, None]
    of_bidder = np.take_along_axis(scores, who, axis=1)
    with_bidder = scores == of_bidder
    if rules.fixed_sides is not None:
        with_bidder = (np.arange(rules.seats) - who) % 2 == 0
    goes_out = with_bidder & (of_bidder > 0) & (after >= rules.target)
    return np.where(goes_out, after, np.minimum(after, cap))


def spread_of(rules: Rules) -> tuple[float, float]:
    """The spread of a lead in the last deal, in points, and how its square grows per point to go.

    `rookery.kernel.fishing` has a copy of the numbers for fishing games.
    """
    return BY_GENRE[rules.genre].spread(rules)


def _of_tricks(rules: TrickRules) -> tuple[float, float]:
    is_for_two = rules.sides is Sides.ALONE and rules.seats == 2
    last, growth = _TWO_ALONE if is_for_two else _SPREADS[rules.sides]
    return last * rules.stake, growth * rules.stake


def _ending_of_tricks(rules: TrickRules) -> Ending:
    cap = rules.target - 1 if rules.must_make_to_win else rules.cap
    return Ending(
        0.0 if rules.never_below_zero else -np.inf,
        -np.inf if rules.floor is None else rules.floor,
        np.inf if cap is None else cap,
        rules.bidder_out_first,
    )


class Matches(NamedTuple):
    """How far leads still change in the matches of a genre, and how these end."""

    spread: Callable[[Own], tuple[float, float]]
    ending: Callable[[Own], Ending]


BY_GENRE: ByGenre[Matches] = ByGenre(
    "rookery.bots.strong.match_value.BY_GENRE",
    {
        TRICKS: Matches(_of_tricks, _ending_of_tricks),
        FISHING: Matches(lambda _: _FISHING, lambda _: Ending()),
    },
)
"""The matches of each genre."""
