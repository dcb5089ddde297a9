"""One deal of Rook for Two: two players and a dummy, which is no seat."""

from tests.oracle.cards import hand_out
from tests.oracle.trick_games import Three
from tests.oracle.tricks import Options

DUMMY = 2
"""The place of the dummy at the table, after those of the two seats."""


class TwoDeal(Three):
    """R2: the dummy's cards are turned one by one, without a move; nobody scores them (R2-6)."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        super().__init__(options, deck, dealer, seats=2)
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

    def may_bury(self, card: str) -> bool:
        """R2-4, FO-19: whether the five buried can end as the whole nest, or just three of it."""
        buried = [*self.buried, card]
        of_the_nest = len([each for each in buried if each in self.dealt_nest])
        of_the_hand = len(buried) - of_the_nest
        return any(of_the_nest <= n and of_the_hand <= 5 - n for n in (5, 3))

    def play_card(self, card: str) -> None:
        """Play a card, and then those of the dummy until a player has to move (R2-6)."""
        super().play_card(card)
        while self.turn == DUMMY and not self.over:
            self.lay(self.pile.pop(0))

    def after(self, place: int) -> int:
        """R2-1: the next in the order of play, in which the dummy is the last."""
        return self.round[(self.round.index(place) + 1) % 3]
