"""Encoded positions keep order, points and cards; the search refuses invalid integers."""

from __future__ import annotations

from dataclasses import replace
from math import gcd
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import ROOK, Card, CardSet, card_of, poker_pack, rook_pack
from rookery.kernel import is_compiled
from rookery.kernel.encoded_position import ROOK_BIT, EncodedPosition, encode_position
from rookery.kernel.position import BadPosition, Position
from tests.kernel.positions import random_position

if is_compiled:
    from rookery.kernel.solver._search import Search
    from rookery.kernel.solver.compiled_solver import Solver

SEEDS = st.integers(0, 2**32)


def suit_of_bit(bit: int, it: EncodedPosition) -> int:
    return 4 if it.has_rook_suit and bit == ROOK_BIT else bit // 16


@settings(deadline=None, max_examples=200)
@given(SEEDS)
def test_hands_trick_and_points_are_those_of_the_position(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng, rng.randint(1, 8))
    it = encode_position(position)
    for mask, hand in zip(it.hands, position.hands, strict=True):
        bits = [bit for bit in range(64) if mask >> bit & 1]
        assert CardSet.of(it.cards[bit] for bit in bits) == hand
    assert tuple(it.cards[bit] for bit in it.trick) == position.trick
    for bit, card in it.cards.items():
        assert it.values[bit] * it.unit == position.values.get(card, 0)
    assert it.trick_points * it.unit == position.trick_points
    assert it.most_points * it.unit == position.most_tricks_points
    assert it.tie_points * it.unit * 2 == position.most_tricks_points


@settings(deadline=None, max_examples=200)
@given(SEEDS)
def test_bits_rank_and_follow_as_the_cards_do(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng, rng.randint(1, 8))
    it, order = encode_position(position), position.order
    for bit, card in it.cards.items():
        for other_bit, other in it.cards.items():
            same = order.suit_of[card] == order.suit_of[other]
            assert same == (suit_of_bit(bit, it) == suit_of_bit(other_bit, it))
            if same and bit > other_bit:
                assert order.strength[card] > order.strength[other]
        assert (card in order.trumps) == (suit_of_bit(bit, it) == it.trump)


@settings(deadline=None, max_examples=100)
@given(SEEDS)
def test_the_unit_is_the_greatest_common_divisor(seed: int) -> None:
    it = encode_position(random_position(Random(seed), 2))
    assert gcd(*it.values, it.trick_points, it.last_points, it.tie_points) in (0, 1)


def test_a_position_that_is_over_cannot_be_encoded() -> None:
    with pytest.raises(BadPosition, match="nothing to play"):
        encode_position(Position(hands=(CardSet(),) * 4, leader=0))


def bad_numbers(it: EncodedPosition, rng: Random) -> EncodedPosition:
    """The same position with one integer replaced by a random one, which is mostly invalid."""
    any_bits = rng.choice((0, 1, rng.getrandbits(64), 2**64 - 1, 2**64, -1, it.hands[0]))
    any_number = rng.choice((-1, 0, 1, 2, 5, 6, 7, 31_999, 40_000, 2**31, -(2**31), 2**63, 10**30))
    changes: list[dict[str, Any]] = [
        {"hands": (any_bits, *it.hands[1:])},
        {"hands": it.hands[1:]},
        {"hands": (*it.hands, any_bits)},
        {"leader": any_number},
        {"trick": (*it.trick, any_number)},
        {"trick": it.trick * rng.randint(2, 9)},
        {"trump": any_number},
        {"sides": (any_number, *it.sides[1:])},
        {"sides": it.sides[1:]},
        {"values": (any_number, *it.values[1:])},
        {"values": it.values[:-1]},
        {"values": (any_number,) * 64},
        {"trick_points": any_number},
        {"last_points": any_number},
        {"last_count": any_number},
        {"most_points": any_number},
        {"tie_points": any_number},
        {"won": (any_number, any_number)},
        {"won": ()},
    ]
    return replace(it, **rng.choice(changes))


def check_refused_or_searched(search: Search, it: EncodedPosition) -> None:
    try:
        search.load(it)
    except (ValueError, OverflowError, IndexError):
        return
    search.begin(300, None, None)
    lower, upper = search.value(-1, 0, search.most)
    search.end()
    assert 0 <= lower <= upper


@pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")
def test_invalid_integers_are_refused_or_harmless() -> None:
    rng = Random(3)
    search = Search(1 << 20)
    for _ in range(2000):
        it = encode_position(random_position(rng, rng.randint(1, 5)))
        check_refused_or_searched(search, bad_numbers(it, rng))
        search.load(it)


def bad_position(rng: Random) -> dict[str, Any]:
    """The fields of a position, chosen at random and mostly not fitting together."""
    seats = rng.randint(0, 8)
    pack = [*poker_pack(), *rook_pack(range(16), with_rook=True), card_of(ROOK.suit, 3)]
    size = rng.randint(0, 6)

    def cards() -> list[Card]:
        return [rng.choice(pack) for _ in range(size + (rng.random() < 0.1))]

    return {
        "hands": tuple(CardSet.of(cards()) for _ in range(seats)),
        "leader": rng.randint(-1, 8),
        "trick": tuple(cards()[: rng.randint(0, 2)]),
        "trump": rng.choice((None, *(card.suit for card in pack[::7]))),
        "low": rng.random() < 0.3,
        "rook": rng.choice(("low", "high", "", "x")),
        "sides": tuple(rng.choice((0, 1, 0, 1, 2)) for _ in range(rng.choice((seats, seats, 3)))),
        "values": {card: rng.choice((5, 10, -1, 10**6)) for card in cards()},
        "trick_points": rng.choice((0, 1, -3, 10**9)),
        "last_trick_points": rng.choice((0, 5, -5)),
        "most_tricks_points": rng.choice((0, 20, 15, -2)),
        "tricks_won": (rng.randint(-1, 70), rng.randint(0, 70)),
        "last_trick_counts": rng.choice((1, 2, 0)),
    }


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")
def test_a_hundred_thousand_bad_inputs() -> None:
    rng = Random(100_000)
    search, solver = Search(1 << 20), Solver(1)
    for _ in range(50_000):
        it = encode_position(random_position(rng, rng.randint(1, 3)))
        check_refused_or_searched(search, bad_numbers(it, rng))
    for _ in range(50_000):
        try:
            position = Position(**bad_position(rng))
        except BadPosition:
            continue
        lower, upper = solver.bounds(position, nodes=300)
        assert 0 <= lower <= upper <= position.points_left
