"""The seats of a table: who has each, and the secrets that let people come back."""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count

from msgspec.structs import asdict

from rookery.bots.levels import BEST
from rookery.messages import refusals
from rookery.table.events import ChairKept
from rookery.table.refusal import Refusal
from rookery.table.words.plain_text import cut, look_of, one_line

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope", "Ida", "Jack", "Kit", "Lou")
"""The names of bots, chosen by seat."""

USUAL_LEVEL = BEST
"""The default level of a bot, and of a bot that stands in for a person."""

_LONGEST_NAME = 20
"""Maximum number of visible characters of a name (grapheme clusters)."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat. `kind` is `person`, `bot` or `open`; `level` is the bot's or the stand-in's.

    `secret_hash` is the SHA-256 of its owner's secret. `is_stood_in` means that a bot plays for a
    person who is away. `contribution` is the seat's part of the shuffle. `is_bot` means that the
    person's own program plays over the network, as a client like any other. A person who
    `is_absent` has no phone; a bot makes all their decisions. `portrait` is the number of the
    person's portrait; 0 means the one drawn from the name.
    """

    kind: str
    name: str = ""
    level: str = USUAL_LEVEL
    secret_hash: str = ""
    contribution: str = ""
    is_stood_in: bool = False
    is_bot: bool = False
    is_absent: bool = False
    portrait: int = 0

    @property
    def is_person(self) -> bool:
        """Whether a person owns the seat."""
        return self.kind == "person"

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot of the server plays the seat now."""
        return self.kind == "bot" or self.is_stood_in

    def is_opened_by(self, secret: str) -> bool:
        """Whether this is the secret of the seat's owner, compared in constant time."""
        return self.is_person and hmac.compare_digest(self.secret_hash, hash_of(secret))


def chair_of(kept: ChairKept) -> Chair:
    """The chair for a seat of the opening event."""
    others = {"level": kept.level or USUAL_LEVEL, "is_stood_in": kept.is_absent}
    return Chair(**asdict(kept) | others)


def hash_of(secret: str) -> str:
    """The SHA-256 of a seat's secret in hex. The log stores nothing else of the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_secret(key: str, seat: int, command: str) -> str:
    """The secret of a seat taken by a command: 192 bits derived from the table's key.

    A repeated command gets the same secret, so that a lost answer does not lose the seat.
    """
    return keyed_hash(key, f"seat {seat} {command}")[:48]


def keyed_hash(key: str, text: str) -> str:
    """The HMAC-SHA-256 of a text in hex; `key` is the table's key, also in hex."""
    return hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).hexdigest()


def checked_name(name: str, others: Sequence[str]) -> str:
    """Clean a name, and add a number if it is like one of `others`. Raises Refusal."""
    plain = visible(name)
    if not plain or plain.lower().startswith("bot:"):
        raise Refusal("bad-name", refusals.name_length(most=_LONGEST_NAME))
    taken = {look_of(other) for other in others}
    if look_of(plain) not in taken:
        return plain
    numbered = (f"{cut(plain, _LONGEST_NAME - 1 - len(str(n)))} {n}" for n in count(2))
    return next(each for each in numbered if look_of(each) not in taken)


def visible(name: str) -> str:
    """The visible part of a name: one line, without hidden characters, and shortened."""
    return cut(one_line(name), _LONGEST_NAME)


def named_bot(chairs: Sequence[Chair], seat: int, level: str) -> Chair:
    """A bot for a seat, with a name that nobody else at the table has."""
    taken = {chair.name.casefold() for n, chair in enumerate(chairs) if n != seat}
    start = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES
    name = next(name for name in start if name.casefold() not in taken)
    return replace(Chair("bot", name, level), contribution=chairs[seat].contribution)
