"""One deal of any game of the family that `family.py` describes."""

from tests.oracle.cards import ROOK, number
from tests.oracle.family import FAMILY, UNSAID
from tests.oracle.packs import bids_more, dealt
from tests.oracle.tricks import Options, TrickDeal, ladder

TRUMPS = {"suits": [], "none": ["none"], "low": ["none", "low"]}  # OH-8, FO-19


class FamilyDeal(TrickDeal):
    """A deal of a game of the family, played by its description."""

    def __init__(self, game: str, options: Options, deck: list[str], dealer: int) -> None:
        self.kind = kind = FAMILY[game]
        self.rules = {**UNSAID, **kind.settled, **options}
        seats = self.rules.get("seats", min(kind.dealt))
        hand, nest = dealt(game, options, seats)
        self.more = bids_more(game, options)
        super().__init__(
            options,
            deck,
            dealer,
            seats=seats,
            hand_size=hand,
            bids=ladder(options["minimum_bid"], self.highest(), self.rules["bid_step"]),  # FO-20
            after_bidding=self.order(seats, nest),
            suits=kind.suits,
            trump_calls=[*kind.suits, *TRUMPS[self.rules["trumps"]]],
        )
        self.all_tricks = hand
        self.trump_orders: dict[str, list[str]] = {"": []}
        if kind.dealer_bids_first:  # CP-3
            self.turn = dealer
        if self.rules["misdeal_claim"]:
            self.phase = "bid" if self.is_prevented() else "claim"
        elif self.is_misdeal():
            self.misdealt = self.thrown_in = True
            self.phase = "over"

    def highest(self) -> int:
        """FO-23, FO-29: the highest bid, which changes with the last trick and with the Rook."""
        change: int = self.rules["last_trick_points"] - self.kind.last_trick
        return self.kind.bids[1] + change + self.more

    def order(self, seats: int, nest: int) -> list[str]:
        """What the bidder does before the play (TT-7)."""
        steps = ["bury"] * nest + ["trump"]
        spare = self.rules["bury"] == "spare" and self.kind.spare_names_trump_first
        shown = self.rules["buried_trumps_shown"]  # FO-19
        before = self.rules["trump_named"] == "before_nest"  # FO-32: the nest changes no move
        if self.kind.trump_before_burying or spare or shown or before:
            steps = ["trump"] + ["bury"] * nest
        calls = self.kind.calls * (2 if seats == 6 else 1)  # C5-4
        chosen = ["lead"] if self.rules["first_lead"] == "chosen" else []  # FO-19
        return ["nest", *steps, *["call"] * calls, *chosen]

    def is_misdeal(self) -> bool:
        """FO-13: whether some hand is a misdeal, and no counter lies face up in the nest."""
        return not self.is_prevented() and any(map(self.may_claim, self.hands))

    def is_prevented(self) -> bool:
        """FO-13: whether the face-up card of the nest is a counter."""
        shown = self.rules["nest_shown"] == "top" and bool(self.nest)
        return shown and self.worth(self.nest[-1]) > 0

    def may_claim(self, hand: list[str]) -> bool:
        """FO-13: whether a hand is a misdeal."""
        if self.rules["misdeal"] == "low_hand":
            return all(self.is_low(card) for card in hand)
        return self.rules["misdeal"] == "no_counters" and self.counters(hand) == 0

    def is_low(self, card: str) -> bool:
        """TH-7: whether a card is one of the 6s to 9s."""
        return card != ROOK and 6 <= number(card) <= 9

    def worth(self, card: str) -> int:
        """The points of a counter, 0 for any other card."""
        chosen = self.chosen_worth(card, self.kind.high)
        return self.kind.worth.get(card, 0) if chosen is None else chosen

    # Between the auction and the play

    def may_bury(self, card: str) -> bool:
        """FO-7: whether a card may be laid away as long as there is no need."""
        rule = self.rules["bury"]
        if rule == "any" or (rule == "one_counter" and not self.worth(card)):
            return True
        if rule == "one_counter":
            return card != ROOK and number(card) in (5, 10) and not self.counters(self.buried)
        if rule == "spare" and card in self.trumps_upwards():
            return False
        return not self.worth(card)

    def legal_trumps(self) -> list[str]:
        """SH-5: where a trump must be led, only a suit that is held."""
        if not self.kind.trump_is_led:
            return self.trump_calls
        held = [card[0] for card in self.hands[self.turn]]
        return [name for name, suit in self.suits.items() if suit in held]

    def first_leader(self) -> int:
        """FO-4: the seat that leads to the first trick."""
        assert self.bidder is not None
        rule = self.rules["first_lead"]
        if rule == "left_of_dealer":
            return self.left_of(self.dealer)
        if rule == "bidder" or (rule == "chosen" and self.lead == "self"):
            return self.bidder
        return self.left_of(self.bidder)

    # The play

    def height(self, card: str) -> float:
        """The place of a card in its suit, where the Rook's is its place among the trumps."""
        if card == ROOK:
            return self.rook_rank()
        return 15 if self.kind.ones_high and number(card) == 1 else number(card)

    def trumps_upwards(self) -> list[str]:
        """Every trump, from the lowest to the highest; none before one is named."""
        if self.trump not in self.trump_orders:  # sorted once, as this is asked for each card
            self.trump_orders[self.trump] = self.in_order(self.trump)
        return self.trump_orders[self.trump]

    def in_order(self, suit: str) -> list[str]:
        """Every trump, from the lowest to the highest, if this suit is trump (FO-2, FO-3)."""
        always = [card for card in self.kind.always_trump[::-1] if card in self.pack]
        ranked = [card for card in self.pack if card[0] == suit and card != ROOK]
        if ROOK in self.pack and self.rules["rook_rank"] != "high":
            ranked.append(ROOK)
        trumps = sorted(set(ranked) - set(always), key=self.height) + always
        if ROOK in self.pack and ROOK not in trumps:
            trumps.append(ROOK)
        return trumps

    def suit(self, card: str) -> str:
        """The suit that a card belongs to: the trump suit for any trump (R5-7, FO-3)."""
        return self.trump if card in self.trumps_upwards() else card[0]

    def playable(self, hand: list[str]) -> list[str]:
        """TT-1: follow the suit led if able; the Rook may have the right not to (FO-1)."""
        first_lead = not self.trick and not any(self.tricks)
        if first_lead and self.kind.trump_is_led:  # SH-5
            return [card for card in hand if self.suit(card) == self.trump] or hand
        following = super().playable(hand)
        if self.rules["rook_any_time"]:
            return [card for card in hand if card in following or card == ROOK]
        return following

    def strength(self, card: str) -> tuple[int, float]:
        """TT-2: a key that ranks a card in this trick: trumps are highest, then the suit led."""
        trumps = self.trumps_upwards()
        if card in trumps:
            return 2, trumps.index(card)
        if self.suit(card) == self.suit(self.trick[0][1]):
            return 1, -self.height(card) if self.trump == "low" else self.height(card)
        return 0, 0

    # The score

    def bidders(self) -> list[int]:
        """The seats of the bidding side: the bidder, and every partner."""
        assert self.bidder is not None
        if self.kind.calls:  # R5-8
            return sorted({self.bidder, *self.partners})
        return list(range(self.bidder % 2, self.seats, 2))

    def side_tricks(self) -> list[int]:
        """The tricks of the bidding side and of the others."""
        ours = sum(self.tricks[seat] for seat in self.bidders())
        return [ours, sum(self.tricks) - ours]

    def is_tied(self) -> bool:
        """Whether most tricks score, and both sides have equally many."""
        ours, theirs = self.side_tricks()
        return self.kind.most_tricks > 0 and ours == theirs

    def needs_cut(self) -> bool:
        """PR-6: the players cut as in DX-8."""
        return self.over and not self.thrown_in and self.is_tied()

    def side_of(self, seat: int) -> int:
        """0 for a seat of the bidding side, 1 for any other."""
        return 0 if seat in self.bidders() else 1

    def side_of_the_buried(self) -> int:
        """FO-9: the side that the buried cards count for."""
        rule = self.rules["nest_to"]
        last = self.side_of(self.last_winner)
        return {"bidder": 0, "opponents": 1, "last_trick": last, "nobody": 2}[rule]

    def side_with_most_tricks(self, cut: list[str] | None) -> int:
        """PR-2, TH-2: the side with more tricks, or, if tied, the winner of the cut (PR-6)."""
        ours, theirs = self.side_tricks()
        if ours != theirs:
            return 0 if ours > theirs else 1
        assert cut is not None
        return self.side_of(self.cut_winner(cut))

    def took(self, cut: list[str] | None) -> list[int]:
        """The points that the bidding side and the others took, before the bid is judged."""
        took = [0, 0, 0]
        for seat in range(self.seats):
            took[self.side_of(seat)] += self.counters(self.taken[seat])
            took[self.side_of(seat)] += self.kind.per_trick * self.tricks[seat]
        buried = self.side_of_the_buried()
        took[buried] += self.counters(self.buried)
        if self.kind.buried_are_a_trick:
            took[buried] += self.kind.per_trick
        took[self.side_of(self.last_winner)] += self.rules["last_trick_points"]
        if self.kind.most_tricks:
            took[self.side_with_most_tricks(cut)] += self.kind.most_tricks
        return took[:2]

    def lost(self) -> int:
        """FO-27: what a lost bid costs, which for a lost moon an option may change."""
        rule, value = self.rules["moon_set"], self.rules["moon_value"]
        if self.bid != self.bids[-1] or value is None or rule == "bid":
            return self.amount()
        return 2 * int(value) if rule == "double" else int(value)

    def everything(self) -> int:
        """All points of a deal."""
        tricks = self.all_tricks + (1 if self.kind.buried_are_a_trick else 0)
        extra: int = self.rules["last_trick_points"] + self.kind.most_tricks
        return self.counters(self.pack) + self.kind.per_trick * tricks + extra

    def result(self, ours: int, theirs: int) -> int:
        """What the bidding side scores for the points that both sides took (TT-4)."""
        if ours < self.amount():
            twice = self.rules["double_set"] and ours < theirs  # FO-10
            return -2 * self.lost() if twice else -self.lost()
        score = ours
        if self.side_tricks()[0] == self.all_tricks and self.rules["slam_value"] is not None:
            score = self.rules["slam_value"]  # FO-11
        if self.bid == self.bids[-1] and self.rules["moon_value"] is not None:
            score = self.rules["moon_value"]  # FO-16
        if ours == self.everything():
            score += self.rules["all_points_bonus"]  # FO-11
        return score

    def gate_is_shut(self, before: list[int]) -> bool:
        """FO-12: whether the others are at the gate and none of them has made a bid."""
        others = [seat for seat in range(self.seats) if seat not in self.bidders()]
        gate = self.rules["gate"]
        if gate is None or any(seat in self.have_bid for seat in others):
            return False
        return before[others[0]] >= int(gate)

    def points(self, cut: list[str] | None = None, before: list[int] | None = None) -> list[int]:
        """The points by seat; `before` are the totals before this deal, or all 0."""
        if self.thrown_in:
            return [0] * self.seats
        ours, theirs = self.took(cut)
        score = self.result(ours, theirs)
        rest = 0 if self.gate_is_shut(before or [0] * self.seats) else theirs
        return [[score, rest][self.side_of(seat)] for seat in range(self.seats)]
