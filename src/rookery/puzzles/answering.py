"""The sentence about an answer to a puzzle: whether it is right, and the points it gives up."""

from dataclasses import dataclass

from rookery.core.messages import Message
from rookery.core.moves import Move
from rookery.messages import puzzles
from rookery.puzzles.puzzle import Puzzle
from rookery.records import move_text

_NOTHING = 0.05
"""A loss in points below this is shown as nothing."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a puzzle. `loss` is what the move gives up in points, None if not known."""

    move: str
    is_right: bool
    loss: float | None
    told: Message


def answer(puzzle: Puzzle, move: Move) -> Answer:
    """Judge a legal move as an answer, with a sentence about it."""
    is_right, loss = puzzle.is_right(move), puzzle.loss_of(move)
    if is_right:
        told = puzzles.right()
    elif loss is None or loss < _NOTHING:
        told = puzzles.not_best()
    elif loss < 0.5:
        told = puzzles.gives_up_little()
    else:
        told = puzzles.gives_up(points=round(loss))
    return Answer(move_text(move), is_right, loss, told)
