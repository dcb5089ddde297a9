"""Whatever the coach says in any lesson is said in the reader's language, and whole."""

from collections.abc import Iterator

import pytest

from rookery.core.messages import Message
from rookery.games import GAMES
from rookery.language import PSEUDO, Language, language
from rookery.language.catalogue import catalogue
from rookery.lessons import Lesson, answer_to, coached, shelf
from rookery.messages import coach
from tests.lessons.walks import moments
from tests.telling.test_languages import check

NAMES = ("نیما", "Ben", "Cleo", "Dan", "Eve", "Fay")
GAME_TITLES = sorted((it.title for it in GAMES.values()), key=len, reverse=True)
LESSONS = list(shelf().values())


def said_in(lesson: Lesson) -> Iterator[Message]:
    yield from (lesson.title, lesson.summary, lesson.end)
    for it in moments(lesson):
        now = coached(lesson, it.view, it.ply, NAMES)
        yield it.step.why
        yield from (*now.after, *now.say, *now.ask)
        answers = (answer_to(lesson, it.view, it.ply, move) for move in it.view.legal)
        yield from filter(None, answers)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it.name)
def test_all_that_the_coach_says_in_a_lesson_is_said_in_every_language(lesson: Lesson) -> None:
    said = set(said_in(lesson))
    assert len(said) > 10
    for message in said:
        told(message)


def test_what_the_coach_says_beside_a_lesson_is_said_in_every_language() -> None:
    for message in (coach.free_left(), coach.free_over(), coach.answer_not_this_orange()):
        told(message)


def told(message: Message) -> None:
    """Fail if a message is not said by the catalogues; tests/language compares them all."""
    for tag in (PSEUDO, "fa"):
        _check(language(tag).sentences([message]), language(tag))


def _check(said: str, reader: Language) -> None:
    """Fail if a text has a word of plain English, but for the names of people and games."""
    for name in (*NAMES, *GAME_TITLES):
        said = said.replace(name, "")
    check(said, reader)


def test_each_text_of_lessons_is_said_in_one() -> None:
    said = {message.id for lesson in LESSONS for message in said_in(lesson)}
    texts = {it for it in catalogue("en").entries if it.startswith("lesson-")}
    assert texts - said == set()


def test_a_card_is_named_where_the_sentence_has_its_place() -> None:
    card = coach.card_colour(suit="black", rank=14)
    assert language("de").sentences([coach.answer_buries_top(card=card, suit="black")]) == (
        "Behalte Schwarz 14: Das ist die höchste Karte in Schwarz, und sie macht einen Stich."
    )
