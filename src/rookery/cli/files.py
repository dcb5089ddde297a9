"""The files that commands read and write."""

from __future__ import annotations

import sys
from pathlib import Path

import click


def out_path(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """A file to write, checked before the work begins; `-` is standard output."""
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
    """A file to write, which cannot be standard output."""
    if value == "-":
        raise click.BadParameter("this needs a file, not standard output")
    checked = out_path(context, parameter, value)
    return None if checked is None else Path(checked)


def log_path(context: click.Context, parameter: click.Parameter, value: str | None) -> Path | None:
    """A file that a later run reads and continues; it must be a plain file."""
    path = file_path(context, parameter, value)
    if path is not None and path.exists() and not path.is_file():
        raise click.BadParameter(f"{path} is not a plain file")
    return path


def read_input(path: str) -> str:
    """The text of a file, or of standard input for `-`. Bytes that are not UTF-8 become `�`."""
    raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    return raw.decode("utf-8", errors="replace")
