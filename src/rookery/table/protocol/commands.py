"""The messages that a client sends. They are checked strictly."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.table.protocol.words import (
    Calls,
    Clock,
    GameName,
    Hex,
    Id,
    LanguageTag,
    MoveText,
    Name,
    Options,
    Pace,
    Portrait,
    RatingRange,
    SeatNumber,
    Version,
)


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """A message from a client."""


class Command(FromClient, frozen=True, kw_only=True):
    """A request, answered by `done`, by `refused` or by a message of its own."""

    id: Id


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message on a connection. Without a secret, the client is a spectator.

    `since` is the last version that the client has; it receives everything after that. With
    `history`, every deal includes all that was played before, for programs without a memory of
    their own. `language` is a BCP 47 tag: sentences come in the server's best matching language, or
    else in English. `portrait` is the portrait to show for the seat from now on; if missing, the
    former one stays.
    """

    protocol: Literal[1] = 1
    secret: Annotated[str, Meta(max_length=64)] | None = None
    since: Version | None = None
    history: bool = False
    language: LanguageTag | UnsetType = UNSET
    portrait: Portrait | UnsetType = UNSET


class Pong(FromClient, tag="pong", frozen=True):
    """The answer to a `ping`, sent at once so that the server can measure the round trip."""

    n: Version


class Move(Command, tag="move", frozen=True, kw_only=True):
    """A move, chosen when the client showed version `since`; refused if that is outdated."""

    since: Version
    move: MoveText


class Why(Command, tag="why", frozen=True, kw_only=True):
    """Ask why a move is illegal now. This changes nothing."""

    move: MoveText


class Hint(Command, tag="hint", frozen=True, kw_only=True):
    """Ask what the best bot would do in this seat."""


class Sit(Command, tag="sit", frozen=True, kw_only=True):
    """Take an open seat or a bot's. Answered by `seated`.

    If a client without a seat repeats the command with the same id, the answer has the same secret,
    provided that the id has at least 20 characters. Make the id from 96 random bits or more, and
    show it to nobody. A program that plays by itself sets `is_bot`, and is shown to the others as a
    bot. A listed table that requires ratings needs an `admission`, from `POST
    /api/tables/CODE/admission`.
    """

    seat: SeatNumber
    name: Name
    is_bot: bool = False
    admission: Annotated[str, Meta(max_length=80)] = ""


class Rename(Command, tag="rename", frozen=True, kw_only=True):
    """Change your name."""

    name: Name


class Declare(Command, tag="declare", frozen=True, kw_only=True):
    """Tell the others whether a program plays in your seat."""

    is_bot: bool


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Give up the seat for good: before the start it is open again, later a bot takes it."""


class Contribute(Command, tag="contribute", frozen=True, kw_only=True):
    """Contribute your part of the shuffle, before the first deal."""

    value: Hex


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Host: begin the match. Bots take the open seats."""


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Say that you have seen the result of the deal and the next one may begin.

    Before the start, it says that you have seen the changed house rules.
    """


class Here(Command, tag="here", frozen=True, kw_only=True):
    """Say that you are still there; a stand-in for you gives your seat back."""


class Say(Command, tag="say", frozen=True, kw_only=True):
    """Say one of the fixed phrases, by its number."""

    phrase: Annotated[int, Meta(ge=0, le=99)]


class Write(Command, tag="write", frozen=True, kw_only=True):
    """Write free text to everybody at the table, if the host has allowed it."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Report(Command, tag="report", frozen=True, kw_only=True):
    """Report the person in a seat, or its last person, to the operator of the server.

    The report includes the texts that people have written, as shown on the reporter's page. The
    reported person is not informed.
    """

    seat: SeatNumber
    reason: Literal["insults", "cheating", "stalling", "name", "other"]
    note: Annotated[str, Meta(max_length=500)] = ""


class SetBot(Command, tag="set_bot", frozen=True, kw_only=True):
    """Host: put a bot of some level in a seat without a person."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class OpenSeat(Command, tag="open_seat", frozen=True, kw_only=True):
    """Host, before the start: open a bot's seat for a person."""

    seat: SeatNumber


class Release(Command, tag="release", frozen=True, kw_only=True):
    """Host: give a person's seat to a bot. The seat's secret is void from then on.

    With `bar`, nobody can sit down at this table from the person's address any more.
    """

    seat: SeatNumber
    bar: bool = False


class ChangeSeat(Command, tag="change_seat", frozen=True, kw_only=True):
    """Before the start: move to a free seat or a bot's, or ask the person there to swap."""

    seat: SeatNumber


class Arrange(Command, tag="arrange", frozen=True, kw_only=True):
    """Host, before the start: move people to other seats.

    `order` has, for each seat, the present seat of the person who is to sit there.
    """

    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=6)]


class DrawSeats(Command, tag="draw_seats", frozen=True, kw_only=True):
    """Host, before the start: draw lots for the seats, and so for partners."""


class Rules(Command, tag="rules", frozen=True, kw_only=True):
    """Host, before the start: play by these house rules and, if given, another game.

    `options` are all that differ from the defaults. Everybody else has to send `ready` again.
    """

    options: Options
    game: GameName | None = None


class MakeHost(Command, tag="make_host", frozen=True, kw_only=True):
    """Host: make the person in a seat the host."""

    seat: SeatNumber


class Undo(Command, tag="undo", frozen=True, kw_only=True):
    """Take back your last move and everything after it, if all people agree."""


class Claim(Command, tag="claim", frozen=True, kw_only=True):
    """Claim all remaining tricks: granted if what you see makes it certain, else if all agree."""


class End(Command, tag="end", frozen=True, kw_only=True):
    """End the match now, if all people agree."""


class Restart(Command, tag="restart", frozen=True, kw_only=True):
    """End the match and begin a new one at a new table, if all people agree."""


class Reply(Command, tag="reply", frozen=True, kw_only=True):
    """Answer an open question: `to` is the `version` in `table.asked`.

    If the asker sends `agree` false, the question is withdrawn.
    """

    to: Version
    agree: bool


class Settings(Command, tag="settings", frozen=True, kw_only=True):
    """Host: change the given settings. Nobody can sit down at a locked table.

    `chat` allows free text; listing the table turns it off. `asks` is the range of ratings that a
    listed table requires; a range without bounds requires none. `calls` cannot be changed once a
    match has begun with the value `people`.
    """

    locked: bool | None = None
    listed: bool | None = None
    pace: Pace | None = None
    calls: Calls | None = None
    clock: Clock | None = None
    one_move: bool | None = None
    chat: bool | None = None
    asks: RatingRange | None = None


class Again(Command, tag="again", frozen=True, kw_only=True):
    """After a match: play another with the same people, at a new table named by `table.next`.

    The host may choose another game, or other house rules.
    """

    game: GameName | None = None
    options: Options | None = None


AnyCommand: TypeAlias = (
    Move
    | Why
    | Hint
    | Sit
    | Rename
    | Declare
    | Leave
    | Contribute
    | Start
    | Ready
    | Here
    | Say
    | Write
    | Report
    | SetBot
    | OpenSeat
    | Release
    | Settings
    | Again
    | ChangeSeat
    | Arrange
    | DrawSeats
    | Rules
    | MakeHost
    | Undo
    | Claim
    | End
    | Restart
    | Reply
)
AnyFromClient: TypeAlias = Hello | Pong | AnyCommand
