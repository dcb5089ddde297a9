"""Commands start fast: they import slow packages only when they need them."""

import json
import subprocess
import sys
from pathlib import Path

import click

from rookery.cli.commands import COMMANDS, Commands
from rookery.cli.main import cli
from rookery.server.late import MODULES
from tests.cli.test_solve import POSITION

SLOW = frozenset(("numpy", "sqlalchemy", "msgspec", "starlette", "uvicorn", "asyncio", "babel"))
"""Packages that take long to import; Babel comes with the runtime of Fluent."""


RUN = """
import sys
from contextlib import redirect_stdout
from io import StringIO
from rookery.cli.main import cli
for line in sys.argv[1:]:
    with redirect_stdout(StringIO()):
        cli.main(line.split(), prog_name="rookery", standalone_mode=False)
print(*sys.modules)
"""


def importing(module: str) -> set[str]:
    """The modules that are imported with another."""
    run = [sys.executable, "-c", f"import sys, {module}; print(*sys.modules)"]
    return set(subprocess.run(run, capture_output=True, text=True, check=True).stdout.split())


def imported(*lines: str) -> set[str]:
    """The modules that some commands import together."""
    run = [sys.executable, "-c", RUN, *lines]
    return set(subprocess.run(run, capture_output=True, text=True, check=True).stdout.split())


def test_a_server_answers_before_it_has_numpy_bots_that_search_and_reviews() -> None:
    modules = importing("rookery.cli.server.serving")
    assert {"rookery.server.late", "rookery.server.composition"} <= modules
    others = {"numpy", "rookery.bots.strong", "sqlalchemy.dialects.postgresql"}
    assert modules & {*others, *MODULES} == set()


def test_playing_needs_no_web_server_and_no_database() -> None:
    modules = importing("rookery.cli.playing.play")
    assert modules & {"starlette", "uvicorn", "sqlalchemy", "websockets", "asyncio"} == set()


def test_help_rules_and_solve_import_no_slow_package(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    modules = imported("--version", "rules", "rules dixie", "serve --help", f"solve {path}")
    assert {"rookery.games.table", "rookery.kernel.solver.solving"} <= modules
    assert not modules & SLOW
    assert not [it for it in modules if it.startswith(("rookery.bots", "rookery.server"))]


def test_help_of_commands_with_bots_imports_no_bot_and_no_numpy() -> None:
    commands = ("play", "join", "simulate", "arena", "suite")
    modules = imported(*(f"{command} --help" for command in commands))
    assert "rookery.cli.research.arena" in modules
    assert modules & {"numpy", "rookery.bots.strong"} == set()


def test_listing_the_commands_imports_none_of_them() -> None:
    modules = imported("--help")
    assert modules & {"rookery.games", *(entry.module for entry in COMMANDS.values())} == set()


def test_the_summary_is_the_first_sentence_of_the_help() -> None:
    for name, entry in COMMANDS.items():
        command = Commands().get_command(click.Context(cli), name)
        assert command is not None
        assert command.name == name
        assert " ".join((command.help or "").split("\n\n")[0].split()) == entry.summary
