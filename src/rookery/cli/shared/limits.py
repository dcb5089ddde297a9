"""The options `--time` and `--nodes`, which limit bots' decisions."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from rookery.bots import Limits

_F = TypeVar("_F", bound=Callable[..., Any])


def limit_options(command: _F) -> _F:
    """Add the options `--time` and `--nodes` to a command."""
    command = click.option(
        "--nodes",
        type=int,
        metavar="N",
        help="Search nodes for each decision; the result then depends on the seed alone.",
    )(command)
    return click.option(
        "--time", "seconds", type=float, metavar="SECONDS", help="Seconds for each decision."
    )(command)


def chosen_limits(seconds: float | None, nodes: int | None) -> Limits | None:
    """The limits given on a command line; None if there are none. Raises UsageError."""
    if seconds is not None and nodes is not None:
        raise click.UsageError("give --time or --nodes, not both")
    try:
        if nodes is not None:
            return Limits(nodes=nodes)
        return None if seconds is None else Limits(seconds)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
