"""Random playouts, many at a time: from a position, or of random deals."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Protocol

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.compiled import are_built
from rookery.core.errors import NotCompiled
from rookery.core.moves import Bid, Trump
from rookery.kernel.encoded_game import EncodedGame, encode_game
from rookery.kernel.encoded_position import encode_position
from rookery.kernel.position import Position
from rookery.kernel.seed import check_seed
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.state import TrickState

is_compiled = are_built(__package__, "_random_playouts")

if is_compiled:
    from rookery.kernel.playouts._random_playouts import Dealing, Playing

_PART = 1 << 17
"""The most playouts in one call of compiled code, so that Ctrl-C is noticed soon. Unmeasured."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """The points of side 0 in many random playouts, in the order of their numbers from 0."""

    points: array[int]

    @property
    def total(self) -> int:
        """The sum of the points."""
        return sum(self.points)

    @property
    def mean(self) -> float:
        """The mean points of a playout."""
        return self.total / len(self.points)


@dataclass(frozen=True, slots=True)
class PlayedTrick:
    """A trick of a playout, or the rest of a trick that had begun before.

    `cards` were played in turn from the seat `first` on. `legal` has, for each of them, the cards
    that were legal then. `points` has the points that each side won with the trick.
    """

    first: Seat
    cards: tuple[Card, ...]
    legal: tuple[CardSet, ...]
    winner: Seat
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A random deal before its first lead, the side of each seat, and the tricks played."""

    state: TrickState
    sides: tuple[int, ...]
    tricks: tuple[PlayedTrick, ...] = field(repr=False)


class _Bulk(Protocol):
    def run(self, seed: int, first: int, points: memoryview) -> None: ...


def playout(position: Position, seed: int, count: int, *, jobs: int = 1) -> Playouts:
    """Play a position to its end with random cards, `count` times.

    Every legal card is equally likely. A playout depends only on the seed, from 0 to 2⁶⁴ − 1, and
    on its number, not on the number of threads `jobs`. Points are counted as in `Position`: on a
    tie in tricks, each side gets half of the points for most tricks. Raises NotCompiled if the
    kernel was not built.
    """
    _check(seed, count, jobs)
    if position.is_over:
        return Playouts(array("i", bytes(4 * count)))
    it = encode_position(position)
    return Playouts(_run(Playing(it), seed, count, jobs, it.unit))


def random_deals(
    rules: TrickRules, seed: int, count: int, *, trump: Trump | None = None, jobs: int = 1
) -> Playouts:
    """Deal the pack and play random cards to the end, `count` times.

    There is no bidding, and the nest stays as it was dealt. Dealer and bidder are random. So are
    the trump if `trump` is None, the first leader if the bidder may choose it, and the called card,
    which another seat holds. Side 0 is the side of seat 0 if the sides are seated alternately, else
    the bidder's. `seed`, `jobs` and errors are as for `playout`.
    """
    _check(seed, count, jobs)
    return Playouts(_run(Dealing(_encode_game(rules, trump)), seed, count, jobs, 1))


def played(position: Position, seed: int, number: int) -> tuple[PlayedTrick, ...]:
    """The tricks of playout `number` of a seed. Raises NotCompiled if the kernel was not built."""
    _check(seed, number, 1)
    if position.is_over:
        return ()
    it = encode_position(position)
    plies, tricks = Playing(it).trace(seed, number)
    opening = position.seats - len(position.trick)
    return _tricks(position.turn, position.seats, opening, plies, tricks, it.cards, it.unit)


def played_deal(
    rules: TrickRules, seed: int, number: int, *, trump: Trump | None = None
) -> PlayedDeal:
    """Random deal `number` of a seed, with its tricks. NotCompiled without the kernel."""
    _check(seed, number, 1)
    game = _encode_game(rules, trump)
    traced = Dealing(game).trace(seed, number)
    named, dealer, bidder, called, hands, nest, leader, sides, plies, tricks = traced
    cards = game.cards[named]
    lying = _card_set(nest, cards)
    state = TrickState(
        dealer=dealer,
        totals=(0,) * rules.seats,
        hands=tuple(_card_set(hand, cards) for hand in hands),
        nest=lying,
        phase=Phase.PLAY,
        turn=leader,
        bidder=bidder,
        bid=Bid(rules.minimum_bid),
        trump=_trumps(rules, trump)[named],
        called=tuple(_card_set(called, cards)),
        buried=lying,
        leader=leader,
    )
    return PlayedDeal(
        state, tuple(sides), _tricks(leader, rules.seats, rules.seats, plies, tricks, cards, 1)
    )


def _check(seed: int, count: int, jobs: int) -> None:
    if not is_compiled:
        raise NotCompiled("playouts need the compiled kernel, which was not built")
    check_seed(seed, count)
    if jobs < 1:
        raise ValueError(f"jobs is 1 or more, not {jobs}")


def _run(bulk: _Bulk, seed: int, count: int, jobs: int, unit: int) -> array[int]:
    """The points of `count` playouts, which are run in parts of at most `_PART` playouts."""
    points = array("i", bytes(4 * count))
    size = min(_PART, -(-count // jobs)) or 1
    with memoryview(points) as whole:

        def fill(first: int) -> None:
            bulk.run(seed, first, whole[first : first + size])

        if jobs == 1:
            for first in range(0, count, size):
                fill(first)
        else:
            with ThreadPoolExecutor(jobs) as threads:
                list(threads.map(fill, range(0, count, size)))
    return points if unit == 1 else array("i", [unit * each for each in points])


def _trumps(rules: TrickRules, trump: Trump | None) -> tuple[Trump, ...]:
    if trump is not None and trump not in rules.allowed_trumps:
        raise ValueError(f"{trump.value} cannot be named in this game")
    return rules.allowed_trumps if trump is None else (trump,)


def _encode_game(rules: TrickRules, trump: Trump | None) -> EncodedGame:
    return encode_game(rules, _trumps(rules, trump))


def _tricks(
    turn: Seat,
    seats: int,
    opening: int,
    plies: Sequence[tuple[int, int]],
    tricks: Sequence[tuple[int, int, int]],
    cards: Mapping[int, Card],
    unit: int,
) -> tuple[PlayedTrick, ...]:
    """The tricks of a playout by compiled code; `opening` cards of the first were there."""
    found: list[PlayedTrick] = []
    done = 0
    before = (0, 0)
    for winner, *points in tricks:
        size = opening if not found else seats
        own = plies[done : done + size]
        found.append(
            PlayedTrick(
                turn,
                tuple(cards[card] for _, card in own),
                tuple(_card_set(legal, cards) for legal, _ in own),
                winner,
                (unit * (points[0] - before[0]), unit * (points[1] - before[1])),
            )
        )
        done += size
        turn = winner
        before = (points[0], points[1])
    return tuple(found)


def _card_set(mask: int, cards: Mapping[int, Card]) -> CardSet:
    return CardSet.of(card for bit, card in cards.items() if mask >> bit & 1)
