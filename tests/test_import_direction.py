"""Imports point one way: each layer imports only from itself and from those listed before it."""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parent.parent / "src"

LAYERS = (
    {"core"},
    {"messages", "language"},
    {"tricks", "fishing"},
    {"games"},
    {"records"},
    {"duplicate"},
    {"evenings"},
    {"coding"},
    {"heuristics"},
    {"native"},
    {"engine"},
    {"telling", "kernel", "statistics"},
    {"testing", "lessons"},
    {"bots"},
    {"arena", "ratings"},
    {"review", "analysis", "puzzles", "research", "dataset"},
    {"table"},
    {"server", "tui", "client"},
    {"offline"},
    {"cli"},
)
"""The layers in sets, most basic first. A layer may import itself and earlier sets only."""

PURE = {
    "core",
    "messages",
    "tricks",
    "fishing",
    "games",
    "records",
    "coding",
    "heuristics",
    "duplicate",
    "evenings",
    "telling",
    "lessons",
    "statistics",
}
"""Layers that import nothing but the standard library."""

SERVER = (
    *("metrics", "outage", "alarm", "background", "codes", "garbage", "limits", "logs"),
    *("database", "rebuilding", "barring", "ownership", "room_events", "updates", "late"),
    *("thinking", "table_log", "checking", "room", "tables", "replies"),
    *("people", "http", "conduct", "deals", "notices", "evenings", "history", "ratings", "clubs"),
    *("waiting", "practising", "housekeeping", "composition"),
    *("dispatch", "sessions", "operating", "gate", "pool", "web"),
)
"""The parts of `server`, most basic first: shared code, tables, what builds on them, endpoints."""

NOT_FOR_BOTS = {"State", "Game"}
"""How the names of classes with hidden cards end; bots may not import these."""


class Imported(NamedTuple):
    """One imported name: `module` is absolute, `name` is empty for a whole module."""

    module: str
    name: str
    line: int
    at_top: bool

    @property
    def layer(self) -> str:
        """The layer it comes from; empty for other packages, and for the package's own names."""
        parts = [*self.module.split("."), self.name]
        return parts[1] if parts[0] == "rookery" and parts[1] in set().union(*LAYERS) else ""


def imports(source: str) -> Iterator[Imported]:
    """Everything that a module imports, in functions too."""
    tree = ast.parse(source)
    top = set(map(id, _at_top(tree.body)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Imported(alias.name, "", node.lineno, id(node) in top)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            for alias in node.names:
                yield Imported(module, alias.name, node.lineno, id(node) in top)


def _at_top(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, those under a condition included."""
    for statement in body:
        yield statement
        if isinstance(statement, ast.If):
            yield from _at_top([*statement.body, *statement.orelse])


def layer_of(path: Path) -> str:
    """The layer that a file belongs to; empty for the package's own files."""
    parts = path.relative_to(SOURCE / "rookery").parts
    return parts[0] if len(parts) > 1 else ""


def rank(layer: str) -> int:
    return next(number for number, layers in enumerate(LAYERS) if layer in layers)


def faults(source: str, layer: str) -> list[str]:
    """The faults in the imports of a module that belongs to a layer."""
    return [f"line {it.line}: {fault}" for it in imports(source) if (fault := _fault(it, layer))]


def _fault(it: Imported, layer: str) -> str:
    if it.module.startswith("."):
        return "imports are absolute"
    if not it.at_top:
        return "imports stand at the top"
    if it.layer:
        return _wrong_direction(it, layer)
    root = it.module.split(".")[0]
    if root == "rookery" and it.module != "rookery.version":
        return f"{it.module} {it.name} is of no layer"
    is_foreign = root not in sys.stdlib_module_names
    return f"{it.module} in a pure layer" if layer in PURE and is_foreign else ""


def _wrong_direction(it: Imported, layer: str) -> str:
    if it.layer != layer and rank(it.layer) >= rank(layer):
        return f"{layer} may not import {it.layer}"
    if it.layer == "testing" and layer != "testing":
        return "the suite is for tests"
    if layer in ("heuristics", "bots") and _is_secret(it):
        return f"a bot may not know {it.module} {it.name}"
    return ""


def _is_secret(it: Imported) -> bool:
    """Whether the import is a class that has all cards, or a module that gives access to one."""
    last = it.name or it.module.rpartition(".")[2]
    is_class = any(last.endswith(word) for word in NOT_FOR_BOTS)
    return is_class or last in ("state", "game", "match")


FILES = sorted((SOURCE / "rookery").rglob("*.py"))


def test_imports_point_towards_core() -> None:
    found = {
        str(path.relative_to(SOURCE)): faults(
            path.read_text(encoding="utf-8"), layer_of(path) or "cli"
        )
        for path in FILES
    }
    assert {path: wrong for path, wrong in found.items() if wrong} == {}
    assert len(found) > 500


COMPILED = sorted(
    path for kind in ("pyx", "pxd", "pxi") for path in (SOURCE / "rookery").rglob(f"*.{kind}")
)


def test_compiled_code_imports_towards_core() -> None:
    wrong = {}
    for path in COMPILED:
        source = re.sub(r"cimport (?:\(\s*)?", "import ", path.read_text(encoding="utf-8"))
        lines = re.findall(r"(?m)^\s*((?:from|import) rookery\S*(?: import \w+)?)", source)
        wrong[str(path.relative_to(SOURCE))] = faults("\n".join(lines), layer_of(path))
    assert {path: found for path, found in wrong.items() if found} == {}
    assert len(wrong) > 50


def server_imports() -> dict[str, set[str]]:
    """The modules of `server` by name, each with those that it imports, types included."""
    root = SOURCE / "rookery" / "server"
    names = {".".join(it.relative_to(root).with_suffix("").parts): it for it in root.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, path in names.items():
        each = imports(path.read_text(encoding="utf-8"))
        at = {f"{it.module}.{it.name}".removeprefix("rookery.server.") for it in each}
        found[name] = {it if it in names else it.rpartition(".")[0] for it in at} & {*names} - {
            name
        }
    return found


def test_the_parts_of_the_server_know_those_before_them_and_never_each_other() -> None:
    known = server_imports()
    tuple(TopologicalSorter(known).static_order())  # raises CycleError
    first = {name: SERVER.index(name.partition(".")[0]) for name in known if name != "__init__"}
    upward = {
        (name, other)
        for name, others in known.items()
        for other in others
        if first[other] > first[name]
    }
    assert not upward


def test_every_folder_is_a_layer() -> None:
    folders = {path.parent.name for path in (SOURCE / "rookery").glob("*/__init__.py")}
    assert folders <= set().union(*LAYERS)
    assert folders >= PURE


def test_a_wrong_import_is_found() -> None:
    for layer, source, fault in (
        ("core", "import rookery.tricks.game", "line 1: core may not import tricks"),
        ("core", "import numpy", "line 1: numpy in a pure layer"),
        ("fishing", "from rookery import tricks", "line 1: fishing may not import tricks"),
        ("arena", "from rookery.testing import Path", "line 1: the suite is for tests"),
        ("server", "def serve():\n    import json", "line 2: imports stand at the top"),
        ("tui", "from . import words", "line 1: imports are absolute"),
        (
            "bots",
            "from rookery.tricks.state import TrickState",
            "line 1: a bot may not know rookery.tricks.state TrickState",
        ),
        (
            "bots",
            "import rookery.tricks.game as rules",
            "line 1: a bot may not know rookery.tricks.game ",
        ),
    ):
        assert faults(source, layer) == [fault]


def test_native_holds_declarations_and_inline_functions_only() -> None:
    names = {path.name for path in (SOURCE / "rookery" / "native").glob("*.p*")}
    assert {Path(name).suffix for name in names - {"__init__.py"}} == {".pxd"}


def test_no_compiled_module_includes_the_parts_of_another() -> None:
    parts = [
        (path.parent / part).resolve()
        for path in COMPILED
        for part in re.findall(r'(?m)^include "(\S+)"', path.read_text(encoding="utf-8"))
    ]
    assert len(parts) == len(set(parts))


BOTS = SOURCE / "rookery" / "bots"
WITHOUT_STEADY = [
    path
    for path in FILES
    for room in ("strong", "easy", "reference")
    if BOTS / room in path.parents
]


def test_bots_share_heuristics_and_do_not_import_steady() -> None:
    found = {
        (str(path.relative_to(BOTS)), f"{it.module}.{it.name}")
        for path in WITHOUT_STEADY
        for it in imports(path.read_text(encoding="utf-8"))
    }
    assert found
    assert not [(path, module) for path, module in found if "rookery.bots.steady" in module]
