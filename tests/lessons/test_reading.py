"""Lesson files: each fault is refused with a sentence that says where, and what would be right."""

import pytest

from rookery.core.moves import Bid, Pass
from rookery.lessons import BadLesson, UnknownLesson, lesson
from rookery.lessons.lesson import Lesson
from rookery.lessons.reading import check
from rookery.lessons.reading import read as read_form
from rookery.records import cards_text, ply_text

GOOD = lesson("three/first")


def read(name: str, text: str) -> Lesson:
    """The lesson of a file, played through."""
    found = read_form(name, text)
    check(found)
    return found


def text(**changes: str) -> str:
    """A small lesson of Rook for Three, with some of its lines changed; "" leaves a line out."""
    lines = {
        "title": '"lesson-a-title"',
        "summary": '"lesson-a-summary"',
        "minutes": "2",
        "order": "1",
        "seat": str(GOOD.seat),
        "dealer": str(GOOD.dealer),
        "deck": f'"{cards_text(GOOD.deck)}"',
        "plies": str([ply_text(ply) for ply in GOOD.plies[: GOOD.steps[0].at + 1]]),
        "end": '"lesson-draft-end"',
        "steps": f'[{{ at = {GOOD.steps[0].at}, why = "reason-only-legal" }}]',
    } | changes
    return "\n".join(f"{name} = {value}" for name, value in lines.items() if value)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"minutes": ""}, '"minutes" is missing'),
        ({"minutes": '"2"'}, '"minutes" must be of type int'),
        ({"colour": '"red"'}, 'no field "colour"; there are minutes'),
        ({"seat": "3"}, "the seat must be 0 to 2"),
        ({"deck": '"R5 R6"'}, "42 missing"),
        ({"plies": '["0 bid 7"]'}, "bid"),
        ({"made": "99"}, "made must be 0 to"),
        ({"steps": "[]"}, "order of their plies"),
        ({"steps": '[{ at = 77, why = "reason-ducks" }]'}, "the learner moves at plies"),
        ({"options": "{ target = -5 }"}, "target"),
        ({"title": '"unfinished'}, "not TOML"),
        ({"title": "[" * 10_000}, "not TOML"),
        ({"minutes": "9" * 5_000}, "not TOML"),
        ({"end": '"Play on."'}, "'Play on.' must be the id of a message"),
        ({"end": '["lesson-draft-end"]'}, "must be the id of a message"),
        ({"end": "7"}, "must be of type str or list"),
    ],
)
def test_a_fault_is_refused_with_its_place(changes: dict[str, str], told: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read("three/bidding", text(**changes))
    assert str(refused.value).startswith("three/bidding")
    assert told in str(refused.value)


def test_an_answer_needs_a_fact_that_exists() -> None:
    at = GOOD.steps[0].at
    for wrong, told in (
        ('{ fact = "luck", say = "lesson-no" }', "must be one of passes"),
        ('{ say = "lesson-no" }', "either moves or a fact"),
        ('{ fact = "passes" }', '"say" is missing'),
    ):
        steps = f'[{{ at = {at}, why = "reason-ducks", wrong = [{wrong}] }}]'
        with pytest.raises(BadLesson, match=told):
            read("three/bidding", text(steps=steps))


def test_an_accepted_move_must_let_the_others_go_on() -> None:
    ply = GOOD.plies[GOOD.steps[0].at]
    other = "pass" if isinstance(ply[1], Bid) else "bid 125"
    plies = [ply_text(each) for each in GOOD.plies[: GOOD.steps[1].at + 1]]
    steps = (
        f'[{{ at = {GOOD.steps[0].at}, why = "reason-ducks", accept = ["{other}"] }},'
        f' {{ at = {GOOD.steps[1].at}, why = "reason-ducks" }}]'
    )
    with pytest.raises(BadLesson, match=r"three/bidding"):
        read("three/bidding", text(plies=str(plies), steps=steps))
    assert isinstance(ply[1], Bid | Pass)


def test_a_name_is_that_of_a_lesson_and_begins_with_a_game() -> None:
    with pytest.raises(UnknownLesson, match="dixie/first"):
        lesson("dixie/frist")
    with pytest.raises(BadLesson, match="must be a game"):
        read("chess/first", text())
