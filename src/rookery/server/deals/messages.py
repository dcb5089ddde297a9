"""The bodies of requests and responses about the deal of the day, and about links to a deal."""

from typing import Annotated

from msgspec import Meta, Struct

from rookery.table.protocol.words import Name, OptionValue, Pace


class PlayDeal(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request to play the deal of a day or a link: the player's name and the pace."""

    name: Name
    pace: Pace = "normal"


class DayOpened(Struct, frozen=True):
    """The player's table for the deal of a day, and the secret of their seat there.

    If `is_counted`, the table's result is the profile's result for that day. A profile that has
    begun the deal before gets the same table again; then `is_new` is false.
    """

    code: str
    seat: int
    secret: str
    is_counted: bool
    is_new: bool


class OwnDay(Struct, frozen=True):
    """A profile's result of a deal. Points are null if the deal is in play or was given up.

    `place` is the place among all results so far, from 1; equal points share it.
    """

    points: int | None
    has_ended: bool
    place: int | None


class DayGame(Struct, frozen=True):
    """A game's deal on a day.

    `commitment` commits the server to the deal's secret. `secret` and `board`, the number of the
    board, are null until everybody may know them. `results` is how many people have finished or
    abandoned the deal.
    """

    game: str
    title: str
    commitment: str
    secret: str | None
    board: int | None
    results: int
    own: OwnDay | None


class DayView(Struct, frozen=True):
    """A day with its deals. Times are in seconds since 1970.

    The secrets of the deals are published at `released_at`. A day that has not begun shows only
    commitments: nobody can play it yet. `featured` is the day's own game.
    """

    day: str
    begins_at: float
    ends_at: float
    released_at: float
    is_today: bool
    featured: str
    seat: int
    level: str
    games: tuple[DayGame, ...]


class DayList(Struct, frozen=True):
    """The response to `GET /api/day`: today, the next days, and earlier ones, the newest first."""

    today: DayView
    ahead: tuple[str, ...]
    earlier: tuple[str, ...]


class AskDayResults(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of a request for results: the table at which the reader has played the deal.

    The request also needs the secret of the reader's seat. Without a table, only public
    results are given.
    """

    table: Annotated[str, Meta(max_length=20)] = ""


class DayBar(Struct, frozen=True):
    """A score, and the number of people who have it."""

    points: int
    people: int


class DayRuns(Struct, frozen=True):
    """The points of the bots of a level with a day's deal, in ascending order."""

    level: str
    points: tuple[int, ...]


class DayResults(Struct, frozen=True):
    """Everybody's results of a day's deal.

    `bars` are the counted results, by points ascending. `unfinished` is how many people have
    abandoned the deal; they rank last. `results` counts both. `own` is the reader's result.
    `beaten` is the share of the other results that `own` beats, from 0 to 1, where equal results
    count half; null if there are no others. `place` is the place of `own` among all results, from
    1; equal points share a place. A result that is not counted gets the place that its points would
    have. `mark` is the strongest bot's score in the same seat; null until the bot has played.
    `runs` are the scores of bots of several levels, which play the seat several times; only the
    day's own game has runs, as far as they have been played.
    """

    day: str
    game: str
    title: str
    bars: tuple[DayBar, ...]
    results: int
    unfinished: int
    own: int | None
    is_counted: bool
    beaten: float | None
    place: int | None
    mark: int | None
    runs: tuple[DayRuns, ...]


class GiveDeal(Struct, forbid_unknown_fields=True, frozen=True):
    """A request for a link to a finished deal of a table that is over; `deal` counts from 1.

    People who follow the link play in `seat`. The request needs the secret of a seat at the table.
    """

    table: Annotated[str, Meta(max_length=20)]
    deal: Annotated[int, Meta(ge=1, le=9999)]
    seat: Annotated[int, Meta(ge=0, le=9)]


class DealGiven(Struct, frozen=True):
    """The id of a link to a deal. It never changes, and reveals nothing about the table."""

    id: str


class LinkView(Struct, frozen=True):
    """A shared deal: its game, and the name of the person who first played it in this seat.

    `options` are the house rules that differ from the defaults. `level` is the level of the bots in
    the other seats. `plays` is how many people have replayed the deal through the link to its end.
    Cards and results stay secret.
    """

    game: str
    title: str
    options: dict[str, OptionValue]
    seats: int
    seat: int
    player: str
    level: str
    plays: int


class LinkResult(Struct, frozen=True):
    """Somebody's result of a shared deal; `is_first` marks the person who first played the deal."""

    name: str
    points: int
    is_you: bool
    is_first: bool


class AskLinkResults(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of a request for a link's results: the table where the reader played the deal.

    The request also needs the secret of the reader's seat there.
    """

    table: Annotated[str, Meta(max_length=20)]


class LinkResults(Struct, frozen=True):
    """The results of a shared deal: the original player's first, then the newest.

    `table` is the code of the original table, where the deal had the number `deal`.
    """

    game: str
    title: str
    seat: int
    table: str
    deal: int
    results: tuple[LinkResult, ...]
