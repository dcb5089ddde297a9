"""The messages between the servers of a pool, as msgspec writes them in MessagePack.

`session` is a number that the server at the front has given: the one that somebody is connected to.
The other one owns the table. The frames of a session are numbered from 1 in each direction, so that
the receiver notices when one is lost, and drops what comes twice.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rookery.language import ENGLISH


class _Message(msgspec.Struct, array_like=True):
    """Written as an array that begins with the tag of its kind."""


class Open(_Message, tag=1):
    """To the owner: somebody wants to be connected to a table, from an address.

    `hello` is the first message of that client, as it came.
    """

    session: int
    kind: Literal["socket", "stream"]
    code: str
    hello: bytes
    address: str


class Up(_Message, tag=2):
    """To the owner: a message from the client."""

    session: int
    n: int
    frame: bytes


class Hang(_Message, tag=3):
    """To the owner: the client has gone."""

    session: int


class Accepted(_Message, tag=4):
    """To the front: the client is at the table."""

    session: int


class Declined(_Message, tag=5):
    """To the front: the client is not let in, or its POST is not answered.

    The code `moved` says to ask again who owns the table. `not-kept` and `unsure`, for a POST, say
    that the log has failed.
    """

    session: int
    code: str
    message: str


class Down(_Message, tag=6):
    """To the front: a message for the client."""

    session: int
    n: int
    frame: bytes


class Ended(_Message, tag=7):
    """To the front: the connection has to end after the frame `n`."""

    session: int
    n: int


class Ack(_Message, tag=8):
    """To either: frames up to `n` have been processed, so more may be sent.

    `is_up` tells the two directions apart.
    """

    session: int
    n: int
    is_up: bool


class Gone(_Message, tag=9):
    """To either: this session is not known; `is_up` as it was in the message that named it."""

    session: int
    is_up: bool


class Ask(_Message, tag=10):
    """To the owner: a command sent by POST."""

    session: int
    code: str
    secret: str | None
    body: bytes
    address: str
    language: str = ENGLISH.tag


class Answered(_Message, tag=11):
    """To the front: the answer to a POST, as a status of HTTP and a body."""

    session: int
    status: int
    body: bytes


class OpenTable(_Message, tag=12):
    """To a server with room: open a table, as requested by the body of a POST."""

    session: int
    body: bytes
    language: str = ENGLISH.tag


class Yours(_Message, tag=13):
    """To the new owner: these tables were handed over."""

    codes: tuple[str, ...]


class Wanted(_Message, tag=14):
    """To the owner: hand a table over to the sender, because its people are connected there.

    `at_once`, for the operator, wants it even if it has only just come.
    """

    code: str
    at_once: bool = False


class BarsChanged(_Message, tag=15):
    """To all: the list of barred networks in the database has changed."""


AnyMessage: TypeAlias = (
    Open
    | Up
    | Hang
    | Accepted
    | Declined
    | Down
    | Ended
    | Ack
    | Gone
    | Ask
    | Answered
    | OpenTable
    | Yours
    | Wanted
    | BarsChanged
)


class Batch(msgspec.Struct, array_like=True):
    """The messages of one server to another that were sent at the same time, in order."""

    sender: str
    messages: list[AnyMessage]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Batch).decode
