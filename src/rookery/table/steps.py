"""What goes into a table's authority and what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.race import Press
from rookery.table.table import Table


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sends a command: a seat, or a spectator (None), and where the answer goes.

    `trip` is the measured way there and back in seconds.
    """

    seat: Seat | None = None
    trip: float = 0.0
    answer_to: Any = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A message for whoever sent a command."""

    to: Any
    message: p.AnyFromServer


@dataclass(frozen=True, slots=True)
class Happening:
    """An event with the table before and after it."""

    event: ev.AnyEvent
    before: Table
    after: Table


@dataclass(frozen=True, slots=True)
class Step:
    """What a command leads to: events to be kept, the table after them, answers to be sent then.

    `presses` are those of the race afterwards; None where they stay as they are.
    """

    table: Table
    at: float
    happenings: tuple[Happening, ...] = ()
    answers: tuple[Answer, ...] = ()
    presses: tuple[Press, ...] | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot that is to decide for a seat; `by` is the moment that its answer must fit."""

    seat: Seat
    level: str
    by: tuple[int, int, bool, bool]
    is_race: bool
