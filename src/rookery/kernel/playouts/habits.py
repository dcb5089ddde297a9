"""How players usually play: the chance of each card by what its player may know.

The chance of a card grows with a weighted sum of some twenty numbers that a card player looks at,
such as how likely the trick is won with it, or whether it is the lowest of its suit. From that
follow two things, for whole worlds at a time: how well a world explains what was played, and what
each side takes if all go on like this.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import NO_CARDS, Card
from rookery.core.moves import Trump
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.encoded_game import encode_game
from rookery.kernel.encoded_position import bits_of
from rookery.kernel.playouts.open_hand_policy import Contract, PerRow, Rows, Taken, check_rows
from rookery.kernel.seed import check_seed
from rookery.kernel.worlds.masks import NOBODY, Masks, mask_of, place_of, place_or_nobody
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.view import TrickView

if is_compiled:
    from rookery.kernel.playouts._habits import Habits

MANNERS = 9
"""Leading, following suit and having none of it, as bidder, its known partner and defender."""

FEATURES = 24
"""How many numbers of a card are looked at."""


class Players:
    """The players of a view's deal, all of them playing by some habits.

    `weights` has a row for each manner. Raises NotCompiled without the compiled kernel, and
    ValueError for a view in which no card is to be played.
    """

    def __init__(self, view: TrickView, weights: NDArray[np.float32]) -> None:
        if view.phase is not Phase.PLAY or view.trump is None:
            raise ValueError(f"no card is to be played: the deal is at {view.phase.value}")
        assert view.bidder is not None
        assert view.leader is not None
        self._habits = habits_of(view.rules, view.trump, weights.tobytes())
        self._seats = view.rules.seats
        self._reader = NOBODY if view.seat is None else view.seat
        self._view = view
        plies = [
            ((trick.leader + place) % self._seats, place_of(card))
            for trick in view.tricks
            for place, card in enumerate(trick.cards)
        ]
        plies += [
            ((view.leader + place) % self._seats, place_of(card))
            for place, card in enumerate(view.trick)
        ]
        self._past = (
            view.bidder,
            view.tricks[0].leader if view.tricks else view.leader,
            place_or_nobody(view.called),
            NOBODY if view.partner is None else view.partner,
            plies,
        )

    def explained(self, masks: Masks) -> NDArray[np.float32]:
        """By world and seat, the logarithm of the chance of the cards played, the reader's not."""
        found = np.zeros((len(masks), self._seats), dtype=np.float32)
        self._habits.read(np.ascontiguousarray(masks), *self._past, self._reader, found)
        return found

    def weigh(self) -> dict[Card, float]:
        """What each card weighs that the reader, whose turn it is, may play now.

        It is the logarithm of the card's chance, but for a constant.
        """
        view = self._view
        if view.seat is None or view.seat != view.turn:
            raise ValueError("it is not the turn of the seat that reads")
        row = [0] * (self._seats + 2)
        row[view.seat] = mask_of(view.hand)
        row[-1] = mask_of(view.buried or NO_CARDS)
        assert view.trump is not None
        cards = {bit: card for card, bit in bits_of(view.rules.orders[view.trump]).items()}
        return {cards[bit]: weight for bit, weight in self._habits.weigh(row, *self._past)}

    def taken(
        self, masks: Masks, seed: int, card: Card, *, times: int = 1, sharpness: float = 1.0
    ) -> NDArray[np.float32]:
        """What the side of each seat takes from here on if a card is played now, by world and seat.

        Where all play alone it is what each takes. Points are those of `Position`; of several
        `times` the average. `sharpness` is 1 for cards as likely as they are, and more for the
        likeliest more often. The last column are the tricks of the bidder's side in the whole deal.
        """
        check_seed(seed, times)
        found = np.empty((len(masks), self._seats + 1), dtype=np.float32)
        rows = np.ascontiguousarray(masks)
        first = place_of(card)
        self._habits.play(rows, *self._past, first, sharpness, seed, max(times, 1), found)
        return found


@dataclass(frozen=True, slots=True)
class Contracts:
    """What is settled in many deals under one trump call before the first card is led.

    By row the bidder's seat, the leader's, and the bit of the card called, −1 where none is.
    """

    trump: Trump
    bidders: PerRow
    leaders: PerRow
    called: PerRow

    @classmethod
    def alike(cls, contract: Contract, rows: int) -> Contracts:
        """One contract for so many rows."""
        card = place_or_nobody(contract.called)
        each = (contract.bidder, contract.leader, card)
        return cls(contract.trump, *(np.full(rows, number, dtype=np.int32) for number in each))

    @classmethod
    def joined(cls, parts: Sequence[Contracts]) -> Contracts:
        """Those of all parts, one after the other, which are under one trump call."""
        return cls(
            parts[0].trump,
            np.concatenate([part.bidders for part in parts]),
            np.concatenate([part.leaders for part in parts]),
            np.concatenate([part.called for part in parts]),
        )


def played_out(
    rules: TrickRules,
    contracts: Contracts,
    rows: Rows,
    weights: NDArray[np.float32],
    seed: int,
    sharpness: float = 1.0,
    worlds: int = 0,
) -> tuple[Taken, NDArray[np.float32]]:
    """What the side of each seat takes in each row of full hands, and the bidder's side's tricks.

    All is as for `policy.taken`, but that the players go by habits, so that none of them knows what
    it may not; `sharpness` is that of `Players.taken`. Rows that are so many `worlds` apart meet
    with the same chance, so that what differs is theirs; with 0 each has its own. Raises ValueError
    too for contracts that do not fit the rows.
    """
    check_seed(seed, 1)
    check_rows(rules, rows)
    found = np.empty((len(rows), rules.seats + 1), dtype=np.float32)
    habits = habits_of(rules, contracts.trump, weights.tobytes())
    full = np.ascontiguousarray(rows)
    each = (contracts.bidders, contracts.leaders, contracts.called)
    habits.play_deals(full, *each, sharpness, seed, worlds or len(rows), found)
    return found[:, : rules.seats], found[:, rules.seats]


@lru_cache(maxsize=64)
def habits_of(rules: TrickRules, trump: Trump, weights: bytes) -> Habits:
    """The compiled habits of a game under a trump call; the bytes are those of single floats.

    Raises NotCompiled, and ValueError for too few weights or too many.
    """
    if not is_compiled:
        raise NotCompiled("habits need the compiled kernel, which was not built")
    natural = [0] * 64
    for card, bit in bits_of(rules.orders[trump]).items():
        natural[place_of(card)] = bit
    numbers = np.frombuffer(weights, dtype=np.float32).tolist()
    return Habits(encode_game(rules, (trump,)), 0, natural, numbers)
