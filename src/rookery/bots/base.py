"""The interface of bots: a bot turns a view into a decision, with its own random numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rookery.core.cards import Seat
from rookery.core.errors import RookeryError
from rookery.core.game import AnyView
from rookery.core.moves import Move
from rookery.records import move_text


class BotFault(RookeryError):
    """A bot that cannot be loaded, that fails, or whose answer is not a legal decision."""

    code = "bot-fault"


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, a one-sentence reason for it, and the seconds that a person would take over it.

    The delay decides who is first in a race for an orange; otherwise a table may ignore it.
    `considered` are the moves that were evaluated, best first, each with the expected points of its
    seat's side in the deal; it is empty if none was. `then` are the moves that belong together with
    this one, such as the other cards to bury; the reason is for all of them. The reason,
    `considered` and `then` follow from the view alone, and may be shown only to the view's seat.
    """

    move: Move
    reason: str = ""
    delay: float = 0.0
    considered: tuple[tuple[Move, float], ...] = ()
    then: tuple[Move, ...] = ()

    def alternatives(self, most: int) -> tuple[tuple[Move, float], ...]:
        """The best of the considered moves, at most `most` of them, to be shown to people.

        There are none if there was no choice, or if another move has clearly more expected points:
        the chosen move is then better for the match, or for making the bid. There are none either
        for the first of several moves that belong together.
        """
        points = [each for _, each in self.considered]
        if self.then or len(points) < 2 or points[0] < max(points) - 0.5:
            return ()
        return self.considered[:most]


class Bot(Protocol):
    """A player that decides by views. It is asked only when its seat may move."""

    def decide(self, view: AnyView) -> Decision:
        """Choose one of the moves in `view.legal` for the view's seat."""


def answer_of(bot: Bot, view: AnyView) -> Decision:
    """Ask a bot, and check that its answer is a decision. Raises BotFault.

    The caller must check that the rules allow the move.
    """
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


def illegal(bot: str, seat: Seat, move: Move, reason: str) -> BotFault:
    """The error for a bot whose move is illegal; `reason` says why it is."""
    return BotFault(f"{bot} in seat {seat} answered {move_text(move)!r}: {reason}")


def _described(answer: object) -> str:
    """A description of a value that a bot returned by mistake, in a few words."""
    match answer:
        case None:
            return "None"
        case str():
            return f"the text {answer[:40]!r}"
        case _ if isinstance(answer, Move):
            return f"a Move ({move_text(answer)!r})"
    name = type(answer).__name__
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
