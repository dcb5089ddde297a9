"""What a client sends; it is checked strictly."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rookery.table.protocol.words import (
    Clock,
    Hex,
    Id,
    MoveText,
    Name,
    Pace,
    SeatNumber,
    Version,
)


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """A message of a client."""


class Command(FromClient, frozen=True, kw_only=True):
    """Something to be done; it is answered by `done`, by `refused` or by an answer of its own."""

    id: Id


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message on a connection. Without a secret it is a spectator's.

    `since` is the last version that the client has; it gets what has happened after it.
    """

    protocol: Literal[1] = 1
    secret: Annotated[str, Meta(max_length=64)] | None = None
    since: Version | None = None


class Pong(FromClient, tag="pong", frozen=True):
    """The answer to a `ping`, sent at once: the server measures the way there and back."""

    n: Version


class Move(Command, tag="move", frozen=True, kw_only=True):
    """A move, chosen by what the client showed at version `since`."""

    since: Version
    move: MoveText


class Why(Command, tag="why", frozen=True, kw_only=True):
    """Why a move is not allowed now. Changes nothing."""

    move: MoveText


class Hint(Command, tag="hint", frozen=True, kw_only=True):
    """What the best player here would do in this seat."""


class Sit(Command, tag="sit", frozen=True, kw_only=True):
    """Take an open seat, or one that a bot keeps warm. Answered by `seated`.

    Sent again by somebody without a seat, it is answered again, with the same secret, if its id has
    at least 20 characters: take 96 random bits or more, and show them to nobody.
    """

    seat: SeatNumber
    name: Name


class Rename(Command, tag="rename", frozen=True, kw_only=True):
    """Change the name at one's seat."""

    name: Name


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Give the seat up for good: a bot takes it, or it is open again before the start."""


class Contribute(Command, tag="contribute", frozen=True, kw_only=True):
    """The seat's own part of the shuffle, before the first card."""

    value: Hex


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Host: begin; bots take the seats that are open."""


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Seen the result of the deal; the next may begin."""


class Say(Command, tag="say", frozen=True, kw_only=True):
    """One of the ready phrases, by its number."""

    phrase: Annotated[int, Meta(ge=0, le=99)]


class SetBot(Command, tag="set_bot", frozen=True, kw_only=True):
    """Host: a bot of some level for a seat without a person."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class OpenSeat(Command, tag="open_seat", frozen=True, kw_only=True):
    """Host, before the start: a seat that waits for a person instead of a bot."""

    seat: SeatNumber


class Release(Command, tag="release", frozen=True, kw_only=True):
    """Host: take the seat of a person away and give it to a bot; the seat's secret is void."""

    seat: SeatNumber


class Settings(Command, tag="settings", frozen=True, kw_only=True):
    """Host: what is given changes. A locked table lets nobody sit down."""

    locked: bool | None = None
    listed: bool | None = None
    pace: Pace | None = None
    clock: Clock | None = None


class Again(Command, tag="again", frozen=True, kw_only=True):
    """After a match: another one with the same people at a new table, which `table.next` names."""


AnyCommand: TypeAlias = (
    Move
    | Why
    | Hint
    | Sit
    | Rename
    | Leave
    | Contribute
    | Start
    | Ready
    | Say
    | SetBot
    | OpenSeat
    | Release
    | Settings
    | Again
)
AnyFromClient: TypeAlias = Hello | Pong | AnyCommand
