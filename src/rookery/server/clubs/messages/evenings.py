"""The bodies of requests and responses about the evenings of clubs."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.bots.levels import BEST
from rookery.server.clubs.messages.clubs import About
from rookery.server.evenings.messages import EveningState
from rookery.table.protocol.words import GameName, Name, Options, Pace

Coming: TypeAlias = Literal["yes", "maybe", "no"]

LocalTime: TypeAlias = Annotated[str, Meta(pattern=r"\A\d{4}-\d\d-\d\dT\d\d:\d\d\Z")]
"""A local date and time in ISO 8601: `2026-12-01T19:30`."""

ZoneName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
"""The name of a time zone in IANA's database, such as `Europe/Berlin`."""

ComerId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]


class EveningPlan(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The game, format and times of an evening.

    `format` and `scoring` are names from `GET /api/formats`; an empty scoring means the default.
    `boards` is the number of deals of a round. With `rounds` 0, there are as many as the format
    needs. `minutes` is the time of a round; 0 means no limit. The next round begins automatically
    after `pause` seconds; with -1, a host begins it. With `bots_fill`, bots take free seats;
    otherwise people sit out in turn. In a knockout, a unit is out after `lives` defeats. `lasts` is
    the length of the calendar entry in minutes.
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


class FormatDescribed(Struct, frozen=True):
    """A format of evenings. `unit` is player, side or team; its size depends on the game.

    `usual_rounds` is 0 if the format itself determines the number of rounds.
    """

    name: str
    unit: str
    needs_two_sides: bool
    usual_rounds: int
    scorings: tuple[str, ...]


class PlanEvening(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/clubs/CODE/evenings`: a single evening, or a weekly series."""

    plan: EveningPlan
    starts: LocalTime
    zone: ZoneName
    weekly: bool = False


class ChangeEvening(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/evenings/ID`, before play begins.

    With `later`, the later evenings of the series get the same plan but keep their dates.
    """

    plan: EveningPlan
    starts: LocalTime
    zone: ZoneName
    later: bool = False


class CancelEvening(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `DELETE /api/evenings/ID`. `later` also cancels later evenings of the series."""

    later: bool = False


class Come(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/evenings/ID/comers`: an answer, and the wished partner, if any.

    A profile has one answer; a second request changes it. A guest receives a secret, and changes
    the answer by sending the secret in `Authorization`.
    """

    name: Name
    answer: Coming = "yes"
    partner: ComerId | None = None


class ComerChanged(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/evenings/ID/comers/COMER`: an answer or a partner, by a host."""

    answer: Coming | UnsetType = UNSET
    partner: ComerId | UnsetType | None = UNSET


class Came(Struct, frozen=True):
    """The response to `Come`: your id on this evening, and the secret that opens your seats."""

    id: str
    name: str
    secret: str


class AddGuest(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/guests`, from a host: the name of a guest to add."""

    name: Name


class PhonePass(Struct, frozen=True):
    """The code of a link `/e/ID#pass=CODE`: it gives a guest a phone once, within `lapses_in` s."""

    code: str
    lapses_in: float


class UsePass(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/passes`: the code of a link that was opened on a phone."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class ComerView(Struct, frozen=True):
    """Somebody who has answered. `partner` is set if two people have chosen each other.

    `wishes` is the id of the partner they wish for. Only hosts see who has no phone: a guest added
    by a host has none until a host gives one.
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
    """An evening as anybody with its link sees it. Times are in seconds since 1970.

    `code` is the club's code; only its members see it. `starts` is the start by the clocks of
    `zone`. `stage` is `planned`, `playing`, `over` or `cancelled`. `you` is the reader's id among
    the `comers`, and `secret` opens the reader's seats. `play` is the state of play, once a host
    has begun the evening. Only hosts see `stood_in`, the people for whom a bot plays, and `away`,
    disconnected people for whom no bot plays yet.
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
    is_door_closed: bool
    is_member: bool
    you: str | None
    secret: str | None
    comers: tuple[ComerView, ...]
    play: EveningState | None
    stood_in: tuple[str, ...]
    away: tuple[str, ...]


class Door(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/evenings/ID/door`, from a host.

    A closed door lets in only members and guests whom a host adds. The unknown guests who answered
    in the last `removes_last` seconds are removed.
    """

    is_closed: bool
    removes_last: Annotated[int, Meta(ge=0, le=31 * 86_400)] | None = None


class EveningAct(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/acts`: a host's command to an evening.

    `next` begins the evening or its next round, `close` ends the current round, and `end` ends the
    evening. `finish` pauses, but tables finish their round; `hold` pauses after the deals in play;
    `resume` ends the pause.
    """

    act: Literal["next", "close", "end", "hold", "finish", "resume"]


BoardPoints: TypeAlias = Annotated[int, Meta(ge=-10_000, le=10_000)]
"""The points of one seat on one board, in a correction."""


class CorrectBoard(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/evenings/ID/corrections`, from a host: the right points of a board.

    Rounds, tables and boards count from 1. `points` are by seat; null means average.
    """

    round: Annotated[int, Meta(ge=1, le=1000)]
    table: Annotated[int, Meta(ge=1, le=1000)]
    board: Annotated[int, Meta(ge=1, le=1000)]
    points: Annotated[tuple[BoardPoints, ...], Meta(max_length=6)] | None


class SeasonEvening(Struct, frozen=True):
    """An evening that counts for the season; `starts_at` is in seconds since 1970."""

    id: str
    title: str
    starts_at: float


class SeasonLine(Struct, frozen=True):
    """A member's season: the points per evening as text, empty if the member had no place there."""

    place: int
    is_shared: bool
    name: str
    is_you: bool
    total: str
    points: tuple[str, ...]


class SeasonView(Struct, frozen=True):
    """The season of a club: its evenings, the latest last.

    `points` lists what the first places at an evening get, in order; all later places get `later`.
    """

    points: tuple[int, ...]
    later: int
    evenings: tuple[SeasonEvening, ...]
    lines: tuple[SeasonLine, ...]
