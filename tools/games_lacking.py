"""List missing entries for games, and missing translations: python tools/games_lacking.py.

The entries are those that "Add a game" in CONTRIBUTING.md lists; if one is missing, the exit status
is 1. A missing translation is no error: the game is then shown in English.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = Path("src/rookery/games")
TABLE = GAMES / "table.py"
TEXTS = "src/rookery/language/catalogues/{}/games.ftl"
PAGE = Path("docs/games.md")

_GAME = re.compile(
    r'(?ms)^(\w+) = (?:Preset|replace)\((?:(?!^\)).)*?^    name="(.*?)",$((?:(?!^\)).)*)^\)'
)
"""A game's definition in a module: its constant, its name, and the fields that follow."""


def lacking(root: Path = ROOT) -> Iterator[str]:
    """A sentence for each file that lacks an entry for a game."""
    table = (root / TABLE).read_text("utf-8")
    for module in re.findall(r"(?m)^from rookery\.games\.(\w+) import", table):
        if not (root / GAMES / f"{module}.py").is_file():
            yield f"{GAMES / module}.py is missing, though {TABLE} imports it"
    texts = _ids(root, "en")
    page = (root / PAGE).read_text("utf-8")
    for constant, name, fields in _games(root):
        if not re.search(rf"\b{constant}\b.*^GAMES\b", table, re.DOTALL | re.MULTILINE):
            yield f"{TABLE} does not have {constant}, the game {name}"
        own = [f"game-{name}", *([f"game-{name}-differs"] if "    sister=" in fields else [])]
        for each in own:
            if each not in texts:
                yield f"{TEXTS.format('en')} does not have the message {each}"
        if "    form_of=" not in fields and f"`rookery rules {name}`" not in page:
            yield f"{PAGE} does not have {name}, with `rookery rules {name}` and its source"


def untranslated(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """The ids of missing texts of games, each with its language."""
    english = _ids(root, "en")
    for folder in sorted((root / TEXTS.format("en")).parents[1].iterdir()):
        if (folder / "games.ftl").is_file():
            own = _ids(root, folder.name)
            yield from ((folder.name, each) for each in english if each not in own)


def _games(root: Path) -> Iterator[tuple[str, str, str]]:
    for path in sorted((root / GAMES).glob("*.py")):
        yield from _GAME.findall(path.read_text("utf-8"))


def _ids(root: Path, tag: str) -> list[str]:
    return re.findall(r"(?m)^([a-z][\w-]*) =", (root / TEXTS.format(tag)).read_text("utf-8"))


if __name__ == "__main__":
    found = [*lacking()]
    print("\n".join([*found, *(f"{tag}: {each} is untranslated" for tag, each in untranslated())]))
    sys.exit(bool(found))
