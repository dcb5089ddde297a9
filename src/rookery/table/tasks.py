"""Decisions that servers ask of workers on other machines, through Valkey.

A server adds a task to a stream. One of the workers takes it, decides, adds its answer to a list of
that server, and deletes the task. A task holds what one seat may see, in the form in which clients
are sent it, and never anything else about the cards.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, json

from rookery.core.messages import Message
from rookery.table.protocol.deals import AnyDeal
from rookery.table.protocol.words import GameName, MoveText, Options

STREAM = "rookery:think"
"""The stream of tasks."""

GROUP = "workers"
"""The consumer group of all workers, which gives each task to one of them."""

WORKERS = "rookery:think:workers"
"""The set of the ids of workers, of which some may have died."""

BEAT_SECONDS = 5
"""Seconds without a sign of life after which a worker counts as dead; it gives one a second."""

KEPT_SECONDS = 60
"""Seconds after which Valkey deletes tasks, answers and ids that nobody has touched."""


def beat_key(worker: str) -> str:
    """The key that holds a worker's sign of life."""
    return f"rookery:think:worker:{worker}"


def answers_key(server: str) -> str:
    """The list of the answers to a server."""
    return f"rookery:think:answers:{server}"


class Beat(Struct, frozen=True):
    """A worker's sign of life: how many decisions it makes at once."""

    jobs: Annotated[int, Meta(ge=0, le=4096)]


class Head(Struct, frozen=True, kw_only=True):
    """What a worker needs of a task that it does not carry out.

    `id` is a number of the server's own, and `begins_within` the seconds after which the server no
    longer wants it begun.
    """

    id: int
    server: str
    begins_within: float


class Task(Head, frozen=True, kw_only=True):
    """A decision that is wanted: the view of one seat, and the bot that is to decide.

    `totals` are those before the deal, which has its history. `level` is the name of a bot with its
    limit, such as `strong@0.5s`, and `seed` that of its random numbers.
    """

    game: GameName
    options: Options
    seat: int
    totals: tuple[int, ...]
    level: str
    seed: int
    deal: AnyDeal


class Weighed(Struct, frozen=True, array_like=True):
    """A move that was considered, and its expected points."""

    move: MoveText
    points: float


class Answer(Struct, frozen=True, kw_only=True):
    """A decision; or, if `failed` says what went wrong, that there is none."""

    id: int
    move: Annotated[str, Meta(max_length=400)] = ""
    reason: Message | Annotated[str, Meta(max_length=2000)] = ""
    delay: float = 0.0
    considered: tuple[Weighed, ...] = ()
    then: tuple[MoveText, ...] = ()
    failed: Annotated[str, Meta(max_length=200)] = ""


encode = json.Encoder().encode
read_task = json.Decoder(Task).decode
read_head = json.Decoder(Head).decode
read_answer = json.Decoder(Answer).decode
read_beat = json.Decoder(Beat).decode


def milliseconds(entry: bytes) -> int:
    """When an entry was added to its stream, by Valkey's clock.

    >>> milliseconds(b"1795000000123-0")
    1795000000123
    """
    return int(entry.partition(b"-")[0])
