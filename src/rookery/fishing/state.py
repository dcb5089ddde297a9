"""The state of one deal of a fishing game between two moves."""

from dataclasses import dataclass
from typing import ClassVar

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.core.genres import FISHING, Genre


@dataclass(frozen=True, slots=True)
class Pile:
    """A single card of the centre, or a build with its bottom card first (TX-9).

    `value` is the number of the card that captures it: the sum of its cards or, if it has several
    groups (TX-21, TX-22), of each group; 0 stands for the sum of all. `owed_by` are the seats that
    made or raised the build on their last turn: on the next one they must capture it or raise it if
    they can (TX-11). Without that house rule there are none.
    """

    cards: tuple[Card, ...]
    owed_by: frozenset[Seat] = frozenset()
    value: int = 0

    def __post_init__(self) -> None:
        if not self.value:
            object.__setattr__(self, "value", self._sum)

    @property
    def _sum(self) -> int:
        return sum(card.rank for card in self.cards)

    @property
    def has_several_groups(self) -> bool:
        """Whether the cards are several groups that each make the value (TX-21, TX-22)."""
        return self.value != self._sum

    @property
    def is_build(self) -> bool:
        """Whether the pile has more than one card."""
        return len(self.cards) > 1


@dataclass(frozen=True, slots=True)
class OpenOrange:
    """An orange that may still be called, its capturer, and the seats that have held (TX-15)."""

    capturer: Seat
    held: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Shown:
    """What everybody can infer about a seat's present hand from its moves.

    The hand has no card of a number in `lacks`, because the seat trailed, which it may do only when
    it cannot capture (TX-12). It has a card of every number in `keeps`, because the seat declared a
    build of that value (TX-8). No two of its cards differ by a number in `apart`: the seat left
    alone a build of that value that it owed, so it could neither capture nor raise it (TX-11).
    """

    lacks: frozenset[int] = frozenset()
    keeps: frozenset[int] = frozenset()
    apart: frozenset[int] = frozenset()

    def allows(self, hand: CardSet) -> bool:
        """Whether a hand agrees with everything shown."""
        numbers = {card.rank for card in hand}
        return (
            self.keeps <= numbers
            and not self.lacks & numbers
            and not any(number + gap in numbers for gap in self.apart for number in numbers)
        )


@dataclass(frozen=True, slots=True)
class Haul:
    """The cards, sweeps and oranges that a seat has won in this deal."""

    cards: CardSet = NO_CARDS
    big_sweeps: int = 0
    little_sweeps: int = 0
    oranges: int = 0


@dataclass(frozen=True, slots=True)
class FishingState:
    """Everything about a deal, hidden cards included. Players never get it, only a `FishingView`.

    `stock` has the cards still to be dealt, top card first. `hauls` and `shown` are by seat.
    `last_capturer` is None until somebody captures.
    """

    genre: ClassVar[Genre] = FISHING

    dealer: Seat
    totals: tuple[int, ...]
    hands: tuple[CardSet, ...]
    centre: tuple[Pile, ...]
    stock: tuple[Card, ...]
    turn: Seat
    hauls: tuple[Haul, ...]
    shown: tuple[Shown, ...]
    last_capturer: Seat | None = None
    orange: OpenOrange | None = None

    @property
    def places(self) -> tuple[CardSet, ...]:
        """The hands, the captured cards, the piles of the centre, and the stock."""
        hauls = (haul.cards for haul in self.hauls)
        piles = (CardSet.of(pile.cards) for pile in self.centre)
        return (*self.hands, *hauls, *piles, CardSet.of(self.stock))
