"""Habits: an opponent model of card play, which uses only what each player may know.

It is a multinomial logit model: the logarithm of a card's probability is, up to a constant, a
weighted sum of features, such as the probability that the card wins the trick, or whether it is the
lowest of its suit. The model gives the likelihood of the cards played in each of many worlds, and
plays worlds out with cards drawn at random with these probabilities.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import NO_CARDS, Card
from rookery.core.moves import Trump
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.encoded_game import encode_game
from rookery.kernel.encoded_position import NOBODY, bits_of
from rookery.kernel.playouts.open_hand_policy import Contract, PerRow, Rows, Taken, check_rows
from rookery.kernel.seed import check_seed
from rookery.kernel.worlds.masks import CARDS, Masks, mask_of, place_of, seats_mask
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.view import TrickView

if is_compiled:
    from rookery.kernel.playouts._habits import Habits

SITUATIONS = 9
"""The number of situations, each of which has its own weights.

A seat leads, follows suit, or is void in the suit led. In each case it is the bidder, a partner of
the bidder, or a defender.
"""

FEATURES = 24
"""The number of features of a card; `habit_features.pxi` lists them."""


class Players:
    """The players of a view's deal, all with the same habits.

    `weights` has shape (SITUATIONS, FEATURES), dtype float32. Raises NotCompiled if the kernel was
    not built. Raises ValueError if no card can be played in the view.
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
            mask_of(view.called),
            seats_mask(view.partners),
            plies,
        )

    def log_likelihoods(self, masks: Masks) -> NDArray[np.float32]:
        """The log likelihood of the cards that each seat has played, in each world.

        The result has shape (worlds, seats), dtype float32; it is 0 for the seat of the view.
        `masks` has shape (worlds, seats + 2), dtype uint64, as in `Worlds`.
        """
        found = np.zeros((len(masks), self._seats), dtype=np.float32)
        self._habits.log_likelihoods(np.ascontiguousarray(masks), self._past, self._reader, found)
        return found

    def log_weights(self) -> dict[Card, float]:
        """The log probabilities of legal cards, up to a constant. ValueError out of turn."""
        view = self._view
        if view.seat is None or view.seat != view.turn:
            raise ValueError("it is not the turn of the seat of this view")
        row = [0] * (self._seats + 2)
        row[view.seat] = mask_of(view.hand)
        row[-1] = mask_of(view.buried or NO_CARDS)
        assert view.trump is not None
        cards = {bit: card for card, bit in bits_of(view.rules.orders[view.trump]).items()}
        return {cards[bit]: weight for bit, weight in self._habits.log_weights(row, self._past)}

    def taken(
        self, masks: Masks, seed: int, card: Card, *, times: int = 1, sharpness: float = 1.0
    ) -> NDArray[np.float32]:
        """The points that the side of each seat takes from here on if `card` is played now.

        `masks` has shape (worlds, seats + 2), dtype uint64, as in `Worlds`. The result has shape
        (worlds, seats + 1), dtype float32. Its last column is the number of tricks of the bidder's
        side in the whole deal; the others have points as in `Position`, averaged over `times`
        playouts. If everybody plays alone, they are the points of each seat. `sharpness` multiplies
        the log probabilities: above 1 the likeliest cards become likelier still.
        """
        check_seed(seed, times)
        found = np.empty((len(masks), self._seats + 1), dtype=np.float32)
        rows = np.ascontiguousarray(masks)
        first = place_of(card)
        self._habits.play(rows, self._past, first, sharpness, seed, max(times, 1), found)
        return found

    def fates(self, masks: Masks, seed: int, card: Card, *, sharpness: float = 1.0) -> Fates:
        """What becomes of each card if `card` is played now, in the playouts of `taken`, once."""
        check_seed(seed, 1)
        assert self._view.trump is not None
        coded = bits_of(self._view.rules.orders[self._view.trump])
        first = place_of(card)
        return _fates(self._habits, masks, self._past, first, sharpness, seed, self._seats, coded)


@dataclass(frozen=True, slots=True)
class Fates:
    """What became of the cards in playouts of W worlds.

    `trick`, `taker` and `wins` have shape (W, 64), with the cards by their places in a mask.
    `taken` is what `Players.taken` returns for the same playouts.

    `trick` is the number of the trick that a card was played to, counted from 0 in the deal, and −1
    for a card that was not played; cards of tricks that were over before do not count as played.
    `taker` is the seat that won this trick (NOBODY if there is none), and `wins` says whether the
    card won it.
    """

    trick: NDArray[np.int16]
    taker: NDArray[np.int16]
    wins: NDArray[np.bool_]
    taken: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Contracts:
    """The contracts of many deals under one trump call, before the first lead.

    `bidders` has the bidder's seat and `leaders` the first leader's, dtype int32. `called` has the
    mask of the called cards, dtype uint64. Each has shape (deals,).
    """

    trump: Trump
    bidders: PerRow
    leaders: PerRow
    called: Masks

    @classmethod
    def alike(cls, contract: Contract, rows: int) -> Contracts:
        """Contracts for `rows` deals that are all the same."""
        return cls(
            contract.trump,
            np.full(rows, contract.bidder, dtype=np.int32),
            np.full(rows, contract.leader, dtype=np.int32),
            np.full(rows, mask_of(contract.called), dtype=np.uint64),
        )

    @classmethod
    def joined(cls, parts: Sequence[Contracts]) -> Contracts:
        """The contracts of all parts, one part after the other; all must have the same trump."""
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
    """Play worlds out from the first lead by habits.

    Returns the points of each seat's side, shape (worlds, seats), and the tricks of the bidder's
    side, shape (worlds,), both dtype float32. `contracts` has one contract for each of the `rows`,
    `weights` is as in `Players`, and `sharpness` as in `Players.taken`. Rows whose numbers differ
    by a multiple of `worlds` use the same random numbers, which reduces the variance of their
    differences; with 0 each row has its own. Raises NotCompiled if the kernel was not built. Raises
    ValueError if rows have a wrong width, hands are not full, or contracts do not fit.
    """
    habits = _checked(rules, contracts, rows, weights, seed)
    found = np.empty((len(rows), rules.seats + 1), dtype=np.float32)
    full = np.ascontiguousarray(rows)
    each = (contracts.bidders, contracts.leaders, contracts.called)
    habits.play_deals(full, *each, sharpness, seed, worlds or len(rows), found)
    return found[:, : rules.seats], found[:, rules.seats]


def fates_of(
    rules: TrickRules,
    contracts: Contracts,
    rows: Rows,
    weights: NDArray[np.float32],
    seed: int,
    sharpness: float = 1.0,
) -> Fates:
    """What becomes of every card from the first lead on; the arguments are as in `played_out`.

    All contracts must have the same bidder and the same leader.
    """
    habits = _checked(rules, contracts, rows, weights, seed)
    coded = bits_of(rules.orders[contracts.trump])
    bidder, leader = int(contracts.bidders[0]), int(contracts.leaders[0])
    parts = []
    order = np.argsort(contracts.called, kind="stable")
    for called in np.unique(contracts.called):
        chosen = rows[contracts.called == called]
        past = (bidder, leader, int(called), 0, ())
        parts.append(_fates(habits, chosen, past, NOBODY, sharpness, seed, rules.seats, coded))
    each = ([it.trick, it.taker, it.wins, it.taken] for it in parts)
    back = np.argsort(order)
    trick, taker, wins, taken = (np.concatenate(it)[back] for it in zip(*each, strict=True))
    return Fates(trick, taker, wins, taken)


def _checked(
    rules: TrickRules, contracts: Contracts, rows: Rows, weights: NDArray[np.float32], seed: int
) -> Habits:
    """Check the seed and the rows; return the habits with which worlds are played out."""
    check_seed(seed, 1)
    check_rows(rules, rows)
    return habits_of(rules, contracts.trump, weights.tobytes())


def _fates(
    habits: Habits,
    masks: Masks,
    past: tuple[int, int, int, int, Sequence[tuple[int, int]]],
    first: int,
    sharpness: float,
    seed: int,
    seats: int,
    coded: Mapping[Card, int],
) -> Fates:
    """What becomes of each card from `past` on; `coded` maps cards to bits of the encoded game."""
    noted = np.empty((len(masks), CARDS), dtype=np.int16)
    taken = np.empty((len(masks), seats + 1), dtype=np.float32)
    habits.fates(np.ascontiguousarray(masks), past, first, sharpness, seed, noted, taken)
    found = np.full_like(noted, -1)
    for each, bit in coded.items():
        found[:, place_of(each)] = noted[:, bit]
    is_played = found >= 0
    return Fates(
        np.where(is_played, found >> 4, -1),
        np.where(is_played, found >> 1 & 7, NOBODY),
        is_played & (found & 1 == 1),
        taken,
    )


@lru_cache(maxsize=64)
def habits_of(rules: TrickRules, trump: Trump, weights: bytes) -> Habits:
    """The compiled habits for a game under a trump call.

    `weights` are the bytes of an array of shape (SITUATIONS, FEATURES), dtype float32. Raises
    NotCompiled if the kernel was not built. Raises ValueError if there are too many or too few
    weights.
    """
    if not is_compiled:
        raise NotCompiled("habits need the compiled kernel, which was not built")
    natural = [0] * 64
    for card, bit in bits_of(rules.orders[trump]).items():
        natural[place_of(card)] = bit
    numbers = np.frombuffer(weights, dtype=np.float32).tolist()
    return Habits(encode_game(rules, (trump,)), 0, natural, numbers)
