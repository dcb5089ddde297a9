"""Events that a room sends to its listeners, in a fixed order, after it has shown a step."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeAlias

from rookery.core.cards import Seat
from rookery.table.steps import Step
from rookery.table.table import OVER, Table


@dataclass(frozen=True, slots=True)
class Stepped:
    """A step was stored and shown. `is_here` returns whether a seat's person is connected."""

    step: Step
    is_here: Callable[[Seat], bool]


@dataclass(frozen=True, slots=True)
class Ended:
    """A match is over. `then` is the table after the event that ended it, `now` after the step.

    `later` runs work in the background; the room is not idle until the work is done.
    """

    then: Table
    now: Table
    later: Callable[[Coroutine[Any, Any, None]], object]


@dataclass(frozen=True, slots=True)
class Seen:
    """The person of a seat has been at the table."""

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class Missed:
    """The person of a seat has left, and may never have known that it was their turn."""

    table: Table
    seat: Seat


RoomEvent: TypeAlias = Stepped | Ended | Seen | Missed

Listener: TypeAlias = Callable[[RoomEvent], None]
"""Receives every event of every room. It must return at once and raise nothing."""


def ended_in(before: Table, step: Step) -> Table | None:
    """The table right after the event that ended the match; None if the step did not end it."""
    if before.stage == OVER or step.table.stage != OVER:
        return None
    return next(each.after for each in step.happenings if each.after.stage == OVER)
