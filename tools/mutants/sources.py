"""The rooms' sources: their statements, and their import as something slightly different."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

ROOMS = ("tricks", "fishing", "table", "server/updates", "evenings", "records")
"""The folders of src/rookery from which mutants are drawn."""

HITS = "__hits__"
"""The name, in every instrumented module, of the array of statements that have run."""


def files_of(rooms: Sequence[str]) -> list[str]:
    """The Python files of these rooms, as sorted paths from the root of the tree."""
    found = {path for room in rooms for path in Path("src/rookery", room).rglob("*.py")}
    return sorted(path.as_posix() for path in found)


def statements(tree: ast.Module) -> list[ast.stmt]:
    """All statements of a module but docstrings, in the order of the source."""
    docstrings = {
        id(node.body[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and ast.get_docstring(node, clean=False) is not None
    }
    found = [it for it in ast.walk(tree) if isinstance(it, ast.stmt) and id(it) not in docstrings]
    return sorted(found, key=lambda it: (it.lineno, it.col_offset))


class _Marking(ast.NodeTransformer):
    """Puts `__hits__[number] = 1` before every statement."""

    def __init__(self, numbers: dict[int, int]) -> None:
        self._numbers = numbers

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                setattr(node, name, [it for one in block for it in self._marked(one)])
        return node

    def _marked(self, node: ast.stmt) -> list[ast.stmt]:
        number = self._numbers.get(id(node))
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if number is None or future:
            return [node]
        mark = ast.parse(f"{HITS}[{number}] = 1").body[0]
        for it in ast.walk(mark):
            ast.copy_location(it, node)
        return [mark, node]


def instrumented(source: str, path: str, first: int) -> CodeType:
    """The code of a module that marks its statements, numbered from `first`, as they run."""
    tree = ast.parse(source)
    numbers = {id(it): first + place for place, it in enumerate(statements(tree))}
    return compile(_Marking(numbers).visit(tree), path, "exec", dont_inherit=True)


class Altered(MetaPathFinder):
    """Imports some files as other code than what they say."""

    def __init__(
        self, code_of: Mapping[str, Callable[[], CodeType]], names: Mapping[str, object]
    ) -> None:
        """`code_of` has absolute paths; `names` are global names that each of the modules gets."""
        self._code_of = code_of
        self._names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The usual place of a module of ours, with a loader that takes the other code."""
        if not fullname.startswith("rookery."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or spec.origin not in self._code_of:
            return None
        spec.loader = _Loader(fullname, spec.origin, self._code_of[spec.origin], self._names)
        return spec

    def install(self) -> None:
        """Let every later import in this process go through this finder."""
        sys.meta_path.insert(0, self)


class _Loader(SourceFileLoader):
    """Loads given code in the place of a file's own."""

    def __init__(
        self, fullname: str, path: str, code: Callable[[], CodeType], names: Mapping[str, object]
    ) -> None:
        super().__init__(fullname, path)
        self._code = code
        self._names = names

    def get_code(self, fullname: str) -> CodeType:
        return self._code()

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__.update(self._names)
        super().exec_module(module)
