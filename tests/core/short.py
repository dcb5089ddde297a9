"""The shortest possible game, for testing matches: three seats, each of which passes once.

A deal is over when all have passed, beginning with seat 0. Then the number on the deck's bottom
card counts once for the dealer and ten times for seat 0. If that card is red, a cut is due, and the
first card of the cut counts instead. The target is 100.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from rookery.core.cards import Card, CardSet, Seat, rook_pack
from rookery.core.dealing import check_dealer, check_deck
from rookery.core.errors import BadCut, IllegalMove, NotOver
from rookery.core.genres import Genre
from rookery.core.moves import Move, Pass

_PACK = rook_pack((1, 5), with_rook=False)


@dataclass(frozen=True)
class ShortState:
    """The deck, the number of seats that have passed, and the card that scores."""

    dealer: Seat
    totals: tuple[int, ...]
    passed: int
    scoring: Card
    is_cut: bool = False

    @property
    def places(self) -> tuple[CardSet, ...]:
        return (CardSet.of(_PACK),)


@dataclass(frozen=True)
class ShortGame:
    seats: int = 3
    pack: tuple[Card, ...] = _PACK
    target: int = 100
    fixed_sides: None = None
    has_races: bool = False
    has_bidding: bool = False
    has_nest: bool = False
    has_partners: bool = False
    calls_partners: bool = False
    has_oranges: bool = False
    ranks: tuple[int, ...] = (1, 5)
    ranked_trumps: tuple[Card, ...] = ()
    ones_high: bool = False
    rook_place: str = "out"
    points_of: ClassVar[Mapping[Card, int]] = dict.fromkeys(_PACK, 0)
    card_points: tuple[tuple[Card, int], ...] = ()
    other_points: ClassVar[Mapping[str, int]] = {}
    stake: int = 0
    points_range: ClassVar[tuple[int, int]] = (0, 1)
    genre: ClassVar[Genre] = Genre("short")

    @property
    def rules(self) -> ShortGame:
        return self

    def rivals(self, seat: Seat) -> list[Seat]:
        return [it for it in range(self.seats) if it != seat]

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> ShortState:
        check_dealer(dealer, self.seats)
        check_deck(deck, self.pack)
        return ShortState(dealer, tuple(totals) or (0, 0, 0), 0, deck[-1])

    def actors(self, state: ShortState) -> tuple[Seat, ...]:
        return () if state.passed == self.seats else (state.passed,)

    def legal(self, state: ShortState, seat: Seat) -> tuple[Move, ...]:
        return (Pass(),) if seat in self.actors(state) else ()

    def apply(self, state: ShortState, seat: Seat, move: Move) -> ShortState:
        if move not in self.legal(state, seat):
            raise IllegalMove(seat, move, "not now")
        return replace(state, passed=state.passed + 1)

    def needs_cut(self, state: ShortState) -> bool:
        is_red = state.scoring.suit.name == "RED"
        return state.passed == self.seats and is_red and not state.is_cut

    def cut(self, state: ShortState, cards: Sequence[Card]) -> ShortState:
        if not self.needs_cut(state):
            raise BadCut("no cut is due")
        return replace(state, scoring=cards[0], is_cut=True)

    def score(self, state: ShortState) -> tuple[int, ...]:
        if self.actors(state) or self.needs_cut(state):
            raise NotOver("not yet")
        points = [0] * self.seats
        points[state.dealer] += state.scoring.rank
        points[0] += 10 * state.scoring.rank
        return tuple(points)

    def totals(self, state: ShortState) -> tuple[int, ...]:
        return tuple(a + b for a, b in zip(state.totals, self.score(state), strict=True))

    def was_played(self, state: ShortState) -> bool:
        return True

    def next_dealer(self, state: ShortState) -> Seat:
        return (state.dealer + 1) % self.seats

    def winners(self, state: ShortState) -> tuple[Seat, ...]:
        return (0,) if self.totals(state)[0] >= self.target else ()

    def view(self, state: ShortState, seat: Seat | None) -> Any:
        raise NotImplementedError

    def worlds(self, view: Any, rng: Random) -> ShortState:
        raise NotImplementedError
