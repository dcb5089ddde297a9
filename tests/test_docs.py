"""The documentation is checked: examples run, tables are complete, links are not broken."""

import doctest
import importlib
import re
from pathlib import Path
from typing import get_args

import pytest

from rookery.cli.main import cli
from rookery.cli.playing.rules import players
from rookery.engine import is_compiled
from rookery.games import GAMES
from rookery.games.about.advice import advice
from rookery.language import ENGLISH
from rookery.records.errors import Code
from tools import site

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

RULE = r"\b[A-Z][A-Z0-9]-\d+"

PAGES_OF = {name: game for name, game in GAMES.items() if not game.form_of}
"""The games with a section of their own; a form is named in its game's section."""


class MarkdownParser(doctest.DocTestParser):
    """A parser of examples in Markdown, where a closing fence is not part of the output."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(re.sub(r"(?m)^```.*$", "", string), name)


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def section(text: str, heading: str, *, level: str = "##") -> str:
    _, _, rest = text.partition(f"\n{level} {heading}\n")
    return re.split(rf"\n#{{2,{len(level)}}} ", rest)[0]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables in a text, without the header rows, as lists of cells."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


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


def test_every_game_is_told_where_its_rules_come_from() -> None:
    text = (DOCS / "games.md").read_text()
    assert re.findall(r"(?m)^## (.*)$", text) == [it.title for it in PAGES_OF.values()]
    numbered = set(re.findall(RULE, (DOCS / "rules.md").read_text()))
    for name, game in PAGES_OF.items():
        told, _, origin = section(text, game.title).strip().partition("\n\n")
        forms = [it.title for it in GAMES.values() if it.form_of == name]
        also = f" Variants: {', '.join(forms)}." if forms else ""
        assert told == f"{players(game)}, `rookery rules {name}`. {game.summary}{also}"
        assert origin
        assert {*re.findall(RULE, origin)} <= numbered


def test_readme_and_help_agree_on_the_number_of_games() -> None:
    texts = [(ROOT / "README.md").read_text().split("\n\n")[1], str(cli.help)]
    for text in texts:
        before, more = re.findall(r"(?s)(.*)\b(\d+) more\b", text)[0]
        named = [it for it in PAGES_OF.values() if it.title in " ".join(before.split())]
        assert len(named) + int(more) == len(PAGES_OF)
    assert f"{len(GAMES)} card games" in (ROOT / "CITATION.cff").read_text()


def test_the_page_on_the_package_index_links_to_nothing_there_is_not() -> None:
    readme = ROOT / re.findall(r'(?m)^readme = "(.+?)"', (ROOT / "pyproject.toml").read_text())[0]
    assert "](" not in readme.read_text()


def test_it_says_which_games_so_many_people_can_play() -> None:
    table = re.findall(r"(?m)^\| (\d) \| (.*) \|$", (DOCS / "which-game.md").read_text())
    assert [count for count, _ in table] == ["2", "3", "4", "5", "6"]
    for count, titles in table:
        played = [it.title for it in GAMES.values() if int(count) in it.by_seats and not it.form_of]
        told = re.findall(r"\[([^]]+)\]", titles)
        assert told == [it for it in played if it in told] != []


def test_the_site_tells_the_rules_of_games_and_forms() -> None:
    red_one, western = GAMES["red-one"], GAMES["red-one-western"]
    text = site.game_page(red_one)
    of_its_form = section(text, western.title)
    assert len(rows(text.removesuffix(of_its_form))) == len(red_one.described)
    assert {"`bury`", "`moon_value`"} <= {row[0] for row in rows(of_its_form)}
    assert "`target`" not in of_its_form
    assert str(advice(red_one)[-1]) in text
    assert ENGLISH.sentences(western.how_to[-1]) in of_its_form


def test_every_error_code_is_explained() -> None:
    text = section((DOCS / "records.md").read_text(), "What can be wrong with a record")
    assert [row[0].strip("`") for row in rows(text)] == list(get_args(Code))


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
