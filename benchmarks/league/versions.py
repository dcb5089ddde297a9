"""Versions of Rookery: this working tree, and earlier ones in folders of their own.

An earlier version is named as Git names it: by a tag such as `v1.0.0`, or by a commit. Its sources
are copied out of the repository, and its kernel is compiled, only once.
"""

import os
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copyfile, rmtree

from rookery.arena.code_version import PLAYING, code_of
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.version import version as version_of_this

TREE = Path(__file__).parents[2]
"""The working tree that this file is part of."""

FOLDER = Path("build/league")
"""The folder of earlier versions, in the working tree."""

WORKER = "src/rookery/client/answering.py"
"""The module that answers tasks in a version. A version without it cannot play."""


COMPILED = (".pyx", ".pxd", ".pxi")
"""The endings of sources that are compiled."""


class NoVersion(Exception):
    """Raised, with the reason, if a version cannot be played."""


@dataclass(frozen=True, slots=True)
class Version:
    """A version of Rookery that can play.

    `date` is when its commit was made. `code` is a hash of the sources of rules, kernel and bots,
    and `net` a hash of the bots' nets alone. `folder` holds its sources; None means this working
    tree.
    """

    name: str
    date: str
    code: str
    net: str
    folder: Path | None = None


def this_tree() -> Version:
    """The working tree as a version, named by `git describe`."""
    try:
        name = _git("describe", "--always", "--abbrev=8", "--match", "v*", "--dirty")
        date = _git("log", "-1", "--format=%cs")
    except NoVersion:  # not a checkout
        name, date = version_of_this(), ""
    if not date or name.endswith("-dirty"):
        date = datetime.now(UTC).date().isoformat()
    return _described(name, date, TREE, None)


def version(name: str, within: Path = TREE) -> Version:
    """Copy an earlier version, named by tag or commit, into a folder. Raises NoVersion."""
    try:
        commit = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    except NoVersion:
        raise NoVersion(
            f"{name}: the repository has no such tag or commit (of a shallow clone, "
            "git fetch --unshallow --tags gets the rest)"
        ) from None
    folder = FOLDER / commit[:12]
    if not (within / folder / "taken").exists():
        _take(name, commit, within / folder)
    shown = name if _is_tag(name) else commit[:8]
    return _described(shown, _git("log", "-1", "--format=%cs", commit), within / folder, folder)


def _take(name: str, commit: str, folder: Path) -> None:
    """Copy the sources of a commit out of the repository. Raises NoVersion."""
    if WORKER not in _git("ls-tree", "-r", "--name-only", commit).splitlines():
        raise NoVersion(
            f"{name}: it is too old to be asked for decisions, since it has no {WORKER}"
        )
    rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive = subprocess.run(
        ["git", "archive", commit, "src", "setup.py", "pyproject.toml"],
        cwd=TREE,
        check=True,
        capture_output=True,
    )
    subprocess.run(["tar", "-x"], cwd=folder, check=True, input=archive.stdout)
    (folder / "taken").touch()


def compile_kernel(it: Version, within: Path = TREE) -> None:
    """Compile the kernel of an earlier version, unless that was done before. Raises NoVersion.

    If its compiled sources equal this tree's, this tree's modules are copied; `make league` builds
    these first.
    """
    assert it.folder is not None
    folder = within / it.folder
    if (folder / "compiled").exists():
        return
    if is_compiled and compiled_sources(folder) == compiled_sources(TREE):
        for module in (TREE / "src").rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            copyfile(module, folder / module.relative_to(TREE))
        (folder / "compiled").touch()
        return
    print(f"league: compiling {it.name} in {it.folder}", file=sys.stderr, flush=True)
    log = folder / "build.log"
    with log.open("wb") as output:
        built = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=folder,
            env={**os.environ, "ROOKERY_KERNEL": "required"},
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if built.returncode:
        said = log.read_text("utf-8", "replace").strip().splitlines() or ["nothing"]
        raise NoVersion(f"{it.name}: its kernel is not compiled; {log} ends with: {said[-1]}")
    rmtree(folder / "build", ignore_errors=True)
    (folder / "compiled").touch()


def games_of(it: Version, within: Path = TREE) -> frozenset[str]:
    """The names of the games that a version has. Raises NoVersion."""
    if it.folder is None:
        return frozenset(GAMES)
    done = subprocess.run(
        [sys.executable, "-c", "from rookery.games import GAMES; print(*GAMES)"],
        env={**os.environ, "PYTHONPATH": str(within / it.folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoVersion(
            f"{it.name} does not name its games: {done.stderr.strip().splitlines()[-1]}"
        )
    return frozenset(done.stdout.split())


def compiled_sources(tree: Path) -> str:
    """A hash of all sources that are compiled, and of how they are compiled."""
    whole = sha256((tree / "setup.py").read_bytes())
    for path in sorted(each for each in (tree / "src").rglob("*") if each.suffix in COMPILED):
        whole.update(path.relative_to(tree).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def _described(name: str, date: str, at: Path, folder: Path | None) -> Version:
    package = at / "src" / "rookery"
    return Version(name, date, code_of(package, PLAYING), net_of(package), folder)


def net_of(package: Path) -> str:
    """A hash of the bots' nets in a package: twelve hexadecimal digits."""
    whole = sha256()
    for path in sorted((package / "bots").rglob("*.npz")):
        whole.update(path.read_bytes())
    return whole.hexdigest()[:12]


def _is_tag(name: str) -> bool:
    try:
        _git("show-ref", "--verify", "--quiet", f"refs/tags/{name}")
    except NoVersion:
        return False
    return True


def _git(*command: str) -> str:
    """The output of a Git command. Raises NoVersion if it fails, or if there is no Git."""
    try:
        done = subprocess.run(
            ["git", *command], cwd=TREE, check=True, capture_output=True, text=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoVersion(f"git {command[0]} failed: {error}") from None
    return done.stdout.strip()
