"""What the trick games share, implemented naively; `trick_games.py` has each game."""

from collections.abc import Mapping
from typing import Any

from tests.oracle.cards import ROOK, IllegalMoveError, hand_out, number

Options = Mapping[str, Any]

PLACES = {"low": 0, "10.5": 10.5, "12.5": 12.5, "high": 100}  # FO-2


def ladder(lowest: int, highest: int, step: int = 5) -> list[str]:
    """The bids of a game, from the lowest to the highest, in steps of 5 or 10 (TT-3, FO-21)."""
    return [str(bid) for bid in range(lowest, highest + 1, step)]


def for_the_last(options: Options) -> int:
    """FO-23: the points for the last trick, by which the highest bid is higher, too."""
    points: int = options.get("last_trick_points", 0)
    return points


class TrickDeal:
    """One deal of a trick game. A subclass gives the numbers, the counters and the score.

    `phase` is one of claim, bid, trump, call, bury, lead, play, over; `turn` is the seat that may
    move.
    """

    def __init__(
        self,
        options: Options,
        deck: list[str],
        dealer: int,
        *,
        seats: int,
        hand_size: int,
        bids: list[str],
        after_bidding: list[str],
        suits: Mapping[str, str],
        trump_calls: list[str],
    ) -> None:
        self.options = options
        self.pack = list(deck)
        self.dealer = dealer
        self.seats = seats
        self.nest = list(deck)
        self.hands = hand_out(self.nest, self.left_of(dealer), seats, hand_size)
        self.suits = suits
        self.trump_calls = trump_calls
        self.phase = "bid"
        self.turn = self.left_of(dealer)
        # the auction
        self.bids = bids
        self.bid: str | None = None
        self.bidder: int | None = None
        self.passed: set[int] = set()
        self.have_bid: set[int] = set()
        self.have_held: set[int] = set()  # FO-22
        self.holding: set[int] = set()  # those since the last bid
        self.asked = 0  # FO-24
        self.thrown_in = False
        self.misdealt = False
        # between the auction and the play (TT-7)
        self.steps = [*after_bidding, "play"]
        self.trump = ""
        self.called: list[str] = []
        self.partners: list[int] = []
        self.buried: list[str] = []
        self.lead = ""
        # the play
        self.trick: list[tuple[int, str]] = []
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        self.tricks = [0] * seats
        self.last_winner = -1

    # What a game may change

    def first_leader(self) -> int:
        """The seat that leads to the first trick."""
        raise NotImplementedError

    def worth(self, card: str) -> int:
        """The points of a counter, 0 for any other card."""
        raise NotImplementedError

    def chosen_worth(self, card: str, high: int = 14) -> int | None:
        """FO-28: the points of a card, as far as an option of the game sets them."""
        names = {1: "ones", 5: "fives", 10: "tens", high: "high"}
        name = "rook" if card == ROOK else names.get(number(card))
        points: int | None = self.options.get(f"{name}_points")
        return points

    def may_bury(self, card: str) -> bool:
        """Whether the bidder may lay this card away as long as there is no need."""
        return True

    def buriable(self, hand: list[str]) -> list[str]:
        """FO-7: the cards of the hand that the bidder may lay away; all of them if none may."""
        return [card for card in hand if self.may_bury(card)] or hand

    def legal_trumps(self) -> list[str]:
        """What the bidder may name as trump."""
        return self.trump_calls

    def may_call(self, card: str) -> bool:
        """R5-5: whether a card is neither in hand nor from the kitty, in hand or buried by now."""
        own = self.hands[self.turn] + self.buried
        return card not in own and card not in self.called

    def rook_rank(self) -> float:
        """FO-2: where the Rook stands among the trumps, whose numbers are 1 to 14."""
        return PLACES[self.options["rook_rank"]]

    def points(self, cut: list[str] | None = None, before: list[int] | None = None) -> list[int]:
        """The points of the finished deal, by seat; `before` are the totals before it."""
        raise NotImplementedError

    def needs_cut(self) -> bool:
        """Whether the finished deal cannot be scored without a cut (DX-8)."""
        return False

    # What all games share

    @property
    def over(self) -> bool:
        """Whether no more move can be made in this deal."""
        return self.phase == "over"

    def left_of(self, seat: int) -> int:
        """The next seat, clockwise."""
        return (seat + 1) % self.seats

    def actors(self) -> list[int]:
        """The seats that may move now."""
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[str]:
        """Every legal move of a seat, as text."""
        if self.over or seat != self.turn:
            return []
        return [f"{seat} {choice}" for choice in self.choices()]

    def allows(self, line: str) -> bool:
        """Whether this text is a legal move now."""
        return any(line in self.legal(seat) for seat in self.actors())

    def play(self, line: str) -> None:
        """Make a move, or raise IllegalMoveError and change nothing."""
        if not self.allows(line):
            raise IllegalMoveError(line)
        words = line.split()
        verb, what = words[1], words[-1]
        if self.phase == "claim":
            self.claim(verb)
        elif verb in ("bid", "pass", "stay"):
            self.speak(verb, what)
        elif verb == "play":
            self.play_card(what)
        else:
            self.prepare(verb, what)

    def choices(self) -> list[str]:
        """The legal moves of the seat whose turn it is, as text without its number."""
        hand = self.hands[self.turn]
        if self.phase == "claim":
            return ["play", "claim"] if self.may_claim(hand) else ["play"]
        if self.phase == "bid":
            hold = ["stay"] if self.may_hold() else []
            return [f"bid {bid}" for bid in self.higher_bids()] + hold + ["pass"]
        if self.phase == "trump":
            return [f"trump {call}" for call in self.legal_trumps()]
        if self.phase == "call":
            return [f"call {card}" for card in self.pack if self.may_call(card)]
        if self.phase == "bury":
            return [f"bury {card}" for card in self.buriable(hand)]
        if self.phase == "lead":  # R5-9
            return ["lead self", "lead left"]
        return [f"play {card}" for card in self.playable(hand)]

    # Before the bidding

    def may_claim(self, hand: list[str]) -> bool:
        """FO-24: whether a hand may be claimed to be a misdeal."""
        return False

    def claim(self, verb: str) -> None:
        """FO-24: the first claim throws the deal in; everybody is asked in the order of bidding."""
        if verb == "claim":
            self.misdealt = self.thrown_in = True
            self.phase = "over"
            return
        self.asked += 1
        self.turn = self.left_of(self.turn)
        if self.asked == self.seats:
            self.phase = "bid"

    # Bidding

    def may_hold(self) -> bool:
        """FO-22: whether the seat may hold: once in an auction that has a bid."""
        may: bool = self.options.get("hold", False)
        return may and self.bid is not None and self.turn not in self.have_held

    def higher_bids(self) -> list[str]:
        """TT-3: every bid above the last one; without jumps the next step, and always the sun."""
        above = self.bids
        if self.bid in self.bids:
            above = self.bids[self.bids.index(self.bid) + 1 :]
        if self.options["jump_bids"]:
            return above
        return [bid for bid in above if bid in (above[0], "sun")]

    def speak(self, verb: str, what: str) -> None:
        """TT-3: bid or pass; a passed player may not bid again in that deal."""
        if verb == "bid":
            self.bid = what
            self.bidder = self.turn
            self.have_bid.add(self.turn)
            self.holding.clear()
        elif verb == "stay":
            self.have_held.add(self.turn)
            self.holding.add(self.turn)
        else:
            self.passed.add(self.turn)
        active = [seat for seat in range(self.seats) if seat not in self.passed]
        if not active:
            self.everybody_passed()
        elif self.bidder in active and {*active} - {self.bidder} <= self.holding:
            self.end_bidding()
        else:
            self.turn = self.left_of(self.turn)
            while self.turn in self.passed:
                self.turn = self.left_of(self.turn)

    def everybody_passed(self) -> None:
        """TT-6: throw the hands in, or let the dealer play at the minimum."""
        if self.options["all_pass"] == "dealer_minimum":
            self.bid = self.bids[0]
            self.bidder = self.dealer
            self.end_bidding()
        else:
            self.thrown_in = True
            self.phase = "over"

    def end_bidding(self) -> None:
        """End the auction: its winner alone moves until card play."""
        assert self.bidder is not None
        self.turn = self.bidder
        self.next_step()

    # Between the auction and the play

    def prepare(self, verb: str, what: str) -> None:
        """TT-7: name trump, call a partner, bury a card, or say who leads."""
        if verb == "trump":
            self.trump = self.suits.get(what, what)
        elif verb == "call":
            self.called.append(what)
            self.partners += [s for s in range(self.seats) if what in self.hands[s]]
        elif verb == "bury":
            self.hands[self.turn].remove(what)
            self.buried.append(what)
        elif verb == "lead":
            self.lead = what
        self.next_step()

    def next_step(self) -> None:
        """TT-7: go on to the next step; taking the nest into the hand is not a move."""
        self.phase = self.steps.pop(0)
        if self.phase == "nest":
            self.hands[self.turn] += self.nest
            self.nest = []
            self.next_step()
        elif self.phase == "play":
            self.turn = self.first_leader()

    # The play

    def suit(self, card: str) -> str:
        """The suit that a card belongs to: the Rook is a trump, or a suit by itself (R5-7)."""
        if card != ROOK:
            return card[0]
        return self.trump if self.trump in self.suits.values() else ROOK

    def playable(self, hand: list[str]) -> list[str]:
        """TT-1: follow the suit led if able; otherwise any card."""
        if not self.trick:
            return hand
        led = self.suit(self.trick[0][1])
        following = [card for card in hand if self.suit(card) == led]
        return following or hand

    def strength(self, card: str) -> tuple[int, float]:
        """TT-2: a key that ranks a card in this trick: trumps are highest, then the suit led."""
        if card == ROOK:
            return 2, self.rook_rank()
        if self.suit(card) == self.trump:
            return 2, number(card)
        if self.suit(card) == self.suit(self.trick[0][1]):
            return 1, -number(card) if self.trump == "low" else number(card)
        return 0, 0

    def play_card(self, card: str) -> None:
        """Play a card of the hand to the trick."""
        self.hands[self.turn].remove(card)
        self.lay(card)

    def after(self, place: int) -> int:
        """The place that plays to the trick after another."""
        return self.left_of(place)

    def lay(self, card: str) -> None:
        """Lay a card of the place whose turn it is; the winner of a full trick leads (TT-2)."""
        self.trick.append((self.turn, card))
        if len(self.trick) < len(self.taken):  # which has a list for each place
            self.turn = self.after(self.turn)
            return
        winner, _ = max(self.trick, key=lambda played: self.strength(played[1]))
        self.taken[winner] += [played for _, played in self.trick]
        self.tricks[winner] += 1
        self.last_winner = winner
        self.turn = winner
        self.trick = []
        if not any(self.hands):
            self.phase = "over"

    # The score

    def amount(self) -> int:
        """The number of points that was bid."""
        assert self.bid is not None
        return int(self.bid)

    def cut_winner(self, cut: list[str]) -> int:
        """DX-8: the side with the higher total of cut cards; on a tie they cut again."""
        assert self.bidder is not None
        rest = list(cut)
        while len(rest) >= self.seats:
            hands = hand_out(rest, self.left_of(self.dealer), self.seats, 1)
            totals = [0, 0]
            for seat in range(self.seats):
                totals[seat % 2] += number(hands[seat][0])
            if totals[0] != totals[1]:
                return totals.index(max(totals))
        return 1 - self.bidder % 2  # the pack has run out

    def counters(self, cards: list[str]) -> int:
        """The points of all the counters among some cards."""
        return sum(self.worth(card) for card in cards)

    def settled(self, took: int) -> int:
        """TT-4: a bidding side that takes fewer points than its bid loses the bid."""
        return took if took >= self.amount() else -self.amount()
