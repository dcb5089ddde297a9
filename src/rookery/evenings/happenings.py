"""The happenings of an evening. Applied in order, they give its state."""

from dataclasses import dataclass
from typing import TypeAlias

from rookery.duplicate.scoring import Points


@dataclass(frozen=True, slots=True)
class Came:
    """Somebody came, or came back. `group` is the unit of people who play together, if any."""

    entry: str
    name: str
    group: str = ""
    is_bot: bool = False
    has_phone: bool = True


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody left; a bot plays on for them in the current round."""

    entry: str


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Somebody's seats moved to another phone, or to none, so their secret has changed."""

    entry: str
    has_phone: bool = True


@dataclass(frozen=True, slots=True)
class Grouped:
    """Single people formed a unit, or joined one with a free place."""

    unit: str
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableDrawn:
    """A table of a round: who sits in each seat, and for which unit."""

    entries: tuple[str, ...]
    units: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A round was drawn. Rounds and tables are numbered from 0; `at` is in seconds."""

    number: int
    tables: tuple[TableDrawn, ...]
    byes: tuple[str, ...]
    at: float


@dataclass(frozen=True, slots=True)
class ResultIn:
    """A table's points by board and seat; None for an unfinished board."""

    number: int
    table: int
    boards: tuple[Points | None, ...]


@dataclass(frozen=True, slots=True)
class Corrected:
    """The host set the points of a board, or None to let it count as average."""

    number: int
    table: int
    board: int
    points: Points | None


@dataclass(frozen=True, slots=True)
class Closed:
    """The current round is over: all tables have finished, or its time is up."""

    number: int
    at: float


@dataclass(frozen=True, slots=True)
class Ended:
    """The evening is over."""

    at: float


@dataclass(frozen=True, slots=True)
class Paused:
    """The host paused the evening. With `holds_tables`, its tables wait after the deal in play."""

    at: float
    holds_tables: bool


@dataclass(frozen=True, slots=True)
class Resumed:
    """The evening goes on."""

    at: float


Happening: TypeAlias = (
    Came
    | Left
    | HandedOver
    | Grouped
    | Drawn
    | ResultIn
    | Corrected
    | Closed
    | Ended
    | Paused
    | Resumed
)
