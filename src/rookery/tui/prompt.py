"""Where a person at the terminal is told things and asked: lines out, and a line in."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection, Sequence

import click

from rookery.tui.reader import LineReader

YES = frozenset(("y", "yes"))
NO = frozenset(("n", "no"))


class Leave(Exception):
    """The player leaves: by `quit`, or because the input has ended."""


class Prompt:
    """Tells lines and reads lines. `is_open` says that the last prompt is still to be answered."""

    def __init__(self, reader: LineReader, *, is_screen: bool = False) -> None:
        self.is_open = False
        self._reader = reader
        self._is_screen = is_screen

    def say(self, lines: Sequence[str]) -> None:
        """Tell the player some lines; on a screen, long ones are broken between words."""
        if lines:
            self.close()
        width = shutil.get_terminal_size().columns if self._is_screen else 0
        for line in lines:
            is_long = width and len(click.unstyle(line)) > width
            click.echo(click.wrap_text(line, width, subsequent_indent="  ") if is_long else line)

    def line(self, seconds: float | None = None) -> str | None:
        """What the player types; None if the time is over first, and the prompt stays open.

        Raises Leave at the end of the input.
        """
        if not self.is_open:
            click.echo("> ", nl=False)
            self.is_open = True
        try:
            typed = self._reader.line(seconds)
        except EOFError:
            self.close()
            raise Leave from None
        if typed is not None:
            self.is_open = False
        return typed

    def confirm(
        self,
        question: str,
        otherwise: Callable[[str], object],
        *,
        yes: Collection[str] = YES,
        no: Collection[str] = NO,
    ) -> bool:
        """Ask until the answer is one for yes or one for no; any other goes to `otherwise`."""
        while True:
            self.say([f"{question} (y or n)"])
            typed = (self.line() or "").strip()
            if typed.lower() in (*yes, *no):
                return typed.lower() in yes
            otherwise(typed)

    def close(self) -> None:
        """End the line of a prompt that is still open."""
        if self.is_open:
            click.echo()
            self.is_open = False
