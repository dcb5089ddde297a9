"""Training data for the value model: random deals under all trumps, played by fitted habits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.bidding.contracts import taken
from rookery.bots.strong.bidding.features import Features, features
from rookery.bots.strong.bidding.rules_features import DESCRIBED, RULES_COUNT, rules_features
from rookery.core.cards import Seat
from rookery.core.moves import Trump
from rookery.games import GAMES
from rookery.games.preset import SEATS
from rookery.kernel.playouts.habits import Contracts
from rookery.kernel.playouts.open_hand_policy import Contract, Rows, exchanged
from rookery.kernel.worlds.masks import place_of
from rookery.tricks.dummy_seat import with_dummy_at
from rookery.tricks.rules import TrickRules


@dataclass(frozen=True, slots=True)
class Lesson:
    """Training examples: features of a hand and of the rules, and its side's share of points."""

    rows: Features
    shares: NDArray[np.float32]

    @classmethod
    def of(cls, parts: Sequence[Lesson]) -> Lesson:
        """The examples of several lessons, joined."""
        rows = np.concatenate([part.rows for part in parts])
        return cls(rows, np.concatenate([part.shares for part in parts]))


def trick_rules() -> dict[str, TrickRules]:
    """The rules of all trick games by name and seats; one entry for each seat of a dummy."""
    found = {}
    for preset in GAMES.values():
        for seats, rules in preset.by_seats.items():
            if isinstance(rules, TrickRules):
                for seated in _seated(rules):
                    dummy = "" if seated.dummy is None else f", dummy in seat {seated.dummy}"
                    found[f"{preset.name} {seats}{dummy}"] = seated
    return found


def house_rules(rng: np.random.Generator) -> TrickRules:
    """A random trick game's rules, with random choices of the options about card play."""
    presets = [each for each in GAMES.values() if isinstance(each.rules, TrickRules)]
    preset = presets[rng.integers(len(presets))]
    seats = list(preset.by_seats)
    chosen: dict[str, object] = {SEATS: seats[rng.integers(len(seats))]}
    for name, option in preset.described.items():
        if name in DESCRIBED and name != SEATS and option.kind != "number":
            values = option.choices or (False, True)
            chosen[name] = values[rng.integers(len(values))]
    rules = preset.game(chosen).rules
    assert isinstance(rules, TrickRules)
    seated = _seated(rules)
    return seated[rng.integers(len(seated))]


def _seated(rules: TrickRules) -> list[TrickRules]:
    """The rules as searches see them; with a dummy, once for each seat that the dummy may have."""
    if rules.dummy is None:
        return [rules]
    return [with_dummy_at(rules, seat) for seat in range(1, rules.places)]


def random_rows(rules: TrickRules, rng: np.random.Generator, count: int) -> Rows:
    """Random deals before anything is buried; each is a row of masks."""
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
    """Play about `count` deals, spread over all trump calls and leads; each is two examples."""
    ways = [(trump, leader) for trump in rules.allowed_trumps for leader in leaders(rules)]
    return Lesson.of([_played(rules, rng, *way, -(-count // len(ways))) for way in ways])


def leaders(rules: TrickRules) -> list[Seat]:
    """The seats that may lead to the first trick if seat 0 is the bidder. A dummy never does."""
    if rules.first_lead == "left_of_dealer":
        return [seat for seat in range(rules.seats) if seat != rules.dummy]
    return [1] if rules.first_lead == "left_of_bidder" else [0, 1]


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
    told = np.broadcast_to(rules_features(rules, trump), (len(seen), RULES_COUNT))
    examples = np.concatenate([seen, told], axis=1)
    return Lesson(examples, np.concatenate([shares, shares]).astype(np.float32))
