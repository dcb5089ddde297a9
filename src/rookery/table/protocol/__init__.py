"""The messages between a table and its clients, version 1, as described in `docs/protocol.md`.

Every message is one JSON object with a `type`. Messages from clients are checked strictly: unknown
fields and wrong types are refused, and every text has a maximum length. Messages from the server
may gain fields, and clients ignore those that they do not know.
"""

from __future__ import annotations

from msgspec import DecodeError, json

from rookery.table.protocol.commands import (
    Again,
    AnyCommand,
    AnyFromClient,
    Command,
    Contribute,
    Declare,
    FromClient,
    Hello,
    Here,
    Hint,
    Leave,
    Move,
    OpenSeat,
    Pong,
    Ready,
    Release,
    Rename,
    Say,
    SetBot,
    Settings,
    Sit,
    Start,
    Why,
)
from rookery.table.protocol.pages import (
    BotDescribed,
    Catalogue,
    Fault,
    GameDescribed,
    Listed,
    Opened,
    OpenTable,
    OptionDescribed,
    ReplayDeal,
    ReplayMatch,
    ReplayStep,
)
from rookery.table.protocol.updates import (
    AnyDeal,
    AnyFromServer,
    Auctioned,
    Bye,
    Considered,
    Done,
    FishingDeal,
    FishingSeen,
    FromServer,
    Happened,
    HaulView,
    Hinted,
    OrangeView,
    PileView,
    Ping,
    Reason,
    Refused,
    Seated,
    SeatView,
    SheetRow,
    SheetView,
    ShownView,
    SideScore,
    TableView,
    TrickDeal,
    TrickOnTable,
    TricksSeen,
    Update,
)
from rookery.table.protocol.words import (
    LONGEST_FRAME,
    SHORTEST_SECRET_ID,
    VERSION,
    Clock,
    Hex,
    Id,
    MoveText,
    Name,
    OptionValue,
    Pace,
    SeatNumber,
    Version,
)

__all__ = [
    "LONGEST_FRAME",
    "SHORTEST_SECRET_ID",
    "VERSION",
    "Again",
    "AnyCommand",
    "AnyDeal",
    "AnyFromClient",
    "AnyFromServer",
    "Auctioned",
    "BotDescribed",
    "Bye",
    "Catalogue",
    "Clock",
    "Command",
    "Considered",
    "Contribute",
    "Declare",
    "Done",
    "Fault",
    "FishingDeal",
    "FishingSeen",
    "FromClient",
    "FromServer",
    "GameDescribed",
    "Happened",
    "HaulView",
    "Hello",
    "Here",
    "Hex",
    "Hint",
    "Hinted",
    "Id",
    "Leave",
    "Listed",
    "Move",
    "MoveText",
    "Name",
    "OpenSeat",
    "OpenTable",
    "Opened",
    "OptionDescribed",
    "OptionValue",
    "OrangeView",
    "Pace",
    "PileView",
    "Ping",
    "Pong",
    "Ready",
    "Reason",
    "Refused",
    "Release",
    "Rename",
    "ReplayDeal",
    "ReplayMatch",
    "ReplayStep",
    "Say",
    "SeatNumber",
    "SeatView",
    "Seated",
    "SetBot",
    "Settings",
    "SheetRow",
    "SheetView",
    "ShownView",
    "SideScore",
    "Sit",
    "Start",
    "TableView",
    "TrickDeal",
    "TrickOnTable",
    "TricksSeen",
    "Update",
    "Version",
    "Why",
    "decode",
    "encode",
]

_from_client: json.Decoder[AnyFromClient] = json.Decoder(AnyFromClient)


def decode(message: bytes | str) -> AnyFromClient:
    """Read a client's message.

    Raises msgspec.DecodeError, or its subclass msgspec.ValidationError for wrong fields.
    """
    try:
        return _from_client.decode(message)
    except RecursionError:
        raise DecodeError("the message is nested too deeply") from None
    except UnicodeDecodeError:
        raise DecodeError("the message is not UTF-8") from None


encode = json.Encoder().encode
"""Write a message from the server."""
