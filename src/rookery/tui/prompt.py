"""Input and output at the terminal: shows lines, and reads what the player types."""

import shutil
from collections.abc import Callable, Collection, Sequence

import click

from rookery.language import ENGLISH, Language
from rookery.tui.reader import LineReader

YES = frozenset(("y", "yes"))
NO = frozenset(("n", "no"))


class Leave(Exception):
    """Raised when the player leaves: with `quit`, or by ending the input."""


class Prompt:
    """Shows and reads lines. `is_open` is true while a shown prompt has no answer yet."""

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
            click.echo(wrapped(line, width))

    def ask(self, lines: Sequence[str], offers: Sequence[str]) -> None:
        """Show a question, which the next line answers; `offers` are possible answers."""
        self._reader.offers, self._reader.question = offers, ()
        screen = shutil.get_terminal_size()
        rows = sum(wrapped(line, screen.columns).count("\n") + 1 for line in lines)
        if self._reader.edits and rows <= screen.lines // 2:
            self._reader.question = lines  # a longer question could not be drawn again
        else:
            self.say(lines)

    def line(self, seconds: float | None = None) -> str | None:
        """The typed line; None, with the prompt open, if time runs out. Raises Leave at the end."""
        if not self.is_open:
            if not self._reader.edits:
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
        """Ask until the answer is yes or no, in any words for it; give others to `on_other`."""
        agreed = {*yes, *self.language.say("confirm-yes").split()}
        answers = {*agreed, *no, *self.language.say("confirm-no").split()}
        while True:
            self.ask([self.language.say("confirm-question", question=question)], sorted(answers))
            typed = (self.line() or "").strip()
            if typed.lower() in answers:
                return typed.lower() in agreed
            on_other(typed)

    def close(self) -> None:
        """End the line of an open prompt."""
        if self.is_open:
            if not self._reader.edits:
                click.echo()
            self.is_open = False


def wrapped(line: str, width: int) -> str:
    """The line, broken between words to fit a width; unchanged if the width is 0."""
    if not width or len(click.unstyle(line)) <= width:
        return line
    return click.wrap_text(line, width, subsequent_indent="  ")
