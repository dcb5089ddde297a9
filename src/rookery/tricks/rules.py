"""The rules of a trick game as one frozen value, which holds all that differs between games.

A preset sets the shape of the game (pack, hands, counters, phases). The fields declared with
`option` are the house rules that players can change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum

from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.moves import Trump
from rookery.core.options import option, options_of
from rookery.core.seating import MOST_SEATS
from rookery.tricks.order import Order, height_of, order_of

BID_STEP = 5
"""Every bid is a multiple of this many points (TT-3)."""


class Sides(Enum):
    """Which seats score together."""

    ALTERNATE = "two sides, seated alternately"
    ALONE = "each seat alone"
    CALLED = "the bidder with the holder of a called card, against the rest"


class Phase(Enum):
    """The parts of a deal. In `NEST` nobody moves: the bidder takes the nest into the hand."""

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
    """The seat that leads to the first trick."""

    LEFT_OF_DEALER = "the seat left of the dealer"
    LEFT_OF_BIDDER = "the seat left of the bidder"
    CHOSEN = "the bidder or the seat on the bidder's left, as the bidder says"


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The rules of one trick game. Raises ValueError if they contradict each other.

    `counters` are (rank, points) pairs. `card_points` are (card, points) pairs for single cards
    that differ from the points of their rank, such as a red 1 worth 30 points. The `phases` run in
    order once the cards are dealt. `opening_bid` is the dealer's automatic bid (R3-3), 0 for none.
    `most_tricks_points` go to the side with more tricks, after a cut if there is a tie (DX-8). With
    `nest_to_last_trick` the winner of the last trick gets the counters of the nest, and with
    `nest_is_a_trick` the nest counts as one trick more.
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
    card_points: tuple[tuple[Card, int], ...] = ()
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
        title="Points to win",
        sentence="The total that wins the match.",
        source="DX-9, R3-6, R5-12",
        low=1,
        high=100_000,
    )
    all_pass: str = option(
        "redeal",
        title="If everybody passes",
        sentence="If everybody passes, the hands are thrown in and the next dealer deals (redeal), "
        "or the dealer is the bidder at the minimum (dealer_minimum).",
        source="TT-6",
        choices={
            "redeal": "the next dealer deals",
            "dealer_minimum": "the dealer has the minimum bid",
        },
    )
    bidder_out_first: bool = option(
        False,
        title="If both sides reach the target, the bidding side wins",
        sentence="When both sides reach the target in one deal, the bidding side wins, "
        "even with the lower total.",
        source="DX-9",
    )
    sun_value: int = option(
        360,
        title="Value of the sun",
        sentence="The points that shooting the sun wins or loses.",
        source="R5-4",
        low=0,
        high=100_000,
    )
    moon_value: int = option(
        180,
        title="Value of the moon",
        sentence="The points for making the moon, which is a bid of the maximum.",
        source="R5-4",
        low=0,
        high=100_000,
    )
    rook_rank: str = option(
        "low",
        title="The rook",
        sentence="Whether the rook is the lowest trump (low) or the highest (high).",
        source="R5-7",
        choices={"low": "is the lowest trump", "high": "is the highest trump"},
    )
    floor: int | None = option(
        None,
        title="Lowest total",
        sentence="The negative total that ends the match when somebody falls to it or below; "
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
        self._check_card_points()
        for name, described in options_of(type(self)).items():
            described.check(getattr(self, name))
        orders = {
            trump: order_of(
                self.pack, trump, ones_high=self.ones_high, rook_high=self.rook_rank == "high"
            )
            for trump in self.trumps
        }
        values = {**dict(self.counters), ROOK.rank: self.rook_points}
        points_of = {card: values.get(card.rank, 0) for card in self.pack} | dict(self.card_points)
        object.__setattr__(self, "orders", orders)
        object.__setattr__(self, "points_of", points_of)
        worth = CardSet.of(card for card, points in points_of.items() if points)
        object.__setattr__(self, "point_cards", worth)
        compared = tuple(getattr(self, each.name) for each in fields(self) if each.compare)
        object.__setattr__(self, "_hash", hash(compared))
        if not self.counters_may_be_buried and self.hand_size < len(worth):
            raise ValueError("a hand could be all counters, none of which may be buried (R3-4)")

    def __hash__(self) -> int:
        """The hash of the compared fields, computed once because many caches have rules as keys."""
        return self._hash

    @property
    def nest_size(self) -> int:
        """The number of cards left over when the hands are dealt."""
        return len(self.pack) - self.seats * self.hand_size

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks of the pack, without the rook's, from the lowest to the highest."""
        ranks = {card.rank for card in self.pack if card != ROOK}
        return tuple(sorted(ranks, key=lambda rank: height_of(rank, ones_high=self.ones_high)))

    @property
    def tricks(self) -> int:
        """The number of tricks played in a deal, not counting a nest that counts as a trick."""
        return self.hand_size

    @property
    def stake(self) -> int:
        """All the points of a deal: for counters, tricks, most tricks and the last trick."""
        tricks = self.trick_points * self.tricks
        counters = sum(self.points_of.values())
        return counters + tricks + self.most_tricks_points + self.last_trick_points

    def are_partners(self, one: Seat | None, other: Seat | None) -> bool:
        """Whether two seats are partners for the whole match; no seat is its own partner.

        None stands for no seat, and is nobody's partner.
        """
        if one is None or other is None or self.sides is not Sides.ALTERNATE:
            return False
        return one != other and (one - other) % 2 == 0

    def _check_shape(self) -> None:
        if not 3 <= self.seats <= MOST_SEATS:
            raise ValueError(f"a trick game has 3 to {MOST_SEATS} seats, not {self.seats}")
        if self.hand_size < 1 or self.nest_size < 0:
            pack = len(self.pack)
            raise ValueError(f"{self.seats} hands of {self.hand_size} do not fit a pack of {pack}")
        if self.sides is Sides.ALTERNATE and self.seats % 2:
            raise ValueError(f"two alternate sides need an even number of seats, not {self.seats}")
        if self.most_tricks_points and self.sides is not Sides.ALTERNATE:
            raise ValueError("points for most tricks need two alternate sides")
        if Phase.PLAY not in self.phases or Phase.AUCTION not in self.phases:
            raise ValueError("the phases of a deal must include AUCTION and PLAY")
        if (Phase.CALL in self.phases) != (self.sides is Sides.CALLED):
            raise ValueError("the phase CALL goes with called sides, and only with them")
        if (Phase.LEAD in self.phases) != (self.first_lead is FirstLead.CHOSEN):
            raise ValueError("the phase LEAD goes with a chosen first lead, and only with it")
        if not self.trumps or len(set(self.trumps)) != len(self.trumps):
            raise ValueError("a game needs at least one trump call, and each only once")

    def _check_bids(self) -> None:
        for bid in (self.minimum_bid, self.maximum_bid, self.opening_bid):
            if bid % BID_STEP:
                raise ValueError(f"bids are multiples of {BID_STEP} (TT-3), not {bid}")
        if not self.opening_bid < self.minimum_bid <= self.maximum_bid:
            raise ValueError(
                "the opening bid must be below the minimum, and the minimum not above the maximum"
            )

    def _check_card_points(self) -> None:
        cards = [card for card, _ in self.card_points]
        if len(set(cards)) != len(cards) or not set(cards) <= set(self.pack):
            raise ValueError("card_points must name cards of the pack, each at most once")
        if any(points < 0 for _, points in self.card_points):
            raise ValueError("the points of a card must not be negative")
