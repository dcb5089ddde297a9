"""The terminal in other languages: only what is typed is left in English."""

import re
from pathlib import Path
from random import Random

import pytest

from rookery.bots import bot
from rookery.language import PSEUDO, language
from rookery.records import move_text
from rookery.tui.prompt import Leave, Prompt
from rookery.tui.session import Session, Settings
from rookery.tui.tables import Chance, new_table
from tests.tui.sessions import Screen, Typist, typed_lines

COMMANDS = ("help", "fly", "", "score", "table", "last", "save", "hint")

TYPED = re.compile(
    r"(^|  )(help|hand|table|last|score|hint|rules|shuffle|save|quit) +|`[^`]*`|save my-game.json"
    r"|\bfly\b"
    r"|R5, red 5, Y14, HA, Rook|\b(bid|pass|sun|self|left|take|build|on|trail|orange|hold)\b"
    r"|\b[RYGBSHDC](\d+|[JQKA])\b|Rook|Tuxedo|Dixie|\b(Ada|Ben|Cleo)\b|\bo\b|\by\b|\bn\b"
)
"""The parts of a line that are the same in all languages: what is typed, cards, and names."""


@pytest.mark.parametrize(("game", "options"), [("tuxedo", {"seats": 3}), ("dixie", {"seats": 4})])
def test_a_deal_is_played_in_the_pseudo_locale(
    game: str, options: dict[str, int], tmp_path: Path, capsys: Screen
) -> None:
    steady, left = bot("steady", Random(5)), iter(COMMANDS)

    def answer(seconds: float | None) -> str:
        if session.table.match.deals and len(session.table.match.deals) > 1:
            raise EOFError
        command = next(left, None)
        return move_text(steady.decide(session.view).move) if command is None else command

    spoken = language(PSEUDO)
    session = Session(
        new_table(game, options, ["easy"]),
        Prompt(Typist(answer), spoken),
        Settings(language=spoken),
        Chance.from_seed(2),
        tmp_path / "saved.json",
    )
    with pytest.raises(Leave):
        session.play()
    shown = capsys.readouterr().out
    assert "Ðééååļ 1" in shown and "Ðééååļ 2" in shown
    for line in shown.splitlines():
        is_of_a_bot = line.startswith(("Ĥîîñţ: ", "> Ĥîîñţ: "))  # reasons are in English yet
        assert is_of_a_bot or not re.search("[a-lo-pr-uwyz]", TYPED.sub("", line)), line


@pytest.mark.parametrize(
    ("tag", "typed", "shown"),
    [
        ("de", "ja", "Sicher? (j oder n)"),
        ("fr", "o", "Sicher? (o ou n)"),
        ("es", "Sí", "Sicher? (s o n)"),
        ("fa", "بله", "Sicher? (بله یا نه)"),
        ("fa", "y", "Sicher? (بله یا نه)"),
    ],
)
def test_yes_is_said_in_the_language(tag: str, typed: str, shown: str, capsys: Screen) -> None:
    prompt = Prompt(Typist(typed_lines(typed)), language(tag))
    assert prompt.confirm("Sicher?", print)
    assert capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "").startswith(shown)
