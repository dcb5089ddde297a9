"""Input and output at the terminal: shows lines, and reads what the player types."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection, Sequence

import click

from rookery.language import ENGLISH, Language
from rookery.tui.reader import LineReader

YES = frozenset(("y", "yes"))
NO = frozenset(("n", "no"))


class Leave(Exception):
    """Raised when the player leaves, by `quit` or because the input has ended."""


class Prompt:
    """Shows lines and reads lines.

    `is_open` is true while the cursor is behind an unanswered prompt.
    """

    def __init__(
        self, reader: LineReader, language: Language = ENGLISH, *, is_screen: bool = False
    ) -> None:
        self.is_open = False
        self.language = language
        self._reader = reader
        self._is_screen = is_screen

    def say(self, lines: Sequence[str]) -> None:
        """Show the player some lines; on a screen, wrap long ones between words."""
        if lines:
            self.close()
        width = shutil.get_terminal_size().columns if self._is_screen else 0
        for line in lines:
            is_long = width and len(click.unstyle(line)) > width
            click.echo(click.wrap_text(line, width, subsequent_indent="  ") if is_long else line)

    def line(self, seconds: float | None = None) -> str | None:
        """The line that the player types; None, with the prompt still open, if time runs out first.

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
        on_other: Callable[[str], object],
        *,
        yes: Collection[str] = YES,
        no: Collection[str] = NO,
    ) -> bool:
        """Ask a question until the answer is yes or no; pass other answers to `on_other`.

        Besides `yes` and `no`, the language's own words are accepted.
        """
        agreed = {*yes, *self.language.say("confirm-yes").split()}
        answers = {*agreed, *no, *self.language.say("confirm-no").split()}
        while True:
            self.say([self.language.say("confirm-question", question=question)])
            typed = (self.line() or "").strip()
            if typed.lower() in answers:
                return typed.lower() in agreed
            on_other(typed)

    def close(self) -> None:
        """End the line of an open prompt."""
        if self.is_open:
            click.echo()
            self.is_open = False
