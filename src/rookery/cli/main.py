"""`rookery`: the group of commands. Only this module turns errors into a line and an exit code."""

import contextlib
import errno
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn, TextIO

import click

from rookery.cli.commands import Commands, PipeClosed
from rookery.core.errors import RookeryError

BAD_INPUT = 2
INTERRUPTED = 130

_LONGEST_WORD = 120
"""Maximum number of characters of a word, such as a file name, that an error shows in full."""

_LONGEST_LINE = 600
"""Maximum number of characters of an error message; the rest is cut off."""


def _told_version(context: click.Context, _: click.Parameter, is_asked: bool) -> None:
    """Print the version if it is asked for. It is computed only then, which takes a moment."""
    if is_asked and not context.resilient_parsing:
        click.echo(f"rookery, version {import_module('rookery.version').version()}")
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    *("-V", "--version"),
    help="Show the version and exit.",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_told_version,
)
@click.pass_context
def cli(context: click.Context) -> None:
    """Play the Rook family of card games: Tuxedo, Dixie Rook, Rook for Three, Rook
    for Five, Kentucky Discard and 13 more (`rookery rules`).

    Without a command, it starts a server that your network can reach, and opens a browser on it.

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
        context.invoke(serve, host="0.0.0.0", opens=True)  # noqa: S104 others in the network join


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit: 0 for success, 2 for bad input, 130 if interrupted.

    It is no error if a reader closes the pipe early, as `head` does.
    """
    _prepare_streams()
    try:
        status = cli.main(arguments, prog_name="rookery", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.Abort:
        _complain("interrupted")
        sys.exit(INTERRUPTED)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(2)
    except click.ClickException as error:
        fail(error.format_message())
    except RookeryError as error:
        fail(str(error))
    except (PipeClosed, BrokenPipeError):
        _discard_rest(sys.stdout)
        sys.exit(0)
    except OSError as error:
        _discard_rest(sys.stdout)
        fail(_reason_of(error))
    sys.exit(status if isinstance(status, int) else 0)


def fail(reason: str) -> NoReturn:
    """Print a fault of the input in one line, and exit."""
    words = " ".join(map(_shortened, reason.split()))
    line = "".join(char if char.isprintable() else "·" for char in words)
    _complain(line if len(line) <= _LONGEST_LINE else line[:_LONGEST_LINE] + "…")
    sys.exit(BAD_INPUT)


def _complain(line: str) -> None:
    """Print a line on standard error, if that is possible."""
    try:
        click.echo(f"rookery: {line}", err=True)
    except OSError:
        _discard_rest(sys.stderr)


def _shortened(word: str) -> str:
    """A long word with its middle left out: both ends of a path are important."""
    return word if len(word) <= _LONGEST_WORD else f"{word[:60]}…{word[-30:]}"


def _reason_of(error: OSError) -> str:
    """The text of a system error, without its number."""
    reason = error.strerror or str(error)
    if error.errno == errno.ENOSPC:
        reason = "no space left on the device"
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {reason}"
    is_of_output = error.errno in (errno.ENOSPC, errno.EIO, errno.EFBIG)
    return f"the output cannot be written: {reason}" if is_of_output else reason


def _prepare_streams() -> None:
    """Make the standard streams usable, however the process was started.

    A closed input reads as empty, and a closed output discards what is written. Bytes of the input
    that are not text become `�`, and characters missing in the output's encoding are escaped.
    """
    while (opened := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(opened, True)
    os.close(opened)
    sys.stdin = sys.stdin or os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8", closefd=False)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _discard_rest(stream: TextIO) -> None:
    """Discard the rest of a broken stream's buffer; otherwise Python reports an error on exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
