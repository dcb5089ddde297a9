"""A lesson as a value: a deal, the moves of everybody, and the steps of the learner."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rookery.core.cards import Card, Seat
from rookery.core.errors import RookeryError
from rookery.core.messages import Message
from rookery.core.moves import Move, Ply
from rookery.core.options import OptionValue


class BadLesson(RookeryError):
    """A wrong lesson file; the message says where, and what would be right."""

    code = "bad-lesson"


@dataclass(frozen=True, slots=True)
class Wrong:
    """The answer to some wrong moves: the named ones, or all for which a fact of `facts` holds."""

    say: Message
    moves: tuple[Move, ...] = ()
    fact: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """The learner's moves from ply `at` on, up to the next step.

    `say` is read before the first of them, in place of the shared text on the phase; `why` is the
    reason for the move, as a hint gives it. A step with `asks` does not name the move. The lesson's
    own move and the moves in `accept` are right. `worth` has the expected points of moves, computed
    by a strong bot with much time; they give the cost that the answer to a wrong move names.
    """

    at: int
    why: Message
    say: Message | None = None
    asks: bool = False
    accept: tuple[Move, ...] = ()
    worth: Mapping[Move, float] = field(default_factory=dict)
    wrong: tuple[Wrong, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One lesson. `name` has its game's name and its own, as in `dixie/first`.

    The first `made` plies are made when the lesson begins. After the last of the `plies` the
    learner plays on alone, and reads `end`. `order` is its place among the lessons of its game.
    """

    name: str
    game: str
    title: Message
    summary: Message
    minutes: int
    order: int
    options: Mapping[str, OptionValue]
    seat: Seat
    dealer: Seat
    deck: tuple[Card, ...]
    plies: tuple[Ply, ...]
    made: int
    steps: tuple[Step, ...]
    end: Message

    def step_at(self, ply: int) -> Step | None:
        """The step that the learner is at before a ply of the lesson; None after the last."""
        if ply >= len(self.plies):
            return None
        found = [step for step in self.steps if step.at <= ply]
        return found[-1] if found else None

    def right_at(self, ply: int) -> tuple[Move, ...]:
        """The moves that are right for the learner at a ply; the lesson's own move is first."""
        step = self.step_at(ply)
        accept = () if step is None else step.accept
        return tuple(dict.fromkeys((self.plies[ply][1], *accept)))
