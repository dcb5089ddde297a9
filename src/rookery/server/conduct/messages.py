"""The messages about blocks, restrictions, and who may sit down at a listed table."""

from typing import Annotated

from msgspec import Meta, Struct

from rookery.table.protocol.words import SeatNumber


class BlockSeat(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/blocks`: block the person in a seat of a table, or unblock them.

    `secret` belongs to the sender's own seat at that table: people can block only those they have
    played with.
    """

    code: Annotated[str, Meta(max_length=20)]
    secret: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber
    is_blocked: bool = True


class BlockView(Struct, frozen=True):
    """A blocked person, with the name they had at that time; `at` is in seconds since 1970."""

    id: str
    name: str
    at: float


class RestrictionView(Struct, frozen=True, kw_only=True):
    """A restriction of the reader by the operator, in words.

    `kind` is warning, mute, bar or hold; without `until` it lasts until it is lifted.
    """

    id: str
    kind: str
    told: str
    until: float | None


class ConductView(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/conduct`: what concerns only the reader.

    `ratings` are those that the reader shows to others, by game.
    """

    restrictions: tuple[RestrictionView, ...] = ()
    blocks: tuple[BlockView, ...] = ()
    ratings: dict[str, float] = {}


class Admission(Struct, frozen=True):
    """The proof, for `sit`, that somebody may sit down at a listed table, and its expiry."""

    admission: str
    until: float
