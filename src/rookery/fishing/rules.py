"""The rules of a fishing game as one frozen value, with the house rules declared by `option`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from rookery.core.cards import Card, Seat
from rookery.core.genres import FISHING, Genre
from rookery.core.options import option, options_of
from rookery.core.seating import MOST_SEATS

FIVE = 5
"""The number of the cards that score points one by one (TX-19)."""


@dataclass(frozen=True, slots=True)
class FishingRules:
    """The rules of one fishing game (TX-1 to TX-22). Raises ValueError on a contradiction.

    `dealt` is the number of cards that each seat gets in a round, and the centre in the first one
    (TX-2). `highest` is the highest value of a build (TX-9). A capture of `big_sweep_from` cards or
    more that clears the centre is a Big Sweep (TX-14). Each `FIVE` scores `five_points` (TX-19).
    """

    genre: ClassVar[Genre] = FISHING

    pack: tuple[Card, ...]
    seats: int
    dealt: int = 4
    highest: int = 14
    most_cards_points: int = 15
    tied_cards_points: int = 5
    orange_points: int = 10
    big_sweep_points: int = 10
    little_sweep_points: int = 5
    big_sweep_from: int = 4
    five_points: int = 5

    capture: str = option(
        "maximal", phase="play", source="TX-7", choices=("maximal", "any", "most")
    )
    build_on_many: bool = option(False, phase="play", source="TX-10")
    multiple_builds: bool = option(False, phase="play", source="TX-21")
    table_builds: bool = option(False, phase="play", source="TX-22")
    builder_must_take: bool = option(False, phase="play", source="TX-11")
    trail: str = option("forced", phase="play", source="TX-12", choices=("forced", "free"))
    orange: str = option(
        "race", phase="play", source="TX-15", choices=("race", "owner_first", "auto")
    )
    orange_counts_played_card: bool = option(False, phase="play", source="TX-15")
    leftovers: str = option(
        "nobody", phase="scoring", source="TX-18", choices=("nobody", "last_capturer")
    )
    target: int = option(100, phase="match", source="TX-20", low=1, high=100_000)
    win_at: str = option("deal", phase="match", source="TX-20", choices=("deal", "at_once"))

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= MOST_SEATS:
            raise ValueError(f"a fishing game has 2 to {MOST_SEATS} seats (TX-1), not {self.seats}")
        if len(self.pack) < self.dealt * (self.seats + 1):
            raise ValueError("the pack has too few cards for the first round (TX-2)")
        if max(card.rank for card in self.pack) > self.highest:
            raise ValueError("a card's number must not exceed the highest value of a build (TX-9)")
        for name, described in options_of(type(self)).items():
            described.check(getattr(self, name))

    @property
    def ranks(self) -> tuple[int, ...]:
        """The numbers of the pack, ascending."""
        return tuple(sorted({card.rank for card in self.pack}))

    @property
    def fixed_sides(self) -> tuple[int, ...] | None:
        """None: nobody has a partner."""
        return None

    def rivals(self, seat: Seat) -> list[Seat]:
        """All other seats."""
        return [it for it in range(self.seats) if it != seat]

    @property
    def has_bidding(self) -> bool:
        """False: nobody bids."""
        return False

    @property
    def has_nest(self) -> bool:
        """False: the cards that are not dealt are the stock."""
        return False

    @property
    def has_partners(self) -> bool:
        """False: nobody has a partner."""
        return False

    @property
    def calls_partners(self) -> bool:
        """False: nobody has a partner."""
        return False

    @property
    def has_oranges(self) -> bool:
        """Whether captures may be oranges (TX-15): in every fishing game."""
        return True

    @property
    def ranked_trumps(self) -> tuple[Card, ...]:
        """Empty: there is no trump."""
        return ()

    @property
    def ones_high(self) -> bool:
        """False: a 1 counts as 1 in a capture."""
        return False

    @property
    def rook_place(self) -> str:
        """Always "out": the rook has no number to capture with."""
        return "out"

    @property
    def points_of(self) -> Mapping[Card, int]:
        """The points of each card of the pack: 0 except for each `FIVE` (TX-19)."""
        return {card: self.five_points if card.rank == FIVE else 0 for card in self.pack}

    @property
    def card_points(self) -> tuple[tuple[Card, int], ...]:
        """Empty: all cards of a number have the same points."""
        return ()

    @property
    def other_points(self) -> Mapping[str, int]:
        """The points for cards, oranges and sweeps, by their source."""
        named = {
            "the most cards": self.most_cards_points,
            "each orange": self.orange_points,
            "each Big Sweep": self.big_sweep_points,
            "each Little Sweep": self.little_sweep_points,
        }
        return {name: points for name, points in named.items() if points}

    @property
    def points_range(self) -> tuple[int, int]:
        """From 0 to an orange, a Big Sweep and a five for every card, plus the points for most
        cards."""
        each = self.orange_points + self.big_sweep_points + self.five_points
        return 0, each * len(self.pack) + self.most_cards_points

    @property
    def stake(self) -> int:
        """0: sweeps and oranges differ from deal to deal."""
        return 0

    @property
    def has_races(self) -> bool:
        """Whether seats may race to move: to call an orange (TX-15)."""
        return self.orange != "auto"
