"""The shuffle: fixed vectors, an independent computation, and fairness."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.cards import Card, poker_pack, rook_pack
from rookery.core.shuffle import VERSION, BadShuffle, Shuffle, below, commitment, is_contribution
from rookery.records import cards_text

ROOK_PACK = rook_pack(range(1, 15), with_rook=False)
POKER_PACK = poker_pack()

ALL_WORDS = 2**32

_T = TypeVar("_T")


@dataclass(frozen=True)
class Vector:
    """The cards that a secret and contributions give: the first six of each numbered deal."""

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
        secret="000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        contributions=("", "", "", ""),
        commitment="630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        dealer=2,
        tuxedo={0: "Y6 B4 G4 R7 B13 B8", 1: "B10 Y2 R10 G7 R3 B14", 7: "Y10 G4 R9 Y4 G11 G13"},
        poker={0: "S6 DA H8 H9 S7 DK", 1: "SJ CQ DA S8 D5 S7", 7: "S8 D9 CJ D10 C3 SK"},
        cut="B10 G8 B13 G13 R1 R8",
    ),
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


@given(shuffles(), st.integers(0, 50))
def test_a_deck_is_the_pack_in_another_order(shuffle: Shuffle, deal: int) -> None:
    assert sorted(shuffle.deck(ROOK_PACK, deal)) == sorted(ROOK_PACK)
    assert sorted(shuffle.cut(POKER_PACK, deal)) == sorted(POKER_PACK)


@given(shuffles(), st.integers(0, 50), st.binary(min_size=1, max_size=32))
def test_every_input_changes_the_deck(shuffle: Shuffle, deal: int, other: bytes) -> None:
    first, *rest = shuffle.contributions
    changed = other.hex() if other.hex() != first else ""
    others = [
        shuffle.deck(ROOK_PACK, deal + 1),
        shuffle.cut(ROOK_PACK, deal),
        Shuffle(shuffle.secret, (changed, *rest)).deck(ROOK_PACK, deal),
        Shuffle(hashlib.sha256(shuffle.secret).digest(), shuffle.contributions).deck(
            ROOK_PACK, deal
        ),
        Shuffle(shuffle.secret, (*shuffle.contributions, "")).deck(ROOK_PACK, deal),
    ]
    assert len({shuffle.deck(ROOK_PACK, deal), *others}) == len(others) + 1


def test_contributions_exchanged_between_seats_change_the_deck() -> None:
    decks = {
        Shuffle(bytes(32), given).deck(ROOK_PACK, 0)
        for given in [("ab", "cd"), ("cd", "ab"), ("abcd", ""), ("", "abcd"), ("ab", "", "cd")]
    }
    assert len(decks) == 5


# Rejected words


def rejecting(bound: int, words: Iterable[int]) -> int:
    return below(bound, iter(words))


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    # 2^32 = 10 · 429496729 + 6, so the last six words would favour the numbers 0 to 5.
    assert rejecting(10, [ALL_WORDS - 7]) == 9
    for left_over in range(ALL_WORDS - 6, ALL_WORDS):
        assert rejecting(10, [left_over, left_over, 23]) == 3
        with pytest.raises(StopIteration):
            rejecting(10, [left_over])


@pytest.mark.parametrize("bound", [1, 2, 4, 32, 2**31])
def test_no_word_is_rejected_if_the_bound_divides_the_number_of_words(bound: int) -> None:
    assert rejecting(bound, [ALL_WORDS - 1]) == bound - 1
    assert rejecting(bound, [0]) == 0


def test_a_word_is_used_once() -> None:
    words = iter([ALL_WORDS - 1, 5, 6])
    assert below(56, words) == 5
    assert list(words) == [6]


def test_a_large_bound_is_fair_by_rejection_alone() -> None:
    # Taken modulo 3·2^30 without rejection, half of the words would give the lowest third.
    bound = 3 * 2**30
    rng = Random(1)
    words = iter(lambda: rng.getrandbits(32), None)
    thirds = Counter(below(bound, words) // 2**30 for _ in range(9_000))
    assert chi_square(thirds, range(3)) < 32  # 2 degrees of freedom, one in 9 million


# Fairness


def chi_square(seen: Counter[_T], possible: Iterable[_T]) -> float:
    """Pearson's chi-square statistic against a uniform distribution over the possible values."""
    kinds = list(possible)
    assert set(seen) <= set(kinds)
    expected = seen.total() / len(kinds)
    return sum((seen[kind] - expected) ** 2 for kind in kinds) / expected


def random_shuffles(seed: int, times: int, given: tuple[str, ...] = ("", "")) -> list[Shuffle]:
    rng = Random(seed)
    return [Shuffle(rng.randbytes(32), given) for _ in range(times)]


# A fair shuffle fails these thresholds for one seed in a million; the seeds are fixed.


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    pack = ROOK_PACK[:4]
    orders = sorted({tuple(Random(n).sample(pack, 4)) for n in range(1_000)})
    assert len(orders) == 24
    for each in (
        Counter(it.deck(pack, 0) for it in random_shuffles(1, 12_000)),
        Counter(it.cut(pack, 3) for it in random_shuffles(2, 12_000, ("c0ffee", "01"))),
    ):
        assert chi_square(each, orders) < 69  # 23 degrees of freedom


def test_all_orders_are_equally_likely_over_the_deals_of_one_secret() -> None:
    pack = ROOK_PACK[:3]
    shuffle = Shuffle(bytes(32), ("", "c0ffee"))
    orders = Counter(shuffle.deck(pack, deal) for deal in range(6_000))
    assert len(orders) == 6
    assert chi_square(orders, orders) < 36  # 5 degrees of freedom


def test_one_random_contribution_makes_the_shuffle_fair_whatever_the_secret() -> None:
    pack, rng = ROOK_PACK[:3], Random(3)
    given = (rng.randbytes(16).hex() for _ in range(6_000))
    orders = Counter(Shuffle(b"\xff" * 32, ("", each)).deck(pack, 0) for each in given)
    assert chi_square(orders, orders) < 36
    assert len(orders) == 6


def test_every_card_is_equally_likely_at_every_place() -> None:
    decks = [it.deck(ROOK_PACK, 0) for it in random_shuffles(4, 5_600)]
    for place in (0, 1, 27, 54, 55):
        assert chi_square(Counter(deck[place] for deck in decks), ROOK_PACK) < 119


@pytest.mark.parametrize("seats", range(2, 7))
def test_TT_5_all_seats_are_equally_likely_to_deal_first(seats: int) -> None:
    dealers = Counter(it.dealer(seats) for it in random_shuffles(seats, 6_000))
    assert chi_square(dealers, range(seats)) < 36


# Forms


def test_the_secret_is_never_shown() -> None:
    secret = bytes(range(200, 232))
    shuffle = Shuffle(secret, ("", ""))
    for shown in (repr(shuffle), str(shuffle), f"{shuffle}", repr([shuffle])):
        assert shown.strip("[]") == "Shuffle(contributions=('', ''))"
    with pytest.raises(BadShuffle) as caught:
        Shuffle(secret[:-1], ())
    assert str(caught.value) == "a secret must have 32 bytes, not 31"
    assert caught.value.code == "bad-shuffle"


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_secret_is_32_bytes(length: int) -> None:
    with pytest.raises(BadShuffle):
        Shuffle(bytes(length), ("", ""))


@pytest.mark.parametrize(
    "given",
    ["0", "abc", "AB", "0x", "g0", "ab cd", "ab,cd", "-", " ", "ab\n", "é", "٠٠", "00" * 33],
)
def test_a_contribution_is_1_to_32_bytes_in_lower_case_hex(given: str) -> None:
    assert not is_contribution(given)
    with pytest.raises(BadShuffle, match="the contribution of seat 1 must be"):
        Shuffle(bytes(32), ("", given))


@given(st.binary(max_size=32))
def test_a_contribution_of_any_bytes_is_good(given: bytes) -> None:
    assert is_contribution(given.hex())
    assert Shuffle(bytes(32), (given.hex(),)).contributions == (given.hex(),)


def test_a_shuffle_is_a_value() -> None:
    shuffle = Shuffle(bytes(32), ("00", ""))
    assert shuffle == Shuffle(bytes(32), ("00", ""))
    assert shuffle != Shuffle(bytes(32), ("", "00"))
    assert shuffle.deck(ROOK_PACK, 4) == shuffle.deck(ROOK_PACK, 4)


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    # the well-known digest of 32 zero bytes
    assert commitment(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
    assert VERSION == "rookery-shuffle/1"
