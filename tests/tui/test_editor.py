"""The line editor of the terminal table: editing, history, completion and drawing."""

import fcntl
import struct
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from rookery.tui.editor import Editor, Offers
from rookery.tui.prompt import wrapped
from tests.tui.terminals import Terminal, terminal

OFFERS = ("play R5", "play R14", "bid 75", "pass", "score", "save")


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    """An input whose text is typed into a terminal without a screen."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("pl", ["play R5", "play R14"]),
        ("sc", ["score"]),
        ("r1", ["R14"]),
        ("r5 r", ["R5", "R14"]),
        ("bid 7", ["bid 75"]),
        ("whist", []),
    ],
)
def test_an_entry_or_its_last_word_is_completed(typed: str, completed: list[str]) -> None:
    fits = Offers(lambda: OFFERS).get_completions(Document(typed), CompleteEvent())
    assert [each.text for each in fits] == completed


def test_a_line_is_edited_and_remembered(keyboard: PipeInput) -> None:
    editor = Editor(wrapped)
    editor.offers = OFFERS
    keyboard.send_text("bad 75\x01\x1b[C\x1b[3~i\r")  # to the beginning, right, delete, i
    assert editor.line() == "bid 75"
    keyboard.send_text("\x1b[A\r")
    assert editor.line() == "bid 75"
    keyboard.send_text("sc\t\r")
    assert editor.line() == "score"
    keyboard.send_text("\x04")
    with pytest.raises(EOFError):
        editor.line()


def test_what_is_half_typed_when_time_runs_out_is_kept(keyboard: PipeInput) -> None:
    editor = Editor(wrapped)
    keyboard.send_text("ora")
    while editor.line(0.01) is None and editor.draft != "ora":
        pass
    keyboard.send_text("nge\r")
    assert editor.line() == "orange"
    assert editor.draft == ""


def resize(screen: Terminal, columns: int) -> None:
    fcntl.ioctl(screen.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))


def test_the_table_has_an_editor_and_asks_again(tmp_path: Path) -> None:
    with terminal(tmp_path, *"play dixie --seats 4 --bots steady --pace 0".split()) as it:
        it.wait_for("Your bid")
        assert "commitment" not in it.shown
        it.type("nonsense")
        it.wait_for("is not a move")
        it.type("shuf\t")
        it.wait_for("Shuffle commitment:")
        assert "Your bid" in it.shown.split("is not a move")[1].split("Shuffle commitment:")[0]
        it.type("\x1b[A")  # the entry before
        it.wait_for("Shuffle commitment:")
        resize(it, 30)
        it.wait_for("\n  steps of 5")  # the question is broken anew
        it.type("quit")
        it.wait_for("The match is saved in")
        assert it.end() == 0
