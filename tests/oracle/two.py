"""One deal of Rook for Two: two players and a dummy, which is no seat."""

from tests.oracle.cards import COLOURS, hand_out
from tests.oracle.tricks import Options, TrickDeal, ladder

DUMMY = 2
"""The place of the dummy at the table, after those of the two seats."""


class TwoDeal(TrickDeal):
    """R2: the dummy's cards are turned one by one, without a move."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        super().__init__(
            options,
            deck,
            dealer,
            seats=2,
            hand_size=13,
            bids=ladder(options["opening_bid"] + 5, 125),  # R2-3: above the automatic bid
            after_bidding=["trump", "nest"] + ["bury"] * 5,  # R2-4
            suits=COLOURS,
            trump_calls=list(COLOURS),
        )
        self.bid = str(options["opening_bid"])  # R2-3: the dealer has bid without a word
        self.bidder = dealer
        opponent = self.left_of(dealer)
        self.nest = list(deck)
        hands = hand_out(self.nest, 0, 3, 13)  # R2-8: to the opponent, the dealer, the dummy
        self.hands[opponent], self.hands[dealer], self.pile = hands
        self.dealt_nest = list(self.nest)
        self.round = [dealer, opponent, DUMMY]  # R2-1: the order of play
        self.taken = [[], [], []]
        self.tricks = [0, 0, 0]

    def first_leader(self) -> int:
        """R2-5: the dealer's opponent leads."""
        return self.left_of(self.dealer)

    def worth(self, card: str) -> int:
        """R2-2: 10 for a 14 or a 10, 5 for a 5."""
        return self.chosen_worth(card) or 0

    def may_bury(self, card: str) -> bool:
        """R2-4, FO-19: whether the five buried can end as the whole nest, or just three of it."""
        buried = [*self.buried, card]
        of_the_nest = len([each for each in buried if each in self.dealt_nest])
        of_the_hand = len(buried) - of_the_nest
        return any(of_the_nest <= n and of_the_hand <= 5 - n for n in (5, 3))

    def play_card(self, card: str) -> None:
        """Play a card, and then those of the dummy until a player has to move (R2-6)."""
        self.hands[self.turn].remove(card)
        self.lay(card)
        while self.turn == DUMMY and not self.over:
            self.lay(self.pile.pop(0))

    def lay(self, card: str) -> None:
        """Lay a card of the place whose turn it is; the winner of a full trick leads (TT-2)."""
        self.trick.append((self.turn, card))
        if len(self.trick) < 3:
            self.turn = self.round[(self.round.index(self.turn) + 1) % 3]
            return
        winner, _ = max(self.trick, key=lambda played: self.strength(played[1]))
        self.taken[winner] += [played for _, played in self.trick]
        self.tricks[winner] += 1
        self.turn = winner
        self.trick = []
        if not any(self.hands) and not self.pile:
            self.phase = "over"

    def points(self, cut: list[str] | None = None, before: list[int] | None = None) -> list[int]:
        """R2-2, R2-6: counters and 2 for each trick; nobody scores the dummy's or buried cards."""
        assert self.bidder is not None
        took = [self.counters(self.taken[seat]) + 2 * self.tricks[seat] for seat in (0, 1)]
        took[self.bidder] = self.settled(took[self.bidder])
        return took
