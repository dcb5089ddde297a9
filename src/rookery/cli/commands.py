"""The commands by name, each loaded when it is asked for: playing needs no web server."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import click

COMMANDS: Mapping[str, str] = {
    "serve": "rookery.cli.serve",
    "play": "rookery.cli.play",
    "simulate": "rookery.cli.simulate",
    "arena": "rookery.cli.arena",
    "suite": "rookery.cli.suite",
    "replay": "rookery.cli.replay",
    "verify": "rookery.cli.verify",
    "solve": "rookery.cli.solve",
    "rules": "rookery.cli.rules",
    "bench": "rookery.cli.bench",
}
"""The module of each command, which has the command by its own name."""


class Commands(click.Group):
    """A group whose commands are loaded from their modules."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(COMMANDS[cmd_name]), cmd_name)
        assert isinstance(command, click.Command)
        return command
