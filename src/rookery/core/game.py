"""The protocol that every game answers to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Move


class AnyState(Protocol):
    """What any state of any game tells."""

    @property
    def dealer(self) -> Seat: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def places(self) -> tuple[CardSet, ...]:
        """Every card of the pack, once, by where it lies."""


class AnyView(Protocol):
    """What any view of any game tells; None as the seat means a spectator."""

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
    """What the rules of every game have; the kinds of games add their own fields."""

    @property
    def pack(self) -> tuple[Card, ...]: ...
    @property
    def seats(self) -> int: ...
    @property
    def target(self) -> int:
        """The total that wins the match."""


S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)


class Game(Protocol[S, V]):
    """The rules of one game. Pure: no clock, no randomness, no input or output."""

    @property
    def rules(self) -> AnyRules:
        """The value that says how this game differs from others of its kind."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards it is played with, in a fixed order."""

    def start(self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = ()) -> S:
        """Deal a whole pack from the top; `totals` is the score so far, by seat (none: all 0).

        Raises BadDeck if the deck is not the pack, BadDealer if the dealer is not a seat.
        """

    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now, () when the deal is over.

        A program that wants turns takes the first.
        """

    def legal(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Every move the seat may make now."""

    def apply(self, state: S, seat: Seat, move: Move) -> S:
        """The state after a move. Raises IllegalMove; never changes the state given."""

    def needs_cut(self, state: S) -> bool:
        """Whether the deal is played out and waits for a cut of the pack (DX-8)."""

    def cut(self, state: S, cards: Sequence[Card]) -> S:
        """The state after a cut from a freshly shuffled pack. Raises BadCut."""

    def score(self, state: S) -> tuple[int, ...]:
        """The points of a finished deal, by seat. Raises NotOver."""

    def winners(self, state: S) -> tuple[Seat, ...]:
        """Who has won the match by this finished deal, ascending; () while undecided."""

    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat (None: a spectator) may know, copied in field by field."""

    def worlds(self, view: V, rng: Random) -> S:
        """A state consistent with the view, drawn uniformly from all of them."""
