"""What people see of an evening in play: its rounds, their own seat, and the ranking."""

from __future__ import annotations

from msgspec import Struct


class EveningPerson(Struct, frozen=True):
    """Somebody at an evening. `with_whom` has the names of those who play as one with them."""

    entry: str
    name: str
    with_whom: tuple[str, ...]
    is_bot: bool
    is_here: bool


class EveningTable(Struct, frozen=True):
    """A table of the round in play; `number` counts from 1, `entries` and `names` are by seat."""

    number: int
    entries: tuple[str, ...]
    names: tuple[str, ...]
    is_done: bool


class EveningSeat(Struct, frozen=True):
    """The seat of one who asks in the round in play: the table's code and its number from 1."""

    code: str
    seat: int
    table: int
    is_done: bool


class EveningPlace(Struct, frozen=True):
    """A row of a ranking. `place` is None for those who are not ranked, such as bots.

    `figures` are texts, under the headings of the ranking; `field` is 1 for the second field of a
    movement with two.
    """

    place: int | None
    is_shared: bool
    name: str
    entries: tuple[str, ...]
    figures: tuple[str, ...]
    boards: int
    field: int


class EveningState(Struct, frozen=True, kw_only=True):
    """An evening as one of its people sees it; rounds count from 1.

    `stage` is gathering, playing, between (two rounds) or over. `closes_in` are the seconds left of
    the round's clock, `starts_in` those until the next round begins by itself; None for neither.
    In a `pause` the clock stands still and no round begins: the tables `finish` their round, or
    `hold` after the deal in play; it is empty while the evening is not paused.
    `rounds` is how many there will be, as far as can be told. `own` is None for one who has no seat
    in this round, and `has_bye` says that they sit out. Places are without the round in play.
    """

    id: str
    version: int
    stage: str
    pause: str
    format: str
    game: str
    round: int
    rounds: int
    closes_in: float | None
    starts_in: float | None
    people: tuple[EveningPerson, ...]
    tables: tuple[EveningTable, ...]
    byes: tuple[str, ...]
    own: EveningSeat | None
    has_bye: bool
    headings: tuple[str, ...]
    places: tuple[EveningPlace, ...]
    rule: tuple[str, ...]


class BoardLine(Struct, frozen=True):
    """What one unit scored on a board. `points` is None for a board that was not finished."""

    table: int
    name: str
    seat: int
    points: int | None
    difference: str
    share: str


class BoardTable(Struct, frozen=True):
    """A table at which a board was played, with the code by which its replay is opened."""

    table: int
    code: str
    points: tuple[int, ...] | None


class BoardResults(Struct, frozen=True):
    """A board of a round that is over, compared; all numbers count from 1 but those of seats."""

    round: int
    board: int
    tables: tuple[BoardTable, ...]
    lines: tuple[BoardLine, ...]


class RoundSecret(Struct, frozen=True):
    """What a round's decks were committed to, and the secret once the round is over."""

    round: int
    commitment: str
    secret: str | None


class EveningResults(Struct, frozen=True, kw_only=True):
    """The ranking of an evening so far, and the boards of the rounds that are over."""

    id: str
    version: int
    headings: tuple[str, ...]
    places: tuple[EveningPlace, ...]
    rule: tuple[str, ...]
    boards: tuple[BoardResults, ...]
    secrets: tuple[RoundSecret, ...]
