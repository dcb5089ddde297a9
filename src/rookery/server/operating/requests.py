"""The requests and replies of the control socket: a JSON object on a line, in each direction."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from rookery.server.log.bars import Bar

LONGEST_LINE = 1 << 22
"""The most bytes of a request. Replies have no limit: they come from the server itself."""


class Request(Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """A request."""


class Status(Request, tag="status", frozen=True):
    """Which server this is, and how long it has run."""


class ListTables(Request, tag="list", frozen=True):
    """The tables in memory."""


class ShowTable(Request, tag="show", frozen=True):
    """One table, from memory or from the log."""

    code: str


class CloseTable(Request, tag="close", frozen=True):
    """Close a table for good."""

    code: str


class ReopenTable(Request, tag="reopen", frozen=True):
    """Open a table again that was closed."""

    code: str


class AddBar(Request, tag="bar", frozen=True):
    """Bar a network, and end its connections."""

    network: str
    note: str = ""


class LiftBar(Request, tag="unbar", frozen=True):
    """Lift the bar of a network."""

    network: str


class ListBars(Request, tag="bars", frozen=True):
    """The barred networks."""


AnyRequest: TypeAlias = (
    Status | ListTables | ShowTable | CloseTable | ReopenTable | AddBar | LiftBar | ListBars
)


class ServerStatus(Struct, frozen=True, kw_only=True):
    """A running server: where it is, its process, and how long it has run in seconds."""

    address: str
    process: int
    version: str
    seconds: float
    tables: int
    connections: int


class SeatLine(Struct, frozen=True, kw_only=True):
    """A seat of a table. `kind` is person, bot or open; `addresses` are of its connections."""

    name: str
    kind: str
    level: str
    is_host: bool
    is_stood_in: bool
    addresses: tuple[str, ...]


class TableLine(Struct, frozen=True, kw_only=True):
    """A table: no cards, no secrets. Times are in seconds since 1970.

    `stage` is lobby, playing, over, expired or closed; `deal` is the number of the deal in play or
    last played, and 0 before the first.
    """

    code: str
    game: str
    stage: str
    is_listed: bool
    deal: int
    totals: tuple[int, ...]
    seats: tuple[SeatLine, ...]
    spectators: tuple[str, ...]
    opened_at: float
    changed_at: float


class Tables(Struct, frozen=True):
    """Some tables, the most recently changed first."""

    tables: tuple[TableLine, ...]


class Bars(Struct, frozen=True):
    """The barred networks, oldest first."""

    bars: tuple[Bar, ...]


class BarAdded(Struct, frozen=True):
    """A network was barred. `ended` is the number of its connections that were ended."""

    network: str
    ended: int


class Done(Struct, frozen=True):
    """The request was carried out, and there is nothing else to report."""

    done: bool = True


class Failed(Struct, frozen=True):
    """A request that was refused, and why."""

    code: str
    error: str


AnyReply: TypeAlias = ServerStatus | TableLine | Tables | Bars | BarAdded | Done | Failed

encode = msgspec.json.Encoder().encode
decode_request = msgspec.json.Decoder(AnyRequest).decode
