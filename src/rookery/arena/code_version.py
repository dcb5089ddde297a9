"""Which code played: rounds of one contest can be compared if it was the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from inspect import getsourcefile
from pathlib import Path

from rookery.bots.own import load
from rookery.bots.table import named

_LAYERS = ("core", "tricks", "fishing", "games", "native", "kernel", "bots", "arena")
"""The layers that decide how a match goes: the rules, the kernel and the bots."""

_SOURCES = {".py", ".pyx", ".pxd", ".pxi", ".npz"}


@lru_cache(maxsize=1)
def code_played() -> str:
    """Twelve hexadecimal digits that follow from the sources of the rules and the bots."""
    return code_of(Path(__file__).parents[1])


def own_code(bots: Iterable[str]) -> str:
    """The same of the files that have the classes of the user's own bots; empty without any.

    What those files import is not looked at. Raises UnknownBot or BotFault.
    """
    own = sorted({it.name for it in map(named, bots) if it.is_own})
    files = [file for name in own if (file := getsourcefile(load(name))) is not None]
    whole = sha256(b"".join(Path(file).read_bytes() for file in files))
    return whole.hexdigest()[:12] if files else ""


def code_of(package: Path) -> str:
    """The same of a package, by the names of its files and what is in them."""
    paths = (path for layer in _LAYERS for path in (package / layer).rglob("*"))
    whole = sha256()
    for path in sorted(path for path in paths if path.suffix in _SOURCES):
        whole.update(path.relative_to(package).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()[:12]
