"""One deal of a fishing game, at rest between two moves."""

from __future__ import annotations

from dataclasses import dataclass, field

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat


@dataclass(frozen=True, slots=True)
class Pile:
    """What lies together in the centre: a single card, or a build, bottom card first (TX-9).

    `value` is the number it is captured by: the sum of its cards.
    """

    cards: tuple[Card, ...]
    value: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "value", sum(card.rank for card in self.cards))

    @property
    def is_build(self) -> bool:
        """Whether it is more than a single card."""
        return len(self.cards) > 1


@dataclass(frozen=True, slots=True)
class OpenOrange:
    """An orange that may still be called: who captured it, and who has held (TX-15)."""

    capturer: Seat
    held: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat has shown of its present hand by its moves, as everybody can work out.

    It holds no card of a number in `lacks`, because it trailed when it had to capture (TX-12), and
    at least one of each number in `keeps`, because it declared a build (TX-8).
    """

    lacks: frozenset[int] = frozenset()
    keeps: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Haul:
    """What a seat has won in this deal: cards, sweeps and oranges."""

    cards: CardSet = NO_CARDS
    big_sweeps: int = 0
    little_sweeps: int = 0
    oranges: int = 0


@dataclass(frozen=True, slots=True)
class FishingState:
    """Everything about a deal, hidden cards included. Never shown: players get a `FishingView`.

    `stock` is what is still to be dealt, from the top; `hauls` and `shown` are by seat;
    `last_capturer` is None until somebody captures.
    """

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
        """The hands, the hauls, the piles of the centre and the stock."""
        hauls = (haul.cards for haul in self.hauls)
        piles = (CardSet.of(pile.cards) for pile in self.centre)
        return (*self.hands, *hauls, *piles, CardSet.of(self.stock))
