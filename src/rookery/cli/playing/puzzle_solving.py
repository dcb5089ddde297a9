"""Solves a puzzle in the terminal, and converts puzzles to JSON."""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from rookery.cli.playing.position_in_words import position_lines
from rookery.core.moves import Move
from rookery.language import ENGLISH
from rookery.puzzles.answering import answer
from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.puzzle_file import puzzle_object
from rookery.puzzles.themes import title
from rookery.records import move_text
from rookery.telling.wording import listed
from rookery.tui.entry import Command, EnteredMoves, NotUnderstood, parse_entry

_SHOW, _QUIT = _COMMANDS = ("answer", "quit")

_MOST_SHOWN = 8
"""Maximum number of values shown after an answer."""


def solve_in_terminal(puzzle: Puzzle) -> None:
    """Show a puzzle, and ask for moves until one is right or the player gives up."""
    for line in _question(puzzle):
        click.echo(line)
    legal = puzzle.view().legal
    while True:
        typed = _typed()
        entry = parse_entry(typed, legal, _COMMANDS, numbered=False)
        match entry:
            case Command(name=name) if name == _QUIT:
                return
            case Command():
                break
            case NotUnderstood(answer=told):
                click.echo(told)
            case EnteredMoves(moves=(move, *_)) if _is_right(puzzle, move):
                break
            case EnteredMoves():
                continue
            case _:
                click.echo("That move is not legal here.")
    for line in answer_lines(puzzle):
        click.echo(line)


def _typed() -> str:
    """The line that the player types. The end of the input counts as leaving."""
    try:
        return str(click.prompt(">", prompt_suffix=" "))
    except click.Abort:
        click.echo()
        return _QUIT


def _is_right(puzzle: Puzzle, move: Move) -> bool:
    """Print the verdict on a move, and return whether the move is right."""
    given = answer(puzzle, move)
    click.echo(f"{move_text(move)}: {given.told}")
    return given.is_right


def _question(puzzle: Puzzle) -> Iterator[str]:
    yield from position_lines(puzzle.id, puzzle.record, puzzle.seat, puzzle.view())
    yield f"What is best? ({_SHOW} shows it, {_QUIT} leaves)"


def answer_lines(puzzle: Puzzle) -> Iterator[str]:
    """Lines with the right moves, the reason, the values and the themes."""
    yield f"Right: {listed(_few(puzzle.right), 'or')}. {ENGLISH.sentences(puzzle.reason)}"
    for each in puzzle.values[:_MOST_SHOWN]:
        loss = f"   gives up {each.loss:.1f} ± {2 * each.error:.1f}" if each.loss else ""
        points = "" if each.points is None else f"{each.points:.1f}"
        yield f"  {each.move:34} {points:>6}{loss}"
    titles = [str(title(name)) for name in puzzle.themes]
    yield f"({', '.join(titles)}; {puzzle.difficulty})"


def _few(moves: Sequence[str]) -> Sequence[str]:
    return moves if len(moves) <= 3 else (*moves[:3], "…")


def as_object(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as JSON: the fields of the file, its difficulty, and the position in words."""
    reason = ENGLISH.sentences(puzzle.reason)
    return {
        **puzzle_object(puzzle),
        "reason": reason,
        "difficulty": puzzle.difficulty,
        "shown": list(_question(puzzle)),
    }
