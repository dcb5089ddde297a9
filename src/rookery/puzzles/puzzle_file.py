"""Puzzles as JSON Lines: one compact object for each puzzle."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, ValidationError, convert

from rookery.core.cards import Seat
from rookery.puzzles.difficulty import Failures
from rookery.puzzles.puzzle import BadPuzzle, MoveValue, Puzzle
from rookery.records import BadRecord, BadText
from rookery.records.errors import BadJson
from rookery.records.json_text import parsed
from rookery.records.match_file import match_from, match_object
from rookery.records.messages import read_message, written_message


class _Kept(Struct):
    """A puzzle as its line has it. `reason` was an English text in files of 1.0 and earlier."""

    id: str
    seat: Seat
    right: tuple[str, ...]
    values: tuple[tuple[str, float | None, float, float], ...]
    themes: tuple[str, ...]
    failures: tuple[float, float, float]
    reason: str | tuple[Any, ...]
    origin: str
    record: Any


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line, without the end of the line."""
    return json.dumps(puzzle_object(puzzle), ensure_ascii=False, separators=(",", ":"))


def puzzle_object(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as an object for JSON."""
    failures = puzzle.failures
    return {
        "id": puzzle.id,
        "seat": puzzle.seat,
        "right": list(puzzle.right),
        "values": [[it.move, it.points, it.loss, it.error] for it in puzzle.values],
        "themes": list(puzzle.themes),
        "failures": [failures.easy, failures.steady, failures.quick],
        "reason": [written_message(it) for it in puzzle.reason],
        "origin": puzzle.origin,
        "record": match_object(puzzle.record),
    }


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line. Raises BadPuzzle or BadRecord if its form is wrong."""
    try:
        kept = convert(parsed(line), _Kept)
        reason = (kept.reason,) if isinstance(kept.reason, str) else kept.reason
        return Puzzle(
            id=kept.id,
            record=match_from(kept.record),
            seat=kept.seat,
            right=kept.right,
            values=tuple(MoveValue(*each) for each in kept.values),
            themes=kept.themes,
            failures=Failures(*kept.failures),
            reason=tuple(it if isinstance(it, str) else read_message(it) for it in reason),
            origin=kept.origin,
        )
    except (BadJson, BadText) as error:
        raise BadPuzzle(str(error)) from None
    except ValidationError as error:
        raise BadPuzzle(f"a puzzle has a missing or a wrong field: {error}") from None


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
