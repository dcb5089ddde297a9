"""The bodies of requests and responses about the deal of the day, and about links to a deal."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rookery.table.protocol.words import Name, OptionValue, Pace


class PlayDeal(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request to play the deal of a day, or a deal by its link: one's name."""

    name: Name
    pace: Pace = "normal"


class DayOpened(Struct, frozen=True):
    """The table at which one plays the deal of a day, and the secret of one's seat there.

    `is_counted` says that its result is the profile's of that day. A profile that has begun the
    deal of a day before is given the same table again (`is_new` is false).
    """

    code: str
    seat: int
    secret: str
    is_counted: bool
    is_new: bool


class OwnDay(Struct, frozen=True):
    """What a profile has done with a deal: its points, null while it is played or if given up.

    `place` is that among all results so far, from 1, the same for equal points.
    """

    points: int | None
    has_ended: bool
    place: int | None


class DayGame(Struct, frozen=True):
    """The deal of a game on a day.

    `commitment` is that to the secret of the deal, which is published in `secret` once everybody
    may know it; then `board` says which board of the secret's it was. `results` is the number of
    people who have finished it.
    """

    game: str
    title: str
    commitment: str
    secret: str | None
    board: int | None
    results: int
    own: OwnDay | None


class DayView(Struct, frozen=True):
    """A day: when it ends and when its secrets are published, in seconds since 1970; its deals.

    A day that has not begun shows its commitments only: nobody can play it.
    """

    day: str
    begins_at: float
    ends_at: float
    released_at: float
    is_today: bool
    seat: int
    level: str
    games: tuple[DayGame, ...]


class DayList(Struct, frozen=True):
    """The answer to `GET /api/day`: today, the days ahead, and earlier ones, the newest first."""

    today: DayView
    ahead: tuple[str, ...]
    earlier: tuple[str, ...]


class AskDayResults(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of a request for results: the table at which one has played the deal.

    It needs the secret of the seat there. Without a table, only public results are answered.
    """

    table: Annotated[str, Meta(max_length=20)] = ""


class DayBar(Struct, frozen=True):
    """A score, and how many people have it."""

    points: int
    people: int


class DayResults(Struct, frozen=True):
    """How everybody did with the deal of a day.

    `bars` are the counted results, by points ascending. `own` is one's result, and `beaten` the
    share of the others that it beats, ties half, from 0 to 1; null if there are none. `place` is
    its place among them, from 1, the same for equal points; one that is not counted has the place
    that it would have. `mark` is what the strongest bot scored in the same seat; null until it has
    played.
    """

    day: str
    game: str
    title: str
    bars: tuple[DayBar, ...]
    results: int
    own: int | None
    is_counted: bool
    beaten: float | None
    place: int | None
    mark: int | None


class GiveDeal(Struct, forbid_unknown_fields=True, frozen=True):
    """A request for a link to a finished deal of a table that is over, from 1.

    Whoever follows it plays the deal in `seat`. It needs the secret of a seat at the table.
    """

    table: Annotated[str, Meta(max_length=20)]
    deal: Annotated[int, Meta(ge=1, le=9999)]
    seat: Annotated[int, Meta(ge=0, le=9)]


class DealGiven(Struct, frozen=True):
    """A link to a deal: its id, which tells nothing of the table. It is always the same."""

    id: str


class LinkView(Struct, frozen=True):
    """A deal that somebody shares: its game, and who played it in the seat that is offered.

    `options` are the rules that are not at their default. `level` is that of the bots that play the
    other seats, and `plays` the number of people who have finished it since. Of the cards, and of
    how it went, nothing is told.
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
    """Somebody's result of a shared deal; `is_first` for whoever played it first."""

    name: str
    points: int
    is_you: bool
    is_first: bool


class AskLinkResults(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of a request for the results of a link: a table at which one has played the deal.

    It needs the secret of the seat there.
    """

    table: Annotated[str, Meta(max_length=20)]


class LinkResults(Struct, frozen=True):
    """The results of a shared deal, the first player's first, then the newest.

    `table` is the code of the table where it was first played, as its deal number `deal`.
    """

    game: str
    title: str
    seat: int
    table: str
    deal: int
    results: tuple[LinkResult, ...]
