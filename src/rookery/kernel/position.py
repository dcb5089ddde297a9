"""A position of card play with open hands, to be solved, analysed or set as a puzzle.

It covers the card play of every trick game (TT-1, TT-2, R5-7) and the points of two sides. It knows
nothing of bids and matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from rookery.core.cards import (
    COLOURS,
    POKER_SUITS,
    ROOK,
    Card,
    CardSet,
    Seat,
    Suit,
    poker_pack,
    rook_pack,
)
from rookery.core.errors import IllegalMove, RookeryError
from rookery.core.moves import Play, Trump
from rookery.core.seating import put
from rookery.records.cards import card_text, cards_text
from rookery.tricks.order import Order, order_of
from rookery.tricks.rules import TrickRules
from rookery.tricks.scoring import points_with_last_trick

MOST_POINTS = 30_000
"""The most points that may still be won in a position; 16 bits hold them."""

MOST_TRICKS = 60
"""The most tricks of a deal, played or still to come. No game reaches this number."""

_ROOK_PLACES = ("low", "10.5", "12.5", "high")
_BOTH_PACKS = (*rook_pack(range(1, 15), with_rook=False), *poker_pack())
_KNOWN = CardSet.of(_BOTH_PACKS)


class BadPosition(RookeryError):
    """The parts of a position do not fit together, or its JSON is wrong."""

    code = "bad-position"


@dataclass(frozen=True, slots=True)
class Position:
    """The cards in play, the seat to play, and the points that two sides can still win.

    `hands` has 3 to 6 hands by seat. `leader` leads, or has led, to the trick on the table, whose
    cards so far are `trick`. With `low` there is no trump, and the lowest card of the suit led
    wins. `rook` is where the rook stands in the trump suit: "low", "10.5", "12.5" or "high". With
    `rook_any_time` it may be played to every trick (FO-1). `always_trump` are cards that stand
    above all other trumps, from the highest (FO-3), at most one besides the rook. Where no suit is
    trump, the rook is a suit by itself and the only trump (R5-7). `sides` has the side of each
    seat, 0 or 1.

    Points are 0 or more. `values` has the points of the counters; only those in play are kept.
    `trick_points` are for each trick, and `last_trick_points` for the last one, the nest's counters
    included. `most_tricks_points` are for the side with more tricks in the whole deal; on a tie,
    each side gets half, the mean result of the cut (DX-8). `tricks_won` has the tricks of each side
    so far, and the last trick counts as `last_trick_counts` tricks: two where the nest is a trick
    (DX-7). If there are no points for most tricks, these two fields are reset to (0, 0) and 1.

    The *value* of a position is the number of points that side 0 wins from here to the end if both
    sides play perfectly, the cards in the trick on the table included. Raises BadPosition if the
    parts do not fit together.
    """

    hands: tuple[CardSet, ...]
    leader: Seat
    trick: tuple[Card, ...] = ()
    trump: Suit | None = None
    low: bool = False
    rook: str = "low"
    rook_any_time: bool = False
    always_trump: tuple[Card, ...] = ()
    ones_high: bool = False
    sides: tuple[int, ...] = (0, 1, 0, 1)
    values: Mapping[Card, int] = field(default_factory=dict, hash=False)
    trick_points: int = 0
    last_trick_points: int = 0
    most_tricks_points: int = 0
    tricks_won: tuple[int, int] = (0, 0)
    last_trick_counts: int = 1

    in_play: CardSet = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._check_table()
        object.__setattr__(self, "in_play", _in_play(self.hands, self.trick))
        self._check_suits()
        self._check_sizes()
        self._check_following()
        worth = {card: points for card, points in sorted(self.values.items()) if points}
        kept = {card: points for card, points in worth.items() if card in self.in_play}
        object.__setattr__(self, "values", kept)
        self._check_worth()
        if not self.most_tricks_points:
            object.__setattr__(self, "tricks_won", (0, 0))
            object.__setattr__(self, "last_trick_counts", 1)

    @classmethod
    def under(
        cls,
        rules: TrickRules,
        trump: Trump,
        nest: Iterable[Card],
        hands: tuple[CardSet, ...],
        leader: Seat,
        trick: tuple[Card, ...] = (),
        *,
        sides: tuple[int, ...],
        tricks_won: tuple[int, int],
    ) -> Position:
        """A position under the rules of a game; `nest` has the cards that lie buried."""
        return cls(
            hands=hands,
            leader=leader,
            trick=trick,
            trump=trump.suit,
            low=trump is Trump.LOW,
            rook=rules.rook_rank,
            rook_any_time=rules.rook_any_time,
            always_trump=rules.always_trump,
            ones_high=rules.ones_high,
            sides=sides,
            values=rules.points_of,
            trick_points=rules.trick_points,
            last_trick_points=points_with_last_trick(rules, nest),
            most_tricks_points=rules.most_tricks_points,
            tricks_won=tricks_won,
            last_trick_counts=rules.last_trick_counts,
        )

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def turn(self) -> Seat:
        """The seat that plays the next card."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return not self.in_play

    @property
    def order(self) -> Order:
        """How the cards rank, and which of them follow suit."""
        return _order(
            self.trump, self.low, self.ones_high, self.rook, self.always_trump, self.rook_any_time
        )

    @property
    def tricks_left(self) -> int:
        """The number of tricks still to be finished, including the one on the table."""
        return len(self.hands[self.turn])

    @property
    def points_left(self) -> int:
        """The points that both sides together can still win."""
        if self.is_over:
            return 0
        tricks = self.trick_points * self.tricks_left + self.last_trick_points
        return sum(self.values.values()) + tricks + self.most_tricks_points

    def legal(self) -> CardSet:
        """The legal cards (TT-1)."""
        led = self.trick[0] if self.trick else None
        return self.order.playable(self.hands[self.turn], led)

    def play(self, card: Card) -> tuple[Position, tuple[int, int]]:
        """The position after a card, and the points each side wins by it. Raises IllegalMove."""
        seat = self.turn
        if card not in self.legal():
            reason = f"{card_text(card)} is not in the hand, or does not follow suit"
            raise IllegalMove(seat, Play(card), reason)
        hands = put(self.hands, seat, self.hands[seat].minus(card))
        trick = (*self.trick, card)
        if len(trick) < self.seats:
            return replace(self, hands=hands, trick=trick), (0, 0)
        winner = (self.leader + self.order.winner(trick)) % self.seats
        won = self._tricks_with(self.sides[winner], is_last=not any(hands))
        after = replace(self, hands=hands, trick=(), leader=winner, tricks_won=won)
        return after, self._gained(trick, self.sides[winner], after)

    def _tricks_with(self, side: int, *, is_last: bool) -> tuple[int, int]:
        """The tricks of each side after `side` has won another."""
        more = self.last_trick_counts if is_last else 1
        own, other = self.tricks_won
        return (own + more, other) if side == 0 else (own, other + more)

    def _gained(self, trick: Sequence[Card], side: int, after: Position) -> tuple[int, int]:
        """Each side's points from a trick of `side`; the last adds its own and most tricks'."""
        points = self.trick_points + sum(self.values.get(card, 0) for card in trick)
        most = (0, 0)
        if after.is_over:
            points += self.last_trick_points
            most = shared_most(after.tricks_won, self.most_tricks_points)
        return (points + most[0], most[1]) if side == 0 else (most[0], points + most[1])

    def _check_table(self) -> None:
        seats = len(self.hands)
        if not 3 <= seats <= 6:
            raise BadPosition(f"there are 3 to 6 hands, not {seats}")
        if not 0 <= self.leader < seats:
            raise BadPosition(f"the leader is a seat from 0 to {seats - 1}, not {self.leader}")
        if len(self.sides) != seats or not all(side in (0, 1) for side in self.sides):
            raise BadPosition(f"sides has a 0 or a 1 for each of the {seats} seats")
        if len(set(self.sides)) < 2:
            raise BadPosition(f"all seats are on side {self.sides[0]}: each side needs one")
        if len(self.trick) >= seats:
            raise BadPosition(f"a trick on the table has at most {seats - 1} cards")
        if self.rook not in _ROOK_PLACES:
            raise BadPosition(f"the rook is {' or '.join(_ROOK_PLACES)}")
        if self.low and self.trump is not None:
            raise BadPosition("lo-no has no trump suit")

    def _check_suits(self) -> None:
        suits = {card.suit for card in self.in_play} - {Suit.ROOK}
        if self.trump is not None:
            suits.add(self.trump)
        if len(set(self.always_trump) - {ROOK}) > 1:
            raise BadPosition("besides the rook, at most one card may always be a trump")
        if not (suits <= set(COLOURS) or suits <= set(POKER_SUITS)):
            raise BadPosition("the cards and the trump suit are of different packs")

    def _check_sizes(self) -> None:
        played = {(self.leader + place) % self.seats for place in range(len(self.trick))}
        sizes = [len(hand) + (seat in played) for seat, hand in enumerate(self.hands)]
        if len(set(sizes)) > 1:
            counts = ", ".join(str(len(hand)) for hand in self.hands)
            trick = f" and {len(self.trick)} in the trick from seat {self.leader}" if played else ""
            raise BadPosition(f"the hands are uneven: {counts} cards{trick}")

    def _check_following(self) -> None:
        for place, card in enumerate(self.trick[1:], start=1):
            seat = (self.leader + place) % self.seats
            could = self.order.playable(self.hands[seat].plus(card), self.trick[0])
            if card not in could:
                reason = f"holds {cards_text(could)} and played {card_text(card)}"
                raise BadPosition(f"seat {seat} {reason} to {card_text(self.trick[0])}")

    def _check_worth(self) -> None:
        numbers = [*self.values.values(), self.trick_points, self.last_trick_points]
        numbers.append(self.most_tricks_points)
        if not all(0 <= number <= MOST_POINTS for number in numbers):
            raise BadPosition(f"points are whole numbers from 0 to {MOST_POINTS}")
        if self.most_tricks_points % 2:
            raise BadPosition("most_tricks_points is even: level tricks give each side half")
        if len(self.tricks_won) != 2 or min(self.tricks_won) < 0:
            raise BadPosition("tricks_won has two numbers from 0 up, one a side")
        if sum(self.tricks_won) + self.tricks_left > MOST_TRICKS and not self.is_over:
            raise BadPosition(f"a deal has at most {MOST_TRICKS} tricks, those in tricks_won too")
        if self.last_trick_counts not in (1, 2):
            raise BadPosition("last_trick_counts is 1, or 2 where the nest is a trick")
        if self.points_left > MOST_POINTS:
            raise BadPosition(f"the points add up to more than {MOST_POINTS}")


def shared_most(tricks_won: Sequence[int], points: int) -> tuple[int, int]:
    """The points of each side for most tricks at the end of a deal; on a tie, half for each.

    Half of the points is the mean result of the cut (DX-8).

    >>> shared_most((8, 6), 20), shared_most((7, 7), 20)
    ((20, 0), (10, 10))
    """
    ours, theirs = tricks_won
    if ours == theirs:
        return points // 2, points // 2
    return (points, 0) if ours > theirs else (0, points)


def _in_play(hands: Sequence[CardSet], trick: Sequence[Card]) -> CardSet:
    """All cards of a position. Raises BadPosition for an unknown or repeated card."""
    seen = CardSet()
    for cards in (*hands, *(CardSet.of((card,)) for card in trick)):
        for card in cards - _KNOWN:
            raise BadPosition(f"there is no {card.suit.name.lower()} {card.rank}")
        if seen & cards:
            raise BadPosition(f"{cards_text(seen & cards)} is there twice")
        seen |= cards
    return seen


@lru_cache(maxsize=64)
def _order(
    trump: Suit | None,
    low: bool,
    ones_high: bool,
    rook: str,
    always_trump: tuple[Card, ...],
    rook_any_time: bool,
) -> Order:
    named = Trump.LOW if low else Trump.NONE if trump is None else Trump[trump.name]
    return order_of(
        _BOTH_PACKS,
        named,
        ones_high=ones_high,
        rook_rank=rook,
        always_trump=always_trump,
        rook_any_time=rook_any_time,
    )
