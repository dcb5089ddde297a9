"""The provable shuffle `rookery-shuffle/1`, which anybody can check once its secret is known.

All chance in a match comes from one secret and the players' contributions: HMAC-SHA256 (RFC 2104,
FIPS 180-4) turns them into a stream of random words, from which numbers are drawn without bias for
a Fisher–Yates shuffle (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm P).
docs/shuffle.md describes the algorithm in full.
"""

import hashlib
import hmac
import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Literal, TypeAlias

from rookery.core.cards import Card, Seat
from rookery.core.errors import RookeryError

VERSION = "rookery-shuffle/1"
"""The name of the algorithm: the start of every text that is hashed, and the version of proofs."""

SECRET_BYTES = 32
"""The length of a secret in bytes."""

HEX_OF_32_BYTES = re.compile("[0-9a-f]{64}")
"""Matches a secret or a commitment as it is written, in lower-case hex."""

_WORDS = 2**32
"""The number of different 32-bit words."""

_CONTRIBUTION = re.compile("(?:[0-9a-f]{2}){0,32}")

Purpose: TypeAlias = Literal["deal", "cut", "dealer"]
"""The purpose of a stream of random words; each purpose has a stream of its own."""


class BadShuffle(RookeryError):
    """A malformed secret or contribution. The message never contains the secret."""

    code = "bad-shuffle"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The source of all chance in one match. Contributions are by seat, "" where there is none.

    The secret has 32 bytes, a contribution 1 to 32 bytes in lower-case hex. Raises BadShuffle.

    >>> shuffle = Shuffle(bytes(32), ("c0ffee", ""))
    >>> shuffle
    Shuffle(contributions=('c0ffee', ''))
    >>> shuffle.dealer(2), shuffle.dealer(6)
    (0, 4)
    """

    secret: bytes = field(repr=False)
    contributions: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise BadShuffle(f"a secret must have {SECRET_BYTES} bytes, not {len(self.secret)}")
        for seat, given in enumerate(self.contributions):
            if not is_contribution(given):
                raise BadShuffle(
                    f"the contribution of seat {seat} must be 1 to 32 bytes in lower-case hex, "
                    "or empty"
                )

    @property
    def commitment(self) -> str:
        """The commitment to the secret, which is shown before the first card is dealt."""
        return commitment(self.secret)

    def deck(self, pack: Sequence[Card], deal: int) -> tuple[Card, ...]:
        """The shuffled deck of a deal, top card first; deals are counted from 0."""
        return _shuffled(pack, self._words("deal", deal))

    def cut(self, pack: Sequence[Card], deal: int) -> tuple[Card, ...]:
        """The shuffled pack from which the players cut for a tie in tricks (DX-8)."""
        return _shuffled(pack, self._words("cut", deal))

    def dealer(self, seats: int) -> Seat:
        """The first dealer (TT-5)."""
        return below(seats, self._words("dealer", 0))

    def _words(self, purpose: Purpose, deal: int) -> Iterator[int]:
        """The endless stream of 32-bit words for one purpose, eight big-endian words to a block."""
        given = ",".join(each or "-" for each in self.contributions)
        for number in count():
            text = f"{VERSION} {purpose} {deal} {given} {number}"
            yield from struct.unpack(">8I", hmac.digest(self.secret, text.encode(), "sha256"))


def commitment(secret: bytes) -> str:
    """The commitment to a secret: its SHA-256 in lower-case hex."""
    return hashlib.sha256(secret).hexdigest()


def is_contribution(text: str) -> bool:
    """Whether a text is a contribution: 1 to 32 bytes in lower-case hex, or empty for none.

    >>> is_contribution("c0ffee"), is_contribution("C0FFEE"), is_contribution("c0f")
    (True, False, False)
    """
    return _CONTRIBUTION.fullmatch(text) is not None


def below(bound: int, words: Iterator[int]) -> int:
    """A uniform number from 0 to bound − 1, drawn from random 32-bit words.

    Words at or above the largest multiple of the bound are skipped, because they would favour the
    small numbers.

    >>> below(10, iter([4294967290, 23]))
    3
    """
    end = _WORDS - _WORDS % bound
    while (word := next(words)) >= end:
        pass
    return word % bound


def _shuffled(pack: Sequence[Card], words: Iterator[int]) -> tuple[Card, ...]:
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        drawn = below(last + 1, words)
        cards[last], cards[drawn] = cards[drawn], cards[last]
    return tuple(cards)
