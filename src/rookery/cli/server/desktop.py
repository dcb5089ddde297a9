"""For `rookery` on a computer at home: a QR code, and keeping the computer awake."""

import io
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import click

_WHITE_ON_BLACK = "\x1b[97;40m{}\x1b[0m"
"""A line of a QR code: its blocks, the light parts, are bright white on black in every theme."""


def show_code(address: str) -> None:
    """Print an address as a QR code for phones, if standard output is a terminal."""
    if not sys.stdout.isatty():
        return
    lines = code_of(address)
    if shutil.get_terminal_size().columns >= len(lines[0]):
        for line in lines:
            click.echo(_WHITE_ON_BLACK.format(line))


def code_of(address: str) -> list[str]:
    """The lines of a QR code, made of half blocks; the blocks are the light parts."""
    drawn = io.StringIO()
    import_module("segno").make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().splitlines()


@contextmanager
def awake() -> Iterator[bool]:
    """A context in which the computer stays awake. It yields False if that is impossible.

    The screen may turn off.
    """
    with import_module("wakepy").keep.running(on_fail="pass") as mode:
        yield bool(mode.active)
