"""A mutant: one small change of the code, which can be found again in a later tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Any

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class Mutant:
    """A text in a line of a function, and what stands in its place."""

    room: str
    file: str
    """The path from the root of the tree."""
    function: str
    """The qualified name of the innermost function or class; empty at the level of the module."""
    operator: str
    line: str
    """The line without its indentation."""
    nth: int
    """How many equal lines the function has above it."""
    column: int
    """Where the text begins in `line`."""
    old: str
    new: str
    number: int
    """The number of the line where the mutant was drawn, for people."""

    @property
    def key(self) -> str:
        """Names the mutant, in this tree and in later ones."""
        said = asdict(self)
        del said["number"]
        return blake2b(repr(said).encode(), digest_size=6).hexdigest()

    @classmethod
    def of(cls, record: dict[str, Any]) -> Mutant:
        """The mutant of a line of results."""
        return cls(**{field.name: record[field.name] for field in fields(cls)})


def scopes(tree: ast.AST, outer: str = "") -> Iterator[tuple[str, Definition]]:
    """All functions and classes below a node, with qualified names as in `co_qualname`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            name = f"{outer}{node.name}"
            yield name, node
            inner = f"{name}." if isinstance(node, ast.ClassDef) else f"{name}.<locals>."
            yield from scopes(node, inner)
        else:
            yield from scopes(node, outer)


def _lines_of(tree: ast.Module, function: str, count: int) -> Iterator[int]:
    """The numbers of the lines of all functions of this name."""
    if not function:
        yield from range(1, count + 1)
    for name, node in scopes(tree):
        if name == function:
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def offset_of(mutant: Mutant, source: str) -> tuple[int, int] | None:
    """The line, and the place in the source, of a mutant's old text; None if it is gone."""
    lines = source.splitlines(keepends=True)
    nth = 0
    for number in _lines_of(ast.parse(source), mutant.function, len(lines)):
        line = lines[number - 1]
        if line.strip() != mutant.line:
            continue
        if nth == mutant.nth:
            indented = len(line) - len(line.lstrip())
            start = sum(len(it) for it in lines[: number - 1]) + indented + mutant.column
            return (number, start) if source.startswith(mutant.old, start) else None
        nth += 1
    return None


def mutated(mutant: Mutant, source: str) -> str | None:
    """The source with the new text; None where the old one is gone."""
    found = offset_of(mutant, source)
    if found is None:
        return None
    _, start = found
    return source[:start] + mutant.new + source[start + len(mutant.old) :]
