"""Lay out the pages of the documentation site: python tools/site.py, then build with zensical.

The site has the repository's pages in the same folders, with the files that they link to, so that
their links also work there. It also gets a page for each game, with the output of `rookery rules`,
and pages for the public modules, which the build fills with docstrings. `mkdocs.yml` has the menu.

Raises SystemExit if a page links to a missing file.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from rookery.cli.playing.rules import value_words
from rookery.core.options import Option
from rookery.games import GAMES, Preset
from rookery.games.about.advice import advice
from rookery.language import ENGLISH

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "site"
PAGES = SITE / "pages"

PUBLIC = {
    "Cards, moves and the Game protocol": (
        "rookery.core.cards",
        "rookery.core.moves",
        "rookery.core.game",
        "rookery.core.match",
        "rookery.core.options",
        "rookery.core.shuffle",
        "rookery.core.errors",
    ),
    "Games": ("rookery.games", "rookery.tricks.rules", "rookery.tricks.view"),
    "Fishing games": ("rookery.fishing.rules", "rookery.fishing.view"),
    "Records": ("rookery.records",),
    "Bots": ("rookery.bots", "rookery.bots.base", "rookery.bots.registry"),
    "Contests": (
        "rookery.arena.contest",
        "rookery.arena.driver",
        "rookery.arena.simulate",
        "rookery.arena.decks",
    ),
    "Solver and search": ("rookery.kernel",),
    "Moves and views as numbers": ("rookery.coding",),
    "The compiled engine": ("rookery.engine",),
    "Research interfaces": (
        "rookery.research",
        "rookery.research.spiel",
        "rookery.research.zoo",
        "rookery.research.gym",
        "rookery.research.tiny",
    ),
    "Checks for games": ("rookery.testing",),
}
"""The public modules, by title of their page. They stay compatible within a major version."""

FONTS = ("besley.woff2", "atkinson-hyperlegible-next.woff2")

LINK = re.compile(r"\]\(<?([^)\s>#]+)(?:#[^)\s>]*)?>?\)")
ELSEWHERE = re.compile(r"[a-z]+:|/|<")


def main() -> None:
    """Write all pages into build/site/pages."""
    shutil.rmtree(SITE, ignore_errors=True)
    PAGES.mkdir(parents=True)
    for page in pages():
        copied = PAGES / page.relative_to(ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(page, copied)
    (PAGES / "docs" / "games").mkdir()
    for game in GAMES.values():
        if not game.form_of:
            (PAGES / "docs" / "games" / f"{game.name}.md").write_text(game_page(game), "utf-8")
    games = PAGES / "docs" / "games.md"
    command = re.compile(r"`rookery rules ([a-z-]+)`")
    games.write_text(command.sub(r"[\g<0>](games/\1.md)", games.read_text("utf-8")), "utf-8")
    shutil.copy(ROOT / "docs" / "site.css", PAGES)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", PAGES)
    (PAGES / "fonts").mkdir()
    for font in FONTS:
        shutil.copy(ROOT / "web" / "src" / "fonts" / font, PAGES / "fonts")
    write_public_modules()


def pages() -> set[Path]:
    """README and docs, with all files that they link to."""
    waiting = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    taken: set[Path] = set()
    while waiting:
        page = waiting.pop()
        if page not in taken:
            taken.add(page)
            waiting += linked(page) if page.suffix == ".md" else ()
    return taken


def linked(page: Path) -> Iterator[Path]:
    """The files of the repository that a page links to."""
    for link in LINK.findall(page.read_text()):
        if ELSEWHERE.match(link):
            continue
        target = (page.parent / link).resolve()
        if target.is_dir():
            target /= "README.md"
        if not target.is_file():
            raise SystemExit(f"{page.relative_to(ROOT)} links to {link}, which is not there")
        yield target


def game_page(game: Preset) -> str:
    """How a game is played, advice, and its house rules; then the same for its forms."""
    rows = _rows(game)
    parts = [f"# {game.title}", str(game.summary), *_told(game), _table(rows)]
    for form in GAMES.values():
        if form.form_of == game.name:
            changed = [row for row in _rows(form) if row not in rows]
            parts += [f"## {form.title}", str(form.summary), *_told(form), _table(changed)]
    return "\n\n".join(parts)


def _told(game: Preset) -> Iterator[str]:
    yield from map(ENGLISH.sentences, game.how_to)
    yield "\n".join(f"* {sentence}" for sentence in advice(game))
    yield f"Source: {game.source}."


def _rows(game: Preset) -> list[str]:
    return [
        f"| `{name}` | {option.allowed_values} | {value_words(game.default(name))} "
        f"| {_explained(option)} | {option.source} |"
        for name, option in game.described.items()
    ]


def _explained(option: Option) -> str:
    choices = zip(option.choices, option.choice_titles, strict=False)
    return " ".join([str(option.sentence), *(f"`{it}`: {words}." for it, words in choices)])


def _table(rows: list[str]) -> str:
    head = "| option | values | default | what it does | rule |\n| --- | --- | --- | --- | --- |"
    return "\n".join([head, *rows])


def write_public_modules() -> None:
    """Write a page for each group of public modules."""
    folder = PAGES / "api"
    folder.mkdir()
    for title, modules in PUBLIC.items():
        name = title.lower().replace(" ", "-").replace(",", "")
        shown = "\n\n".join(f"::: {module}" for module in modules)
        (folder / f"{name}.md").write_text(f"# {title}\n\n{shown}\n")


if __name__ == "__main__":
    main()
