"""The documentation is checked: examples run, tables are complete, links are not broken."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path
from typing import get_args

import pytest

from rookery.core.options import OptionValue
from rookery.engine import is_compiled
from rookery.games import GAMES, Preset
from rookery.games.about.advice import advice
from rookery.games.preset import SEATS
from rookery.records import parse_ply, ply_text
from rookery.records.errors import Code

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
DECISIONS = DOCS / "decisions"
PAGES = sorted([*DOCS.rglob("*.md"), *(ROOT / "benchmarks").glob("*.md"), *ROOT.glob("*.md")])
SOURCE = ROOT / "src"
MODULES_WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in (SOURCE / "rookery").rglob("*.py")
    if ">>>" in path.read_text(encoding="utf-8")
)

HEADINGS = (
    "In a sentence",
    "Players and cards",
    "The deal",
    "Before play",
    "Play",
    "Scoring",
    "Winning",
    "Playing well",
    "House rules",
    "A turn, as text",
    "Where the rules come from",
    "For programs",
)

FORMS = "Forms"
"""The heading for the forms of a game, after its house rules."""

RULE = r"\b[A-Z][A-Z0-9]-\d+"

PAGES_OF = {name: game for name, game in GAMES.items() if not game.form_of}
"""The games that have a page of their own; a form is on the page of its game."""

paged = pytest.mark.parametrize("game", PAGES_OF.values(), ids=PAGES_OF)
forms = pytest.mark.parametrize("form", [it for it in GAMES.values() if it.form_of])


class MarkdownParser(doctest.DocTestParser):
    """A parser of examples in Markdown, where a closing fence is not part of the output."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(re.sub(r"(?m)^```.*$", "", string), name)


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def game_page(game: Preset) -> str:
    return (DOCS / "games" / f"{game.name}.md").read_text()


def section(text: str, heading: str, *, level: str = "##") -> str:
    """The text under a heading."""
    _, _, rest = text.partition(f"\n{level} {heading}\n")
    return re.split(rf"\n#{{2,{len(level)}}} ", rest)[0]


def option_rows(game: Preset) -> dict[str, tuple[str, str, str]]:
    """The house rules of a game with their values, defaults and sentences, as a page has them."""
    return {
        name: (
            str(option.allowed_values),
            value_text(game.default(name)),
            str(option.sentence),
        )
        for name, option in game.described.items()
    }


def rows(text: str) -> list[list[str]]:
    """The rows of all tables in a text, without the header rows, as lists of cells."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def value_text(value: OptionValue) -> str:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")], ids=page_name
)
def test_the_examples_of_a_page_run(page: Path) -> None:
    if page.name == "engine.md" and not is_compiled:
        pytest.skip("needs the compiled engine")
    failed, attempted = doctest.testfile(
        str(page),
        module_relative=False,
        optionflags=doctest.ELLIPSIS,
        parser=MarkdownParser(),
        encoding="utf-8",
    )
    assert not failed
    assert attempted


def test_the_examples_of_all_modules_run() -> None:
    for module in MODULES_WITH_EXAMPLES:
        if is_compiled or not module.startswith("rookery.engine"):
            found = importlib.import_module(module)
            failed, attempted = doctest.testmod(found, optionflags=doctest.ELLIPSIS)
            assert (failed, attempted > 0) == (0, True), module


def test_links_lead_to_files() -> None:
    astray = []
    for page in PAGES:
        prose = re.sub(r"(?ms)^```.*?^```$", "", page.read_text())
        targets = re.findall(r"\]\(([^)\s]+)\)", prose)
        near = [target.partition("#")[0] for target in targets if "://" not in target]
        astray += [(page_name(page), it) for it in near if it and not (page.parent / it).exists()]
    assert astray == []


def test_every_game_has_its_page() -> None:
    pages = {page.stem for page in (DOCS / "games").glob("*.md")}
    assert pages == {"README", *PAGES_OF}


def test_it_says_which_games_so_many_people_can_play() -> None:
    table = re.findall(r"(?m)^\| (\d) \| (.*) \|$", (DOCS / "which-game.md").read_text())
    assert [count for count, _ in table] == ["2", "3", "4", "5", "6"]
    for count, titles in table:
        played = [it.title for it in GAMES.values() if int(count) in it.by_seats and not it.form_of]
        told = re.findall(r"\[([^]]+)\]", titles)
        assert told == [it for it in played if it in told] != []


@paged
def test_game_pages_have_the_same_headings(game: Preset) -> None:
    text = game_page(game)
    assert text.startswith(f"# {game.title}\n")
    headings = re.findall(r"(?m)^## (.*)$", text)
    has_forms = any(it.form_of == game.name for it in GAMES.values())
    assert (FORMS in headings) == has_forms
    assert tuple(it for it in headings if it != FORMS) == HEADINGS
    assert not has_forms or headings.index(FORMS) == headings.index("House rules") + 1
    assert all(section(text, heading).strip() for heading in headings)


def test_the_advice_is_that_of_the_game() -> None:
    """`python tools/advice_pages.py` writes it."""
    for game in PAGES_OF.values():
        text = section(game_page(game), "Playing well")
        bullets = [" ".join(it.split()) for it in re.split(r"(?m)^\* ", text)[1:]]
        assert tuple(bullets) == tuple(map(str, advice(game))), game.name


@paged
def test_every_option_is_on_the_page_of_its_game(game: Preset) -> None:
    table = {row[0].strip("`"): row[1:] for row in rows(section(game_page(game), "House rules"))}
    assert list(table) == list(game.described)
    for name, option in game.described.items():
        *written, rule = table[name]
        assert tuple(written) == option_rows(game)[name]
        assert name == SEATS or rule in option.source.split(", ")


@forms
def test_a_form_is_told_on_the_page_of_its_game(form: Preset) -> None:
    """Its table has the house rules that differ from those of the game, in values or default."""
    text = section(game_page(GAMES[form.form_of]), form.title, level="###")
    assert form.seats_rule in text
    told = {row[0].strip("`"): row[1:] for row in rows(text)}
    mine, of_the_game = option_rows(form), option_rows(GAMES[form.form_of])
    assert {name: tuple(it[:3]) for name, it in told.items()} == {
        name: row for name, row in mine.items() if row != of_the_game.get(name)
    }
    assert all(f"`{name}`" in text for name in of_the_game if name not in mine)
    assert all(it[3] in form.described[name].source.split(", ") for name, it in told.items())


def test_rules_that_a_game_page_cites_are_in_the_rule_book() -> None:
    numbered = set(re.findall(RULE, (DOCS / "rules.md").read_text()))
    for game in PAGES_OF.values():
        cited = set(re.findall(RULE, game_page(game)))
        assert cited, game.name
        assert cited <= numbered, game.name


@paged
def test_the_turn_shown_as_text_is_what_the_program_prints(game: Preset) -> None:
    turn = section(game_page(game), "A turn, as text")
    blocks = re.findall(r"(?ms)^```text\n(.*?)^```$", turn)
    lines = [line for block in blocks for line in block.splitlines()]
    played = section(game_page(game), "For programs")
    assert len(lines) > 5
    for line in lines:
        assert ply_text(parse_ply(line)) == line
        assert re.search(rf"\b{re.escape(line)}(?=[,\"])", played), line


def test_how_to_teaches_in_a_few_plain_sentences() -> None:
    for game in GAMES.values():
        text = " ".join(map(str, game.how_to))
        assert 5 <= len(re.findall(r"[.!?](?=\s|$)", text)) <= 8, game.name
        assert not re.search(RULE, text), game.name


def test_every_error_code_is_explained_and_shown() -> None:
    text = section((DOCS / "records.md").read_text(), "What can be wrong with a record")
    assert [row[0].strip("`") for row in rows(text)] == list(get_args(Code))
    shown = set(re.findall(r"\(['\"]([a-z-]+)['\"], ", text))
    assert set(get_args(Code)) <= shown


def test_decisions_are_short_numbered_and_listed() -> None:
    records = sorted(DECISIONS.glob("[0-9]*.md"))
    listed = []
    for record in records:
        number = int(record.name[:4])
        text = record.read_text()
        title = text.partition("\n")[0].removeprefix(f"# {number}. ")
        assert text.startswith(f"# {number}. ")
        parts = re.findall(r"(?m)^## (.*)$", text)
        is_superseded = "\n\nSuperseded by [decision" in text
        assert parts == ["Context", "Decision", "Consequences"] or (is_superseded and not parts)
        assert len(text.splitlines()) <= 40
        listed.append(f"{number}. [{title}]({record.name})")
    index = (DECISIONS / "README.md").read_text().splitlines()
    assert [line for line in index if line[:1].isdigit()] == listed


def test_every_word_of_the_glossary_leads_to_a_file_or_folder() -> None:
    lines = (DOCS / "glossary.md").read_text().splitlines()
    cells = [line.strip("|").split("|") for line in lines if line.startswith("| ")]
    words = [row for row in cells if row[0].strip() not in {"word", "---"}]
    assert words
    for word, _, where in words:
        paths = re.findall(r"`([^`]+)`", where)
        assert paths, word
        for path in paths:
            assert (ROOT / "src" / "rookery" / path).exists() or (ROOT / path).exists(), path
    assert "(glossary.md)" in (DOCS / "README.md").read_text()


def test_every_path_of_the_architecture_leads_to_a_file_or_folder() -> None:
    pages = (ROOT / "ARCHITECTURE.md", DOCS / "where.md")
    text = re.sub(r"(?ms)^```.*?^```$", "", "".join(page.read_text() for page in pages))
    paths = set(re.findall(r"`([a-z_]+(?:/[A-Za-z_.]+)+|[a-z_]+\.py)`", text))
    assert len(paths) > 50
    package = ROOT / "src" / "rookery"
    rooms = ("", "tricks", "server/thinking", "bots/strong/play", "bots/strong/bidding")
    folders = [ROOT, *(package / room for room in (*rooms, "bots/strong/fishing"))]
    assert {path for path in paths if not any((at / path).exists() for at in folders)} == set()
