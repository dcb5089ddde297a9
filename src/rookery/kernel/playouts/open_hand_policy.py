"""Playouts by an open-hand policy: a heuristic that sees all hands and plays for every seat.

Each seat scores its legal cards, and plays the one with the highest score: the points that it
expects from the trick with that card, less the value of keeping the card. There is no search. The
policy is far faster than solving, and its points are far closer to real play than the points of
random playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.core.moves import Trump
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.encoded_game import encode_game
from rookery.kernel.encoded_position import NOBODY, bits_of
from rookery.kernel.seed import check_seed
from rookery.kernel.worlds.masks import Masks, mask_of, place_of, place_or_nobody, seats_mask
from rookery.tricks.burials import barred
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.view import TrickView

if is_compiled:
    from rookery.kernel.playouts._open_hand_policy import Playing

Rows: TypeAlias = NDArray[np.uint64]
"""Worlds as masks: the hands by seat, the nest and the buried cards.

The shape is (worlds, seats + 2), dtype uint64; `kernel/worlds/masks.py` numbers the bits.
"""

Taken: TypeAlias = NDArray[np.float32]
"""The points of each seat's side in each world: shape (worlds, seats), dtype float32."""

WEIGHTS = (100, 35, 33, 40, 12, 25, 66, -1, 341, 150, 1964, -300, 102, 1183, 80, 1000, 150, 50)
"""The weights of the policy, in the order and units of `Weights` in `open_hand_choice.pxi`.

It was not recorded how they were found.
"""

PerRow: TypeAlias = NDArray[np.int32]
"""A seat, or the bit of a card, for each world: shape (worlds,), dtype int32."""

_ONE = np.uint64(1)


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract before the first lead. `leader` makes this lead; `called` are the called cards."""

    trump: Trump
    bidder: Seat
    leader: Seat
    called: tuple[Card, ...] = ()


class OpenHandPolicy:
    """The policy playing on from a view, in worlds that the view allows.

    Raises ValueError if no card is to be played in the view, and NotCompiled if the kernel was not
    built.
    """

    def __init__(self, view: TrickView) -> None:
        if view.phase is not Phase.PLAY or view.trump is None:
            raise ValueError(f"no card is to be played: the deal is at {view.phase.value}")
        if view.rules.dummy is not None:
            raise ValueError("the policy does not know how a dummy plays")
        assert view.bidder is not None
        assert view.leader is not None
        self._turn = (view.leader + len(view.trick)) % view.rules.seats
        self._sizes = np.array(view.hand_sizes)
        self._seats = view.rules.seats
        self._playing = playing(view.rules, view.trump)
        self._cards = {bit: it for it, bit in bits_of(view.rules.orders[view.trump]).items()}
        won = [0] * view.rules.seats
        for trick in view.tricks:
            won[trick.winner] += 1
        self._scene = (
            view.bidder,
            view.leader,
            mask_of(view.called),
            seats_mask(view.partners),
            tuple(place_of(card) for card in view.trick),
            tuple(won),
        )

    def taken(self, rows: Rows, seed: int, card: Card | None = None, times: int = 1) -> Taken:
        """The points that the side of each seat takes in each world, from here to the end.

        `card` is played now in every world; without it the policy chooses. Points are counted as in
        `Position`: with the cards on the table, the nest's counters in the last trick, and the
        points for most tricks (half for each side on a tie). If everybody plays alone, they are the
        points of each seat. The result is the mean over `times` playouts, which differ by random
        noise in the scores. Raises ValueError if the worlds are of another view, or the card is not
        in the hand. If the card may not be played because it does not follow suit, the result is
        meaningless.
        """
        _check(seed, times)
        self._check(rows, card)
        taken = np.empty((len(rows), self._seats + 1), dtype=np.float32)
        self._playing.run(rows, self._scene, place_or_nobody(card), seed, times, taken)
        return taken[:, : self._seats]

    def played(self, row: Rows, seed: int, card: Card | None = None) -> tuple[Card, ...]:
        """The cards played in one world, in order. `row` is its row, of shape (seats + 2,)."""
        self._check(row[None], card)
        plies, _ = self._playing.trace(row.tolist(), self._scene, place_or_nobody(card), seed, 0)
        return tuple(self._cards[bit] for _, bit in plies)

    def _check(self, rows: Rows, card: Card | None) -> None:
        if rows.shape[1] != self._seats + 2:
            raise ValueError("these are worlds of another game")
        if (np.bitwise_count(rows[:, : self._seats]) != self._sizes).any():
            raise ValueError("these are worlds of another view")
        if card is not None and not (rows[:, self._turn] >> np.uint64(place_of(card)) & _ONE).all():
            raise ValueError(f"seat {self._turn} does not hold this card in every world")


def exchanged(
    rules: TrickRules,
    trump: Trump,
    bidder: Seat | PerRow,
    rows: Rows,
    seed: int = 0,
    noise: int = 0,
    called: CardSet = NO_CARDS,
) -> tuple[Rows, Masks]:
    """Exchange with the nest: the worlds after burying, and the masks of the cards called in each.

    `bidder` is one seat, or a seat for each row; `called` are cards already called. The bidder
    takes the nest, buries and calls by a quick heuristic that looks only at the bidder's cards.
    Cards that are already buried stay buried. A random number below `noise` is added to the value
    of keeping a card, in hundredths of a point. Raises NotCompiled if the kernel was not built.
    Raises ValueError if rows have a wrong width or a bidder is not a seat.
    """
    _check(seed, 1)
    _check_width(rules, rows)
    after = np.array(rows, dtype=np.uint64, order="C")
    calls = np.full(max(len(after), 1), mask_of(called), dtype=np.uint64)
    laid = int(np.bitwise_count(after[0, -1])) if len(after) else 0
    count = rules.nest_size - laid
    if Phase.NEST not in rules.course:
        after[:, rules.seats] = count = 0
    bidders = np.broadcast_to(np.asarray(bidder, dtype=np.int32), len(after))
    playing(rules, trump).exchange(after, bidders, count, calls, seed, noise)
    return after, calls


def taken(
    rules: TrickRules, contract: Contract, rows: Rows, seed: int, times: int = 1
) -> tuple[Taken, NDArray[np.float32]]:
    """Play worlds out from the first lead by the policy.

    Returns the points of each seat's side, shape (worlds, seats), and the tricks of the bidder's
    side, shape (worlds,), both dtype float32. Points, `seed` and `times` are as in
    `OpenHandPolicy.taken`. Raises NotCompiled if the kernel was not built. Raises ValueError if
    rows have a wrong width or hands are not full.
    """
    _check(seed, times)
    check_rows(rules, rows)
    found = np.empty((len(rows), rules.seats + 1), dtype=np.float32)
    called, won = mask_of(contract.called), (0,) * rules.seats
    begun = (contract.bidder, contract.leader, called, 0, (), won)
    full = np.ascontiguousarray(rows)
    playing(rules, contract.trump).run(full, begun, NOBODY, seed, times, found)
    return found[:, : rules.seats], found[:, rules.seats]


@lru_cache(maxsize=64)
def playing(rules: TrickRules, trump: Trump, weights: Sequence[int] = WEIGHTS) -> Playing:
    """The compiled policy for a game under a trump call. NotCompiled without the kernel."""
    if not is_compiled:
        raise NotCompiled("the policy needs the compiled kernel, which was not built")
    natural = [NOBODY] * 64
    for card, bit in bits_of(rules.orders[trump]).items():
        natural[place_of(card)] = bit
    bits = bits_of(rules.orders[trump])
    free = CardSet.of(rules.pack) - barred(rules, trump)
    may_go = [bits[card] for card in free]
    return Playing(encode_game(rules, (trump,)), 0, natural, weights, may_go)


def _check(seed: int, times: int) -> None:
    check_seed(seed, times)
    if times < 1:
        raise ValueError(f"a world is played once or more, not {times} times")


def check_rows(rules: TrickRules, rows: Rows) -> None:
    """Raise ValueError if rows have a wrong width, or hands are not full."""
    _check_width(rules, rows)
    sizes = np.bitwise_count(rows[:, : rules.seats])
    if len(rows) and not (sizes == rules.hand_size).all():
        raise ValueError(f"a hand has {rules.hand_size} cards")


def _check_width(rules: TrickRules, rows: Rows) -> None:
    if rows.ndim != 2 or rows.shape[1] != rules.seats + 2:
        raise ValueError(f"a row has {rules.seats + 2} masks: hands, nest and buried cards")
