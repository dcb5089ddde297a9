"""Code looks up tables by genre; it compares a game's genre only in a few places, counted here."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "rookery"

OWN = {"research", "testing", "engine", "kernel", "tricks", "fishing"}
"""Exempt: the genres themselves, and adapters and compiled code, which name each genre."""

MOST = 21
"""The most places elsewhere that may ask for the genre. Lower this number when one goes."""

_OF_A_GENRE = re.compile(r"Tricks?[A-Z]|Fishing")


def names(node: ast.expr) -> Iterator[str]:
    """The names of classes in the second argument of `isinstance`, or in a pattern."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            yield each.id
        elif isinstance(each, ast.Attribute):
            yield each.attr


def asked(node: ast.AST) -> Iterator[ast.expr]:
    """The classes or genre with which a node compares a game's genre."""
    match node:
        case ast.Call(func=ast.Name("isinstance" | "issubclass"), args=[_, kinds]):
            yield kinds
        case ast.MatchClass(cls=kind):
            yield kind
        case ast.Compare(left=left, comparators=others):
            for each in (left, *others):
                if "genre" in names(each) or isinstance(each, ast.Call):
                    yield from (left, *others)


def places(source: str) -> list[int]:
    """The lines of a module that ask which genre a game is of."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.expr | ast.pattern) and any(map(_is_of_a_genre, asked(node)))
    )


def _is_of_a_genre(asked_for: ast.expr) -> bool:
    return any(
        name in ("genre", "TRICKS", "FISHING") or _OF_A_GENRE.match(name)
        for name in names(asked_for)
    )


def test_the_genre_is_asked_in_few_places() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.relative_to(SOURCE).parts[0] not in OWN
        for line in places(path.read_text(encoding="utf-8"))
    ]
    assert len(found) <= MOST, (
        f"{len(found)} places ask for the genre of a game, {MOST} are allowed. A feature is a "
        "property of the rules; what differs altogether has a row in the layer's ByGenre:\n"
        + "\n".join(found)
    )


def test_questions_for_the_genre_are_found() -> None:
    for source, lines in (
        ("isinstance(view, TrickView)", [1]),
        ("isinstance(rules, TrickRules | fishing.FishingRules)", [1]),
        ("match view:\n case TrickView(phase=Phase.PLAY):\n  pass", [2]),
        ("match a, b:\n case FishingView(), Take():\n  pass", [2]),
        ("type(view) is TrickView", [1]),
        ("rules.genre == TRICKS", [1]),
        ("rules.genre in (FISHING,)", [1]),
        ("isinstance(move, Play) and isinstance(trick, Trick)", []),
        ("TABLE[rules.genre]", []),
    ):
        assert places(source) == lines, source
