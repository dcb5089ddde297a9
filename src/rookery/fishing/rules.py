"""The rules of a fishing game as one frozen value, with the house rules declared by `option`."""

from __future__ import annotations

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
    """The rules of one fishing game (TX-1 to TX-20). Raises ValueError on a contradiction.

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
        "maximal",
        title="A capture takes",
        sentence="How much a capture must take: every further group that it can (maximal), "
        "whatever the player likes (any), or as many cards as possible (most).",
        source="TX-7",
        choices={
            "maximal": "every further group it can",
            "any": "what the player likes",
            "most": "as many cards as possible",
        },
    )
    build_on_many: bool = option(
        False,
        title="Build on several cards",
        sentence="A hand card may be laid on two or more single centre cards to form one build.",
        source="TX-10",
    )
    builder_must_take: bool = option(
        False,
        title="A builder must take the build",
        sentence="On the next turn a builder must capture the build or raise it, if the hand "
        "still can.",
        source="TX-11",
    )
    trail: str = option(
        "forced",
        title="A card may be trailed",
        sentence="A card may be trailed only when no card in the hand can capture (forced), "
        "or at any turn (free).",
        source="TX-12",
        choices={"forced": "only if nothing can be captured", "free": "at any turn"},
    )
    orange: str = option(
        "race",
        title="Orange is called",
        sentence="Who may call orange: everybody at once (race), the capturer before the others "
        "(owner_first), or the capturer without a call (auto).",
        source="TX-15",
        choices={
            "race": "in a race",
            "owner_first": "by the capturer first",
            "auto": "for the capturer, without a call",
        },
    )
    orange_counts_played_card: bool = option(
        False,
        title="The card played counts for an orange",
        sentence="The card played to capture counts as one of the two colours of an orange.",
        source="TX-15",
    )
    leftovers: str = option(
        "nobody",
        title="Cards left in the centre go to",
        sentence="Who gets the cards left in the centre at the end: nobody, or the last player to "
        "capture (last_capturer).",
        source="TX-18",
        choices={"nobody": "nobody", "last_capturer": "the last player to capture"},
    )
    target: int = option(
        100,
        title="Points to win",
        sentence="The total that wins the match.",
        source="TX-20",
        low=1,
        high=100_000,
    )
    win_at: str = option(
        "deal",
        title="The match is won",
        sentence="When a total wins the match: at the end of a deal (deal), or at once, with the "
        "capture or the orange that reaches it (at_once).",
        source="TX-20",
        choices={"deal": "at the end of a deal", "at_once": "at once, in the middle of a deal"},
    )

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
        """Nobody bids."""
        return False

    @property
    def has_nest(self) -> bool:
        """The cards that are not dealt are the stock."""
        return False

    @property
    def has_partners(self) -> bool:
        """Nobody has a partner."""
        return False

    @property
    def calls_partners(self) -> bool:
        """Nobody has a partner."""
        return False

    @property
    def has_oranges(self) -> bool:
        """Whether captures may be oranges (TX-15): in every fishing game."""
        return True

    @property
    def ranked_trumps(self) -> tuple[Card, ...]:
        """There is no trump."""
        return ()

    @property
    def ones_high(self) -> bool:
        """A 1 counts as 1 in a capture."""
        return False

    @property
    def rook_place(self) -> str:
        """The rook has no number to capture with."""
        return "out"

    @property
    def points_of(self) -> Mapping[Card, int]:
        """The points of each card of the pack: only each `FIVE` has some (TX-19)."""
        return {card: self.five_points if card.rank == FIVE else 0 for card in self.pack}

    @property
    def card_points(self) -> tuple[tuple[Card, int], ...]:
        """Cards of a number count alike."""
        return ()

    @property
    def other_points(self) -> Mapping[str, int]:
        """The points for cards, oranges and sweeps, by what they are for."""
        named = {
            "the most cards": self.most_cards_points,
            "each orange": self.orange_points,
            "each Big Sweep": self.big_sweep_points,
            "each Little Sweep": self.little_sweep_points,
        }
        return {name: points for name, points in named.items() if points}

    @property
    def stake(self) -> int:
        """0: sweeps and oranges differ from deal to deal."""
        return 0

    @property
    def has_races(self) -> bool:
        """Whether seats may race to move: to call an orange (TX-15)."""
        return self.orange != "auto"
