"""The messages between the servers of a pool, encoded by msgspec as MessagePack.

The *front* is the server to which a client is connected. The *owner* is the server that has the
table. The front chooses the number `session`. The frames of a session are numbered from 1 in each
direction, so that the receiver notices a lost frame and drops a repeated one.
"""

from typing import Literal, TypeAlias, TypeVar

import msgspec

from rookery.language import ENGLISH

_T = TypeVar("_T")


class _Message(msgspec.Struct, array_like=True):
    """A message; it is encoded as an array that begins with the tag of its kind."""


class Open(_Message, tag=1):
    """To the owner: a client at an address asks for a table, with its first message `hello`."""

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
    """To the front: the client is connected to the table."""

    session: int


class Declined(_Message, tag=5):
    """To the front: the client is not admitted, or its POST is not answered.

    The code `moved` tells the front to look up the owner again. After a POST, the codes `not-kept`
    and `unsure` say that the log has failed.
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
    """To the front: the connection must end after the frame `n`."""

    session: int
    n: int


class Ack(_Message, tag=8):
    """To the other side: frames up to `n` are processed. `is_up`: those from front to owner."""

    session: int
    n: int
    is_up: bool


class Gone(_Message, tag=9):
    """To the other side: this session is unknown. `is_up` is True in a message from the owner."""

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
    """To the front: the answer to a POST, as HTTP status and body."""

    session: int
    status: int
    body: bytes


class OpenTable(_Message, tag=12):
    """To a server that has room: open the table that the body of a POST requests."""

    session: int
    body: bytes
    language: str = ENGLISH.tag


class Yours(_Message, tag=13):
    """To the new owner: these tables were handed over to you."""

    codes: tuple[str, ...]


class Wanted(_Message, tag=14):
    """To the owner: hand a table over to the sender, because its people are connected there.

    With `at_once` (for the operator), even a table that has just arrived must be handed over.
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
    """The messages that one server sent to another at the same time, in order."""

    sender: str
    messages: list[AnyMessage]


encode = msgspec.msgpack.Encoder().encode


def decode(body: bytes, kind: type[_T]) -> _T:
    """The value of a type in a body. Raises msgspec.DecodeError for any other body."""
    try:
        return msgspec.msgpack.decode(body, type=kind)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None
