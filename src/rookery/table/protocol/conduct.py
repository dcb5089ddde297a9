"""The messages about blocks, restrictions, and who may sit down at a listed table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rookery.table.protocol.words import SeatNumber


class BlockSeat(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/blocks`: block the person in a seat of a table, or unblock them.

    `secret` is that of one's own seat there: only who has played with somebody can block them.
    """

    code: Annotated[str, Meta(max_length=20)]
    secret: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber
    is_blocked: bool = True


class BlockView(Struct, frozen=True):
    """Somebody whom one has blocked, by the name of that day; `at` is in seconds since 1970."""

    id: str
    name: str
    at: float


class RestrictionView(Struct, frozen=True, kw_only=True):
    """What whoever runs the server keeps from one, in words.

    `kind` is warning, mute, bar or hold; without `until` it lasts until it is lifted.
    """

    id: str
    kind: str
    told: str
    until: float | None


class ConductView(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/conduct`: what concerns oneself alone.

    `ratings` are those that one shows to others, by game.
    """

    restrictions: tuple[RestrictionView, ...] = ()
    blocks: tuple[BlockView, ...] = ()
    ratings: dict[str, float] = {}


class Admission(Struct, frozen=True):
    """The proof, for `sit`, that one may sit down at a listed table, and when it ends."""

    admission: str
    until: float
