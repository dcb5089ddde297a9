"""`rookery serve`: runs the server, which `rookery` without a command also starts."""

import gc
from collections.abc import Callable
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from rookery.cli.commands import Command
from rookery.cli.shared.numbers import FiniteRange

PORT = 8765
"""The default port; if it is in use, the next free one is used."""

_USUAL_PORTS = {"http": 80, "https": 443}


def not_blank(otherwise: str) -> Callable[..., str | None]:
    """A callback that refuses a blank value; `otherwise` says what to give instead."""

    def checked(
        _context: click.Context, _parameter: click.Parameter, text: str | None
    ) -> str | None:
        if text is not None and not text.strip():
            raise click.BadParameter(otherwise)
        return text

    return checked


database_url_of = not_blank("name a database, such as sqlite:///games.db")
redis_url_of = not_blank("name Valkey or Redis, such as redis://localhost:6379/0")

log_format = click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Lines for people, or one JSON object a line.",
)
"""The option for the format of the log."""


def networks(
    _context: click.Context, _parameter: click.Parameter, texts: tuple[str, ...]
) -> tuple[Any, ...]:
    """The given addresses and networks. Raises BadParameter."""
    found = []
    for text in texts:
        try:
            found.append(ip_network(text.strip()))
        except ValueError:
            raise click.BadParameter(
                f"{text[:60]!r} is neither an address nor a network, such as ::1 or 10.0.0.0/24"
            ) from None
    return tuple(found)


def origin_of(text: str) -> str:
    """An origin as browsers send it: in lower case, without the default port. Raises BadParameter.

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
    callback=not_blank("name an address of this machine, or 0.0.0.0 for all of them"),
    help="The address to listen on; 0.0.0.0 is every address of this machine.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help=f"The port, 0 for any free one; otherwise {PORT}, or the next free port.",
)
@click.option(
    "--database-url",
    metavar="URL",
    envvar="ROOKERY_DATABASE_URL",
    callback=database_url_of,
    help="Where tables are kept: sqlite:///FILE or postgresql://…; otherwise an SQLite file in "
    "your data folder.",
)
@click.option(
    "--redis-url",
    metavar="URL",
    envvar="ROOKERY_REDIS_URL",
    callback=redis_url_of,
    help="Valkey or Redis, through which several servers on one PostgreSQL reach each other's "
    "tables: redis://:PASSWORD@HOST:PORT/0.",
)
@click.option(
    "--routed-by-code",
    is_flag=True,
    help="The proxy before several servers leads all people of a table to the same one, by the "
    "code in the address: tables are moved there instead of relayed.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    callback=lambda _context, _parameter, texts: tuple(map(origin_of, texts)),
    help="An address under which browsers load the page, for example by a proxy; may be repeated.",
)
@click.option(
    "--keep-days",
    type=FiniteRange(min=1, max=36_500),
    metavar="DAYS",
    help="Delete finished tables this many days after their last change; otherwise all are kept.",
)
@click.option(
    "--most-evenings",
    type=click.IntRange(0, 1_000_000),
    metavar="N",
    help="Evenings of clubs that may have begun and not be over; otherwise 1000.",
)
@click.option(
    "--most-entries",
    type=click.IntRange(1, 1000),
    metavar="N",
    help="People who may say yes or maybe for one evening; otherwise 160.",
)
@click.option(
    "--most-waiting",
    type=click.IntRange(0, 1_000_000),
    metavar="N",
    help="People who may wait for a table at once; otherwise 500.",
)
@click.option(
    "--people-per-address",
    type=click.IntRange(60, 10_000),
    metavar="N",
    help="People who may play from one address of the network, as in a hall; otherwise 60.",
)
@click.option(
    "--engine",
    type=click.Choice(["spec", "compiled", "both"]),
    envvar="ROOKERY_ENGINE",
    hidden=True,
    expose_value=False,
    deprecated="The specification always applies the rules.",
)
@click.option(
    "--notices/--no-notices",
    default=True,
    help="Whether people may ask to be told of their turn at slow tables by their browser.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="NETWORK",
    callback=networks,
    help="A proxy before the server, whose X-Forwarded-For and X-Forwarded-Proto are believed; may "
    "be repeated. Otherwise they are ignored.",
)
@click.option(
    "--metrics-from",
    multiple=True,
    metavar="NETWORK",
    callback=networks,
    help="Who may read /metrics; otherwise this machine only.",
)
@click.option(
    "--control-socket",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="The socket for `rookery tables`; otherwise beside the SQLite file.",
)
@log_format
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    help="What is logged.",
)
@click.option("--open/--no-open", "opens", default=False, help="Open a browser on the page.")
@click.option("--unbounded", is_flag=True, help="Turn rate limits off, for tests on this machine.")
@click.option("--json", "as_json", is_flag=True, help="Print the address as one JSON object.")
def serve(database_url: str | None, **given: Any) -> None:
    """Run the server for playing in the browser.

    \b
    Examples:
      rookery serve
      rookery serve --host 0.0.0.0 --port 80
      rookery serve --database-url sqlite:////srv/rookery/games.db --keep-days 365
      rookery serve --origin https://play.example.org --proxy 127.0.0.1 --log-format json
      rookery serve --database-url postgresql://rookery@db/rookery --redis-url redis://valkey:6379/0

    The two URLs may also be given as ROOKERY_DATABASE_URL and ROOKERY_REDIS_URL.
    """
    gc.disable()  # collections during the imports would free nothing, and take a fifth of the time
    serving = import_module("rookery.cli.server.serving")  # here, so that `--help` loads no server
    serving.run(serving.Wanted(database_url=database_url, **given))
