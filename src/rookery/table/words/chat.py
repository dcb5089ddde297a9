"""Free text at private tables: who may write what, and the last texts, kept in memory only.

Texts are not events. The log, records, backups and replays never contain them, so that nothing has
to be removed there later. Turning free text on is an event, and so survives a restart.
"""

from collections import deque
from dataclasses import dataclass
from functools import lru_cache

from rookery.core.cards import Seat
from rookery.messages import refusals
from rookery.table.chairs import Chair, keyed_hash
from rookery.table.refusal import Refusal
from rookery.table.table import Table
from rookery.table.words.plain_text import length, one_line

LONGEST_TEXT = 200
"""Maximum number of visible characters of a text. Unmeasured, as are the next numbers."""

MOST_KEPT = 50
"""Maximum number of texts that a table keeps for people who come later or come back."""

MOST_AT_ONCE, WITHIN = 5, 10.0
"""A person may write 5 texts within 10 seconds, more than anybody types."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text by a person; `seat` and `name` are the writer's when it was written.

    `number` counts the texts of the table from 1. `author` identifies the writer, who may change
    seats and names. `command` is the id of the command, so that a repeated command adds nothing.
    """

    number: int
    seat: Seat
    author: str
    name: str
    text: str
    at: float
    command: str


class Chat:
    """The last texts of a table; `last` is the number of the latest one, even if it was dropped."""

    def __init__(self) -> None:
        self.last = 0
        self._kept: deque[Text] = deque(maxlen=MOST_KEPT)

    @property
    def texts(self) -> tuple[Text, ...]:
        """The texts kept, the oldest first."""
        return tuple(self._kept)

    def has(self, command: str) -> bool:
        """Whether a kept text was written by this command."""
        return any(text.command == command for text in self._kept)

    def text_of(self, table: Table, seat: Seat, written: str, command: str, at: float) -> Text:
        """The text that a person may add now. Raises Refusal."""
        if not table.chat:
            raise Refusal("no-chat", refusals.chat_off())
        plain = one_line(written)
        if not 1 <= length(plain) <= LONGEST_TEXT:
            raise Refusal("bad-text", refusals.chat_length(most=LONGEST_TEXT))
        chair = table.chairs[seat]
        author = author_of(chair, table.key)
        latest = [it for it in self._kept if it.author == author and at - it.at < WITHIN]
        if len(latest) >= MOST_AT_ONCE:
            raise Refusal("too-many-texts", refusals.too_many_at_once())
        return Text(self.last + 1, seat, author, chair.name, plain, at, command)

    def add(self, text: Text) -> None:
        """Keep a text; the oldest one is dropped if there are too many."""
        self._kept.append(text)
        self.last = text.number

    def forget(self) -> None:
        """Forget all texts."""
        self._kept.clear()


def author_of(chair: Chair, key: str) -> str:
    """A pseudonym of the person in a seat. It is the same in other seats, and reveals nothing."""
    return _author(key, chair.secret_hash)


@lru_cache(maxsize=4096)
def _author(key: str, secret_hash: str) -> str:
    return keyed_hash(key, f"author {secret_hash}")[:12]
