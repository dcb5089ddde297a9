"""An editable input line with history and completion, below a question wrapped to the terminal."""

import os
from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit import ANSI, PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

from rookery.tui.reader import LineReader


class TooLate(Exception):
    """Raised within the editor when the time for a line is over."""


class Editor(LineReader):
    """Reads lines at a keyboard. If time runs out, the next line begins with the typed text."""

    edits = True

    def __init__(self, wrapped: Callable[[str, int], str]) -> None:
        """`wrapped` breaks a line to fit into a number of columns."""
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")  # some terminals never answer
        self._wrapped = wrapped
        self.draft = ""
        self._session: PromptSession[str] = PromptSession(
            completer=Offers(lambda: self.offers), complete_style=CompleteStyle.READLINE_LIKE
        )

    def line(self, seconds: float | None = None) -> str | None:
        """The next line; None if time runs out first. Raises EOFError or KeyboardInterrupt."""

        def limit() -> None:
            app = get_app()
            app.erase_when_done = False
            if seconds is not None and app.loop is not None:
                app.loop.call_later(seconds, give_up)

        def give_up() -> None:
            app = get_app()
            if app.is_running and not app.is_done:
                self.draft = self._session.default_buffer.text
                app.erase_when_done = True
                app.exit(exception=TooLate())

        try:
            typed = self._session.prompt(self._drawing, default=self.draft, pre_run=limit)
        except TooLate:
            return None
        self.draft, self.question = "", ()
        return typed

    def _drawing(self) -> ANSI:
        columns = get_app().output.get_size().columns
        return ANSI("".join(f"{self._wrapped(it, columns)}\n" for it in self.question) + "> ")


class Offers(Completer):
    """Completes a whole entry, or else its last word, from what `offers` returns."""

    def __init__(self, offers: Callable[[], Sequence[str]]) -> None:
        self._offers = offers

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        """The completions of the text before the cursor."""
        typed = document.text_before_cursor.lstrip()
        last = typed.split(" ")[-1]
        words = dict.fromkeys(word for offer in self._offers() for word in offer.split())
        for begun, known in ((typed, self._offers()), (last, words)):
            fits = [each for each in known if each.lower().startswith(begun.lower())]
            if fits:
                return [Completion(each, -len(begun)) for each in fits]
        return []
