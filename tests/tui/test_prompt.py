"""Showing lines and asking questions at the terminal."""

import pytest

from rookery.tui.prompt import Leave, Prompt
from tests.tui.sessions import Screen, Typist, typed_lines


def silent(seconds: float | None) -> None:
    """Type nothing."""


def test_a_question_is_repeated_until_it_is_answered(capsys: Screen) -> None:
    others: list[str] = []
    prompt = Prompt(Typist(typed_lines("perhaps", "", " YES ")))
    assert prompt.confirm("Sure?", others.append)
    assert others == ["perhaps", ""]
    assert capsys.readouterr().out == "Sure? (y or n)\n> " * 3


def test_a_question_may_accept_other_words_for_yes_and_no() -> None:
    prompt = Prompt(Typist(typed_lines("hold", "o")))
    assert not prompt.confirm("Call?", print, yes={"o"}, no={"hold"})
    assert prompt.confirm("Call?", print, yes={"o"}, no={"hold"})


def test_the_end_of_the_input_ends_the_line_and_leaves(capsys: Screen) -> None:
    with pytest.raises(Leave):
        Prompt(Typist(typed_lines())).line()
    assert capsys.readouterr().out == "> \n"


def test_a_prompt_stays_open_until_a_line_is_shown(capsys: Screen) -> None:
    prompt = Prompt(Typist(silent))
    states = []
    for lines in ([], [], ["Ada passes."]):
        assert prompt.line(0.1) is None
        states.append(prompt.is_open)
        prompt.say(lines)
    assert [*states, prompt.is_open] == [True, True, True, False]
    assert capsys.readouterr().out == "> \nAda passes.\n"


def test_lines_wrap_only_on_a_screen(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    for is_screen in (False, True):
        Prompt(Typist(silent), is_screen=is_screen).say(["Ada takes R5 and G9 with B14."])
    told = capsys.readouterr().out
    assert told == "Ada takes R5 and G9 with B14.\nAda takes R5 and G9\n  with B14.\n"
