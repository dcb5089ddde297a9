"""The moves of all games as small values. Their texts, as `1 bid 70`: `records.moves`."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from rookery.core.cards import Card, CardSet, Seat, Suit


class Trump(Enum):
    """A trump call: a suit, no trump, or lo-no (R5-6)."""

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
        """The trump suit; None for no trump and lo-no."""
        return None if self in (Trump.NONE, Trump.LOW) else Suit[self.name]


@dataclass(frozen=True, slots=True)
class ClaimMisdeal:
    """Throw the deal in before the bidding, because one's hand is a misdeal (FO-24)."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Let the bidding begin, whether or not one's hand is a misdeal (FO-24)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid to take at least `amount` points, a multiple of 5 (TT-3)."""

    amount: int


@dataclass(frozen=True, slots=True)
class ShootSun:
    """Bid to take every trick and every point; it outranks all other bids (R5-4)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Drop out of the bidding for the rest of the deal (TT-3)."""


@dataclass(frozen=True, slots=True)
class Stay:
    """Stay in the auction without bidding or passing, at most once in an auction (FO-22)."""


@dataclass(frozen=True, slots=True)
class Bury:
    """Bury one card, face down (TT-7). The card is None for those who may not see it."""

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
    """As bidder, lead to the first trick or have the player on the left lead (R5-9)."""

    to_left: bool


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to a trick (TT-1)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of the centre used together: one card, several single cards, or one build."""

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
        """All cards taken from the centre. Two groupings of the same cards are one move (TX-6)."""
        return CardSet.of(card for group in self.groups for card in group.cards)


@dataclass(frozen=True, slots=True)
class Build:
    """Lay a hand card in the centre to build a number that the hand can take (TX-8).

    The card and `on` add up to the number. `on` is one centre card, one build or, by option,
    several cards (TX-10); it is empty if the card alone has the number. `beside` are other groups
    of that number that join the pile: a doubled build (TX-21) and single cards (TX-22).
    """

    card: Card
    on: Group
    beside: tuple[Group, ...] = ()

    @property
    def value(self) -> int:
        """The number of the card that takes the build."""
        return self.card.rank + sum(card.rank for card in self.on.cards)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of the centre that it uses."""
        return (self.on, *self.beside) if self.on.cards else self.beside

    @property
    def used(self) -> CardSet:
        """All cards of the centre that it uses. Two groupings of them are one move (TX-6)."""
        return CardSet.of(card for group in self.groups for card in group.cards)


@dataclass(frozen=True, slots=True)
class Trail:
    """Lay a hand card face up in the centre (TX-3, TX-12)."""

    card: Card


@dataclass(frozen=True, slots=True)
class CallOrange:
    """Call "orange" for the capture just made (TX-15)."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Decline for good to call "orange" for the capture just made (TX-15)."""


Move: TypeAlias = (
    ClaimMisdeal
    | PlayOn
    | Bid
    | ShootSun
    | Pass
    | Stay
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
"""A move together with the seat that made it."""


def is_same(one: Move, other: Move) -> bool:
    """Whether two moves are the same, however the cards of the centre are grouped (TX-6)."""
    match one, other:
        case Take(), Take():
            return one.card == other.card and one.taken == other.taken
        case Build(), Build():
            return (one.card, one.value) == (other.card, other.value) and one.used == other.used
    return one == other


def seen_by(viewer: Seat | None, ply: Ply) -> Ply:
    """The ply as a seat, or a spectator (None), may see it: cards buried by others become None."""
    seat, move = ply
    if isinstance(move, Bury) and viewer != seat:
        return seat, Bury(None)
    return ply
