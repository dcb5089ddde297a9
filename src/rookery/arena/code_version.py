"""The version of the code that played: only rounds played by the same code are comparable."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from inspect import getsourcefile
from pathlib import Path

from rookery.bots.own import load
from rookery.bots.registry import named

PLAYING = ("core", "tricks", "fishing", "games", "native", "kernel", "heuristics", "bots")
"""The layers on which decisions depend: the rules, the kernel and the bots."""

_LAYERS = (*PLAYING, "arena")
"""The layers on which the course of a contest depends."""

_SOURCES = {".py", ".pyx", ".pxd", ".pxi", ".npz"}


@lru_cache(maxsize=1)
def code_played() -> str:
    """A hash of the sources of the rules and the bots: twelve hexadecimal digits."""
    return code_of(Path(__file__).parents[1])


def own_code(bots: Iterable[str]) -> str:
    """A hash of the files that define users' own bots; empty if there are no such bots.

    Modules that those files import do not count. Raises UnknownBot or BotFault.
    """
    own = sorted({it.name for it in map(named, bots) if it.is_own})
    files = [file for name in own if (file := getsourcefile(load(name))) is not None]
    whole = sha256(b"".join(Path(file).read_bytes() for file in files))
    return whole.hexdigest()[:12] if files else ""


def code_of(package: Path, layers: Iterable[str] = _LAYERS) -> str:
    """A hash of the names and contents of a package's source files: twelve hexadecimal digits."""
    paths = (path for layer in layers for path in (package / layer).rglob("*"))
    whole = sha256()
    for path in sorted(path for path in paths if path.suffix in _SOURCES):
        whole.update(path.relative_to(package).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()[:12]
