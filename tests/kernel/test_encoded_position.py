"""Encoded positions keep order, points and cards; the search refuses invalid integers."""

from dataclasses import replace
from math import gcd
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import CardSet
from rookery.kernel import is_compiled
from rookery.kernel.encoded_position import EncodedPosition, encode_position
from rookery.kernel.position import BadPosition, Position
from tests.kernel.positions import random_position

if is_compiled:
    from rookery.kernel.solver._search import Search

SEEDS = st.integers(0, 2**32)


@settings(deadline=None, max_examples=30)
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
    for _ in range(400):
        it = encode_position(random_position(rng, rng.randint(1, 5)))
        check_refused_or_searched(search, bad_numbers(it, rng))
        search.load(it)
