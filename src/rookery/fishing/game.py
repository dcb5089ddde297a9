"""The `Game` protocol for all fishing games, which differ only in their `FishingRules`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from rookery.core.cards import NO_CARDS, Card, Seat
from rookery.core.dealing import check_dealer, check_deck
from rookery.core.errors import BadCut, IllegalMove, NotOver
from rookery.core.genres import FISHING, Genre
from rookery.core.messages import Message
from rookery.core.moves import CallOrange, Hold, Move
from rookery.fishing import determinization, orange, scoring, turns
from rookery.fishing import view as views
from rookery.fishing.dealing import deal_next, is_played_out
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState, Haul, Shown
from rookery.fishing.view import FishingView
from rookery.messages import refusals


@dataclass(frozen=True, slots=True)
class FishingGame:
    """The fishing game with these rules."""

    genre: ClassVar[Genre] = FISHING

    rules: FishingRules

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def pack(self) -> tuple[Card, ...]:
        return self.rules.pack

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> FishingState:
        """The state after dealing four cards each and four to the centre (TX-2)."""
        rules = self.rules
        check_dealer(dealer, rules.seats)
        check_deck(deck, rules.pack)
        state = FishingState(
            dealer=dealer,
            totals=tuple(totals) or (0,) * rules.seats,
            hands=(NO_CARDS,) * rules.seats,
            centre=(),
            stock=tuple(deck),
            turn=(dealer + 1) % rules.seats,
            hauls=(Haul(),) * rules.seats,
            shown=(Shown(),) * rules.seats,
        )
        return deal_next(rules, state, to_centre=rules.dealt)

    def actors(self, state: FishingState) -> tuple[Seat, ...]:
        return views.actors(self.rules, state)

    def legal(self, state: FishingState, seat: Seat) -> tuple[Move, ...]:
        return views.legal(self.rules, state, seat)

    def apply(self, state: FishingState, seat: Seat, move: Move) -> FishingState:
        """The state after a move; the given state does not change. Raises IllegalMove."""
        reason = self._why_not(state, seat, move)
        if reason is not None:
            raise IllegalMove(seat, move, reason)
        if isinstance(move, CallOrange | Hold):
            return orange.apply(self.rules, state, seat, move)
        state = turns.apply(self.rules, state, move)
        if self._winner_at_once(state) is not None:
            return replace(state, orange=None)
        if state.stock and not any(state.hands):
            return deal_next(self.rules, state)
        return state

    def _why_not(self, state: FishingState, seat: Seat, move: Move) -> Message | None:
        if isinstance(move, CallOrange | Hold):
            return orange.why_not(self.rules, state, seat, move)
        if is_played_out(state):
            return refusals.turn_no_card_left()
        winner = self._winner_at_once(state)
        if winner is not None:
            return refusals.turn_match_won(seat=winner)
        if seat != state.turn:
            return refusals.turn_of_seat(seat=state.turn)
        return turns.why_not(self.rules, state, move)

    def _winner_at_once(self, state: FishingState) -> Seat | None:
        """The seat that has won the match in the middle of the deal (TX-20)."""
        return scoring.winner_at_once(self.rules, state.totals, state.hauls)

    def needs_cut(self, state: FishingState) -> bool:
        return False

    def cut(self, state: FishingState, cards: Sequence[Card]) -> FishingState:
        raise BadCut("this game has no cut")

    def score(self, state: FishingState) -> tuple[int, ...]:
        self._check_over(state)
        return scoring.score(self.rules, state)

    def totals(self, state: FishingState) -> tuple[int, ...]:
        self._check_over(state)
        return scoring.totals_after(self.rules, state)

    def was_played(self, state: FishingState) -> bool:
        self._check_over(state)
        return True

    def next_dealer(self, state: FishingState) -> Seat:
        """The seat left of the dealer (TX-20)."""
        return (state.dealer + 1) % self.rules.seats

    def winners(self, state: FishingState) -> tuple[Seat, ...]:
        self._check_over(state)
        return scoring.winners(self.rules, state)

    def view(self, state: FishingState, seat: Seat | None) -> FishingView:
        return views.view(self.rules, state, seat)

    def worlds(self, view: FishingView, rng: Random) -> FishingState:
        return determinization.determinize(self.rules, view, rng)

    def _check_over(self, state: FishingState) -> None:
        if self.actors(state):
            raise NotOver("the deal is not over: there are cards to play, or an orange is open")
