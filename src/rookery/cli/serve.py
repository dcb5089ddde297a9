"""`rookery serve`, and `rookery` alone: the server, and the browser opened on it."""

from __future__ import annotations

from importlib import import_module
from urllib.parse import urlsplit

import click

from rookery.cli.commands import Command
from rookery.cli.numbers import FiniteRange

PORT = 8765
"""The usual port; the next free one is taken if it is in use."""

_USUAL_PORTS = {"http": 80, "https": 443}


def _host(_context: click.Context, _parameter: click.Parameter, text: str) -> str:
    if not text.strip():
        raise click.BadParameter("name an address of this machine, or 0.0.0.0 for all of them")
    return text


def database_url_of(
    _context: click.Context, _parameter: click.Parameter, text: str | None
) -> str | None:
    """The URL of a database as it was given, which must not be empty. Raises BadParameter."""
    if text is not None and not text.strip():
        raise click.BadParameter("name a database, such as sqlite:///games.db")
    return text


def _origins(
    _context: click.Context, _parameter: click.Parameter, texts: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(map(origin_of, texts))


def origin_of(text: str) -> str:
    """An origin as browsers send it: in lower case, without the usual port. Raises BadParameter.

    >>> origin_of("https://Rook.example:443/")
    'https://rook.example'
    """
    try:
        parts = urlsplit(text.strip())
        scheme, host, port = parts.scheme, parts.hostname, parts.port
    except ValueError:
        scheme, host, port = "", None, None
    rest = (parts.path.strip("/"), parts.query, parts.fragment, parts.username) if host else ()
    if scheme not in _USUAL_PORTS or not host or any(rest) or " " in host:
        raise click.BadParameter(
            f"{text[:60]!r} is not an origin; one is https://rook.example or http://10.0.0.5:8765"
        )
    shown = f"[{host}]" if ":" in host else host
    is_usual = port in (None, _USUAL_PORTS[scheme])
    return f"{scheme}://{shown}" if is_usual else f"{scheme}://{shown}:{port}"


@click.command(cls=Command)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    callback=_host,
    help="The address to listen on; 0.0.0.0 is every address of this machine.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help=f"The port; otherwise {PORT} or the next free one, and any free one for 0.",
)
@click.option(
    "--database-url",
    metavar="URL",
    callback=database_url_of,
    help="Where tables are kept: sqlite:///FILE or postgresql://…; otherwise a SQLite file among "
    "your own files.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    callback=_origins,
    help="Another address under which browsers load the page, as behind a proxy; may be repeated.",
)
@click.option(
    "--keep-days",
    type=FiniteRange(min=1, max=36_500),
    metavar="DAYS",
    help="Delete tables that are over so many days after their last change; otherwise all stay.",
)
@click.option("--open/--no-open", "opens", default=False, help="Open a browser on the page.")
@click.option("--unbounded", is_flag=True, help="Without rate limits: for tests on this machine.")
@click.option("--json", "as_json", is_flag=True, help="Print the address as one JSON object.")
def serve(
    host: str,
    port: int | None,
    database_url: str | None,
    origins: tuple[str, ...],
    keep_days: float | None,
    *,
    opens: bool,
    unbounded: bool,
    as_json: bool,
) -> None:
    """Run the server for playing in the browser.

    \b
    Examples:
      rookery serve
      rookery serve --host 0.0.0.0 --port 80
      rookery serve --database-url sqlite:////srv/rookery/games.db --keep-days 365
    """
    run = import_module("rookery.cli.serving").run  # here, so that `--help` loads no server
    run(
        host,
        port,
        database_url,
        origins,
        keep_days=keep_days,
        opens=opens,
        unbounded=unbounded,
        as_json=as_json,
    )
