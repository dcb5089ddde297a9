"""One deal of a trick game, at rest between two moves."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.core.moves import Bid, Ply, ShootSun, Trump
from rookery.tricks.rules import Phase


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in the order played, from the leader on, and who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    def card_of(self, seat: Seat) -> Card:
        """What a seat played to it."""
        return self.cards[(seat - self.leader) % len(self.cards)]


@dataclass(frozen=True, slots=True)
class TrickState:
    """Everything about a deal, hidden cards included. Never shown: players get a `TrickView`.

    `nest` keeps the nest as dealt, also after it was taken; `buried` is what the bidder laid away.
    `auction` are the bids and passes in order; `bid` and `bidder` the highest so far. `leader`
    leads, or led, to the trick on the table, whose cards so far are `trick`. `cut` is the pack of
    a DX-8 cut, () if there was none.
    """

    dealer: Seat
    totals: tuple[int, ...]
    hands: tuple[CardSet, ...]
    nest: CardSet
    phase: Phase
    turn: Seat
    auction: tuple[Ply, ...] = ()
    bidder: Seat | None = None
    bid: Bid | ShootSun | None = None
    trump: Trump | None = None
    called: Card | None = None
    buried: CardSet = NO_CARDS
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    cut: tuple[Card, ...] = ()

    @property
    def places(self) -> tuple[CardSet, ...]:
        """The hands, what is buried, the cards played, and the nest while it lies in the middle."""
        played = CardSet.of(self.trick) | CardSet.of(c for each in self.tricks for c in each.cards)
        held = (*self.hands, self.buried, played)
        return held if any(self.nest & place for place in held) else (*held, self.nest)
