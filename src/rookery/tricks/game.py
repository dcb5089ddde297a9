"""The `Game` protocol for all trick games, which differ only in their `TrickRules`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.dealing import check_dealer, check_deck
from rookery.core.errors import BadCut, BadDeck, IllegalMove, NotOver
from rookery.core.genres import TRICKS, Genre
from rookery.core.moves import Move
from rookery.tricks import determinization, phases, scoring
from rookery.tricks import view as views
from rookery.tricks.hands import deal
from rookery.tricks.illegal import why_illegal
from rookery.tricks.misdeal import is_misdealt, was_misdealt
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class TrickGame:
    """The trick game with these rules."""

    genre: ClassVar[Genre] = TRICKS

    rules: TrickRules

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def pack(self) -> tuple[Card, ...]:
        return self.rules.pack

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> TrickState:
        """The state after the deal, which is over at once if misdealt (DX-2, R2-8, R3-1, FO-13)."""
        rules = self.rules
        check_dealer(dealer, rules.seats)
        check_deck(deck, rules.pack)
        nest = deck[rules.hand_size * rules.places :]
        hands, pile = deal(rules, deck, dealer)
        state = TrickState(
            dealer=dealer,
            totals=tuple(totals) or (0,) * rules.seats,
            hands=hands,
            nest=CardSet.of(nest),
            phase=rules.course[0],
            turn=dealer,
            face_up=CardSet.of(nest[-1:] if rules.nest_shown == "top" else ()),
            deals_before=deals_before,
            pile=pile,
        )
        if is_misdealt(rules, state.hands, state.face_up):
            return replace(state, phase=Phase.OVER)
        return phases.begin(rules, state)

    def actors(self, state: TrickState) -> tuple[Seat, ...]:
        return views.actors(self.rules, state)

    def legal(self, state: TrickState, seat: Seat) -> tuple[Move, ...]:
        return views.legal(self.rules, state, seat)

    def apply(self, state: TrickState, seat: Seat, move: Move) -> TrickState:
        """The state after a move; the given state does not change. Raises IllegalMove."""
        if move not in self.legal(state, seat):
            raise IllegalMove(seat, move, why_illegal(self.rules, state, seat, move))
        applied = phases.PHASES[state.phase].apply(self.rules, state, move)
        return phases.settle(self.rules, applied)

    def needs_cut(self, state: TrickState) -> bool:
        return state.phase is Phase.CUT

    def cut(self, state: TrickState, cards: Sequence[Card]) -> TrickState:
        """The state after a cut of the shuffled pack has decided a tie in tricks (DX-8)."""
        if not self.needs_cut(state):
            raise BadCut("no cut is due: a cut decides a tie once all tricks are played")
        try:
            check_deck(cards, self.rules.pack)
        except BadDeck as error:
            raise BadCut(f"cannot cut from this pack: {error}") from None
        return phases.settle(self.rules, replace(state, cut=tuple(cards)))

    def score(self, state: TrickState) -> tuple[int, ...]:
        self._check_over(state)
        return scoring.score(self.rules, state)

    def totals(self, state: TrickState) -> tuple[int, ...]:
        self._check_over(state)
        return scoring.totals_after(self.rules, state)

    def was_played(self, state: TrickState) -> bool:
        self._check_over(state)
        return scoring.was_played(state)

    def next_dealer(self, state: TrickState) -> Seat:
        """The seat left of the dealer (TT-5), or the dealer again after a misdeal (FO-13)."""
        return state.dealer if was_misdealt(state) else (state.dealer + 1) % self.rules.seats

    def winners(self, state: TrickState) -> tuple[Seat, ...]:
        self._check_over(state)
        return scoring.winners(self.rules, state)

    def view(self, state: TrickState, seat: Seat | None) -> TrickView:
        return views.view(self.rules, state, seat)

    def worlds(self, view: TrickView, rng: Random) -> TrickState:
        return determinization.determinize(self.rules, view, rng)

    def _check_over(self, state: TrickState) -> None:
        if state.phase is not Phase.OVER:
            raise NotOver(f"the deal is not over: its phase is {state.phase.value}")
