"""The protocol that every game implements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol, TypeVar

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.genres import Genre
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
    def genre(self) -> Genre: ...
    @property
    def rules(self) -> AnyRules: ...
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
    @property
    def phase_name(self) -> str:
        """The kind of decision, in one word that the genre defines.

        All genres share `auction`, `bury`, `play` for a card to a trick, and `orange` while an
        orange is open; no genre gives these words another meaning.
        """

    @property
    def is_lead(self) -> bool:
        """Whether the next card begins a trick."""

    @property
    def turn(self) -> Seat | None:
        """The seat to move, apart from races; None if no seat is."""


class AnyRules(Protocol):
    """The attributes that the rules of all games share; each genre adds its own."""

    @property
    def genre(self) -> Genre: ...
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

    @property
    def has_bidding(self) -> bool:
        """Whether seats bid for a contract."""

    @property
    def has_nest(self) -> bool:
        """Whether the bidder takes a nest into the hand."""

    @property
    def has_partners(self) -> bool:
        """Whether seats score together, for the match or for a deal."""

    @property
    def calls_partners(self) -> bool:
        """Whether the bidder calls partners."""

    @property
    def has_oranges(self) -> bool:
        """Whether captures may be oranges (TX-15)."""

    @property
    def ranks(self) -> tuple[int, ...]:
        """The numbers of the pack without the rook, the lowest first."""

    @property
    def ranked_trumps(self) -> tuple[Card, ...]:
        """The trumps when a suit is trump, the lowest first; () where none ever is."""

    @property
    def ones_high(self) -> bool:
        """Whether the 1s are the highest cards of their suits."""

    @property
    def rook_place(self) -> str:
        """The rank of the rook, as a value of `rook_rank`; "out" if it is not played."""

    @property
    def points_of(self) -> Mapping[Card, int]:
        """The points of each card of the pack."""

    @property
    def card_points(self) -> tuple[tuple[Card, int], ...]:
        """The cards with other points than the rest of their number, and these points."""

    @property
    def other_points(self) -> Mapping[str, int]:
        """The points of a deal that do not come from cards, by their source."""

    @property
    def stake(self) -> int:
        """All points of a deal; 0 where they differ from deal to deal."""

    @property
    def points_range(self) -> tuple[int, int]:
        """Bounds of the points that a seat can score in a deal."""

    def rivals(self, seat: Seat) -> list[Seat]:
        """The other seats, without fixed partners and a dummy."""


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
        `deals_before` is the number of deals played before, not counting those thrown in. Raises
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
        """The seats that have won with this finished deal, ascending; or none. Raises NotOver."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Everything that a seat, or a spectator (None), may know."""

    def worlds(self, view: V, rng: Random) -> S:
        """A determinization: a state drawn uniformly from all that are consistent with the view."""
