"""The protocol that every game implements."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Move


class AnyState(Protocol):
    """The attributes that the states of all games share."""

    @property
    def dealer(self) -> Seat: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def places(self) -> tuple[CardSet, ...]:
        """The cards in each place, such as a hand or the nest; every card lies in one place."""


class AnyView(Protocol):
    """The attributes that the views of all games share. `seat` is None for a spectator."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def actors(self) -> tuple[Seat, ...]: ...
    @property
    def legal(self) -> tuple[Move, ...]: ...
    @property
    def hand(self) -> CardSet: ...
    @property
    def seen(self) -> CardSet: ...


class AnyRules(Protocol):
    """The attributes that the rules of all games share; each kind of game adds its own."""

    @property
    def pack(self) -> tuple[Card, ...]: ...
    @property
    def seats(self) -> int: ...
    @property
    def target(self) -> int:
        """The total that wins the match."""

    @property
    def fixed_sides(self) -> tuple[int, ...] | None:
        """The side of each seat, 0 or 1, where seats are partners for the match; None elsewhere."""

    @property
    def has_races(self) -> bool:
        """Whether seats may race to move."""


S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)


class Game(Protocol[S, V]):
    """One game under its rules. All methods are pure: no clock, no randomness, no I/O."""

    @property
    def rules(self) -> AnyRules:
        """The parameters and house rules that set this game apart from others of its kind."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards that the game is played with, in a fixed order."""

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> S:
        """The state after dealing the deck from the top; a misdeal is over at once.

        `totals` are the match scores before this deal, by seat; all are 0 if it is empty.
        `deals_before` is the number of deals played before, those thrown in not counted. Raises
        BadDeck if the deck is not the pack, BadDealer if the dealer is not a seat.
        """

    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now; empty when the deal is over.

        Several seats may move at once in a race (TX-15). A program that plays turn by turn takes
        the first.
        """

    def legal(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Every legal move of the seat; empty if it may not move."""

    def apply(self, state: S, seat: Seat, move: Move) -> S:
        """The state after a move; the given state does not change. Raises IllegalMove."""

    def needs_cut(self, state: S) -> bool:
        """Whether the tricks are played and the deal waits for a cut of the pack (DX-8)."""

    def cut(self, state: S, cards: Sequence[Card]) -> S:
        """The state after cutting from `cards`, a freshly shuffled pack. Raises BadCut."""

    def score(self, state: S) -> tuple[int, ...]:
        """The points that each seat scores for a finished deal. Raises NotOver."""

    def totals(self, state: S) -> tuple[int, ...]:
        """The match scores by seat after a finished deal. Raises NotOver."""

    def was_played(self, state: S) -> bool:
        """Whether a finished deal was played, and not thrown in. Raises NotOver."""

    def next_dealer(self, state: S) -> Seat:
        """The seat that deals after this deal."""

    def winners(self, state: S) -> tuple[Seat, ...]:
        """The seats that have won the match with this finished deal; empty if it goes on.

        In ascending order. Raises NotOver.
        """

    def view(self, state: S, seat: Seat | None) -> V:
        """Everything that a seat, or a spectator (None), may know."""

    def worlds(self, view: V, rng: Random) -> S:
        """A determinization: a state drawn uniformly from all that are consistent with the view."""
