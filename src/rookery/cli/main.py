"""`rookery`: the commands, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import sys

import click

from rookery import __version__
from rookery.cli.commands import Commands
from rookery.core.errors import RookeryError

BAD_INPUT = 2
INTERRUPTED = 130


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "-V", "--version", prog_name="rookery")
@click.pass_context
def cli(context: click.Context) -> None:
    """Play the Rook family of card games: Tuxedo, Dixie Rook, Rook for Three, Rook
    for five and Kentucky Discard.

    Without a command, it starts a server on this machine and opens the browser on it.

    \b
    Examples:
      rookery play dixie
      rookery play tuxedo --seats 3 --option orange=auto
      rookery simulate five --matches 10 --seed 1 --bots steady --out five.jsonl
      rookery replay five.jsonl
      rookery verify match.json

    Rookery is not affiliated with the owner of the ROOK trademark.
    """
    if context.invoked_subcommand is None:
        serve = cli.get_command(context, "serve")
        assert serve is not None
        context.invoke(serve, host="0.0.0.0", opens=True)  # noqa: S104 family joins from the house


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit: 0 fine, 2 bad input with one clear line, 130 interrupted."""
    try:
        status = cli.main(arguments, prog_name="rookery", standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("rookery: interrupted", err=True)
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        fail(error.format_message())
    except RookeryError as error:
        fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    sys.exit(status if isinstance(status, int) else 0)


def fail(reason: str) -> None:
    """Say what is wrong with the input and exit."""
    click.echo(f"rookery: {' '.join(reason.split())}", err=True)
    sys.exit(BAD_INPUT)
