"""The rules of a trick game as one frozen value, which holds all that differs between games.

A preset sets the shape of the game (pack, hands, counters, phases). The fields declared with
`option` are the house rules that players can change.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, ClassVar

from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.genres import TRICKS, Genre
from rookery.core.moves import Trump
from rookery.core.options import option, options_of
from rookery.tricks import consistency, derived
from rookery.tricks.order import Order, height_of
from rookery.tricks.shape import BID_STEP, Phase, Sides

__all__ = ["BID_STEP", "Phase", "Sides", "TrickRules"]


def _worth(name: str, high: int) -> Any:
    """An option that sets the points of one rank; it changes `counters` (FO-28)."""
    return option(
        0,
        phase="scoring",
        source="FO-28",
        high=high,
        step=5,
        needs=partial(derived.has_rank, name),
        apply=partial(derived.with_worth, name),
        read=partial(derived.worth, name),
    )


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The rules of one trick game. Raises ValueError if they contradict each other.

    `counters` are (rank, points) pairs. `card_points` are (card, points) pairs for single cards
    that differ from the points of their rank, such as a red 1 worth 30 points. `always_trump` are
    cards that are trumps whatever the trump suit, from the highest; they stand above all other
    trumps (FO-3). The `phases` run in order once the cards are dealt; `course` has them as some
    options change them. `trump_calls` are the calls of the game, of which the option `trumps` may
    exclude those without a trump suit. With `trump_is_led`, the bidder names a suit in hand and
    leads it to the first trick (SH-5). With an `exchange_size`, the bidder exchanges exactly that
    number of cards with the nest, or no card (R2-4).

    The `dummy` is a hand without a player, None in most games: its pile is played from the top,
    whatever was led, and its tricks belong to nobody (R2-6). It has the place after the seats. Only
    searches give it a seat of its own.

    `first_bidder` is "left_of_dealer" or "dealer" (FO-5). `opening_bid` is the dealer's automatic
    bid (R3-3), 0 for none. Where options change the lowest or the highest bid, `usual_minimum` and
    `usual_maximum` are the game's own, on which the codes of moves are based (FO-20, FO-23). With
    `moon`, a made bid of the maximum scores the value of the moon. With `trump_before_spare`, trump
    is named before spare cards are buried (FO-19). Where the bidder calls partners, `calls` is the
    number of cards called (C5-4). With `cards_changed`, options have changed the pack or the hands,
    so that the nest must have 2 to 7 cards (FO-29).

    `most_tricks_points` go to the side with more tricks, after a cut if there is a tie (DX-8). With
    `nest_is_a_trick`, the buried cards count as one more trick for the side that gets their points.
    The `floor` ends the match only if the leaders have `floor_leader_minimum` points or more
    (DC-8).
    """

    genre: ClassVar[Genre] = TRICKS

    pack: tuple[Card, ...]
    seats: int
    sides: Sides
    hand_size: int
    counters: tuple[tuple[int, int], ...]
    phases: tuple[Phase, ...]
    trump_calls: tuple[Trump, ...]
    maximum_bid: int
    card_points: tuple[tuple[Card, int], ...] = ()
    always_trump: tuple[Card, ...] = ()
    trick_points: int = 0
    last_trick_points: int = option(
        0,
        phase="scoring",
        source="FO-23",
        high=40,
        step=5,
        needs=derived.has_no_dummy,
        apply=derived.with_last_trick,
    )
    most_tricks_points: int = 0
    first_bidder: str = "left_of_dealer"
    usual_minimum: int | None = None
    usual_maximum: int | None = None
    sun: bool = False
    moon: bool = False
    ones_high: bool = False
    trump_is_led: bool = False
    trump_before_spare: bool = False
    calls: int = 1
    nest_is_a_trick: bool = False
    dummy: Seat | None = None
    cards_changed: bool = False
    exchange_size: int | None = None
    tie_is_shared: bool = False
    floor_leader_minimum: int | None = None

    with_rook: bool = option(
        False,
        phase="deal",
        source="FO-29",
        needs=derived.takes_rook,
        apply=derived.with_rook,
        read=derived.has_rook,
    )
    low_cards: int = option(
        5,
        phase="deal",
        source="FO-29",
        low=1,
        high=5,
        limits=derived.low_limits,
        needs=derived.deals_freely,
        apply=derived.with_low_cards,
        read=derived.lowest_rank,
    )
    cards_each: int | None = option(
        None,
        phase="deal",
        source="FO-29",
        low=6,
        high=18,
        limits=derived.hand_limits,
        needs=derived.deals_freely,
        apply=derived.with_cards_each,
    )
    target: int = option(
        300,
        phase="match",
        source="DX-9, R3-6, R5-12, KD-8, KO-7, PR-7, TH-6, RO-8, KR-8, OH-7, HR-7, CP-8, C5-8, "
        "P4-8, DC-7, SH-9, R2-7",
        low=1,
        high=100_000,
    )
    minimum_bid: int = option(
        BID_STEP,
        phase="bidding",
        source="DX-4, R5-3, KD-4, KO-4, KO-8, PR-3, TH-3, RO-4, RO-9, KR-4, KR-9, KR-10, OH-4, "
        "HR-4, CP-3, C5-3, P4-3, DC-3, SH-3, SH-10, FO-20",
        low=BID_STEP,
        high=1_000,
        step=BID_STEP,
        limits=derived.minimum_limits,
        apply=derived.with_minimum,
        needs=derived.bids_freely,
    )
    opening_bid: int = option(
        0,
        phase="bidding",
        source="R3-3, R2-3, FO-20",
        high=1_000,
        step=BID_STEP,
        limits=derived.opening_limits,
        apply=derived.with_opening,
        needs=derived.opens_with_a_bid,
    )
    bid_step: int = option(
        BID_STEP,
        phase="bidding",
        source="TT-3, FO-21",
        low=BID_STEP,
        high=2 * BID_STEP,
        step=BID_STEP,
        needs=derived.takes_large_steps,
    )
    jump_bids: bool = option(True, phase="bidding", source="TT-3")
    all_pass: str = option(
        "redeal",
        phase="bidding",
        source="TT-6",
        choices=("redeal", "dealer_minimum"),
        needs=derived.bids_freely,
    )
    hold: bool = option(False, phase="bidding", source="FO-22")
    bidder_out_first: bool = option(
        False, phase="match", source="DX-9, DC-7", needs=derived.has_two_sides
    )
    must_make_to_win: bool = option(False, phase="match", source="FO-25")
    sun_value: int = option(
        360, phase="scoring", source="R5-4", low=0, high=100_000, needs=derived.has_sun
    )
    moon_value: int = option(
        180, phase="scoring", source="R5-4, FO-16", low=0, high=100_000, needs=derived.has_moon
    )
    moon_set: str = option(
        "bid",
        phase="scoring",
        source="R5-4, FO-27",
        choices=("bid", "value", "double"),
        needs=derived.has_moon,
    )
    rook_rank: str = option(
        "low",
        phase="trump",
        source="R5-7, FO-2",
        choices=("low", "10.5", "12.5", "high"),
        needs=derived.has_ranked_rook,
    )
    rook_any_time: bool = option(False, phase="play", source="FO-1", needs=derived.may_have_rook)
    first_lead: str = option(
        "left_of_dealer",
        phase="play",
        source="FO-4",
        choices=("left_of_dealer", "left_of_bidder", "bidder", "chosen"),
        needs=derived.leads_freely,
    )
    trumps: str = option(
        "low",
        phase="trump",
        source="OH-8, R5-6",
        choices=("suits", "none", "low"),
        needs=derived.has_calls_without_suit,
    )
    trump_named: str = option(
        "after_nest",
        phase="trump",
        source="R3-4, KO-8, FO-32",
        choices=("after_nest", "before_nest"),
        needs=derived.names_trump_freely,
    )
    misdeal: str = option(
        "none",
        phase="deal",
        source="FO-13",
        choices=("none", "no_counters", "low_hand"),
        needs=derived.has_no_dummy,
    )
    misdeal_claim: bool = option(False, phase="deal", source="FO-24", needs=derived.has_no_dummy)
    nest_shown: str = option(
        "hidden",
        phase="nest",
        source="FO-6",
        choices=("hidden", "top", "taken"),
        needs=derived.has_nest,
    )
    bury: str = option(
        "any",
        phase="nest",
        source="FO-7",
        choices=("any", "no_counters", "spare", "one_counter"),
        needs=derived.buries_freely,
    )
    buried_trumps_shown: bool = option(
        False, phase="nest", source="FO-8", needs=derived.buries_freely
    )
    nest_to: str = option(
        "last_trick",
        phase="nest",
        source="FO-9",
        choices=("last_trick", "bidder", "opponents", "nobody"),
        needs=derived.buries_freely,
    )
    rook_points: int = option(
        derived.USUAL_ROOK,
        phase="scoring",
        source="FO-28",
        high=30,
        step=5,
        needs=derived.may_have_rook,
    )
    ones_points: int = _worth("ones_points", 20)
    fives_points: int = _worth("fives_points", 10)
    tens_points: int = _worth("tens_points", 20)
    high_points: int = _worth("high_points", 20)
    double_set: bool = option(False, phase="scoring", source="FO-10", needs=derived.has_two_sides)
    slam_value: int | None = option(None, phase="scoring", source="FO-11", low=0, high=100_000)
    all_points_bonus: int = option(0, phase="scoring", source="OH-9, FO-11", low=0, high=100_000)
    gate: int | None = option(
        None, phase="scoring", source="FO-12", low=0, high=100_000, needs=derived.has_two_sides
    )
    never_below_zero: bool = option(
        False, phase="match", source="FO-26", needs=derived.has_no_floor_of_its_own
    )
    floor: int | None = option(
        None,
        phase="match",
        source="R5-13",
        low=-100_000,
        high=-1,
        needs=derived.has_no_floor_of_its_own,
    )
    deals: int | None = option(
        None, phase="match", source="FO-14", low=1, high=1_000, needs=derived.ends_undivided
    )
    margin: int | None = option(
        None, phase="match", source="FO-14", low=1, high=100_000, needs=derived.has_two_sides
    )
    cap: int | None = option(
        None, phase="match", source="FO-15", low=1, high=100_000, needs=derived.has_two_sides
    )

    allowed_trumps: tuple[Trump, ...] = field(init=False, compare=False, repr=False)
    course: tuple[Phase, ...] = field(init=False, compare=False, repr=False)
    orders: Mapping[Trump, Order] = field(init=False, compare=False, repr=False)
    points_of: Mapping[Card, int] = field(init=False, compare=False, repr=False)
    point_cards: CardSet = field(init=False, compare=False, repr=False)
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        set_field = object.__setattr__
        for name, described in options_of(type(self)).items():
            if described.read is None:
                described.check(getattr(self, name))
            else:
                set_field(self, name, described.read(self))
        set_field(self, "allowed_trumps", derived.allowed(self.trump_calls, self.trumps))
        set_field(self, "course", derived.course(self))
        set_field(
            self, "orders", {trump: derived.order(self, trump) for trump in self.allowed_trumps}
        )
        values = {**dict(self.counters), ROOK.rank: self.rook_points}
        points_of = {card: values.get(card.rank, 0) for card in self.pack} | dict(self.card_points)
        set_field(self, "points_of", points_of)
        worth = CardSet.of(card for card, points in points_of.items() if points)
        set_field(self, "point_cards", worth)
        consistency.check(self)
        compared = tuple(getattr(self, each.name) for each in fields(self) if each.compare)
        set_field(self, "_hash", hash(compared))

    def __hash__(self) -> int:
        """The hash of the compared fields, computed once because many caches have rules as keys."""
        return self._hash

    @property
    def nest_size(self) -> int:
        """The number of cards left over when the hands are dealt."""
        return len(self.pack) - self.places * self.hand_size

    @property
    def places(self) -> int:
        """The number of hands, and of the cards in a trick: the seats, and the dummy's place."""
        return self.seats + (self.dummy == self.seats)

    def step(self, dealer: Seat) -> int:
        """The step from each place to the next in the order of play: 1, or -1 if numbers descend.

        The dummy lies at the dealer's right, so the order is dealer, opponent, dummy (R2-1).
        """
        return -1 if self.places > self.seats and dealer % 2 else 1

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
    def nest_as_trick(self) -> int:
        """What the nest scores besides its counters, as one more trick (SH-2)."""
        return self.trick_points if self.nest_is_a_trick else 0

    @property
    def last_trick_counts(self) -> int:
        """How many tricks the last one counts as: two with a nest that is a trick (DX-7)."""
        return 2 if self.nest_is_a_trick and self.nest_to == "last_trick" else 1

    def points_in(self, cards: Iterable[Card]) -> int:
        """The points of some cards for whoever wins them."""
        return sum(self.points_of[card] for card in cards)

    @property
    def stake(self) -> int:
        """All the points of a deal: for counters, tricks, most tricks and the last trick."""
        tricks = self.trick_points * self.tricks + self.nest_as_trick
        counters = sum(self.points_of.values())
        return counters + tricks + self.most_tricks_points + self.last_trick_points

    @property
    def points_range(self) -> tuple[int, int]:
        """The lowest and the highest score of a deal: the highest bid lost, and all points won.

        The sun and the moon have values of their own (R5-4, FO-16), as has a slam (FO-11).
        """
        lost = (2 if self.double_set else 1) * max(self.maximum_bid, self.lost_moon)
        won = max(self.stake, self.slam_value or 0) + self.all_points_bonus
        sun = self.sun_value if self.sun else 0
        return -max(lost, sun), max(won, sun, self.moon_value if self.moon else 0)

    @property
    def lost_moon(self) -> int:
        """What a lost bid of the maximum costs: the bid, or by option the moon's value (FO-27)."""
        if not self.moon or self.moon_set == "bid":
            return self.maximum_bid
        return (2 if self.moon_set == "double" else 1) * self.moon_value

    def are_partners(self, one: Seat | None, other: Seat | None) -> bool:
        """Whether two seats are partners for the whole match. None has no partner."""
        if one is None or other is None or self.sides is not Sides.ALTERNATE:
            return False
        return one != other and (one - other) % 2 == 0

    @property
    def fixed_sides(self) -> tuple[int, ...] | None:
        """The side of each seat, 0 or 1, where partners sit opposite; None elsewhere."""
        if self.sides is not Sides.ALTERNATE:
            return None
        return tuple(seat % 2 for seat in range(self.seats))

    def rivals(self, seat: Seat) -> list[Seat]:
        """The other seats, without fixed partners and a dummy."""
        away = (seat, self.dummy)
        seats = range(self.seats)
        return [it for it in seats if it not in away and not self.are_partners(seat, it)]

    @property
    def has_bidding(self) -> bool:
        """True: seats bid in every trick game."""
        return True

    @property
    def has_nest(self) -> bool:
        """Whether the bidder takes a nest into the hand."""
        return Phase.NEST in self.course

    @property
    def has_partners(self) -> bool:
        """Whether seats score together, for the match or for a deal."""
        return self.sides is not Sides.ALONE

    @property
    def calls_partners(self) -> bool:
        """Whether the bidder calls partners."""
        return self.sides is Sides.CALLED

    @property
    def has_oranges(self) -> bool:
        """False: nothing is captured."""
        return False

    @property
    def ranked_trumps(self) -> tuple[Card, ...]:
        """The trumps when a suit is trump, the lowest first; () where none ever is."""
        for trump, order in self.orders.items():
            if trump.suit is not None:
                return tuple(sorted(order.trumps, key=order.strength.__getitem__))
        return ()

    @property
    def rook_place(self) -> str:
        """The rank of the rook, as a value of `rook_rank`; "out" if it is not played."""
        if ROOK not in self.pack:
            return "out"
        return "high" if ROOK in self.always_trump else self.rook_rank

    @property
    def other_points(self) -> Mapping[str, int]:
        """The points for tricks, by their source."""
        named = {
            "each trick": self.trick_points,
            "the last trick": self.last_trick_points,
            "the most tricks": self.most_tricks_points,
        }
        return {name: points for name, points in named.items() if points}

    @property
    def has_races(self) -> bool:
        """Whether seats may race to move; never in a trick game."""
        return False
