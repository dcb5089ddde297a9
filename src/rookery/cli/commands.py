"""The commands by name. Each is loaded when it is called: playing needs no web server."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

import click


class Entry(NamedTuple):
    """A command in the list of `rookery --help`: the module that has it, and what it does."""

    module: str
    summary: str


COMMANDS: Mapping[str, Entry] = {
    "serve": Entry("rookery.cli.serve", "Run the server for playing in the browser."),
    "play": Entry("rookery.cli.play", "Play in the terminal against bots."),
    "simulate": Entry("rookery.cli.simulate", "Play whole matches between bots, as records."),
    "arena": Entry("rookery.cli.arena", "Compare bots on the same deals, in every seating."),
    "suite": Entry("rookery.cli.suite", "Test bots on positions with a known best play."),
    "replay": Entry("rookery.cli.replay", "Check records move by move, and print score sheets."),
    "verify": Entry("rookery.cli.verify", "Check that the shuffle of a match was fair."),
    "solve": Entry("rookery.cli.solve", "Solve a position with open hands exactly."),
    "rules": Entry("rookery.cli.rules", "Show the games, how they are played, and house rules."),
    "bench": Entry("rookery.cli.bench", "Measure the solver on this machine."),
}
"""In the order of the help. A module has its command under the command's own name.

The summary is the first sentence of the command's help. It stands here too so that
`rookery --help` imports none of the commands.
"""


class Commands(click.Group):
    """A group whose commands are loaded from their modules."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(COMMANDS[cmd_name].module), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their summaries, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])
