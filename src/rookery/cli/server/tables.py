"""`rookery tables`: an operator's commands to a running server."""

from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from rookery.cli.commands import Command
from rookery.cli.server.serve import database_url_of
from rookery.core.errors import RookeryError
from rookery.records.errors import one_line
from rookery.server.database.database import default_url
from rookery.server.operating import requests as r
from rookery.server.operating.asking import ask
from rookery.server.operating.control import control_path
from rookery.telling.wording import counted

_T = TypeVar("_T")


class NoControlSocket(RookeryError):
    """The options do not say where the server's control socket is."""

    code = "no-control-socket"


class Server:
    """The running server that the options name, and whether its replies are printed as JSON."""

    def __init__(
        self, *, database_url: str | None, control_socket: Path | None, as_json: bool
    ) -> None:
        path = control_socket or control_path(database_url or default_url())
        if path is None:
            raise NoControlSocket(
                "the server of such a database has no control socket by default: start it with "
                "--control-socket FILE, and name the same file here"
            )
        self._path = path
        self._as_json = as_json

    def ask(self, request: r.AnyRequest, kind: type[_T]) -> _T:
        """The reply to a request, printed if JSON was asked for. Raises NoServer and Declined."""
        reply = ask(self._path, request, kind)
        if self._as_json:
            click.echo(r.encode(reply))
        return reply

    def say(self, *lines: str) -> None:
        """Print lines, unless JSON was asked for."""
        if not self._as_json:
            for line in lines:
                click.echo(line)


def with_server(command: Any) -> Any:
    """Add options that name a running server; the command gets it. Raises NoControlSocket."""

    @wraps(command)
    def asking(
        *, database_url: str | None, control_socket: Path | None, as_json: bool, **given: Any
    ) -> None:
        server = Server(database_url=database_url, control_socket=control_socket, as_json=as_json)
        command(server, **given)

    asked: Any = asking
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
        asked = option(asked)
    return asked


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
def list_tables(server: Server) -> None:
    """List the tables in the server's memory, the most recently changed first.

    \b
    Examples:
      rookery tables list
      rookery tables list --json --database-url sqlite:////srv/rookery/games.db
    """
    found = server.ask(r.ListTables(), r.Tables).tables
    rows = [("code", "game", "stage", "deal", "changed", "players")]
    for line in found:
        players = ", ".join(_seat(seat) for seat in line.seats)
        rows.append((line.code, line.game, line.stage, str(line.deal), _ago(line), players))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if found:
        for row in rows:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            server.say("  ".join(cells).rstrip())
    server.say(f"{counted(len(found), 'table')} in memory.")


@tables.command(cls=Command)
@click.argument("code")
@with_server
def show(server: Server, code: str) -> None:
    """Show one table: its seats, who is connected and from which addresses. No cards are shown.

    \b
    Example:
      rookery tables show k3vq9xw2ab
    """
    line = server.ask(r.ShowTable(code), r.TableLine)
    server.say(
        f"Table {line.code}: {line.game}, {line.stage}{', listed' if line.is_listed else ''}",
        f"Opened {told_when(line.opened_at)}, last changed {told_when(line.changed_at)}",
        f"Deal {line.deal}, scores by seat: {', '.join(map(str, line.totals))}",
    )
    for number, seat in enumerate(line.seats):
        at = f", from {', '.join(seat.addresses)}" if seat.addresses else ""
        marks = ", host" * seat.is_host + ", a bot stands in" * seat.is_stood_in
        away = ", not connected" if seat.kind == "person" and not seat.addresses else ""
        server.say(f"Seat {number}: {_seat(seat)}{marks}{at}{away}")
    if line.spectators:
        server.say(f"Spectators from {', '.join(line.spectators)}")


@tables.command(cls=Command)
@click.argument("code")
@with_server
def close(server: Server, code: str) -> None:
    """Close a table for good: nobody can open its link any more.

    \b
    Example:
      rookery tables close k3vq9xw2ab
    """
    server.ask(r.CloseTable(code), r.Done)
    server.say(f"Table {code} is closed. To open it again: rookery tables reopen {code}")


@tables.command(cls=Command)
@click.argument("code")
@with_server
def reopen(server: Server, code: str) -> None:
    """Open a table again that was closed by `rookery tables close`.

    \b
    Example:
      rookery tables reopen k3vq9xw2ab
    """
    server.ask(r.ReopenTable(code), r.Done)
    server.say(f"Table {code} is open again.")


@tables.command(cls=Command)
@click.argument("network", metavar="ADDRESS|NETWORK")
@click.option("--note", default="", metavar="TEXT", help="Why, for yourself.")
@with_server
def bar(server: Server, network: str, note: str) -> None:
    """Refuse all connections from an address or a network, and end the present ones.

    For an IPv6 address, its whole /64 network is barred. The bar outlasts a restart.

    \b
    Examples:
      rookery tables bar 192.0.2.7 --note "writes insults as a name"
      rookery tables bar 198.51.100.0/24
    """
    added = server.ask(r.AddBar(network, note), r.BarAdded)
    server.say(f"{added.network} is barred; {counted(added.ended, 'connection')} ended.")


@tables.command(cls=Command)
@click.argument("network", metavar="ADDRESS|NETWORK")
@with_server
def unbar(server: Server, network: str) -> None:
    """Let an address or a network connect again.

    \b
    Example:
      rookery tables unbar 192.0.2.7
    """
    server.ask(r.LiftBar(network), r.Done)
    server.say(f"{network} may connect again.")


@tables.command(cls=Command)
@with_server
def bars(server: Server) -> None:
    """List the barred networks, oldest first.

    \b
    Example:
      rookery tables bars
    """
    found = server.ask(r.ListBars(), r.Bars).bars
    for each in found:
        note = f"  {each.note}" if each.note else ""
        server.say(f"{each.network}  since {told_when(each.since)}{note}")
    if not found:
        server.say("Nobody is barred.")


def _seat(seat: r.SeatLine) -> str:
    """A seat in a few words. Characters that a terminal cannot show are replaced."""
    name = one_line(seat.name)
    return {"open": "(open)", "bot": f"{name} (bot {seat.level})"}.get(seat.kind, name)


def told_when(at: float) -> str:
    """A time, given in seconds since 1970, in printed form."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _ago(line: r.TableLine) -> str:
    seconds = max(0.0, datetime.now(UTC).timestamp() - line.changed_at)
    for length, unit in ((86_400, "day"), (3_600, "hour"), (60, "minute")):
        if seconds >= length:
            return f"{counted(int(seconds // length), unit)} ago"
    return "just now"
