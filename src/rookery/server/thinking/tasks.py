"""Turns a question into a task for a worker, and the worker's answer into a decision."""

from msgspec import DecodeError, structs

from rookery.bots.base import BotFault, Decision, checked
from rookery.core.errors import RookeryError
from rookery.core.game import AnyView
from rookery.core.moves import Move
from rookery.records import parse_move
from rookery.server.thinking.question import Question
from rookery.server.updates.wire import deal_history, deal_view
from rookery.table.asking.tasks import Answer, Task
from rookery.telling.wording import Words


def task_of(question: Question, number: int, server: str, begins_within: float) -> Task:
    """The task for a worker. It contains nothing but what the seat may see."""
    view, played = question.view, question.played
    assert played is not None
    assert view.seat is not None
    words = Words(("",) * len(view.totals), view.seat)  # bots need no sentences
    deal = structs.replace(deal_view(view, 1, words), **deal_history(view))
    return Task(
        id=number,
        server=server,
        begins_within=begins_within,
        game=played.game,
        options=dict(played.options),
        seat=view.seat,
        totals=view.totals,
        level=question.level,
        seed=question.rng.getrandbits(63),
        deal=deal,
    )


def decision_of(answer: Answer, view: AnyView) -> Decision:
    """The decision in an answer. Raises BotFault if the worker failed or its move is illegal."""
    if answer.failed:
        raise BotFault(f"the worker failed with {answer.failed}")
    legal = frozenset(view.legal)
    try:
        decision = Decision(
            _legal(answer.move, legal),
            answer.reason,
            answer.delay,
            tuple((_legal(it.move, legal), it.points) for it in answer.considered),
            tuple(map(parse_move, answer.then)),
        )
    except (RookeryError, DecodeError) as error:
        raise BotFault(f"the worker's answer cannot be used: {type(error).__name__}") from None
    return checked(decision, "the worker")


def _legal(text: str, legal: frozenset[Move]) -> Move:
    """Read a move. Raises BadText, and BotFault if the move is illegal."""
    move = parse_move(text)
    if move not in legal:
        raise BotFault("the move is illegal")
    return move
