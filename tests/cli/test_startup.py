"""Commands start fast: they import slow packages only when they need them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import click
import pytest

from rookery import __version__
from rookery.cli.commands import COMMANDS, Commands
from rookery.cli.main import cli
from tests.cli.test_solve import POSITION

SLOW = frozenset(("numpy", "sqlalchemy", "msgspec", "starlette", "uvicorn", "asyncio"))
"""Packages that take a tenth of a second or more to import."""


def imported(*arguments: str) -> set[str]:
    """The modules that a command imports."""
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "rookery", *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(re.findall(r"(?m)^import time:.*\| +(\S+)$", ran.stderr))


@pytest.mark.parametrize(
    "arguments", ["--help", "--version", "rules", "rules dixie", "rules --help", "serve --help"]
)
def test_help_and_rules_import_no_slow_package(arguments: str) -> None:
    modules = imported(*arguments.split())
    assert "rookery.cli.main" in modules
    assert modules & SLOW == set()
    assert {
        name for name in modules if name.startswith(("rookery.bots", "rookery.server"))
    } == set()


@pytest.mark.parametrize("command", ["play", "join", "simulate", "arena", "suite"])
def test_help_of_commands_with_bots_imports_no_bot_and_no_numpy(command: str) -> None:
    modules = imported(command, "--help")
    assert "rookery.cli.main" in modules
    assert "numpy" not in modules
    assert "rookery.bots.strong" not in modules


def test_listing_the_commands_imports_none_of_them() -> None:
    modules = imported("--help")
    assert modules & {entry.module for entry in COMMANDS.values()} == set()
    assert "rookery.games" not in modules


def test_solve_imports_no_slow_package_but_the_solver(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    modules = imported("solve", str(path))
    assert "rookery.kernel.solver.solving" in modules
    assert modules & SLOW == set()
    assert {
        name for name in modules if name.startswith(("rookery.bots", "rookery.server"))
    } == set()


@pytest.mark.parametrize("name", COMMANDS)
def test_the_summary_is_the_first_sentence_of_the_help(name: str) -> None:
    command = Commands().get_command(click.Context(cli), name)
    assert command is not None
    assert command.name == name
    sentence = " ".join((command.help or "").split("\n\n")[0].split())
    assert sentence == COMMANDS[name].summary


def test_the_version_is_that_of_the_installed_package() -> None:
    assert version("rookery") == __version__
