"""Training data for the value model: random deals with a random contract, played by habits."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.bidding.contracts import taken
from rookery.bots.strong.bidding.features import Features, features
from rookery.core.moves import Trump
from rookery.games import GAMES
from rookery.kernel.playouts.habits import Contracts
from rookery.kernel.playouts.open_hand_policy import Contract, Rows, exchanged
from rookery.kernel.worlds.masks import place_of
from rookery.tricks.rules import TrickRules


@dataclass(frozen=True, slots=True)
class Lesson:
    """Training examples: features of hands, and the share of the points that their side took."""

    rows: Features
    shares: NDArray[np.float32]


def trick_rules() -> list[tuple[str, TrickRules]]:
    """The names and rules of all trick games, also with the other rank of the rook."""
    found = []
    for preset in GAMES.values():
        for seats, rules in preset.by_seats.items():
            if isinstance(rules, TrickRules):
                found.append((f"{preset.name} {seats}", rules))
                if "rook_rank" in preset.options:
                    other = "high" if rules.rook_rank == "low" else "low"
                    name = f"{preset.name} {seats}, rook {other}"
                    found.append((name, replace(rules, rook_rank=other)))
    return found


def random_rows(rules: TrickRules, rng: np.random.Generator, count: int) -> Rows:
    """Random deals as rows of masks, before anything is buried."""
    bits = np.array([place_of(card) for card in rules.pack], dtype=np.uint64)
    order = rng.permuted(np.broadcast_to(bits, (count, len(bits))), axis=1)
    cards = np.left_shift(np.uint64(1), order)
    rows = np.zeros((count, rules.seats + 2), dtype=np.uint64)
    size = rules.hand_size
    for seat in range(rules.seats):
        rows[:, seat] = np.bitwise_or.reduce(cards[:, seat * size : (seat + 1) * size], axis=1)
    if rules.nest_size:
        rows[:, -2] = np.bitwise_or.reduce(cards[:, rules.seats * size :], axis=1)
    return rows


def lesson(rules: TrickRules, rng: np.random.Generator, count: int) -> Lesson:
    """The examples of `count` deals under random trump calls: two from each deal."""
    parts = [
        _played(
            rules, rng, trump, leader, count // (len(rules.allowed_trumps) * len(leaders(rules)))
        )
        for trump in rules.allowed_trumps
        for leader in leaders(rules)
    ]
    rows = np.concatenate([part.rows for part in parts])
    shares = np.concatenate([part.shares for part in parts])
    order = rng.permutation(len(rows))
    return Lesson(rows[order], shares[order])


def leaders(rules: TrickRules) -> range:
    """The seats that may lead first when seat 0 is the bidder."""
    if rules.first_lead == "left_of_dealer":
        return range(rules.seats)
    return range(1, 2) if rules.first_lead == "left_of_bidder" else range(2)


def _played(
    rules: TrickRules, rng: np.random.Generator, trump: Trump, leader: int, count: int
) -> Lesson:
    rows = random_rows(rules, rng, count)
    seed = int(rng.integers(1 << 62))
    after, called = exchanged(rules, trump, 0, rows)
    contracts = replace(Contracts.alike(Contract(trump, 0, leader), count), called=called)
    found, _ = taken(rules, contracts, after, seed)
    shares = found[:, 0] / rules.stake
    hands = np.concatenate([rows[:, 0], rows[:, 0] | rows[:, -2]])
    seen = features(rules, (trump,), hands, -leader % rules.seats)[:, 0]
    return Lesson(seen, np.concatenate([shares, shares]).astype(np.float32))
