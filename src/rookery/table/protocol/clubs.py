"""The bodies of requests and responses about clubs."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.table.protocol.words import GameName, Name, Options, Pace

About = Annotated[str, Meta(max_length=2000)]
"""What a club or an evening says about itself, on several lines; shown are 1,000 characters."""


class MakeClub(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/clubs`: a club, and the name by which it knows its first host.

    `game` and `options` are its house rules.
    """

    name: Name
    about: About = ""
    game: GameName
    options: Options = {}
    your_name: Name


class ChangeClub(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/clubs/CODE`: all that a club says about itself, by its host."""

    name: Name
    about: About = ""
    game: GameName
    options: Options = {}


class ClubListed(Struct, frozen=True):
    """A club of the profile that asks; `next_at` is when its next evening starts, if any."""

    code: str
    name: str
    game: str
    is_host: bool
    members: int
    next_at: float | None


class MemberView(Struct, frozen=True):
    """A member of a club, by an id that is known only there."""

    id: str
    name: str
    is_host: bool
    is_you: bool
    joined_at: float


class ClubView(Struct, frozen=True):
    """A club, as whoever has its link sees it. Times are in seconds since 1970.

    Only its members are told the `members`, and the path of the club's `calendar`; for others the
    list is empty, and `you` is None. `count` is the number of members. `evenings` are those to
    come and in play, then `past` ones, the latest first.
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


class EveningListed(Struct, frozen=True):
    """An evening of a club, as its page lists it; `coming` counts those who say yes.

    `stage` is `planned`, `playing`, `over` or `cancelled`; `answer` is that of the profile that
    asks, empty if there is none.
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
    """The body of `POST /api/clubs/CODE/members`: the name by which the club knows you."""

    name: Name


class ChangeMember(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `PATCH /api/clubs/CODE/members/ID`: a new name of your own, or a host made."""

    name: Name | UnsetType = UNSET
    is_host: bool | UnsetType = UNSET


class SitDown(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/clubs/CODE/table`: the pace, if a table has to be opened."""

    pace: Pace = "normal"
