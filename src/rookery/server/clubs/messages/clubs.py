"""The bodies of requests and responses about clubs."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.server.people.messages import SheetKept
from rookery.table.protocol.words import GameName, Name, Options, Pace

About = Annotated[str, Meta(max_length=2000)]
"""The description of a club or an evening, on several lines; 1,000 characters are shown."""


class MakeClub(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/clubs`: a club, and its first host's name in the club.

    `game` and `options` are the club's house rules.
    """

    name: Name
    about: About = ""
    game: GameName
    options: Options = {}
    your_name: Name


class ChangeClub(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/clubs/CODE`, from a host: everything that describes the club."""

    name: Name
    about: About = ""
    game: GameName
    options: Options = {}


class ClubListed(Struct, frozen=True):
    """A club of the requesting profile; `next_at` is the start of its next evening, if any."""

    code: str
    name: str
    game: str
    is_host: bool
    members: int
    next_at: float | None


class MemberView(Struct, frozen=True):
    """A member of a club. The id is used in this club only."""

    id: str
    name: str
    is_host: bool
    is_you: bool
    joined_at: float


class ClubView(Struct, frozen=True):
    """A club as anybody with its link sees it. Times are in seconds since 1970.

    Only members see `members` and the path of the club's `calendar`; for others the list is empty,
    and `you` is None. `count` is the number of members. `evenings` are coming or in play; `past`
    are the earlier ones, the latest first.
    """

    code: str
    name: str
    about: str
    game: str
    title: str
    options: Options
    count: int
    you: MemberView | None
    members: tuple[MemberView, ...]
    calendar: str | None
    evenings: tuple[EveningListed, ...]
    past: tuple[EveningListed, ...]
    sheets: tuple[SheetKept, ...]


class EveningListed(Struct, frozen=True):
    """An evening in the list of its club. `coming` is how many people say yes.

    `stage` is `planned`, `playing`, `over` or `cancelled`. `answer` is the answer of the requesting
    profile, or empty.
    """

    id: str
    title: str
    place: str
    game: str
    format: str
    starts_at: float
    is_weekly: bool
    stage: str
    coming: int
    answer: str


class JoinClub(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/clubs/CODE/members`: your name in the club."""

    name: Name


class ChangeMember(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/clubs/CODE/members/ID`: your name, or whether a member is a host."""

    name: Name | UnsetType = UNSET
    is_host: bool | UnsetType = UNSET


class SitDown(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/clubs/CODE/table`: the pace if the table must be opened first."""

    pace: Pace = "normal"
