"""The input and output of a table's authority: callers and steps."""

from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.moves import Move
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.refusal import Reason, Refused
from rookery.table.table import Table
from rookery.table.turns.race import Press
from rookery.table.words.chat import Text


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sends a command (a seat, or None for a spectator), and who receives the answer.

    `trip` is the sender's measured round trip in seconds. `shown` is the newest version sent to the
    sender before the command arrived; None if unknown. `origin` is the sender's address; empty if
    unknown.
    """

    seat: Seat | None = None
    trip: float = 0.0
    answer_to: Any = None
    shown: int | None = None
    origin: str = ""

    def has_seen(self, version: int, table: Table) -> bool:
        """Whether the sender may have seen the table at a version before sending a command."""
        return version <= (table.version if self.shown is None else self.shown)


@dataclass(frozen=True, slots=True)
class Answer:
    """A message for the sender of a command."""

    to: Any
    message: p.AnyFromServer | Refused | Reason


@dataclass(frozen=True, slots=True)
class Happening:
    """An event with the table before and after it."""

    event: ev.AnyEvent
    before: Table
    after: Table


@dataclass(frozen=True, slots=True)
class Step:
    """The authority's decision: events to store, the table after them, answers to send afterwards.

    `at` is its time in seconds since 1970. `presses` are the presses of the race after the step;
    None if unchanged. `text` is a person's free text, which is not stored.
    """

    table: Table
    at: float
    happenings: tuple[Happening, ...] = ()
    answers: tuple[Answer, ...] = ()
    presses: tuple[Press, ...] | None = None
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that a bot of a level decides for a seat.

    `by` is the table's moment (`Live.moment`) at the request; at a later moment the decision is
    useless. `move` is the move to make if the bot has no choice.
    """

    seat: Seat
    level: str
    by: tuple[int, int, bool, bool]
    is_race: bool
    move: Move | None = None
