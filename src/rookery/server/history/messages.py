"""The past of a profile: its matches, companions and statistics."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rookery.table.protocol.words import GameName

PersonKey = Annotated[str, Meta(max_length=40)]
"""A key by which one profile refers to another person; it is valid for this profile only."""

Time = Annotated[float, Meta(ge=0, le=2**40)]
"""A time in seconds since 1970."""


class AskMatches(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `GET /api/profile/matches`; a missing field lets every match through.

    `person` is the key of somebody who played in the match. The match ended at `since` or later,
    and before `until`. `after` is the `next` of the previous page.
    """

    game: GameName = ""
    person: PersonKey = ""
    outcome: Literal["", "won", "lost", "undecided"] = ""
    since: Time | None = None
    until: Time | None = None
    after: Annotated[str, Meta(max_length=80)] = ""


class SeatOfMatch(Struct, frozen=True):
    """A seat of a match in a history, with its total.

    `player` is person, program or bot. `person` is the key of its person, empty for bots. Seats
    with the same `side` scored together all match.
    """

    name: str
    player: str
    level: str
    points: int
    side: int
    has_won: bool
    person: str


class MatchOfHistory(Struct, frozen=True):
    """A match in a history; the reader had `seat`. Times are in seconds since 1970.

    `kind` is match or, for a match on boards, the kind of the set `set_of`. `rules` are the house
    rules, in words, that differ from the game's defaults. `outcome` is won, lost, or undecided if
    nobody won. If `can_replay`, the server still has the deals.
    """

    code: str
    game: str
    title: str
    rules: tuple[str, ...]
    kind: str
    set_of: str
    began_at: float
    ended_at: float
    deals: int
    is_early: bool
    can_replay: bool
    seat: int
    outcome: str
    seats: tuple[SeatOfMatch, ...]


class HistoryPage(Struct, frozen=True):
    """A page of a history, the latest match first; `next` is empty on the last page."""

    matches: tuple[MatchOfHistory, ...]
    next: str


class CompanionView(Struct, frozen=True):
    """Somebody whom the reader has played with; `name` is from the last match.

    `together` counts matches on the same side; `against_lost` counts wins against the reader.
    """

    person: str
    name: str
    matches: int
    together: int
    together_won: int
    against: int
    against_won: int
    against_lost: int
    last_at: float


class AskStatistics(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `GET /api/profile/statistics`: a game; if missing, the game played most."""

    game: GameName = ""


class GamePlayed(Struct, frozen=True):
    """A game that the reader has played, with the numbers of matches and wins."""

    game: str
    title: str
    matches: int
    won: int


class Summed(Struct, frozen=True):
    """Sums over matches. `facts` are the fields of `rookery.statistics.Facts`, without zeros."""

    matches: int
    won: int
    lost: int
    facts: dict[str, int]


class PeriodView(Struct, frozen=True):
    """The matches of one period; `begins_at` is in seconds since 1970."""

    begins_at: float
    summed: Summed


class StatisticsView(Struct, frozen=True):
    """The games that the reader has played, and the statistics of one of them.

    `unit` is day, week, month or year; periods without a match are left out. `has_bids`,
    `has_nest`, `has_partner` and `has_oranges` show which of these the game has.
    """

    games: tuple[GamePlayed, ...]
    game: str
    title: str
    has_bids: bool
    has_nest: bool
    has_partner: bool
    has_oranges: bool
    whole: Summed
    unit: str
    periods: tuple[PeriodView, ...]
