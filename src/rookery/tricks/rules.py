"""The rules of a trick game as one frozen value: what differs from game to game, and nothing else.

A preset fills in the shape of the game (pack, hands, counters, phases); the fields declared with
`option` are the house rules that players may change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum

from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.moves import Trump
from rookery.core.options import option, options_of
from rookery.core.seating import MOST_SEATS
from rookery.tricks.order import Order, order_of

BID_STEP = 5
"""Points: every bid is a multiple of this (TT-3)."""


class Sides(Enum):
    """Who plays with whom."""

    ALTERNATE = "two sides, seated alternately"
    ALONE = "each seat alone"
    CALLED = "the bidder with the holder of a called card, against the rest"


class Phase(Enum):
    """The parts of a deal. `NEST` has no move: the bidder takes the nest into the hand."""

    AUCTION = "bidding"
    NEST = "taking the nest"
    TRUMP = "naming trump"
    CALL = "calling a partner"
    BURY = "burying"
    LEAD = "choosing who leads"
    PLAY = "playing tricks"
    CUT = "cutting for the tricks"
    OVER = "over"


class FirstLead(Enum):
    """Who leads to the first trick."""

    LEFT_OF_DEALER = "the seat left of the dealer"
    LEFT_OF_BIDDER = "the seat left of the bidder"
    CHOSEN = "the bidder or the seat on the bidder's left, as the bidder says"


@dataclass(frozen=True, slots=True)
class TrickRules:
    """One trick game.

    `counters` are (rank, points) pairs; `phases` run in order once the cards are dealt;
    `opening_bid` is the dealer's automatic bid (R3-3), 0 for none. `most_tricks_points` go to the
    side with more tricks, by a cut when they are level (DX-8); with `nest_to_last_trick` the last
    trick's winner gets the counters of the nest, and with `nest_is_a_trick` one trick for it.
    Raises ValueError if the parts do not fit together.
    """

    pack: tuple[Card, ...]
    seats: int
    sides: Sides
    hand_size: int
    counters: tuple[tuple[int, int], ...]
    phases: tuple[Phase, ...]
    trumps: tuple[Trump, ...]
    minimum_bid: int
    maximum_bid: int
    first_lead: FirstLead
    rook_points: int = 0
    trick_points: int = 0
    last_trick_points: int = 0
    most_tricks_points: int = 0
    opening_bid: int = 0
    sun: bool = False
    ones_high: bool = False
    nest_to_last_trick: bool = True
    nest_is_a_trick: bool = False
    counters_may_be_buried: bool = True
    tie_is_shared: bool = False

    target: int = option(
        300,
        sentence="The total that wins the match.",
        source="DX-9, R3-6, R5-12",
        low=1,
        high=100_000,
    )
    all_pass: str = option(
        "redeal",
        sentence="What happens when everybody passes: the hands are thrown in, or the dealer is "
        "the bidder at the minimum.",
        source="TT-6",
        choices=("redeal", "dealer_minimum"),
    )
    bidder_out_first: bool = option(
        False,
        sentence="When both sides reach the target in one deal, the bidding side wins, "
        "even with the lower total.",
        source="DX-9",
    )
    sun_value: int = option(
        360,
        sentence="What shooting the sun wins or loses.",
        source="R5-4",
        low=0,
        high=100_000,
    )
    moon_value: int = option(
        180,
        sentence="What a made bid of the maximum, the moon, scores.",
        source="R5-4",
        low=0,
        high=100_000,
    )
    rook_rank: str = option(
        "low",
        sentence="The rook is the lowest trump or the highest.",
        source="R5-7",
        choices=("low", "high"),
    )
    floor: int | None = option(
        None,
        sentence="A total that ends the match at once when somebody falls to it; "
        "the house rule is -500.",
        source="R5-13",
        low=-100_000,
        high=-1,
    )

    orders: Mapping[Trump, Order] = field(init=False, compare=False, repr=False)
    points_of: Mapping[Card, int] = field(init=False, compare=False, repr=False)
    point_cards: CardSet = field(init=False, compare=False, repr=False)
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._check_shape()
        self._check_bids()
        for name, described in options_of(type(self)).items():
            described.check(getattr(self, name))
        orders = {
            trump: order_of(
                self.pack, trump, ones_high=self.ones_high, rook_high=self.rook_rank == "high"
            )
            for trump in self.trumps
        }
        values = {**dict(self.counters), ROOK.rank: self.rook_points}
        points_of = {card: values.get(card.rank, 0) for card in self.pack}
        object.__setattr__(self, "orders", orders)
        object.__setattr__(self, "points_of", points_of)
        worth = CardSet.of(card for card, points in points_of.items() if points)
        object.__setattr__(self, "point_cards", worth)
        told = tuple(getattr(self, each.name) for each in fields(self) if each.compare)
        object.__setattr__(self, "_hash", hash(told))
        if not self.counters_may_be_buried and self.hand_size < len(worth):
            raise ValueError("a hand of counters alone could bury nothing (R3-4)")

    def __hash__(self) -> int:
        """The hash of all that two rules are compared by, counted once: rules are keys of much."""
        return self._hash

    @property
    def nest_size(self) -> int:
        """The cards left over when the hands are dealt."""
        return len(self.pack) - self.seats * self.hand_size

    @property
    def tricks(self) -> int:
        """How many tricks are played in a deal (a nest that counts as one is not among them)."""
        return self.hand_size

    @property
    def stake(self) -> int:
        """All the points of a deal: counters, tricks, most tricks and the last."""
        tricks = self.trick_points * self.tricks
        counters = sum(self.points_of.values())
        return counters + tricks + self.most_tricks_points + self.last_trick_points

    def are_partners(self, one: Seat | None, other: Seat | None) -> bool:
        """Whether two seats are partners for the match, as those seated alternately are.

        Nobody is anybody's.
        """
        if one is None or other is None or self.sides is not Sides.ALTERNATE:
            return False
        return one != other and (one - other) % 2 == 0

    def _check_shape(self) -> None:
        if not 3 <= self.seats <= MOST_SEATS:
            raise ValueError(f"a trick game has 3 to {MOST_SEATS} seats, not {self.seats}")
        if self.hand_size < 1 or self.nest_size < 0:
            raise ValueError(f"{self.seats} hands of {self.hand_size} do not fit the pack")
        if self.sides is Sides.ALTERNATE and self.seats % 2:
            raise ValueError("two sides seated alternately need an even number of seats")
        if self.most_tricks_points and self.sides is not Sides.ALTERNATE:
            raise ValueError("points for most tricks need two sides")
        if Phase.PLAY not in self.phases or Phase.AUCTION not in self.phases:
            raise ValueError("a deal needs its bidding and its tricks")
        if (Phase.CALL in self.phases) != (self.sides is Sides.CALLED):
            raise ValueError("a partner is called when, and only when, the sides come from it")
        if (Phase.LEAD in self.phases) != (self.first_lead is FirstLead.CHOSEN):
            raise ValueError("who leads is chosen when, and only when, the rules say so")
        if not self.trumps or len(set(self.trumps)) != len(self.trumps):
            raise ValueError("the trump calls must be one or more, each once")

    def _check_bids(self) -> None:
        for bid in (self.minimum_bid, self.maximum_bid, self.opening_bid):
            if bid % BID_STEP:
                raise ValueError(f"bids are multiples of {BID_STEP} (TT-3), not {bid}")
        if not self.opening_bid < self.minimum_bid <= self.maximum_bid:
            raise ValueError("the bids must rise from the opening to the minimum and the maximum")
