"""The positions of the suite as puzzles."""

from rookery.arena.suite import Exercise
from rookery.core.moves import Move
from rookery.puzzles.difficulty import failures_at
from rookery.puzzles.equivalent_moves import is_selective
from rookery.puzzles.making import tempting_moves, values_of
from rookery.puzzles.puzzle import Puzzle, id_of
from rookery.puzzles.themes import themes_of
from rookery.puzzles.verifying import Verdict, is_as_good, verify
from rookery.records import move_text


def puzzle_of(exercise: Exercise) -> Puzzle | None:
    """The puzzle of a position of the suite; None if more than half of the choices are right.

    The suite says which moves are right; it has checks of its own (docs/positions.md). Values come
    from a long think, unless this think prefers a move that the suite calls wrong. If there are
    values, a move that gives up points is not right.
    """
    view, seed = exercise.view(), exercise.name
    right = tuple(move for move in view.legal if exercise.is_right(move))
    verdict, is_right = _agreed(exercise, verify(view, seed)), exercise.is_right
    tempting: tuple[Move, ...] = ()
    if verdict is not None:
        right, is_right = verdict.right, verdict.is_right
        tempting = (verdict.wrong[0].move,)
    if not is_selective(view, is_right):
        return None
    tempting += tempting_moves(view, is_right, seed)
    return Puzzle(
        id=id_of(exercise.match(), exercise.record, exercise.seat),
        record=exercise.record,
        seat=exercise.seat,
        right=tuple(map(move_text, right)),
        values=() if verdict is None else values_of(verdict.thoughts),
        themes=themes_of(view, right[0], tempting),
        failures=failures_at(view, is_right, seed),
        reason=(exercise.reason,),
        origin=exercise.name,
    )


def _agreed(exercise: Exercise, found: Verdict | None) -> Verdict | None:
    """A verdict with the right moves of the suite; None if the think prefers a wrong one."""
    if found is None or not exercise.is_right(found.thoughts[0].move):
        return None
    good = [it for it in found.thoughts if exercise.is_right(it.move) and is_as_good(it)]
    right = tuple(move for it in good for move in (it.move, *it.same))
    verdict = Verdict(right, found.thoughts, found.margin)
    return verdict if verdict.wrong else None
