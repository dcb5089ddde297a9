"""Deals of fishing games encoded as the integers that the compiled code takes.

Bit `16 · colour + number` of a mask stands for a card of the Rook pack, as in a `CardSet`.
`rookery.fishing` is the specification.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rookery.core.cards import CardSet, Seat
from rookery.core.moves import Build, Move, Take
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState, Haul, Pile
from rookery.fishing.turns import Turn

TAKE, BUILD, TRAIL = range(3)

CodedTurn: TypeAlias = tuple[int, int, int, int]
"""A turn: its kind, the index of the card from the hand, the mask of the cards of the centre that
it uses, and the value of a build; 0 for other turns."""

CodedBuild: TypeAlias = tuple[int, int, int]
"""A build: its mask, its value, and a bit for each seat that owes it."""

_COLOURED = 1 << 64
_RANKS = 16
_MOST_BUILDS = 16


@dataclass(frozen=True, slots=True)
class CodedDeal:
    """A deal as numbers: sets of cards are masks, cards are indices, and −1 stands for no seat.

    `builds` has for each build its mask, its value, and a bit for each seat that owes it (TX-11).
    `won` has the captured cards by seat.
    `stock` is in its order, or () if only its size is known. `points` has the points of sweeps and
    oranges by seat. `in_hand` is the number of cards in all hands together. `orange` is the seat
    that has just captured an orange.
    """

    singles: int
    builds: tuple[CodedBuild, ...]
    hands: tuple[int, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    stock: tuple[int, ...]
    stock_size: int
    in_hand: int
    turn: Seat
    dealer: Seat
    last_capturer: int
    orange: int


def is_codable(rules: FishingRules, centre: Sequence[Pile]) -> bool:
    """Whether compiled code plays a game: Rook cards without the rook, room in the centre."""
    return (
        CardSet.of(rules.pack).bits < _COLOURED
        and all(0 < card.rank < _RANKS for card in rules.pack)
        and sum(pile.is_build for pile in centre) <= _MOST_BUILDS
        and rules.highest < 256
        and rules.dealt <= 8
    )


def no_shares(rules: FishingRules) -> tuple[tuple[float, ...], ...]:
    """The `share` of `FishingSearch` without a race (TX-15): the capturer's by `auto`, or none."""
    own = float(rules.orange_points) if rules.orange == "auto" else 0.0
    seats = range(rules.seats)
    return tuple(tuple(own if seat == other else 0.0 for other in seats) for seat in seats)


def coded_centre(piles: Sequence[Pile]) -> tuple[int, tuple[CodedBuild, ...]]:
    """The mask of the single cards, and the builds."""
    singles = CardSet.of(pile.cards[0] for pile in piles if not pile.is_build)
    builds = tuple(
        (CardSet.of(pile.cards).bits, pile.value, sum(1 << seat for seat in pile.owed_by))
        for pile in piles
        if pile.is_build
    )
    return singles.bits, builds


def coded_points(rules: FishingRules, hauls: Sequence[Haul]) -> tuple[int, ...]:
    """The points of sweeps and oranges by seat, from what each seat has won."""
    return tuple(
        haul.big_sweeps * rules.big_sweep_points
        + haul.little_sweeps * rules.little_sweep_points
        + haul.oranges * rules.orange_points
        for haul in hauls
    )


def coded_turn(move: Turn) -> CodedTurn:
    """Encode a turn."""
    match move:
        case Take():
            return TAKE, move.card.index, move.taken.bits, 0
        case Build():
            return BUILD, move.card.index, move.used.bits, move.value
    return TRAIL, move.card.index, 0, 0


def coded_state(rules: FishingRules, state: FishingState) -> CodedDeal:
    """Encode a full state."""
    singles, builds = coded_centre(state.centre)
    return CodedDeal(
        singles=singles,
        builds=builds,
        hands=tuple(hand.bits for hand in state.hands),
        won=tuple(haul.cards.bits for haul in state.hauls),
        points=coded_points(rules, state.hauls),
        stock=tuple(card.index for card in state.stock),
        stock_size=len(state.stock),
        in_hand=sum(map(len, state.hands)),
        turn=state.turn,
        dealer=state.dealer,
        last_capturer=-1 if state.last_capturer is None else state.last_capturer,
        orange=-1 if state.orange is None else state.orange.capturer,
    )


def turns_of(legal: Sequence[Move]) -> tuple[Turn, ...]:
    """The turns among some moves; the others are calls and holds."""
    return tuple(move for move in legal if isinstance(move, Turn))
