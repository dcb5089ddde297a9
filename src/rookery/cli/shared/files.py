"""Checks the files that commands read and write."""

import sys
from pathlib import Path

import click

from rookery.core.errors import RookeryError
from rookery.records.input_file import need_file, read_text

_BEGINNING = 200
"""Bytes at the beginning of a file that identify its kind."""


def out_path(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """A file for output, checked before the work begins; `-` is standard output."""
    if value is None or value == "-":
        return value
    if not value:
        raise click.BadParameter("name a file")
    path = Path(value)
    if path.is_dir():
        raise click.BadParameter(f"{value} is a folder, not a file")
    if not path.parent.is_dir():
        raise click.BadParameter(f"there is no folder {path.parent}")
    return value


def file_path(context: click.Context, parameter: click.Parameter, value: str | None) -> Path | None:
    """A file for output, which cannot be standard output."""
    if value == "-":
        raise click.BadParameter("this needs a file, not standard output")
    checked = out_path(context, parameter, value)
    return None if checked is None else Path(checked)


class OtherFile(RookeryError):
    """The file for output exists already and has other content."""

    code = "other-file"


def need_replaceable(path: Path, beginning: str) -> None:
    """Raise OtherFile unless a file may be replaced: a new or empty one, or one of the same kind.

    A file is of the same kind if it begins like a file that this program would write. Devices and
    pipes may always be written to.
    """
    if not path.is_file():
        return
    with path.open("rb") as file:
        begins = file.read(_BEGINNING)
    if begins and not begins.decode("utf-8", errors="replace").lstrip().startswith(beginning):
        raise OtherFile(f"{path} is there already and holds something else: name another file")


def log_path(context: click.Context, parameter: click.Parameter, value: str | None) -> Path | None:
    """A file that a later run reads and continues, so it must be a plain file."""
    path = file_path(context, parameter, value)
    if path is not None:
        need_file(path)
    return path


def read_input(path: str | Path) -> str:
    """The text of a file as `read_text` reads it, or of standard input for `-`."""
    if path == "-":
        return sys.stdin.buffer.read().decode("utf-8-sig", errors="replace")
    return read_text(Path(path))
