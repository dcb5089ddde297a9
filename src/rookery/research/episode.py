"""Episodes for a learner: one deal, or one match."""

from collections.abc import Sequence
from random import Random

from rookery.core.cards import Card, Seat
from rookery.core.errors import BadDealer, BadOption
from rookery.core.moves import Move
from rookery.research.coded import CodedGame
from rookery.research.position import Position
from rookery.research.rewards import UTILITIES, rewards

MATCH = "match"
"""The utility of an episode that is a whole match: 1 for the winners, -1 for the others."""

MOST_DEALS = 100
"""A match is broken off after this many deals. Matches of bots have about ten deals; players who
bid badly may never reach the target."""


class Episode:
    """A deal, or a match with `utility` "match", played action by action.

    All chance comes from `rng`: the decks, the first dealer if there is no `dealer`, the cuts.
    Hands that are thrown in before anybody has moved are dealt again (FO-13). Raises BadOption for
    an unknown utility, BadDealer for a dealer that is no seat.
    """

    def __init__(
        self,
        coded: CodedGame,
        rng: Random,
        utility: str = "points",
        dealer: Seat | None = None,
        most_deals: int = MOST_DEALS,
    ) -> None:
        check_utility(utility)
        if dealer is not None and not 0 <= dealer < coded.seats:
            raise BadDealer(f"the dealer must be a seat from 0 to {coded.seats - 1}, not {dealer}")
        self.coded = coded
        self.utility = utility
        self.totals = (0,) * coded.seats
        self.deals_before = 0
        self.rewards: tuple[float, ...] = (0.0,) * coded.seats
        self.is_over = False
        self.is_broken_off = False
        self._rng = rng
        self._most_deals = most_deals
        self._number = 0
        self.position = self._dealt(rng.randrange(coded.seats) if dealer is None else dealer)

    @property
    def seat(self) -> Seat | None:
        """The seat that has to choose; None once the episode is over."""
        return None if self.is_over else self.position.seat

    def act(self, code: int) -> None:
        """Take an action for the seat that has to choose. Raises IllegalAction."""
        self.position = self.position.then(code)
        if self.position.needs_cut:
            self.position = self.position.cut(self._shuffled())
        if self.position.is_over:
            self._finish()

    def move(self, move: Move) -> None:
        """Take all actions of a move for the seat that has to choose. Raises IllegalAction."""
        codes = self.position.choice
        while codes.move is None:
            code = codes.toward(move)
            codes = codes.then(code)
            self.act(code)

    def _dealt(self, dealer: Seat) -> Position:
        """A new deal, dealt again as long as the hands are thrown in at once."""
        while True:
            self._number += 1
            deck = self._shuffled()
            start = Position.start(self.coded, deck, dealer, self.totals, self.deals_before)
            if not start.is_over:
                return start

    def _shuffled(self) -> Sequence[Card]:
        pack = self.coded.game.pack
        return self._rng.sample(pack, len(pack))

    def _finish(self) -> None:
        """Score a deal that is over, and deal again unless the match is over too."""
        game, state = self.coded.game, self.position.state
        if self.utility != MATCH:
            self.is_over = True
            self.rewards = rewards(self.coded.rules, self.utility, game.score(state))
            return
        winners = game.winners(state)
        if winners or self._number >= self._most_deals:
            self.is_over, self.is_broken_off = True, not winners
            if winners:
                seats = range(self.coded.seats)
                self.rewards = tuple(1.0 if seat in winners else -1.0 for seat in seats)
            return
        self.totals = game.totals(state)
        self.deals_before += game.was_played(state)
        self.position = self._dealt(game.next_dealer(state))


def check_utility(utility: str) -> None:
    """Raise BadOption if episodes have no such utility."""
    known = (*UTILITIES, MATCH)
    if utility not in known:
        raise BadOption(f"utility must be {' or '.join(known)}, not {utility[:40]!r}")
