"""The shuffle: fixed vectors, and an independent computation."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.cards import Card, poker_pack, rook_pack
from rookery.core.shuffle import BadShuffle, Shuffle, below, is_contribution
from rookery.records import cards_text

ROOK_PACK = rook_pack(range(1, 15), with_rook=False)
POKER_PACK = poker_pack()

ALL_WORDS = 2**32

_T = TypeVar("_T")


@dataclass(frozen=True)
class Vector:
    """The cards that a secret and contributions give: the first six cards of each numbered deal."""

    secret: str
    contributions: tuple[str, ...]
    commitment: str
    dealer: int
    tuxedo: dict[int, str]
    poker: dict[int, str]
    cut: str
    """The first six cards of the shuffled pack for a cut in deal 0, with the pack of Dixie Rook."""


VECTORS = [
    Vector(
        secret="ff" * 32,
        contributions=("c0ffee", "", "00", "ab" * 32),
        commitment="af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
        dealer=2,
        tuxedo={0: "G14 R4 R3 B10 Y3 B13", 1: "G1 R8 Y10 R10 B12 B9", 7: "G9 Y7 R10 B9 B14 G14"},
        poker={0: "S10 D2 C10 C8 D8 SK", 1: "C7 D6 H4 C9 H5 SQ", 7: "D2 H5 S7 HA C8 C10"},
        cut="G9 B5 G2 Y7 B2 B1",
    ),
    Vector(
        secret="b3bceb8313d99a24b5fb6d97a0b54af238f6e0a41941fc31dc48a233893cfb9b",
        contributions=("0123456789abcdef", ""),
        commitment="4072e43cdb31b853a8945270dc2ec95cbfaf3596233ffe25612451b5335d2447",
        dealer=0,
        tuxedo={0: "R12 R2 Y4 R5 R4 R13", 1: "Y4 R5 Y13 R4 G9 Y9", 7: "G12 R12 B3 G11 Y13 B5"},
        poker={0: "H6 Rook S10 S6 H8 H3", 1: "S8 HA Rook S6 DK H4", 7: "H9 C2 C6 HQ C7 CJ"},
        cut="B3 Y11 R11 R5 R13 B4",
    ),
]
"""They never change, because other programs are checked against them."""

vectors = pytest.mark.parametrize("vector", VECTORS, ids=lambda it: it.secret[:8])


def of(vector: Vector) -> Shuffle:
    return Shuffle(bytes.fromhex(vector.secret), vector.contributions)


@vectors
def test_fixed_vectors(vector: Vector) -> None:
    shuffle = of(vector)
    assert shuffle.commitment == vector.commitment
    assert shuffle.dealer(len(vector.contributions)) == vector.dealer
    for pack, expected in ((ROOK_PACK, vector.tuxedo), (POKER_PACK, vector.poker)):
        assert {deal: cards_text(shuffle.deck(pack, deal)[:6]) for deal in expected} == expected
    assert cards_text(shuffle.cut(ROOK_PACK, 0)[:6]) == vector.cut


# The shuffle computed from its description alone: HMAC as in RFC 2104, lists and no iterators


def by_hand(shuffle: Shuffle, purpose: str, deal: int, items: Sequence[_T]) -> list[_T]:
    """The items shuffled by the Fisher–Yates algorithm as docs/shuffle.md describes it."""
    words, used, order = words_by_hand(shuffle, purpose, deal), 0, list(items)
    for i in reversed(range(1, len(order))):
        j, used = below_by_hand(words, used, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def below_by_hand(words: Sequence[int], used: int, n: int) -> tuple[int, int]:
    """A number below n, and the number of words used so far."""
    while words[used] >= ALL_WORDS - (ALL_WORDS % n):
        used += 1
    return words[used] % n, used + 1


def words_by_hand(shuffle: Shuffle, purpose: str, deal: int) -> list[int]:
    stream = b""
    for block in range(16):
        given = ",".join("-" if each == "" else each for each in shuffle.contributions)
        message = " ".join(["rookery-shuffle/1", purpose, str(deal), given, str(block)])
        stream += hmac_by_hand(shuffle.secret, message.encode())
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def shuffles() -> st.SearchStrategy[Shuffle]:
    given = st.binary(max_size=32).map(bytes.hex)
    many = st.lists(given, min_size=2, max_size=6).map(tuple)
    return st.builds(Shuffle, st.binary(min_size=32, max_size=32), many)


@given(shuffles(), st.integers(0, 10_000), st.sampled_from([ROOK_PACK, POKER_PACK]))
def test_the_shuffle_agrees_with_its_description(
    shuffle: Shuffle, deal: int, pack: tuple[Card, ...]
) -> None:
    assert list(shuffle.deck(pack, deal)) == by_hand(shuffle, "deal", deal, pack)
    assert list(shuffle.cut(pack, deal)) == by_hand(shuffle, "cut", deal, pack)
    for seats in range(2, 7):
        words = words_by_hand(shuffle, "dealer", 0)
        assert shuffle.dealer(seats) == below_by_hand(words, 0, seats)[0]


# Rejected words


def test_words_that_would_favour_small_numbers_are_rejected_and_others_used_once() -> None:
    # 2^32 = 10 · 429496729 + 6, so the last six words would favour the numbers 0 to 5.
    assert below(10, iter([ALL_WORDS - 7])) == 9
    for left_over in range(ALL_WORDS - 6, ALL_WORDS):
        words = iter([left_over, left_over, 23, 6])
        assert below(10, words) == 3
        assert list(words) == [6]


@pytest.mark.parametrize("bound", [1, 32, 2**31])
def test_no_word_is_rejected_if_the_bound_divides_the_number_of_words(bound: int) -> None:
    assert below(bound, iter([ALL_WORDS - 1])) == bound - 1
    assert below(bound, iter([0])) == 0


# Forms


def test_a_secret_of_32_bytes_is_never_shown() -> None:
    secret = bytes(range(200, 232))
    shuffle = Shuffle(secret, ("", ""))
    for shown in (repr(shuffle), str(shuffle), f"{shuffle}"):
        assert shown == "Shuffle(contributions=('', ''))"
    for wrong in (b"", secret[:-1], secret * 2):
        with pytest.raises(BadShuffle) as caught:
            Shuffle(wrong, ())
        assert str(caught.value) == f"a secret must have 32 bytes, not {len(wrong)}"


@pytest.mark.parametrize("given", ["abc", "AB", "g0", "ab,cd", "-", "ab\n", "٠٠", "00" * 33])
def test_a_contribution_is_1_to_32_bytes_in_lower_case_hex(given: str) -> None:
    assert not is_contribution(given)
    with pytest.raises(BadShuffle, match="the contribution of seat 1 must be"):
        Shuffle(bytes(32), ("", given))
