"""The messages of the waiting room."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rookery.table.protocol.pages import Listed, Opened
from rookery.table.protocol.words import GameName, Name, Pace, RatingRange

MOST_GAMES_WISHED = 12
"""Games that one person may wait for at once."""

Ticket: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""The secret by which somebody who waits is known."""


class GameWished(Struct, forbid_unknown_fields=True, frozen=True):
    """A game to wait for; without `seats` it is played with the usual number of players."""

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None


class AskSeat(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/waiting`: what somebody would like to play, the favourite first.

    With `rules` "any", open tables with house rules are offered, too; the tables of the waiting
    room itself have the default rules. `bots_after` is the number of seconds after which bots may
    take the seats that are left; null for people only. `ratings` are those that the others must
    show; it can be asked for only by who shows a rating in all of these games.
    """

    name: Name
    games: Annotated[tuple[GameWished, ...], Meta(min_length=1, max_length=MOST_GAMES_WISHED)]
    rules: Literal["default", "any"] = "default"
    pace: Pace | Literal["any"] = "any"
    bots_after: Literal[30, 120] | None = None
    ratings: RatingRange | None = None


class WaitingBegun(Struct, frozen=True):
    """The answer to `POST /api/waiting`: the ticket, a secret, to ask by how things stand."""

    ticket: str


class ShowTicket(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/waiting/poll`, and of `POST /api/waiting/leave`.

    `tag` is that of the last answer, empty for none. The answer to a poll comes as soon as it
    differs from the last one, or after some seconds; then ask again. Who does not ask for about ten
    seconds waits no longer.
    """

    ticket: Ticket
    tag: Annotated[str, Meta(max_length=40)] = ""


class OthersWaiting(Struct, frozen=True):
    """How many others, whom one could be seated with, wait for a game now."""

    game: str
    title: str
    seats: int
    others: int


class WaitingView(Struct, frozen=True, kw_only=True):
    """How things stand for somebody who waits.

    `seat` is theirs at the table that has been opened, null as long as they wait; `title` is its
    game's. `offers` are open tables, listed by their hosts, that fit. `tag` names this state.
    """

    games: tuple[OthersWaiting, ...] = ()
    offers: tuple[Listed, ...] = ()
    seat: Opened | None = None
    game: str = ""
    title: str = ""
    tag: str = ""


class WaitingCount(Struct, frozen=True):
    """How many people wait for a game with a number of players, each counted for each of theirs."""

    game: str
    title: str
    seats: int
    waiting: int
