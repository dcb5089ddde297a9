"""What is told about an answer to a puzzle: whether it is right, and what it gives up."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.core.moves import Move
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
    told: str


def answer(puzzle: Puzzle, move: Move) -> Answer:
    """The answer that a legal move is, with a sentence about it."""
    is_right, loss = puzzle.is_right(move), puzzle.loss_of(move)
    if is_right:
        told = "Right."
    elif loss is None or loss < _NOTHING:
        told = "That is not the best move."
    else:
        told = f"That gives up about {_points(loss)}."
    return Answer(move_text(move), is_right, loss, told)


def _points(number: float) -> str:
    """A number of points in words, rounded as its size allows.

    >>> _points(1.04), _points(8.26), _points(12.6)
    ('1 point', '8.3 points', '13 points')
    """
    text = f"{number:.0f}" if number >= 10 else f"{number:.1f}".removesuffix(".0")
    return f"{text} point" if text == "1" else f"{text} points"
