"""`rookery tables`: an operator's commands to a running server."""

from importlib import import_module
from pathlib import Path
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.server.serve import database_url_of


def with_server(command: Any) -> Any:
    """Add the options of a command that sends requests to a running server."""
    for option in (
        click.option(
            "--json", "as_json", is_flag=True, help="Print the result as one JSON object."
        ),
        click.option(
            "--control-socket",
            type=click.Path(path_type=Path),
            metavar="FILE",
            help="The socket of the server, if it was started with this option.",
        ),
        click.option(
            "--database-url",
            metavar="URL",
            callback=database_url_of,
            help="The database of the server, if it was started with this option.",
        ),
    ):
        command = option(command)
    return command


def run_there(module: str, name: str, *arguments: Any, **options: Any) -> None:
    """Run a function of a module, which is imported here so that `--help` loads no server code."""
    getattr(import_module(f"rookery.cli.server.{module}"), name)(*arguments, **options)


@click.group()
def tables() -> None:
    """Show and close the tables of a running server, and bar addresses.

    The server is asked through a socket that only its own user, and root, can open.

    \b
    Examples:
      rookery tables list
      rookery tables show k3vq9xw2ab
      rookery tables close k3vq9xw2ab
      rookery tables bar 192.0.2.7 --note "writes insults as a name"
    """


@tables.command("list", cls=Command)
@with_server
def list_tables(**where: Any) -> None:
    """List the tables in the server's memory, the most recently changed first.

    \b
    Examples:
      rookery tables list
      rookery tables list --json --database-url sqlite:////srv/rookery/games.db
    """
    run_there("operating", "list_tables", **where)


@tables.command(cls=Command)
@click.argument("code")
@with_server
def show(code: str, **where: Any) -> None:
    """Show one table: its seats, who is connected and from which addresses. No cards are shown.

    \b
    Example:
      rookery tables show k3vq9xw2ab
    """
    run_there("operating", "show", code, **where)


@tables.command(cls=Command)
@click.argument("code")
@with_server
def close(code: str, **where: Any) -> None:
    """Close a table for good: nobody can open its link any more.

    \b
    Example:
      rookery tables close k3vq9xw2ab
    """
    run_there("operating", "close", code, **where)


@tables.command(cls=Command)
@click.argument("code")
@with_server
def reopen(code: str, **where: Any) -> None:
    """Open a table again that was closed by `rookery tables close`.

    \b
    Example:
      rookery tables reopen k3vq9xw2ab
    """
    run_there("operating", "reopen", code, **where)


@tables.command(cls=Command)
@click.argument("network", metavar="ADDRESS|NETWORK")
@click.option("--note", default="", metavar="TEXT", help="Why, for yourself.")
@with_server
def bar(network: str, note: str, **where: Any) -> None:
    """Refuse all connections from an address or a network, and end the present ones.

    For an IPv6 address, its whole /64 network is barred. The bar outlasts a restart.

    \b
    Examples:
      rookery tables bar 192.0.2.7 --note "writes insults as a name"
      rookery tables bar 198.51.100.0/24
    """
    run_there("operating", "bar", network, note, **where)


@tables.command(cls=Command)
@click.argument("network", metavar="ADDRESS|NETWORK")
@with_server
def unbar(network: str, **where: Any) -> None:
    """Let an address or a network connect again.

    \b
    Example:
      rookery tables unbar 192.0.2.7
    """
    run_there("operating", "unbar", network, **where)


@tables.command(cls=Command)
@with_server
def bars(**where: Any) -> None:
    """List the barred networks, oldest first.

    \b
    Example:
      rookery tables bars
    """
    run_there("operating", "bars", **where)
