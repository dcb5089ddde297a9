"""The shortest possible game, for testing matches: three seats, each of which passes once.

A deal is over when all have passed, beginning with seat 0. Then the number on the deck's bottom
card counts once for the dealer and ten times for seat 0. If that card is red, a cut is due, and the
first card of the cut counts instead. The target is 100.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rookery.core.cards import Card, CardSet, Seat, Suit, rook_pack
from rookery.core.dealing import check_dealer, check_deck
from rookery.core.errors import BadCut, NotOver
from rookery.core.moves import Move, Pass
from tests.matching import MatchingGame, MatchingRules, MatchingState

_RULES = MatchingRules(pack=rook_pack((1, 5), with_rook=False), seats=3, target=100)


@dataclass(frozen=True)
class ShortGame(MatchingGame):
    """`pile` has the card that scores, and `stock` the cards of a cut."""

    rules: MatchingRules = _RULES

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> MatchingState:
        check_dealer(dealer, self.seats)
        check_deck(deck, self.pack)
        hands = (CardSet.of(deck),) * self.seats
        return MatchingState(dealer, tuple(totals) or (0, 0, 0), hands, (deck[-1],), (), 0)

    def legal(self, state: MatchingState, seat: Seat) -> tuple[Move, ...]:
        return (Pass(),) if seat in self.actors(state) else ()

    def needs_cut(self, state: MatchingState) -> bool:
        is_red = state.pile[0].suit is Suit.RED
        return is_red and not state.stock and not self.actors(state)

    def cut(self, state: MatchingState, cards: Sequence[Card]) -> MatchingState:
        if not self.needs_cut(state):
            raise BadCut("no cut is due")
        return replace(state, pile=(cards[0],), stock=tuple(cards))

    def score(self, state: MatchingState) -> tuple[int, ...]:
        if self.actors(state) or self.needs_cut(state):
            raise NotOver("not yet")
        points = [0] * self.seats
        points[state.dealer] += state.pile[0].rank
        points[0] += 10 * state.pile[0].rank
        return tuple(points)

    def winners(self, state: MatchingState) -> tuple[Seat, ...]:
        return (0,) if self.totals(state)[0] >= self.rules.target else ()
