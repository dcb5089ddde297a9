"""The bodies of requests and responses about the evenings of clubs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.bots.levels import BEST
from rookery.table.protocol.clubs import About
from rookery.table.protocol.rounds import EveningState
from rookery.table.protocol.words import GameName, Name, Options, Pace

Coming: TypeAlias = Literal["yes", "maybe", "no"]

LocalTime: TypeAlias = Annotated[str, Meta(pattern=r"\A\d{4}-\d\d-\d\dT\d\d:\d\d\Z")]
"""A date and time by the clock on the wall, as ISO 8601: `2026-12-01T19:30`."""

ZoneName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
"""A time zone by its name in the IANA's database, such as `Europe/Berlin`."""

ComerId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]


class EveningPlan(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is played on an evening, and how long.

    `format` and `scoring` are named by `GET /api/formats`; an empty scoring is the usual one.
    `boards` are the deals of a round; `rounds` is 0 for as many as the format needs; `minutes` is
    the clock of a round, 0 for none. After `pause` seconds the next round begins by itself; -1
    waits for a host. With `bots_fill` bots take the seats for which nobody has come; otherwise
    people sit out in turn. After so many defeats as `lives` one is out of a
    knockout. `lasts` is how many minutes the calendar sets aside.
    """

    title: Annotated[str, Meta(max_length=100)] = ""
    place: Annotated[str, Meta(max_length=200)] = ""
    about: About = ""
    game: GameName
    options: Options = {}
    format: Annotated[str, Meta(max_length=20)] = "individual"
    scoring: Annotated[str, Meta(max_length=20)] = ""
    boards: Annotated[int, Meta(ge=1, le=16)] = 4
    rounds: Annotated[int, Meta(ge=0, le=40)] = 5
    minutes: Annotated[int, Meta(ge=0, le=1440)] = 0
    lives: Annotated[int, Meta(ge=1, le=2)] = 1
    pause: Annotated[int, Meta(ge=-1, le=3600)] = 120
    bots_fill: bool = True
    bots: Annotated[str, Meta(max_length=30)] = BEST
    pace: Pace = "normal"
    lasts: Annotated[int, Meta(ge=15, le=1440)] = 180


class ScoringDescribed(Struct, frozen=True):
    """A way to rank: its name in a plan, its title, and the rule for places, in sentences."""

    name: str
    title: str
    rule: tuple[str, ...]


class FormatDescribed(Struct, frozen=True):
    """A format of evenings. `unit_size` depends on the game: `unit` is player, side or team.

    `usual_rounds` is 0 for a format that knows itself how many it needs.
    """

    name: str
    title: str
    summary: str
    byes: str
    unit: str
    needs_two_sides: bool
    usual_rounds: int
    scorings: tuple[ScoringDescribed, ...]


class PlanEvening(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/clubs/CODE/evenings`: an evening, or one that comes every week."""

    plan: EveningPlan
    starts: LocalTime
    zone: ZoneName
    weekly: bool = False


class ChangeEvening(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/evenings/ID`, until play begins; `later` changes the later ones too.

    The later evenings of a series keep their dates, and get the plan.
    """

    plan: EveningPlan
    starts: LocalTime
    zone: ZoneName
    later: bool = False


class CancelEvening(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `DELETE /api/evenings/ID`; with `later` the series ends here."""

    later: bool = False


class Come(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/evenings/ID/comers`: who comes, and with which partner.

    A profile has one answer, which a second request changes. A guest is told a secret; with it in
    `Authorization` the answer is changed.
    """

    name: Name
    answer: Coming = "yes"
    partner: ComerId | None = None


class ComerChanged(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/evenings/ID/comers/COMER`, by a host: what is true of somebody."""

    answer: Coming | UnsetType = UNSET
    partner: ComerId | UnsetType | None = UNSET


class Came(Struct, frozen=True):
    """The answer to `Come`: who you are on this evening, and the secret of your seats there."""

    id: str
    name: str
    secret: str


class AddGuest(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/guests`: the name of a guest whom a host adds."""

    name: Name


class PhonePass(Struct, frozen=True):
    """The code of a link, `/e/ID#pass=CODE`, that hands a guest a phone once.

    It lapses in so many seconds.
    """

    code: str
    lapses_in: float


class UsePass(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/passes`: the code of a link that was opened on a phone."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class ComerView(Struct, frozen=True):
    """Somebody who has answered. Partners are those who have chosen each other.

    `wishes` is the id of the partner that somebody would like, whether or not that is mutual. Hosts
    are told who has no phone: one whom they have added, until a phone is handed over.
    """

    id: str
    name: str
    answer: str
    wishes: str | None
    partner: str | None
    is_guest: bool
    is_you: bool
    has_phone: bool


class EveningView(Struct, frozen=True, kw_only=True):
    """An evening, as whoever has its link sees it. Times are in seconds since 1970.

    `code` is the club's, for its members only. `starts` is the start by the clocks of `zone`.
    `stage` is `planned`, `playing`, `over` or `cancelled`; `you` is the id of the one who asks
    among the `comers`, and `secret` that of their seats. `play` is what is played, once a host has
    begun.
    """

    id: str
    club: str
    code: str | None
    plan: EveningPlan
    game: str
    starts_at: float
    starts: str
    zone: str
    is_weekly: bool
    stage: str
    is_host: bool
    is_member: bool
    you: str | None
    secret: str | None
    comers: tuple[ComerView, ...]
    play: EveningState | None


class EveningAct(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/acts`: what a host does with an evening.

    `next` begins the evening or its next round, `close` ends the round being played, and `end` the
    evening. `finish` stops the clock and lets the tables finish their round, `hold` has them wait
    after the deal in play, and `resume` lets everything go on.
    """

    act: Literal["next", "close", "end", "hold", "finish", "resume"]


BoardPoints: TypeAlias = Annotated[int, Meta(ge=-10_000, le=10_000)]
"""The points of one seat on one board, as a host corrects them."""


class CorrectBoard(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/corrections`: the right points of a board, by a host.

    Rounds, tables and boards count from 1. `points` are by seat; None counts as average.
    """

    round: Annotated[int, Meta(ge=1, le=1000)]
    table: Annotated[int, Meta(ge=1, le=1000)]
    board: Annotated[int, Meta(ge=1, le=1000)]
    points: Annotated[tuple[BoardPoints, ...], Meta(max_length=6)] | None


class SeasonEvening(Struct, frozen=True):
    """An evening that counts for the season; `starts_at` in seconds since 1970."""

    id: str
    title: str
    starts_at: float


class SeasonLine(Struct, frozen=True):
    """A member's season: the points of each evening as text, empty where they were not ranked."""

    place: int
    is_shared: bool
    name: str
    is_you: bool
    total: str
    points: tuple[str, ...]


class SeasonView(Struct, frozen=True):
    """The season of a club over its evenings, the latest last; `rule` says how points are given."""

    rule: tuple[str, ...]
    evenings: tuple[SeasonEvening, ...]
    lines: tuple[SeasonLine, ...]
