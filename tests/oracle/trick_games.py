"""The trick games: a class for the deals of each, with its numbers, counters and score."""

from tests.oracle.cards import COLOURS, SUITS
from tests.oracle.packs import bids_more, dealt
from tests.oracle.tricks import Options, TrickDeal, for_the_last, ladder


class Dixie(TrickDeal):
    """DX: Dixie Rook; even seats are side 0, odd seats are side 1."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        hand_size, nest = dealt("dixie", options, options["seats"])  # DX-2
        super().__init__(
            options,
            deck,
            dealer,
            seats=options["seats"],
            hand_size=hand_size,
            bids=ladder(  # DX-4
                options["minimum_bid"],
                120 + for_the_last(options) + bids_more("dixie", options),
                options["bid_step"],
            ),
            after_bidding={  # DX-5, FO-32
                "after_nest": ["nest"] + ["bury"] * nest + ["trump"],
                "before_nest": ["trump", "nest"] + ["bury"] * nest,
            }[options["trump_named"]],
            suits=COLOURS,
            trump_calls=list(COLOURS),
        )

    def first_leader(self) -> int:
        """DX-6: the player left of the dealer leads."""
        return self.left_of(self.dealer)

    def side_counters(self) -> list[int]:
        """DX-7: each side's counters, those of the nest with the last trick."""
        sides = [0, 0]
        for seat in range(self.seats):
            sides[seat % 2] += self.counters(self.taken[seat])
        sides[self.last_winner % 2] += self.counters(self.buried) + for_the_last(self.options)
        return sides

    def shared(self, took: list[int]) -> list[int]:
        """The points by seat: TT-4 for the bidder's side, and partners score the same."""
        assert self.bidder is not None
        side = self.bidder % 2
        scores = list(took)
        scores[side] = self.settled(took[side])
        return [scores[seat % 2] for seat in range(self.seats)]

    def worth(self, card: str) -> int:
        """DX-3: 10 for a 13 or a 10, 5 for a 5, and 20 for a Rook (FO-29)."""
        return self.chosen_worth(card, 13) or 0

    def side_tricks(self) -> list[int]:
        """DX-7: each side's tricks; the nest counts as one for the winner of the last trick."""
        sides = [sum(self.tricks[0::2]), sum(self.tricks[1::2])]
        sides[self.last_winner % 2] += 1
        return sides

    def needs_cut(self) -> bool:
        """DX-8: the players cut when both sides have the same number of tricks."""
        tricks = self.side_tricks()
        return self.over and not self.thrown_in and tricks[0] == tricks[1]

    def points(self, cut: list[str] | None = None, before: list[int] | None = None) -> list[int]:
        """The points by seat: counters, the nest, and 20 for most tricks (DX-3, DX-7, DX-8)."""
        if self.thrown_in:
            return [0] * self.seats
        took = self.side_counters()
        tricks = self.side_tricks()
        if tricks[0] == tricks[1]:
            assert cut is not None
            took[self.cut_winner(cut)] += 20
        else:
            took[tricks.index(max(tricks))] += 20
        return self.shared(took)


class Three(TrickDeal):
    """R3: Rook for Three, each player alone. R2 has the same numbers for two."""

    def __init__(self, options: Options, deck: list[str], dealer: int, seats: int = 3) -> None:
        hand_size, nest = dealt("three", options, 3)
        super().__init__(
            options,
            deck,
            dealer,
            seats=seats,
            hand_size=hand_size,
            bids=ladder(  # R3-3, R2-3: above the automatic bid
                options["opening_bid"] + 5,
                125 + for_the_last(options) + bids_more("three", options),
            ),
            after_bidding=["trump", "nest"] + ["bury"] * nest,  # R3-4, R2-4
            suits=COLOURS,
            trump_calls=list(COLOURS),
        )
        self.bid = str(options["opening_bid"])  # R3-3, R2-3: the dealer's automatic bid, not a move
        self.bidder = dealer

    def first_leader(self) -> int:
        """R3-5: the player left of the highest bidder leads."""
        assert self.bidder is not None
        return self.left_of(self.bidder)

    def worth(self, card: str) -> int:
        """R3-2, R2-2: 10 for a 14 or a 10, 5 for a 5."""
        return self.chosen_worth(card) or 0

    def may_bury(self, card: str) -> bool:
        """R3-4: no counter may be put in the nest or left there."""
        return self.worth(card) == 0

    def points(self, cut: list[str] | None = None, before: list[int] | None = None) -> list[int]:
        """R3-2, R2-2: counters and 2 for each trick."""
        assert self.bidder is not None
        seats = range(self.seats)
        took = [self.counters(self.taken[seat]) + 2 * self.tricks[seat] for seat in seats]
        if self.last_winner in seats:  # and not the dummy of R2
            took[self.last_winner] += for_the_last(self.options)
        took[self.bidder] = self.settled(took[self.bidder])
        return took


class Five(TrickDeal):
    """R5: Rook for Five, with a called partner."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        self.all_tricks, nest = dealt("five", options, 5)
        highest = 180 + for_the_last(options) + bids_more("five", options)
        super().__init__(
            options,
            deck,
            dealer,
            seats=5,
            hand_size=self.all_tricks,
            bids=[
                *ladder(options["minimum_bid"], highest, options["bid_step"]),
                "sun",
            ],  # R5-3, R5-4
            after_bidding=["nest", "trump", "call"] + ["bury"] * nest + ["lead"],  # R5-5
            suits=SUITS,
            trump_calls=[*SUITS, "none", "low"],  # R5-6
        )

    def first_leader(self) -> int:
        """R5-9: the bidder, or the player on the left."""
        assert self.bidder is not None
        return self.bidder if self.lead == "self" else self.left_of(self.bidder)

    def worth(self, card: str) -> int:
        """R5-2: 15 for an ace, 10 for a king or a ten, 5 for a five, 20 for the rook."""
        return 10 if card[1:] == "K" else self.chosen_worth(card) or 0

    def bidders(self) -> list[int]:
        """R5-8: the bidder and the holder of the partner card."""
        assert self.bidder is not None
        return [self.bidder, *self.partners]

    def bidders_result(self, took: int) -> int:
        """The points that the bidder and the partner each score (TT-4, R5-4)."""
        value: int
        if self.bid == "sun":
            value = self.options["sun_value"]
            won = sum(self.tricks[s] for s in self.bidders())
            return value if won == self.all_tricks else -value
        is_moon = self.bid == self.bids[-2]
        if is_moon and took >= self.amount():
            value = self.options["moon_value"]
            return value
        if is_moon and self.options["moon_set"] != "bid":  # FO-27
            value = self.options["moon_value"]
            return -2 * value if self.options["moon_set"] == "double" else -value
        return self.settled(took)

    def points(self, cut: list[str] | None = None, before: list[int] | None = None) -> list[int]:
        """R5-11: the points by seat; the last trick takes the points of the discards."""
        if self.thrown_in:
            return [0] * self.seats
        took = [self.counters(cards) for cards in self.taken]
        took[self.last_winner] += self.counters(self.buried) + for_the_last(self.options)
        side = sum(took[seat] for seat in self.bidders())
        defence = sum(took) - side
        result = self.bidders_result(side)
        return [result if seat in self.bidders() else defence for seat in range(self.seats)]
