"""Files as commands read and write them."""

from __future__ import annotations

import sys
from pathlib import Path

import click


def out_path(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """The name of a file to write, checked before the work begins; `-` is the standard output."""
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
