"""The events that a room tells its listeners, in a fixed order, after the step is shown."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeAlias

from rookery.core.cards import Seat
from rookery.table.steps import Step
from rookery.table.table import OVER, Table


@dataclass(frozen=True, slots=True)
class Stepped:
    """A step was stored and shown. `is_here` tells whether somebody is connected to a seat."""

    step: Step
    is_here: Callable[[Seat], bool]


@dataclass(frozen=True, slots=True)
class Ended:
    """A match is over. `then` is its table right after that event, `now` after the whole step.

    `later` runs work in the background, until which the room is not idle.
    """

    then: Table
    now: Table
    later: Callable[[Coroutine[Any, Any, None]], object]


@dataclass(frozen=True, slots=True)
class Seen:
    """The person of a seat has been here."""

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class Missed:
    """The person of a seat has gone without a sign of having seen that it is their turn."""

    table: Table
    seat: Seat


RoomEvent: TypeAlias = Stepped | Ended | Seen | Missed

Listener: TypeAlias = Callable[[RoomEvent], None]
"""Is told of every event of every room. It returns at once and raises nothing."""


def ended_in(before: Table, step: Step) -> Table | None:
    """The table right after the event of a step that ended its match; None if none did."""
    if before.stage == OVER or step.table.stage != OVER:
        return None
    return next(each.after for each in step.happenings if each.after.stage == OVER)
