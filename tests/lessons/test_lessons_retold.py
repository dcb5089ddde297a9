"""Whatever the coach says in any lesson is retold in the reader's language, and whole."""

from __future__ import annotations

import pytest

from rookery.games import GAMES
from rookery.language import PSEUDO, Language, language, retold_text
from rookery.lessons import Lesson, answer_to, coached, shelf
from rookery.lessons.texts import text
from tests.lessons.walks import moments
from tests.telling.test_languages import check

NAMES = ("نیما", "Ben", "Cleo", "Dan", "Eve", "Fay")
GAME_TITLES = sorted((it.title for it in GAMES.values()), key=len, reverse=True)
LESSONS = list(shelf().values())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it.name)
def test_all_that_the_coach_says_in_a_lesson_is_retold(lesson: Lesson) -> None:
    said = {lesson.end}
    for it in moments(lesson):
        now = coached(lesson, it.view, it.ply, NAMES)
        said |= {now.after, now.say, now.ask}
        said |= {answer_to(lesson, it.view, it.ply, move) or "" for move in it.view.legal}
    assert len(said) > 8
    for english in said - {""}:
        told(english)


def test_what_the_coach_says_beside_a_lesson_is_retold() -> None:
    over = text("phases", "free", "over")
    for english in (
        text("phases", "free", "left"),
        over,
        text("answers", "judged", "not-this-orange"),
    ):
        told(english)
    with_more = f"{over} Nobody says this."
    assert retold_text(language(PSEUDO), "coach", with_more) == with_more


def told(english: str) -> None:
    """Fail unless a text is said in other languages, and as it is in English.

    What is found for one language is found for all; tests/language compares their catalogues.
    """
    assert retold_text(language("en"), "coach", english) == english
    for tag in (PSEUDO, "fa"):
        said = retold_text(language(tag), "coach", english)
        assert said != english
        _check(said, language(tag))


def _check(said: str, reader: Language) -> None:
    """Fail if a text has a word of plain English, but for the names of people and games."""
    for name in (*NAMES, *GAME_TITLES):
        said = said.replace(name, "")
    check(said, reader)
