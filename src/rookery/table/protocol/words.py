"""The types of the fields of messages, with their bounds."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

VERSION = 1
"""The version of the protocol."""

LONGEST_FRAME = 8192
"""Maximum size of a message from a client, in bytes."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
"""A name as typed; at most 20 visible characters of it are shown."""

PORTRAITS = 24
"""The number of portraits that the page draws for people to choose from."""

Portrait: TypeAlias = Annotated[int, Meta(ge=0, le=PORTRAITS)]
"""The number of a portrait that the page draws; 0 for the one drawn from the name."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""The id of a command, chosen by the client. A command sent twice is carried out once."""

SHORTEST_SECRET_ID = 20
"""The length from which an id counts as impossible to guess.

Twenty hexadecimal digits have 80 bits.
"""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""The number of events of a table so far."""

MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
"""A move as in a record, without its seat: `bid 70`, `play G14`."""

Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
Calls: TypeAlias = Literal["calmly", "people", "quickly"]
"""How quickly the bots of a table call an orange; `people` means as quickly as people do."""

Clock: TypeAlias = Literal[0, 20, 45, 90, 86_400, 172_800, 259_200, 604_800]
"""Seconds that a player has for a move before a bot makes it; 0 for no clock.

From a day on, the table is slow.
"""

Hex: TypeAlias = Annotated[str, Meta(pattern=r"\A([0-9a-f]{2}){1,32}\Z")]
"""Up to 32 bytes as lower-case hexadecimal digits."""

OptionValue: TypeAlias = bool | int | str | None
Options: TypeAlias = Annotated[dict[str, OptionValue], Meta(max_length=40)]
"""House rules by name."""

LanguageTag: TypeAlias = Annotated[str, Meta(max_length=35)]
"""A language as a tag of BCP 47, such as `fr-CA`. RFC 5646 (4.4.1) recommends room for 35
characters."""

GameName: TypeAlias = Annotated[str, Meta(max_length=40)]

Rating: TypeAlias = Annotated[int, Meta(ge=0, le=5_000)]
"""A rating as it is shown to people."""


class RatingRange(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Ratings from `low` to `high`, both included; null for no bound.

    With `unrated`, people who show no rating are admitted too.
    """

    low: Rating | None = None
    high: Rating | None = None
    unrated: bool = False
