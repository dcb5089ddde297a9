"""Commands in README and docs exist with their options; self-contained ones are run."""

import re
import shlex
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from rookery.cli.main import cli
from rookery.games import GAMES
from tests.cli.running import ran_here

ROOT = Path(__file__).parents[2]
PAST = ("decisions", "studies.md")
"""What describes the past, and may name commands that are gone."""

PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")),
    *sorted(it for it in (ROOT / "docs").rglob("*.md") if not {it.name, it.parent.name} & {*PAST}),
    *sorted((ROOT / "benchmarks").glob("*.md")),
]
BEGINS = re.compile(r"(?:\w+=\S+ )*(?=(?:rookery|make|python) )")
FENCE = r"(?ms)^ *```\w*\n(.*?)^ *```"
READY = re.compile(r"rules(?! \[| --sheet)\b|puzzles list|puzzles play \S+-\S+ --json|suite --show")
"""Commands that need nothing but the package."""


def commands() -> Iterator[str]:
    """Commands in code blocks and quotes, without environment variables and comments."""
    for page in PAGES:
        text = page.read_text("utf-8")
        lines = "".join(re.findall(FENCE, text)).replace("\\\n", " ").splitlines()
        quoted = re.findall(r"`([^`]+)`", re.sub(FENCE, "", text))
        for each in (*(it.strip().partition(" #")[0] for it in lines), *quoted):
            if begins := BEGINS.match(each):
                yield " ".join(each[begins.end() :].split())


COMMANDS = sorted(set(commands()))


def of(program: str) -> list[list[str]]:
    """The commands of a program as lists of words, without the program's name."""
    return [shlex.split(it)[1:] for it in COMMANDS if it.startswith(f"{program} ")]


def test_commands_of_rookery_have_their_names_and_options() -> None:
    for words in of("rookery"):
        command: click.Command = cli
        rest = list(words)
        while isinstance(command, click.Group) and rest and rest[0][0].islower():
            found = command.get_command(click.Context(command), rest.pop(0))
            assert found is not None, words
            command = found
        known = {name for it in command.params for name in (*it.opts, *it.secondary_opts, "--help")}
        assert {it.partition("=")[0] for it in rest if it.startswith("--")} <= known, words


def test_targets_of_make_and_modules_exist() -> None:
    targets = re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text())
    named = {it for words in of("make") for it in words if "=" not in it}
    assert named - {*GAMES} <= {*targets}  # `rookery puzzles` has a `make dixie` of its own
    for words in of("python"):
        if words[0] == "-m":
            assert find_spec(words[1]) is not None, words
        elif words[0].endswith(".py"):
            assert (ROOT / words[0]).is_file(), words


@pytest.mark.parametrize("command", [it for it in COMMANDS if READY.match(it, len("rookery "))])
def test_what_needs_nothing_is_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = ran_here(capsys, *shlex.split(command)[1:])
    assert ran.code == 0, ran.err
    assert ran.out
