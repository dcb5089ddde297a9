"""`rookery serve`, and `rookery` alone: the server, and the browser opened on it."""

from __future__ import annotations

from importlib import import_module

import click

PORT = 8765
"""The usual port; the next free one is taken if it is in use."""


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0: everywhere."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"Usually {PORT}, or the next free one."
)
@click.option("--database-url", metavar="URL", help="Usually a SQLite file among your own files.")
@click.option(
    "--origin", "origins", multiple=True, metavar="URL", help="Another address of the page."
)
@click.option("--open/--no-open", "opens", default=False, help="Open a browser on it.")
@click.option("--unbounded", is_flag=True, help="No limits on rates: for tests on this machine.")
@click.option("--json", "as_json", is_flag=True, help="Print the address as JSON.")
def serve(
    host: str,
    port: int | None,
    database_url: str | None,
    origins: tuple[str, ...],
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
      rookery serve --database-url sqlite:////srv/rookery/games.db
    """
    run = import_module("rookery.cli.serving").run  # here, so that `--help` loads no server
    run(
        host,
        port,
        database_url,
        origins,
        opens=opens,
        unbounded=unbounded,
        as_json=as_json,
    )
