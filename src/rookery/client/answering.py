"""Carries out servers' tasks: rebuilds a seat's view, and lets a bot decide."""

from random import Random

from rookery.bots import bot
from rookery.bots.base import Decision, answer_of
from rookery.client.views import view_of
from rookery.core.game import AnyView
from rookery.games import preset
from rookery.records import move_text
from rookery.table.asking import tasks
from rookery.table.asking.tasks import Answer, Task, Weighed


def answered(body: bytes) -> bytes:
    """The encoded answer or error for an encoded task. Raises msgspec.DecodeError if unreadable."""
    number = tasks.read_head(body).id
    try:
        task = tasks.read_task(body)
        # `bot` makes only the package's own bots, so a task cannot run foreign code.
        player = bot(task.level, Random(task.seed))
        return tasks.encode(answer_to(number, answer_of(player, view_for(task))))
    except Exception as error:  # noqa: BLE001 a task may be wrong in any way, and a bot may fail
        return failure(number, error)


def view_for(task: Task) -> AnyView:
    """The view of the seat that has to decide. Raises BadDeal, BadText and errors of options."""
    rules = preset(task.game).game(task.options).rules
    return view_of(task.deal, rules, task.seat, task.totals)


def answer_to(number: int, decision: Decision) -> Answer:
    """A decision as an answer."""
    return Answer(
        id=number,
        move=move_text(decision.move),
        reason=decision.reason,
        delay=float(decision.delay),
        considered=tuple(
            Weighed(move_text(move), float(points)) for move, points in decision.considered
        ),
        then=tuple(map(move_text, decision.then)),
    )


def failure(number: int, error: Exception) -> bytes:
    """An answer without a decision. It names only the kind of the error."""
    return tasks.encode(Answer(id=number, failed=type(error).__name__))
