"""The messages about blocks and restrictions, and about who may sit down at a listed table."""

from typing import Annotated

from msgspec import Meta, Struct

from rookery.table.protocol.words import SeatNumber


class BlockSeat(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/blocks`: block or unblock the person in a seat of a table.

    `secret` opens the sender's own seat there: one can only block people one has played with.
    """

    code: Annotated[str, Meta(max_length=20)]
    secret: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber
    is_blocked: bool = True


class BlockView(Struct, frozen=True):
    """A blocked person, with their name when they were blocked; `at` is in seconds since 1970."""

    id: str
    name: str
    at: float


class RestrictionView(Struct, frozen=True, kw_only=True):
    """A restriction of the reader. `told` is the sentence that explains it.

    `kind` is warning, mute, bar or hold. The restriction lasts until the time `until`; if that is
    null, until the operator lifts it.
    """

    id: str
    kind: str
    told: str
    until: float | None


class ConductView(Struct, frozen=True, kw_only=True):
    """The response to `GET /api/conduct`: facts about the reader that nobody else may see.

    `ratings` are the ratings that the reader shows to others, by game.
    """

    restrictions: tuple[RestrictionView, ...] = ()
    blocks: tuple[BlockView, ...] = ()
    ratings: dict[str, float] = {}


class Admission(Struct, frozen=True):
    """The proof that somebody may sit down at a listed table (for `sit`), and its expiry time."""

    admission: str
    until: float
