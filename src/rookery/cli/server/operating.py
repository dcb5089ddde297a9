"""The work of `rookery tables`, and the printing of its results."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import click

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


def list_tables(**where: object) -> None:
    """Print all tables."""
    server = asked_server(where)
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


def show(code: str, **where: object) -> None:
    """Print one table."""
    server = asked_server(where)
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


def close(code: str, **where: object) -> None:
    """Close a table."""
    server = asked_server(where)
    server.ask(r.CloseTable(code), r.Done)
    server.say(f"Table {code} is closed. To open it again: rookery tables reopen {code}")


def reopen(code: str, **where: object) -> None:
    """Open a closed table."""
    server = asked_server(where)
    server.ask(r.ReopenTable(code), r.Done)
    server.say(f"Table {code} is open again.")


def bar(network: str, note: str, **where: object) -> None:
    """Bar a network."""
    server = asked_server(where)
    added = server.ask(r.AddBar(network, note), r.BarAdded)
    server.say(f"{added.network} is barred; {counted(added.ended, 'connection')} ended.")


def unbar(network: str, **where: object) -> None:
    """Lift a bar."""
    server = asked_server(where)
    server.ask(r.LiftBar(network), r.Done)
    server.say(f"{network} may connect again.")


def bars(**where: object) -> None:
    """Print the barred networks."""
    server = asked_server(where)
    found = server.ask(r.ListBars(), r.Bars).bars
    for each in found:
        note = f"  {each.note}" if each.note else ""
        server.say(f"{each.network}  since {told_when(each.since)}{note}")
    if not found:
        server.say("Nobody is barred.")


def asked_server(where: dict[str, object]) -> Server:
    """The server named by a command's options. Raises NoControlSocket."""
    return Server(**where)  # type: ignore[arg-type]


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
