"""An evening in play as people see it: its rounds, their own seat, and the ranking."""

from msgspec import Struct


class EveningPerson(Struct, frozen=True):
    """Somebody at an evening. `with_whom` has the names of the others in the same unit."""

    entry: str
    name: str
    with_whom: tuple[str, ...]
    is_bot: bool
    is_here: bool


class EveningMissing(Struct, frozen=True):
    """The people missing at their tables: `stood_in` have a stand-in, and `away` have none yet.

    In a pool, `away` has only people whose tables are at the server that answers.
    """

    stood_in: tuple[str, ...] = ()
    away: tuple[str, ...] = ()


class EveningTable(Struct, frozen=True):
    """A table of the round in play. `number` counts from 1; `entries` and `names` are by seat."""

    number: int
    entries: tuple[str, ...]
    names: tuple[str, ...]
    is_done: bool


class EveningSeat(Struct, frozen=True):
    """The reader's seat in the round in play, with the table's code and number (from 1)."""

    code: str
    seat: int
    table: int
    is_done: bool


class EveningPlace(Struct, frozen=True):
    """A row of a ranking: one unit. `place` is None for units without a place, such as bots.

    `figures` are the texts in the columns of the ranking. `field` is 1 in the second field of a
    movement that has two fields, and 0 otherwise.
    """

    place: int | None
    is_shared: bool
    name: str
    entries: tuple[str, ...]
    figures: tuple[str, ...]
    boards: int
    field: int


class EveningState(Struct, frozen=True, kw_only=True):
    """An evening in play as one person sees it; rounds count from 1.

    `stage` is gathering, playing, between (two rounds) or over. `closes_in` is the seconds left on
    the round's clock, `starts_in` the seconds until the next round begins automatically; each may
    be None. `pause` is empty unless the evening is paused. In a pause, the clock stands still and
    no round begins. With `finish`, tables finish their round; with `hold`, they wait after the deal
    in play. `rounds` is the expected number of rounds. `own` is the reader's seat in this round, if
    any; `has_bye` is true if the reader sits out. `headings` are the names of the measures in the
    ranking's columns, such as `net`. Places do not include the round in play.
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


class BoardLine(Struct, frozen=True):
    """A unit's score on a board. `points` is None for an unfinished board."""

    table: int
    name: str
    seat: int
    points: int | None
    difference: str
    share: str


class BoardTable(Struct, frozen=True):
    """A table that played a board; its code opens the replay. `names` and `points` are by seat."""

    table: int
    code: str
    names: tuple[str, ...]
    points: tuple[int, ...] | None


class BoardResults(Struct, frozen=True):
    """A board of a finished round, compared. All numbers count from 1, except seats."""

    round: int
    board: int
    tables: tuple[BoardTable, ...]
    lines: tuple[BoardLine, ...]


class RoundSecret(Struct, frozen=True):
    """The commitment to a round's decks, and the secret once the round is over."""

    round: int
    commitment: str
    secret: str | None


class EveningResults(Struct, frozen=True, kw_only=True):
    """The ranking of an evening so far, and the boards of finished rounds.

    `sides` has a number for each seat; seats with the same number score together.
    """

    id: str
    version: int
    sides: tuple[int, ...]
    headings: tuple[str, ...]
    places: tuple[EveningPlace, ...]
    boards: tuple[BoardResults, ...]
    secrets: tuple[RoundSecret, ...]
