"""`rookery think`: makes decisions for the bots of a pool of servers."""

import os
from importlib import import_module
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.server.serve import log_format, redis_url_of


@click.command(cls=Command)
@click.option(
    "--redis-url",
    required=True,
    metavar="URL",
    envvar="ROOKERY_REDIS_URL",
    callback=redis_url_of,
    help="The Valkey or Redis of the servers: redis://:PASSWORD@HOST:PORT/0.",
)
@click.option(
    "--jobs",
    default=os.cpu_count() or 1,
    type=click.IntRange(1, 256),
    metavar="J",
    help="Decisions made at once, each in a process of its own; by default one for each core.",
)
@log_format
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print one JSON object when ready, and one with the numbers at the end.",
)
def think(**given: Any) -> None:
    """Decide for the bots of servers that share a Valkey.

    Servers that were started with the same --redis-url let this machine make the decisions and
    hints of strong bots. They send it what the bot's seat may see, and no other cards. Any number
    of machines may do this, and may come and go at any time: the servers themselves do whatever a
    machine leaves undone. Ctrl-C or SIGTERM lets the machine finish what it has begun.

    \b
    Examples:
      rookery think --redis-url redis://valkey:6379/0
      rookery think --redis-url redis://valkey:6379/0 --jobs 4

    The URL may also be given as ROOKERY_REDIS_URL, so that nobody sees its password.
    """
    try:
        thinking = import_module("rookery.cli.server.thinking")  # here: `--help` loads no client
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "redis":
            raise
        raise click.UsageError(
            "workers need the client of Valkey: pip install 'rookery-cards[postgresql]'"
        ) from None
    thinking.run(**given)
