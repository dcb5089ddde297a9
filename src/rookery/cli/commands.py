"""The commands by name. A command's module is imported only when the command is used."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple

import click

from rookery.core.suggestion import suggestion


class Entry(NamedTuple):
    """A command in the list of `rookery --help`: its module in `rookery.cli`, and its summary."""

    module: str
    summary: str


COMMANDS: Mapping[str, Entry] = {
    "serve": Entry("server.serve", "Run the server for playing in the browser."),
    "think": Entry("server.think", "Decide for the bots of servers that share a Valkey."),
    "tables": Entry(
        "server.tables", "Show and close the tables of a running server, and bar addresses."
    ),
    "reports": Entry(
        "server.reports", "Show what players report, and warn, mute or bar the players reported."
    ),
    "database": Entry(
        "server.database",
        "Back up, restore, copy, check and migrate a server's database, and remove names from it.",
    ),
    "play": Entry("playing.play", "Play in the terminal against bots."),
    "join": Entry("playing.join", "Seat a bot at a table on any Rookery server."),
    "simulate": Entry(
        "research.simulate", "Play whole matches between bots and keep their records."
    ),
    "dataset": Entry(
        "research.dataset",
        "Write the decisions of bots as numbers: observation, mask, action, values and outcome.",
    ),
    "arena": Entry("research.arena", "Compare bots on the same deals, in every seating."),
    "suite": Entry("research.suite", "Test bots on positions with a known best play."),
    "puzzles": Entry(
        "playing.puzzles", "Show, solve and make puzzles: positions with one clearly right move."
    ),
    "replay": Entry("playing.replay", "Check records move by move, and print score sheets."),
    "review": Entry(
        "playing.review", "Judge the decisions of finished deals by what each player could know."
    ),
    "verify": Entry("playing.verify", "Check that the shuffle of a match was fair."),
    "solve": Entry("research.solve", "Solve a position with open hands exactly."),
    "rules": Entry("playing.rules", "Show the games, how they are played, and house rules."),
    "sheet": Entry("playing.sheet", "Print a family's rules as one page, or compare two sheets."),
    "bench": Entry("research.bench", "Measure the solver on this machine."),
}
"""The commands in the order of the help. Each is defined in its module under the same name.

The summary repeats the first sentence of the command's help, so that `rookery --help` need not
import the commands.
"""


class PipeClosed(Exception):
    """The reader of the output has closed the pipe."""


@contextmanager
def _raising_pipe_closed() -> Iterator[None]:
    """Turn the error of a closed pipe into PipeClosed, because click would exit with code 1."""
    try:
        yield
    except BrokenPipeError:
        raise PipeClosed from None


class Command(click.Command):
    """A command that refuses a repeated option, unless the option collects several values."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments as click does. Raises UsageError."""
        _, _, given = self.make_parser(ctx).parse_args(list(args))
        for place, option in enumerate(given):
            if isinstance(option, click.Option) and option in given[:place] and _has_one(option):
                raise click.UsageError(f"give {' or '.join(_long_names(option))} only once")
        return super().parse_args(ctx, args)


def _has_one(option: click.Option) -> bool:
    """Whether an option has one value, so that a second value would contradict the first."""
    is_plain_flag = option.is_flag and not option.secondary_opts
    return not (option.multiple or option.count or is_plain_flag)


def _long_names(option: click.Option) -> list[str]:
    return [max(names, key=len) for names in (option.opts, option.secondary_opts) if names]


class Commands(click.Group):
    """A group of commands, each imported from its module when it is used."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Read the arguments of the group, and show its help. Raises PipeClosed."""
        with _raising_pipe_closed():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Raises PipeClosed."""
        with _raising_pipe_closed():
            return super().invoke(ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command at the beginning of the arguments. Raises UsageError if there is none."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            raise click.UsageError(
                f"there is no command {name[:40]!r}; {suggestion(name, COMMANDS)}"
            )
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with a name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"rookery.cli.{COMMANDS[cmd_name].module}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their summaries, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])
