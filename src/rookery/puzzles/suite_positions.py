"""The positions of the suite as puzzles."""

from rookery.arena.suite import Exercise
from rookery.core.moves import Move
from rookery.puzzles.difficulty import failures_at
from rookery.puzzles.making import tempting_moves, values_of
from rookery.puzzles.puzzle import Puzzle, id_of
from rookery.puzzles.themes import themes_of
from rookery.puzzles.verifying import Verdict, verify
from rookery.records import move_text


def puzzle_of(exercise: Exercise) -> Puzzle:
    """The puzzle of a position of the suite.

    The suite says which moves are right; it has checks of its own (docs/positions.md). Values come
    from a long think, unless it prefers a move that the suite calls wrong.
    """
    view, seed = exercise.view(), exercise.name
    right = tuple(move for move in view.legal if exercise.is_right(move))
    verdict = _agreed(exercise, verify(view, seed))
    tempting = tempting_moves(view, exercise.is_right, seed)
    if verdict is not None:
        right = tuple(sorted(right, key=lambda move: _place(verdict, move)))
        tempting = (verdict.wrong[0].move, *tempting)
    return Puzzle(
        id=id_of(exercise.match(), exercise.record, exercise.seat),
        record=exercise.record,
        seat=exercise.seat,
        right=tuple(map(move_text, right)),
        values=() if verdict is None else values_of(verdict.thoughts),
        themes=themes_of(view, right[0], tempting),
        failures=failures_at(view, exercise.is_right, seed),
        reason=(exercise.reason,),
        origin=exercise.name,
    )


def _agreed(exercise: Exercise, found: Verdict | None) -> Verdict | None:
    """A verdict with the right moves of the suite; None if the think prefers a wrong one."""
    if found is None or not exercise.is_right(found.thoughts[0].move):
        return None
    right = tuple(it.move for it in found.thoughts if exercise.is_right(it.move))
    verdict = Verdict(right, found.thoughts, found.margin)
    return verdict if verdict.wrong else None


def _place(verdict: Verdict, move: Move) -> int:
    """The place of a move among the values; those that were not compared come last."""
    moves = [each.move for each in verdict.thoughts]
    return moves.index(move) if move in moves else len(moves)
