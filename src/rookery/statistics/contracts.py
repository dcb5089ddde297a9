"""The contract of a finished deal of a trick game, and how it ended."""

from dataclasses import dataclass

from rookery.core.cards import Seat
from rookery.core.moves import ShootSun, Trump
from rookery.tricks.rules import TrickRules
from rookery.tricks.scoring import is_made, sides_of, taken_by_side
from rookery.tricks.state import TrickState


@dataclass(frozen=True, slots=True)
class Contract:
    """The bidder, bid, trump and partners of a contract, and the points that their side took.

    `bid` is None for the sun, which is a bid of everything (R5-4). `is_moon` says that the bid was
    the moon (FO-16), and `has_all_tricks` that the side won every trick.
    """

    bidder: Seat
    partners: tuple[Seat, ...]
    bid: int | None
    trump: Trump
    took: int
    is_made: bool
    is_moon: bool
    has_all_tricks: bool

    @property
    def is_sun(self) -> bool:
        """Whether the bidder shot the sun."""
        return self.bid is None

    @property
    def side(self) -> tuple[Seat, ...]:
        """The bidder and the partners."""
        return (self.bidder, *self.partners)


def contract_of(rules: TrickRules, state: TrickState) -> Contract | None:
    """The contract of a finished deal; None if the hands were thrown in (TT-6, FO-13)."""
    if state.bidder is None or state.bid is None or state.trump is None:
        return None
    side, took = next(
        pair
        for pair in zip(sides_of(rules, state), taken_by_side(rules, state), strict=True)
        if state.bidder in pair[0]
    )
    amount = None if isinstance(state.bid, ShootSun) else state.bid.amount
    return Contract(
        bidder=state.bidder,
        partners=tuple(seat for seat in side if seat != state.bidder),
        bid=amount,
        trump=state.trump,
        took=took,
        is_made=is_made(state, side, took),
        is_moon=rules.moon and amount == rules.maximum_bid,
        has_all_tricks=all(trick.winner in side for trick in state.tricks),
    )
