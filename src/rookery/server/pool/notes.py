"""Notes: each server of a pool publishes its state once a second, through Valkey."""

from collections.abc import Collection
from typing import Any

import msgspec
from redis.asyncio import Redis

from rookery.server.pool.messages import decode, encode
from rookery.table import protocol as p

_SECONDS = 5
"""The note of a silent server expires after this many seconds."""


class Note(msgspec.Struct, frozen=True):
    """The state of a server.

    `load` is roughly the share of its capacity that is used; from 1 on it is overloaded. `carried`
    counts the connections relayed as front, `hosted` the connections relayed as owner.
    """

    name: str
    tables: int
    connections: int
    carried: int
    hosted: int
    load: float
    is_leaving: bool
    is_sure: bool
    listed: tuple[p.Listed, ...] = ()


def _key(server: str) -> str:
    return f"rookery:note:{server}"


async def exchange(redis: Redis, me: str, mine: Note, others: Collection[str]) -> dict[str, Note]:
    """Publish this server's note, and read the notes of others. Raises RedisError and OSError."""
    asked = sorted(others)
    pipe = redis.pipeline(transaction=False)
    pipe.set(_key(me), encode(mine), ex=_SECONDS)
    if asked:
        pipe.mget([_key(it) for it in asked])
    told: list[Any] = await pipe.execute()
    notes = {}
    for server, text in zip(asked, told[1] if asked else (), strict=True):
        if text is not None:
            try:
                notes[server] = decode(text, Note)
            except msgspec.DecodeError:
                continue  # from another version of this program
    return notes
