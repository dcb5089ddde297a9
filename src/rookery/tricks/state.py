"""The state of one deal of a trick game between two moves."""

from dataclasses import dataclass
from typing import ClassVar

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.core.genres import TRICKS, Genre
from rookery.core.moves import Bid, Ply, ShootSun, Trump
from rookery.tricks.rules import Phase


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in the order played, and the seats that led to it and won it.

    A dummy counts as a seat here. `step` is as in `TrickRules.step`.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    step: int = 1

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats in the order in which they played."""
        return players_from(self.leader, len(self.cards), self.step, len(self.cards))

    def card_of(self, seat: Seat) -> Card:
        """The card that a seat played to the trick."""
        return self.cards[(seat - self.leader) * self.step % len(self.cards)]


def players_from(leader: Seat, cards: int, step: int, places: int) -> tuple[Seat, ...]:
    """The seats that play the first `cards` cards of a trick, in order."""
    return tuple((leader + step * place) % places for place in range(cards))


@dataclass(frozen=True, slots=True)
class TrickState:
    """Everything about a deal, hidden cards included. Players never get it, only a `TrickView`.

    `nest` is the nest as dealt, even after it was taken, and `buried` the cards that the bidder
    buried. `face_up` are the cards of the nest that everybody has seen (FO-6), and `deals_before`
    is the number of deals played before this one in the match (FO-14). `claims` has what seats said
    when they could claim a misdeal (FO-24). `auction` has the bids and
    passes in order, `bid` and `bidder` the highest bid so far. `trick` has the cards of the
    unfinished trick, and `leader` is the seat that leads or led to it. `cut` is the pack of a cut
    (DX-8), () if there was none. `pile` are the dummy's cards, the top one first (R2-8).
    """

    genre: ClassVar[Genre] = TRICKS

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
    called: tuple[Card, ...] = ()
    buried: CardSet = NO_CARDS
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    cut: tuple[Card, ...] = ()
    face_up: CardSet = NO_CARDS
    deals_before: int = 0
    pile: tuple[Card, ...] = ()
    claims: tuple[Ply, ...] = ()

    @property
    def places(self) -> tuple[CardSet, ...]:
        """The hands, the dummy's pile, the buried cards, the cards played, and an untaken nest."""
        played = CardSet.of(self.trick) | CardSet.of(c for each in self.tricks for c in each.cards)
        held = (*self.hands, CardSet.of(self.pile), self.buried, played)
        return held if any(self.nest & place for place in held) else (*held, self.nest)
