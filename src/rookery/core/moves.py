"""What a seat can do. One small value a move; the games share the ones they share.

The text forms (`1 bid 70`) are written and read by `rookery.records.moves`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from rookery.core.cards import Card, CardSet, Seat, Suit


class Trump(Enum):
    """What the bidder may name: a suit, no trump, or lo-no (R5-6)."""

    BLACK = "black"
    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    NONE = "none"
    LOW = "low"

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None for no trump and for lo-no."""
        return None if self in (Trump.NONE, Trump.LOW) else Suit[self.name]


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid an amount of points, a multiple of 5 (TT-3)."""

    amount: int


@dataclass(frozen=True, slots=True)
class ShootSun:
    """Bid to take every trick and every point; outranks any amount (R5-4)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the bidding of this deal (TT-3)."""


@dataclass(frozen=True, slots=True)
class Bury:
    """Lay one card away for the nest, face down. To others the card is None (TT-7)."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit, no trump or lo-no (DX-5, R3-4, R5-5)."""

    trump: Trump


@dataclass(frozen=True, slots=True)
class CallPartner:
    """Call the card whose holder becomes the bidder's partner (R5-5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChooseLead:
    """Lead to the first trick oneself, or have the player on the left lead (R5-9)."""

    to_left: bool


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to a trick (TT-1)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of the centre that are used together: one card, several single cards, or a build."""

    cards: tuple[Card, ...]
    is_build: bool = False


@dataclass(frozen=True, slots=True)
class Take:
    """Capture with a card from the hand (TX-4 to TX-7).

    Each group is one matching card, two or more single cards that add up to the card's number, or
    one build of that number, whole.
    """

    card: Card
    groups: tuple[Group, ...]

    @property
    def taken(self) -> CardSet:
        """All cards that leave the centre. Two groupings of the same cards are one move (TX-6)."""
        return CardSet.of(card for group in self.groups for card in group.cards)


@dataclass(frozen=True, slots=True)
class Build:
    """Lay a hand card on a centre card, a build or, by option, several cards (TX-8 to TX-10)."""

    card: Card
    on: Group


@dataclass(frozen=True, slots=True)
class Trail:
    """Lay a hand card face up in the centre (TX-3, TX-12)."""

    card: Card


@dataclass(frozen=True, slots=True)
class CallOrange:
    """Call "orange" for the capture just made (TX-15)."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Decline to call "orange" for the capture just made, for good (TX-15)."""


Move: TypeAlias = (
    Bid
    | ShootSun
    | Pass
    | Bury
    | NameTrump
    | CallPartner
    | ChooseLead
    | Play
    | Take
    | Build
    | Trail
    | CallOrange
    | Hold
)

Ply: TypeAlias = tuple[Seat, Move]
"""A move with the seat that made it."""


def seen_by(viewer: Seat | None, ply: Ply) -> Ply:
    """The ply as one seat (None: a spectator) may know it: others' buried cards become None."""
    seat, move = ply
    if isinstance(move, Bury) and viewer != seat:
        return seat, Bury(None)
    return ply
