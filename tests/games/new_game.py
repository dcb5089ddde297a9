"""Nine-Card Dixie, added to a copy of the tree (`NEW_GAME_TREE`) as CONTRIBUTING.md says."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.processes import DEADLINE

ROOT = Path(__file__).parents[2]
TEXTS = Path(__file__).with_name("nine_card_dixie")

TREE = "NEW_GAME_TREE"

NAME = "nine-card-dixie"
TITLE = "Nine-Card Dixie"


def _new(file: str) -> Callable[[str], str]:
    return lambda _: (TEXTS / file).read_text("utf-8")


def _in_the_table(table: str) -> str:
    line = "from rookery.games.nine_card_dixie import NINE_CARD_DIXIE\n"
    table = table.replace("from rookery.games.one_high", f"{line}from rookery.games.one_high")
    return table.replace("    TWO,\n)", "    TWO,\n    NINE_CARD_DIXIE,\n)")


def _in_the_list(page: str) -> str:
    told = "Dixie for a short evening: nine cards each, no nest, and 80 points to bid for."
    return f"{page}\n## {TITLE}\n\n4 players, `rookery rules {NAME}`. {told}\n\nOurs (DX-1).\n"


CHANGES: Mapping[str, Callable[[str], str]] = {
    "src/rookery/games/nine_card_dixie.py": _new("nine_card_dixie.py"),
    "src/rookery/games/table.py": _in_the_table,
    "src/rookery/language/catalogues/en/games.ftl": lambda it: it + _new("games.ftl")(""),
    "docs/games.md": _in_the_list,
}
"""The files that the game touches, and what becomes of each."""

_COPIED = ("src/rookery/games", "src/rookery/language")


def tree(folder: Path, *, without: str = "") -> Path:
    """A tree with the game: copies of the folders with its files, and links to all others."""
    for copied in _COPIED:
        above = folder / copied
        above.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(ROOT / copied, above, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "docs").mkdir()
    shutil.copy(ROOT / "docs/games.md", folder / "docs")
    for linked in (ROOT / "src/rookery").iterdir():
        place = folder / linked.relative_to(ROOT)
        if not place.exists() and linked.name != "__pycache__":
            place.symlink_to(linked)
    for file, change in CHANGES.items():
        if file != without:
            path = folder / file
            path.write_text(change(path.read_text("utf-8") if path.exists() else ""), "utf-8")
    return folder


def environment(root: Path) -> dict[str, str]:
    """The environment in which Python finds Rookery, and saves its files, in a tree."""
    paths = os.pathsep.join([str(root / "src"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(root / "home")}


def python(root: Path, *arguments: str, said: str = "") -> str:
    """The output of Python with the Rookery of a tree; the process must exit with status 0."""
    ended = subprocess.run(
        [sys.executable, *arguments],
        check=False,
        input=said,
        capture_output=True,
        text=True,
        cwd=root,
        env=environment(root),
        timeout=DEADLINE,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


if __name__ == "__main__":
    program = [sys.executable, "-m", "rookery", *sys.argv[1:]]
    os.execve(sys.executable, program, environment(Path(os.environ[TREE])))
