"""Decisions that servers ask of workers on other machines, through Valkey.

A server adds a task to a stream. One of the workers takes it, decides, adds its answer to the
server's list, and deletes the task. A task has what one seat may see, in the form that is sent to
clients, and nothing else about the cards.
"""

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct, json

from rookery.core.messages import Message
from rookery.table.protocol.deals import AnyDeal
from rookery.table.protocol.reading import reader
from rookery.table.protocol.words import GameName, MoveText, Options

STREAM = "rookery:think"
"""The stream of tasks."""

GROUP = "workers"
"""The consumer group of all workers, which gives each task to one of them."""

WORKERS = "rookery:think:workers"
"""The key of the set of the workers' ids; some of these workers may have died."""

BEAT_SECONDS = 5
"""A worker is dead after this many seconds without a heartbeat; it sends one per second."""

KEPT_SECONDS = 60
"""Valkey deletes untouched tasks, answers and ids after this many seconds."""


def beat_key(worker: str) -> str:
    """The key of a worker's heartbeat."""
    return f"rookery:think:worker:{worker}"


def answers_key(server: str) -> str:
    """The key of the list of answers to a server."""
    return f"rookery:think:answers:{server}"


class Beat(Struct, frozen=True):
    """A worker's heartbeat: how many decisions it makes at once."""

    jobs: Annotated[int, Meta(ge=0, le=4096)]


class Head(Struct, frozen=True, kw_only=True):
    """The part of a task that a worker reads even if it does not carry the task out.

    `id` is a number chosen by the server. The task is useless unless it begins within
    `begins_within` seconds.
    """

    id: int
    server: str
    begins_within: float


class Task(Head, frozen=True, kw_only=True):
    """A request for a decision: the view of one seat, and the bot that has to decide.

    `totals` are the totals before the deal; `deal` includes its history. `level` is the name of a
    bot with its limit, such as `strong@0.5s`, and `seed` the seed of its random numbers.
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
    """A decision, or the error in `failed`."""

    id: int
    move: Annotated[str, Meta(max_length=400)] = ""
    reason: Message | Annotated[str, Meta(max_length=2000)] = ""
    delay: float = 0.0
    considered: tuple[Weighed, ...] = ()
    then: tuple[MoveText, ...] = ()
    failed: Annotated[str, Meta(max_length=200)] = ""


encode = json.Encoder().encode
read_task: Callable[[bytes | str], Task] = reader(Task)
read_head: Callable[[bytes | str], Head] = reader(Head)
read_answer: Callable[[bytes | str], Answer] = reader(Answer)
read_beat: Callable[[bytes | str], Beat] = reader(Beat)


def milliseconds(entry: bytes) -> int:
    """The time at which an entry was added to its stream, by Valkey's clock.

    >>> milliseconds(b"1795000000123-0")
    1795000000123
    """
    return int(entry.partition(b"-")[0])
