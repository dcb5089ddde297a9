"""What several commands share: house rules on the command line, and input from a file or a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import click

from rookery.core.errors import BadOption
from rookery.core.options import OptionValue
from rookery.games import GAMES, Preset, preset
from rookery.games.preset import SEATS
from rookery.records import BadRecord
from rookery.records.positions import parse_option

_F = TypeVar("_F", bound=Callable[..., Any])
_T = TypeVar("_T")


def house_rules(command: _F) -> _F:
    """The parameters `--seats` and `--option`."""
    command = click.option(
        "-o",
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="A house rule; may be given again. `rookery rules GAME` lists them.",
    )(command)
    return click.option("--seats", type=int, metavar="N", help="How many play.")(command)


def chosen_options(
    game: Preset, seats: int | None, options: Sequence[str]
) -> dict[str, OptionValue]:
    """The options of a command line, checked. Raises BadOption or BadText."""
    chosen = dict(parse_option(game, word) for word in options)
    if seats is not None and chosen.setdefault(SEATS, seats) != seats:
        raise BadOption("--seats and --option seats=… contradict each other")
    return game.checked(chosen)


def named_game(name: str) -> Preset:
    """The game of a name in any case, or of its beginning. Raises UnknownGame."""
    fits = [each for each in GAMES.values() if each.name.startswith(name.lower())]
    return fits[0] if len(fits) == 1 else preset(name.lower())


@contextmanager
def many_at_once(jobs: int, dask: str | None = None) -> Iterator[Executor | None]:
    """An executor of processes, or of a Dask cluster; None for one thing after another."""
    if dask is not None:
        with _cluster(dask) as client:
            yield client.get_executor()
    elif jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(jobs) as executor:
            try:
                yield executor
            except BaseException:
                executor.shutdown(wait=False, cancel_futures=True)
                raise


def _cluster(address: str) -> Any:
    """A client of a Dask scheduler."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise click.UsageError("--dask needs Dask: pip install 'rookery[dask]'") from None
    try:
        return distributed.Client(address, timeout=5)
    except (OSError, ValueError) as error:
        raise click.UsageError(f"no Dask scheduler at {address}: {error}") from None


@contextmanager
def told_progress(each: Iterator[_T], count: int, noun: str) -> Iterator[Iterator[_T]]:
    """What comes from an iterator, with a bar where somebody looks at a terminal."""
    if not sys.stderr.isatty():
        yield each
        return
    with click.progressbar(each, length=count, label=noun, file=sys.stderr) as bar:
        yield iter(bar)


def out_path(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """A file to be written, checked before the work is done; `-` is the standard output."""
    if value is None or value == "-":
        return value
    path = Path(value)
    if path.is_dir():
        raise click.BadParameter(f"{value} is a folder, not a file")
    if not path.parent.is_dir():
        raise click.BadParameter(f"there is no folder {path.parent}")
    return value


def read_input(path: str) -> str:
    """The text of a file, or of the standard input for `-`. Bytes that are no UTF-8 become `�`."""
    raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    return raw.decode("utf-8", errors="replace")


def show_bad_record(number: int, error: BadRecord, *, as_json: bool) -> None:
    """Tell of a bad record among several, counted from 1."""
    if as_json:
        told = {
            "code": error.code,
            "deal": error.deal,
            "move": error.move,
            "message": error.reason,
        }
        click.echo(json.dumps({"ok": False, "error": told}, ensure_ascii=False))
    else:
        click.echo(f"rookery: match {number}: {error} [{error.code}]", err=True)
