"""A game added as CONTRIBUTING.md says works everywhere; tests/browser tests it on the page."""

import re
import shutil
from pathlib import Path

import pytest

from tests.games.new_game import CHANGES, NAME, ROOT, TITLE, python, tree
from tools.games_lacking import lacking, untranslated


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tree(tmp_path_factory.mktemp("with-the-game"))


def rookery(root: Path, *arguments: str, said: str = "") -> str:
    return python(root, "-m", "rookery", *arguments, said=said)


def test_contributing_names_exactly_its_files() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("\n## Add a game\n")[2]
    named = re.findall(r"(?m)^\| `(.*?)` \|", text.partition("\n1. ")[0])
    modules = {it.replace("NAME.py", f"{NAME.replace('-', '_')}.py") for it in named}
    assert {it.replace("NAME", NAME) for it in modules} == set(CHANGES)
    assert len(CHANGES) <= 5


def test_no_game_lacks_a_file(made: Path) -> None:
    assert [*lacking()] == [*lacking(made)] == []


@pytest.mark.parametrize("file", CHANGES)
def test_a_file_that_is_left_out_is_named(file: str, tmp_path: Path) -> None:
    assert any(file in sentence for sentence in lacking(tree(tmp_path, without=file)))


def test_what_is_untranslated_is_listed(made: Path) -> None:
    found = {tag for tag, each in untranslated(made) if each == f"game-{NAME}"}
    assert found == {"de", "es", "fa", "fr"}


def test_it_conforms_and_is_shown_in_english_where_it_is_untranslated(made: Path) -> None:
    program = f"""
from random import Random
from rookery.games import GAMES
from rookery.language import language
from rookery.server.updates.catalogue import described
from rookery.testing import check_path, random_path
new, rng = GAMES["{NAME}"], Random(1)
for _ in range(5):
    check_path(random_path(new.game(), rng), rng, samples=1)
german, english = described(new, language("de")), described(new)
assert german.told_in == "en" and english.told_in == ""
assert german.summary == english.summary == str(new.summary)
assert len(german.how_to) == len(english.how_to) == 7
assert described(GAMES["dixie"], language("de")).told_in == ""
"""
    python(made, "-c", program)


def test_its_rules_are_printed_and_it_has_no_positions(made: Path) -> None:
    output = rookery(made, "rules", NAME)
    assert TITLE in output and "All cards are dealt, 9 to each player." in " ".join(output.split())
    assert "all_pass  (redeal or dealer_minimum; usually redeal)" in output
    assert rookery(made, "suite", "--game", NAME) == "This game has no positions yet.\n"


def test_it_is_played_recorded_and_replayed(made: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "matches.jsonl")
    options = ("--option", "target=100", "--bots", "steady,easy", "--out", file)
    rookery(made, "simulate", NAME, "--matches", "2", *options)
    assert len(rookery(made, "replay", file, "--json").splitlines()) == 2
    output = rookery(made, "arena", "steady", "random", "--game", NAME, "--deals", "4")
    assert re.search(r"steady over random: \+\d+", output)


def test_it_is_played_in_the_terminal(made: Path) -> None:
    said = "hint\npass\n" + "\n" * 3 + "quit\n"
    output = rookery(made, "play", NAME, "--plain", "--no-clock", "--seed", "3", said=said)
    assert "Your hand: " in output
    assert "Hint: " in output
    assert "You pass." in output


def test_it_is_told_where_its_rules_come_from(made: Path) -> None:
    (made / "tests").mkdir()
    shutil.copy(ROOT / "tests/test_docs.py", made / "tests")
    (made / "docs/rules.md").symlink_to(ROOT / "docs/rules.md")
    chosen = ("-p", "no:cacheprovider", "tests", "-k", "every_game")
    ran = python(made, "-m", "pytest", "-q", *chosen)
    assert " passed" in ran
