"""Puzzles as JSON Lines: one compact object for each puzzle."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from rookery.core.messages import Told
from rookery.puzzles.difficulty import Failures
from rookery.puzzles.puzzle import BadPuzzle, MoveValue, Puzzle
from rookery.records import BadRecord, read_match, write_match
from rookery.records.messages import read_message, written_message


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line, without the end of the line."""
    failures = puzzle.failures
    fields: dict[str, Any] = {
        "id": puzzle.id,
        "seat": puzzle.seat,
        "right": list(puzzle.right),
        "values": [[it.move, it.points, it.loss, it.error] for it in puzzle.values],
        "themes": list(puzzle.themes),
        "failures": [failures.easy, failures.steady, failures.quick],
        "reason": [written_message(it) for it in puzzle.reason],
        "origin": puzzle.origin,
        "record": json.loads(write_match(puzzle.record)),
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line. Raises BadPuzzle or BadRecord if its form is wrong."""
    try:
        fields = json.loads(line)
        return Puzzle(
            id=str(fields["id"]),
            record=read_match(json.dumps(fields["record"])),
            seat=int(fields["seat"]),
            right=tuple(map(str, fields["right"])),
            values=tuple(
                MoveValue(
                    str(move), None if points is None else float(points), float(loss), float(error)
                )
                for move, points, loss, error in fields["values"]
            ),
            themes=tuple(map(str, fields["themes"])),
            failures=Failures(*map(float, fields["failures"])),
            reason=_reason(fields["reason"]),
            origin=str(fields["origin"]),
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadPuzzle(f"a puzzle has a missing or a wrong field: {_shown(error)}") from None


def _reason(kept: Any) -> tuple[Told, ...]:
    """The sentences of a reason. Files of version 1.0 and earlier have one English text instead."""
    return (kept,) if isinstance(kept, str) else tuple(_sentence(it) for it in kept)


def _sentence(kept: Any) -> Told:
    return kept if isinstance(kept, str) else read_message(kept)


def _shown(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error)[:80]}"


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as JSON Lines."""
    return "".join(f"{write_puzzle(each)}\n" for each in puzzles)


def read_puzzles(text: str) -> Iterator[Puzzle]:
    """The puzzles of JSON Lines. Raises BadPuzzle, which names the line."""
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            yield read_puzzle(line)
        except (BadPuzzle, BadRecord) as error:
            raise BadPuzzle(f"line {number}: {error}") from None
