"""Reads a lesson from its file (`read`), and plays it through to check it (`check`)."""

import re
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, TypeAlias

from rookery.core.errors import RookeryError
from rookery.core.game import Game
from rookery.core.messages import Message
from rookery.core.moves import Move
from rookery.games import GAMES
from rookery.lessons.facts import FACTS
from rookery.lessons.lesson import BadLesson, Lesson, Step, Wrong
from rookery.records import move_text, parse_cards, parse_move, parse_ply
from rookery.records.errors import BadText
from rookery.records.messages import read_message

_Fields: TypeAlias = Mapping[str, type | tuple[type, ...]]
"""The types of fields by their names."""

_MESSAGE = (str, list)
"""A message: its id, or an array of its id and arguments as in `records.messages`."""

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

_FIELDS: _Fields = {
    "minutes": int,
    "seat": int,
    "dealer": int,
    "deck": str,
    "plies": list,
    "steps": list,
}
_MAY_LACK: _Fields = {
    "title": _MESSAGE,
    "summary": _MESSAGE,
    "order": int,
    "options": dict,
    "made": int,
    "end": _MESSAGE,
}
_OF_STEP: _Fields = {
    "at": int,
    "why": _MESSAGE,
    "say": _MESSAGE,
    "asks": bool,
    "accept": list,
    "worth": dict,
    "wrong": list,
}
_OF_WRONG: _Fields = {"say": _MESSAGE, "moves": list, "fact": str}


def read(name: str, text: str) -> Lesson:
    """The lesson of a file; `name` has the game's name and its own, as in `dixie/first`.

    `check` tests that it can be played as written; tests do so for the package's lessons. Raises
    BadLesson for the first fault in its form, its game, its deal or its steps.
    """
    try:
        kept = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadLesson(f"{name}: this is not TOML: {error}") from None
    _check_fields(name, kept, _FIELDS, _MAY_LACK)
    game = name.partition("/")[0]
    if game not in GAMES:
        raise BadLesson(f"{name}: the part before the slash must be a game, such as dixie")
    try:
        return Lesson(
            name=name,
            game=game,
            title=_message(
                name, kept.get("title", ["lesson-first-title", {"game": GAMES[game].title}])
            ),
            summary=_message(name, kept.get("summary", "lesson-draft-summary")),
            minutes=kept["minutes"],
            order=kept.get("order", 0),
            options=GAMES[game].checked(kept.get("options", {})),
            seat=kept["seat"],
            dealer=kept["dealer"],
            deck=parse_cards(kept["deck"]),
            plies=tuple(map(parse_ply, kept["plies"])),
            made=kept.get("made", 0),
            steps=tuple(_step(name, n, each) for n, each in enumerate(kept["steps"])),
            end=_message(name, kept.get("end", "lesson-draft-end")),
        )
    except BadLesson:
        raise
    except RookeryError as error:
        raise BadLesson(f"{name}: {error}") from None


def _step(name: str, number: int, kept: Mapping[str, Any]) -> Step:
    where = f"{name}: step {number}"
    _check_fields(where, kept, {"at": int}, _OF_STEP)
    if "why" not in kept:
        own = {it: f"lesson-{name.replace('/', '-')}-{it}-{number + 1}" for it in ("say", "why")}
        kept = own | dict(kept)
    wrong = []
    for each in kept.get("wrong", []):
        _check_fields(f"{where}: wrong", each, {"say": _MESSAGE}, _OF_WRONG)
        if ("moves" in each) == ("fact" in each):
            raise BadLesson(f"{where}: an answer to wrong moves has either moves or a fact")
        if each.get("fact", FACTS[0]) not in FACTS:
            raise BadLesson(f"{where}: the fact must be one of {', '.join(FACTS)}")
        say = _message(where, each["say"])
        wrong.append(Wrong(say, _moves(each.get("moves", [])), each.get("fact", "")))
    return Step(
        at=kept["at"],
        why=_message(where, kept["why"]),
        say=_message(where, kept["say"]) if "say" in kept else None,
        asks=kept.get("asks", False),
        accept=_moves(kept.get("accept", [])),
        worth={parse_move(move): float(points) for move, points in kept.get("worth", {}).items()},
        wrong=tuple(wrong),
    )


def _message(where: str, kept: Any) -> Message:
    """The message of a field. Raises BadLesson."""
    with suppress(BadText):
        found = Message(kept) if isinstance(kept, str) else read_message(kept)
        if _ID.fullmatch(found.id):
            return found
    told = "the id of a message, or an array of an id and a table of arguments"
    raise BadLesson(f"{where}: {str(kept)[:60]!r} must be {told}")


def _moves(texts: list[str]) -> tuple[Move, ...]:
    return tuple(map(parse_move, texts))


def _check_fields(where: str, kept: Mapping[str, Any], needed: _Fields, may: _Fields) -> None:
    """Raise BadLesson if a needed field is missing, or a field is unknown or of a wrong type."""
    for field in needed:
        if field not in kept:
            raise BadLesson(f'{where}: the field "{field}" is missing')
    for field, value in kept.items():
        kind = needed.get(field) or may.get(field)
        if kind is None:
            known = ", ".join(dict.fromkeys((*needed, *may)))
            raise BadLesson(f'{where}: there is no field "{field}"; there are {known}')
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadLesson(f'{where}: the field "{field}" must be of type {_name(kind)}')


def _name(kind: type | tuple[type, ...]) -> str:
    return " or ".join(it.__name__ for it in kind) if isinstance(kind, tuple) else kind.__name__


def check(lesson: Lesson) -> None:
    """Play a lesson through, in every way that it accepts. Raises BadLesson for a bad step."""
    where = lesson.name
    game: Game[Any, Any] = GAMES[lesson.game].game(lesson.options)
    if not 0 <= lesson.seat < game.seats:
        raise BadLesson(f"{where}: the seat must be 0 to {game.seats - 1}")
    if not 0 <= lesson.made < len(lesson.plies):
        raise BadLesson(f"{where}: made must be 0 to {len(lesson.plies) - 1}")
    _check_steps(lesson)
    try:
        states = {game.start(lesson.deck, lesson.dealer)}
        for number, (seat, move) in enumerate(lesson.plies):
            if seat == lesson.seat and number >= lesson.made:
                states = _after_learner(lesson, game, states, number)
            else:
                states = {game.apply(state, seat, move) for state in states}
    except RookeryError as error:
        raise BadLesson(f"{where}: {error}") from None


def _after_learner(lesson: Lesson, game: Game[Any, Any], states: set[Any], number: int) -> set[Any]:
    """The states after all moves of the learner that are right at a ply. Raises BadLesson."""
    found = set()
    for state in states:
        legal = game.legal(state, lesson.seat)
        right = [move for move in lesson.right_at(number) if move in legal]
        if not right:
            listed = ", ".join(move_text(move) for move in lesson.right_at(number))
            raise BadLesson(f"ply {number}: none of these is legal in every case: {listed}")
        found |= {game.apply(state, lesson.seat, move) for move in right}
    return found


def _check_steps(lesson: Lesson) -> None:
    """Raise BadLesson unless the steps begin with moves of the learner, in order."""
    places = [step.at for step in lesson.steps]
    if not places or places != sorted(set(places)):
        raise BadLesson(f"{lesson.name}: the steps must be in the order of their plies (at)")
    own = [
        number
        for number, (seat, _) in enumerate(lesson.plies)
        if number >= lesson.made and seat == lesson.seat
    ]
    for place in places:
        if place not in own:
            listed = ", ".join(map(str, own))
            raise BadLesson(f"{lesson.name}: step at {place}: the learner moves at plies {listed}")
    if own[0] != places[0]:
        raise BadLesson(f"{lesson.name}: the first step must be at ply {own[0]}")
