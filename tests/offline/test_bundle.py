"""The bundle for the browser contains everything that its modules import."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rookery"


BOTS = ("random_bot", "steady", "easy/__init__")
"""The bots that play without the kernel."""


def packing(name: str) -> Any:
    """A constant of the script that packs, which runs in another Python."""
    script = ast.parse((ROOT / "tools" / "offline" / "packing.py").read_text())
    for node in script.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.literal_eval(node.value)
    raise AssertionError(name)


def packed() -> list[Path]:
    folders = [SOURCE / layer for layer in packing("LAYERS")]
    left_out = tuple(str(SOURCE / it) for it in packing("LEFT_OUT"))
    modules = [path for folder in folders for path in folder.rglob("*.py")]
    return [path for path in modules if not str(path).startswith(left_out)]


def imported(path: Path) -> Iterator[str]:
    """The modules of Rookery that a module imports at its top, those for types alone left out."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rookery."):
            yield str(node.module)


def test_every_import_in_the_bundle_is_in_it() -> None:
    """The imports of a table and its bots are followed, from the modules that the page names."""
    there = {*packed(), *(SOURCE / name for name in ("__init__.py", "server/codes.py"))}
    waiting = [SOURCE / "offline" / "device.py", *(SOURCE / f"bots/{it}.py" for it in BOTS)]
    seen: set[Path] = set()
    while waiting:
        path = waiting.pop()
        assert path in there, f"{path.relative_to(SOURCE)} is not in LAYERS of packing.py"
        if path not in seen:
            seen.add(path)
            waiting += (place_of(name) for name in imported(path))
    assert len(seen) > 100
    script = (ROOT / "tools" / "offline" / "packing.py").read_text()
    unused = set(script.partition("UNUSED = set(")[2].split('"""')[1].split())
    assert "turtle" in unused
    missing = {(str(it), name) for it in seen for name in standard(it) if name in unused}
    assert not missing, "take them out of UNUSED of packing.py"


def standard(path: Path) -> Iterator[str]:
    """The first parts of the names of other modules that a module imports at its top."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom):
            yield str(node.module).partition(".")[0]
        elif isinstance(node, ast.Import):
            yield from (it.name.partition(".")[0] for it in node.names)


def place_of(module: str) -> Path:
    folder = SOURCE.joinpath(*module.split(".")[1:])
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
