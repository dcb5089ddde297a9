"""The shuffle `rookery-shuffle/1`, which everybody can check once its secret is known.

All chance of a match comes from one secret and from what the players contribute, as words of
HMAC-SHA256 (RFC 2104, FIPS 180-4), drawn without bias and used by Fisher and Yates' shuffle (Knuth,
The Art of Computer Programming 2, 3.4.2, algorithm P). docs/shuffle.md tells the algorithm in full.
"""

from __future__ import annotations

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
"""The name of the algorithm: the first word of every block, and of a record's proof."""

SECRET_BYTES = 32

HEX_OF_32_BYTES = re.compile("[0-9a-f]{64}")
"""The form in which secrets and commitments are written: lower-case hex."""

_WORDS = 2**32
"""How many words of 32 bits there are."""

_CONTRIBUTION = re.compile("(?:[0-9a-f]{2}){0,32}")

Purpose: TypeAlias = Literal["deal", "cut", "dealer"]
"""What a stream of words is for, so that no two draws share one."""


class BadShuffle(RookeryError):
    """A secret or a contribution that is not of its form. The sentence never tells a secret."""

    code = "bad-shuffle"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The chance of one match. Contributions are by seat, "" for a seat that gave none.

    A secret is 32 bytes, a contribution 1 to 32 bytes in lower-case hex. Raises BadShuffle.

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
            raise BadShuffle(f"a secret is {SECRET_BYTES} bytes, not {len(self.secret)}")
        for seat, given in enumerate(self.contributions):
            if not is_contribution(given):
                raise BadShuffle(
                    f"the contribution of seat {seat} must be 1 to 32 bytes in lower-case hex, "
                    "or empty"
                )

    @property
    def commitment(self) -> str:
        """What is shown before the first card, and binds to the secret."""
        return commitment(self.secret)

    def deck(self, pack: Sequence[Card], deal: int) -> tuple[Card, ...]:
        """The pack as it is dealt, from the top; deals count from 0."""
        return _shuffled(pack, self._words("deal", deal))

    def cut(self, pack: Sequence[Card], deal: int) -> tuple[Card, ...]:
        """The pack that level tricks of a deal are cut from (DX-8)."""
        return _shuffled(pack, self._words("cut", deal))

    def dealer(self, seats: int) -> Seat:
        """Who deals first (TT-5)."""
        return below(seats, self._words("dealer", 0))

    def _words(self, purpose: Purpose, deal: int) -> Iterator[int]:
        """The words of a stream, without end: eight big-endian ones a block."""
        given = ",".join(each or "-" for each in self.contributions)
        for number in count():
            text = f"{VERSION} {purpose} {deal} {given} {number}"
            yield from struct.unpack(">8I", hmac.digest(self.secret, text.encode(), "sha256"))


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret in lower-case hex."""
    return hashlib.sha256(secret).hexdigest()


def is_contribution(text: str) -> bool:
    """Whether a text is 1 to 32 bytes in lower-case hex, or empty.

    >>> is_contribution("c0ffee"), is_contribution("C0FFEE"), is_contribution("c0f")
    (True, False, False)
    """
    return _CONTRIBUTION.fullmatch(text) is not None


def below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound − 1, every one as likely, from random words of 32 bits.

    Words at the end that do not fill a whole round of the bound are thrown away.

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
