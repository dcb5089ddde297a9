"""The coach at a table with a lesson: what the learner reads, and which moves are accepted."""

from functools import lru_cache

from rookery.bots.base import Decision
from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.moves import Bury, CallOrange, Move
from rookery.lessons import Coached, Lesson, answer_to, coached, shelf
from rookery.messages import coach
from rookery.records import cards_text, ply_text
from rookery.table import events as ev
from rookery.table.refusal import Refusal
from rookery.table.seating.practice import given_ply
from rookery.table.table import Table

LESSON = "lesson"
"""The kind of a deal given by a lesson."""


@lru_cache(maxsize=64)
def given_of(lesson: Lesson) -> ev.Given:
    """The deal of a lesson, for the event that opens its table."""
    return ev.Given(
        kind=LESSON,
        of=lesson.name,
        dealer=lesson.dealer,
        deck=cards_text(lesson.deck),
        plies=tuple(map(ply_text, lesson.plies)),
        made=lesson.made,
    )


def lesson_of(table: Table) -> Lesson | None:
    """The lesson of a table; None if it has none, or if this version has changed the lesson."""
    given = table.given
    if given is None or given.kind != LESSON:
        return None
    lesson = shelf().get(given.of)
    return lesson if lesson is not None and given_of(lesson) == given else None


def coached_at(table: Table, viewer: Seat | None) -> Coached | None:
    """The coach's text for the learner of a lesson; None for other viewers and tables."""
    lesson = lesson_of(table)
    if lesson is None or viewer != lesson.seat or not table.match.deals:
        return None
    deal = table.match.deals[-1]
    if deal.points is not None:
        return Coached(0, len(lesson.steps), (), (coach.free_over(),), is_done=True)
    made = len(deal.plies)
    if made < len(lesson.plies) and given_ply(table) is None:
        return Coached(0, len(lesson.steps), (), (coach.free_left(),), is_done=True)
    view = table.match.game.view(deal.state, viewer)
    return coached(lesson, view, made, table.names)


def asked_step(table: Table, seat: Seat) -> tuple[Lesson, int] | None:
    """The lesson and the ply that it requires of a seat; None while the seat plays freely."""
    lesson, ply, deal = lesson_of(table), given_ply(table), table.match.current
    if lesson is None or ply is None or deal is None or seat != lesson.seat or ply[0] != seat:
        return None
    return lesson, len(deal.plies)


def need_right(table: Table, seat: Seat, move: Move) -> None:
    """Raise Refusal, the coach's answer, for a legal move that is wrong in the lesson."""
    asked, deal = asked_step(table, seat), table.match.current
    if asked is None or deal is None:
        return
    try:
        table.match.game.apply(deal.state, seat, move)
    except IllegalMove:
        return
    answer = answer_to(asked[0], table.match.game.view(deal.state, seat), asked[1], move)
    if answer is not None:
        raise Refusal("lesson", answer)


def need_turn_to_call(table: Table, seat: Seat) -> None:
    """Raise Refusal if a lesson requires something of a seat other than calling an orange."""
    lesson, ply = lesson_of(table), given_ply(table)
    if lesson is None or ply is None or seat != lesson.seat:
        return
    if ply != (seat, CallOrange()) and getattr(table.match.deals[-1].state, "orange", None):
        raise Refusal("lesson", coach.answer_not_this_orange())


def hint_of(table: Table, seat: Seat) -> Decision | None:
    """The move of the lesson's step with its reason, as a hint; None if the seat plays freely."""
    asked = asked_step(table, seat)
    if asked is None:
        return None
    lesson, ply = asked
    legal = table.match.game.legal(table.match.deals[-1].state, seat)
    moves = [each for each in lesson.right_at(ply) if each in legal]
    step = lesson.step_at(ply)
    burials = [move for _, move in lesson.plies[ply:] if isinstance(move, Bury)]
    then = tuple(moves[1 : len(burials)]) if isinstance(moves[0], Bury) else ()
    return Decision(moves[0], "" if step is None else step.why, then=then)
