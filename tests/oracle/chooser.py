"""Chooses moves at random, so that matches differ."""

from random import Random

from tests.oracle.match import Deal
from tests.oracle.tricks import TrickDeal
from tests.oracle.tuxedo import TuxedoDeal

MANY_PILES = 12  # with more piles captures are preferred, lest there be too many groupings


class Chooser:
    """Chooses moves at random, with probabilities drawn for each deal, so that deals differ."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.new_deal()

    def new_deal(self) -> None:
        """Draw how often the seats pass, jump and call in the next deal."""
        self.pass_rate = self.rng.choice([0.2, 0.5, 0.7, 0.9, 1.0])
        self.jump_rate = self.rng.choice([0.0, 0.1, 0.5])
        self.race_rate = self.rng.choice([0.2, 0.5, 0.9])

    def move(self, deal: Deal) -> str:
        """A legal move of one of the seats that may move."""
        if isinstance(deal, TuxedoDeal):
            return self.tuxedo_move(deal)
        moves = deal.legal(deal.turn)
        if deal.phase == "bid":
            return self.speech(deal, moves)
        return self.trick_move(deal, moves)

    def speech(self, deal: TrickDeal, moves: list[str]) -> str:
        """A pass, the next bid or a jump; with a very long suit often one of the highest bids."""
        hand = deal.hands[deal.turn]
        longest = max(sum(card[0] == suit for card in hand) for suit in deal.suits.values())
        if moves[-2:-1] == [f"{deal.turn} stay"]:
            if self.rng.random() < 0.3:
                return moves[-2]
            moves = [*moves[:-2], moves[-1]]
        if longest > len(hand) * 2 // 3 and self.rng.random() < 0.5:
            return self.rng.choice(moves[-3:-1] or moves)
        if len(moves) == 1 or self.rng.random() < self.pass_rate:
            return moves[-1]
        return self.rng.choice(moves[:-1]) if self.rng.random() < self.jump_rate else moves[0]

    def trick_move(self, deal: TrickDeal, moves: list[str]) -> str:
        """Any move, but often the longest suit is trump and the bidder plays trumps first."""
        hand = deal.hands[deal.turn]
        if deal.phase == "trump" and "none" in deal.trump_calls and self.rng.random() < 0.4:
            return self.rng.choice(moves[len(deal.suits) :])
        if deal.phase == "trump" and self.rng.random() < 0.7:
            longest = max(deal.suits, key=lambda s: sum(c[0] == deal.suits[s] for c in hand))
            return f"{deal.turn} trump {longest}"
        keep_trumps = deal.phase == "bury" and self.rng.random() < 0.5
        play_trumps = deal.phase == "play" and deal.turn == deal.bidder and not deal.trick
        if keep_trumps or play_trumps:
            longest = max(deal.suits.values(), key=lambda s: sum(c[0] == s for c in hand))
            best = deal.trump if play_trumps else longest
            wanted = [m for m in moves if (m.split()[-1][0] == best) == play_trumps]
            moves = wanted or moves
        return self.rng.choice(moves)

    def tuxedo_move(self, deal: TuxedoDeal) -> str:
        """A call or a hold by any seat in the race, or a turn move."""
        racing = [f"{s} {text}" for s in range(deal.seats) for text in deal.race_choices(s)]
        if racing and (deal.out_of_cards or self.rng.random() < self.race_rate):
            return self.rng.choice(racing)
        moves = deal.legal(deal.turn)
        verbs = {move.split()[1] for move in moves} - {"orange", "hold"}
        if "take" in verbs and len(deal.centre) > MANY_PILES:
            verbs = {"take"}
        verb = self.rng.choice(sorted(verbs))
        return self.rewritten(self.rng.choice([m for m in moves if m.split()[1] == verb]))

    def rewritten(self, move: str) -> str:
        """The same move, sometimes with its groups and the cards of a group in another order."""
        words = move.split()
        if words[1] != "take" or self.rng.random() < 0.7:
            return move
        groups = [self.shuffled(text) for text in words[3:]]
        self.rng.shuffle(groups)
        return " ".join(words[:3] + groups)

    def shuffled(self, group: str) -> str:
        """A group with its cards in a random order."""
        cards = group.strip("[]").split("+")
        self.rng.shuffle(cards)
        return f"[{'+'.join(cards)}]" if group.startswith("[") else "+".join(cards)
