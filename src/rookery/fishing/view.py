"""What a seat may know of a fishing deal: its hand, and every card that has lain face up."""

from dataclasses import dataclass
from typing import ClassVar

from rookery.core.cards import NO_CARDS, CardSet, Seat
from rookery.core.genres import FISHING, Genre
from rookery.core.moves import Move, Take
from rookery.core.seating import put
from rookery.fishing import orange, turns
from rookery.fishing.dealing import is_played_out
from rookery.fishing.rules import FishingRules
from rookery.fishing.scoring import winner_at_once
from rookery.fishing.state import FishingState, Haul, OpenOrange, Pile, Shown


@dataclass(frozen=True, slots=True)
class FishingView:
    """One seat's view of a deal. A spectator's view has no seat, hand or moves.

    `turn` is the seat to capture, build or trail, None when no card will be played. `hand_sizes`,
    `hauls` and `shown` are by seat. All cards in a haul were seen when they were captured.
    """

    genre: ClassVar[Genre] = FISHING

    rules: FishingRules
    seat: Seat | None
    dealer: Seat
    totals: tuple[int, ...]
    actors: tuple[Seat, ...]
    legal: tuple[Move, ...]
    turn: Seat | None
    hand: CardSet
    hand_sizes: tuple[int, ...]
    centre: tuple[Pile, ...]
    stock_size: int
    hauls: tuple[Haul, ...]
    shown: tuple[Shown, ...]
    last_capturer: Seat | None
    orange: OpenOrange | None

    @property
    def phase_name(self) -> str:
        """`orange` if one may be called, else `turn`."""
        return "turn" if self.orange is None else "orange"

    @property
    def is_lead(self) -> bool:
        """False: there are no tricks."""
        return False

    @property
    def seen(self) -> CardSet:
        """Every card this seat has seen."""
        seen = self.hand | CardSet.of(card for pile in self.centre for card in pile.cards)
        for haul in self.hauls:
            seen = seen | haul.cards
        return seen

    @property
    def due(self) -> Pile | None:
        """The build that the seat must capture or raise on its turn (TX-11), if there is one."""
        if self.seat is None or self.seat != self.turn:
            return None
        return turns.due_build(self.centre, self.hand, self.seat)

    def wins_at_once(self, move: Take, by: Seat | None = None) -> bool:
        """Whether a capture `by` a seat, else the view's, wins the match at once (TX-20)."""
        seat = self.seat if by is None else by
        if seat is None or self.rules.win_at == "deal":
            return False
        is_sweep = len(move.taken) == sum(len(pile.cards) for pile in self.centre)
        haul = turns.haul_after(self.rules, self.hauls[seat], move, is_sweep=is_sweep)
        hauls = put(self.hauls, seat, haul)
        return winner_at_once(self.rules, self.totals, hauls) == seat


def actors(rules: FishingRules, state: FishingState) -> tuple[Seat, ...]:
    """The seats in the race for an open orange, the capturer first, and the seat to move."""
    racing = orange.racers(rules, state)
    if not _has_turns(rules, state) or state.turn in racing:
        return racing
    return (*racing, state.turn)


def _has_turns(rules: FishingRules, state: FishingState) -> bool:
    """Whether cards are left to play, and nobody has won the match at once (TX-18, TX-20)."""
    return not is_played_out(state) and winner_at_once(rules, state.totals, state.hauls) is None


def legal(rules: FishingRules, state: FishingState, seat: Seat) -> tuple[Move, ...]:
    """The legal moves of a seat: in the race for an orange, and on its turn."""
    calls = orange.legal(rules, state, seat)
    if seat != state.turn or not _has_turns(rules, state):
        return calls
    return (*calls, *turns.legal(rules, state))


@dataclass(frozen=True, slots=True)
class Known:
    """The fields of a view that depend on the seat, each as in `FishingView`."""

    legal: tuple[Move, ...]
    hand: CardSet


def known_by(state: FishingState, seat: Seat | None, moves: tuple[Move, ...]) -> Known:
    """The fields that depend on the seat, for a seat or a spectator (None) with these moves."""
    return Known(moves, NO_CARDS if seat is None else state.hands[seat])


def view(rules: FishingRules, state: FishingState, seat: Seat | None) -> FishingView:
    """The view of a seat, or of a spectator (None)."""
    known = known_by(state, seat, () if seat is None else legal(rules, state, seat))
    return FishingView(
        rules=rules,
        seat=seat,
        dealer=state.dealer,
        totals=state.totals,
        actors=actors(rules, state),
        legal=known.legal,
        turn=state.turn if _has_turns(rules, state) else None,
        hand=known.hand,
        hand_sizes=tuple(map(len, state.hands)),
        centre=state.centre,
        stock_size=len(state.stock),
        hauls=state.hauls,
        shown=state.shown,
        last_capturer=state.last_capturer,
        orange=state.orange,
    )
