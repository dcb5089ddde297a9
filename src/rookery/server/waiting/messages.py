"""The messages of the waiting room."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rookery.table.protocol.pages import Listed, Opened
from rookery.table.protocol.words import GameName, Name, Pace, RatingRange

MOST_GAMES_WISHED = 12
"""One person may wait for at most this many games at once."""

Ticket: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""The secret that identifies a waiting person."""


class GameWished(Struct, forbid_unknown_fields=True, frozen=True):
    """A game to wait for; without `seats` it has its default number of players."""

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None


class AskSeat(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/waiting`: the games that somebody would play, the favourite first.

    With `rules` "any", open tables with house rules are offered, too; tables opened by the waiting
    room have the default rules. After `bots_after` seconds, bots may take the remaining seats; null
    means people only. `ratings` is the range of ratings that the others must show; only a person
    who shows a rating in each of these games may set it.
    """

    name: Name
    games: Annotated[tuple[GameWished, ...], Meta(min_length=1, max_length=MOST_GAMES_WISHED)]
    rules: Literal["default", "any"] = "default"
    pace: Pace | Literal["any"] = "any"
    bots_after: Literal[30, 120] | None = None
    ratings: RatingRange | None = None


class WaitingBegun(Struct, frozen=True):
    """The response to `POST /api/waiting`: the ticket, a secret that later requests need."""

    ticket: str


class ShowTicket(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/waiting/poll`, and of `POST /api/waiting/leave`.

    `tag` is the tag of the last response, or empty. A poll is answered once the response would
    differ from the last one, or after some seconds; then poll again. A person who does not poll for
    about ten seconds is removed.
    """

    ticket: Ticket
    tag: Annotated[str, Meta(max_length=40)] = ""


class OthersWaiting(Struct, frozen=True):
    """How many other people, compatible with the reader, wait for a game now."""

    game: str
    title: str
    seats: int
    others: int


class WaitingView(Struct, frozen=True, kw_only=True):
    """The state of a waiting person.

    `seat` is the person's seat at the opened table, null while they wait; `title` is the title of
    the table's game. `offers` are listed tables that fit the person's wishes. `tag` identifies this
    state.
    """

    games: tuple[OthersWaiting, ...] = ()
    offers: tuple[Listed, ...] = ()
    seat: Opened | None = None
    game: str = ""
    title: str = ""
    tag: str = ""


class WaitingCount(Struct, frozen=True):
    """How many people wait for a game with a number of players. Some wait for several games."""

    game: str
    title: str
    seats: int
    waiting: int
