"""The interface of bots: a bot turns a view into a decision, with its own random numbers."""

from typing import Protocol

from rookery.core.cards import Seat
from rookery.core.decision import Decision
from rookery.core.errors import RookeryError
from rookery.core.game import AnyView
from rookery.core.messages import Told
from rookery.core.moves import Move
from rookery.records import move_text

__all__ = ["Bot", "BotFault", "Decision", "answer_of", "checked", "illegal"]


class BotFault(RookeryError):
    """A bot that cannot be loaded, that fails, or whose answer is not a legal decision."""

    code = "bot-fault"


class Bot(Protocol):
    """A player that decides from views of a deal. It is asked only when its seat may move."""

    def decide(self, view: AnyView) -> Decision:
        """Choose one of the moves in `view.legal` for the view's seat."""


def answer_of(bot: Bot, view: AnyView) -> Decision:
    """Ask a bot; raise BotFault if its answer is no decision. The move itself is not checked."""
    return checked(bot.decide(view), type(bot).__name__)


def checked(answer: object, bot: str) -> Decision:
    """The answer of the bot named `bot`. Raises BotFault unless it is a decision with a move."""
    if not isinstance(answer, Decision):
        raise BotFault(
            f"{bot}.decide returned {_described(answer)}; it must return a Decision: Decision(move)"
        )
    if not isinstance(answer.move, Move):
        raise BotFault(
            f"{bot}.decide returned a Decision with {_described(answer.move)} as its move; "
            "the move must be one of view.legal"
        )
    if not isinstance(answer.delay, int | float) or not 0 <= answer.delay < float("inf"):
        raise BotFault(f"{bot}.decide returned a delay of {answer.delay!r}, which is no time")
    return answer


def illegal(bot: str, seat: Seat, move: Move, reason: Told) -> BotFault:
    """The error for a bot that made an illegal move; `reason` says why the move is illegal."""
    return BotFault(f"{bot} in seat {seat} answered {move_text(move)!r}: {reason}")


def _described(answer: object) -> str:
    """A short description of a value that a bot returned by mistake."""
    match answer:
        case None:
            return "None"
        case str():
            return f"the text {answer[:40]!r}"
        case _ if isinstance(answer, Move):
            return f"a Move ({move_text(answer)!r})"
    name = type(answer).__name__
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
