"""The texts of the coach: before a move, after it, and about a wrong try."""

from dataclasses import dataclass
from functools import lru_cache

from rookery.core.game import AnyView
from rookery.core.messages import Message
from rookery.core.moves import Bid, Move, Pass, ShootSun
from rookery.games import GAMES
from rookery.lessons.facts import facts, name_of
from rookery.lessons.lesson import Lesson, Step
from rookery.lessons.phases import explained
from rookery.lessons.wording import request, request_of
from rookery.messages import coach

_AS_GOOD = 1.0
"""Moves within this many expected points of the best count as good; less is noise."""


@dataclass(frozen=True, slots=True)
class Coached:
    """The texts for a learner at a moment. `step` counts from 1 to `steps`; 0 if nothing is asked.

    `after` says what was right about the last move, `say` what comes now, and `ask` what to do.
    Each has sentences, or is empty. `moves` are those that `ask` names, if the learner need not
    find them. Once `is_done` is set, the learner plays alone.
    """

    step: int
    steps: int
    after: tuple[Message, ...]
    say: tuple[Message, ...]
    ask: tuple[Message, ...] = ()
    moves: tuple[Move, ...] = ()
    is_done: bool = False


def coached(lesson: Lesson, view: AnyView, plies: int, names: tuple[str, ...]) -> Coached:
    """The texts for the learner after `plies` plies of a lesson that goes as planned."""
    if plies > len(lesson.plies):
        return Coached(0, len(lesson.steps), (), (lesson.end,), is_done=True)
    number, after = _number(lesson, plies), _after(lesson, plies)
    if plies == len(lesson.plies):
        return Coached(0, len(lesson.steps), after, (lesson.end,), is_done=True)
    if lesson.plies[plies][0] != lesson.seat:
        return Coached(0, len(lesson.steps), after, ())
    step = lesson.steps[number]
    said = _explained(lesson, step, view, plies, names)
    moves: list[Move] = []
    if step.asks:
        is_bid = isinstance(lesson.plies[plies][1], Bid | Pass | ShootSun)
        ask = coach.ask_bid() if is_bid else coach.ask_move()
    else:
        moves = [it for it in lesson.right_at(plies) if it in view.legal]
        ask = coach.ask_named(move=request_of(moves), why=step.why)
    return Coached(number + 1, len(lesson.steps), after, said, (ask,), tuple(moves))


def _number(lesson: Lesson, plies: int) -> int:
    """The number of the step that a ply belongs to, from 0."""
    return max(0, sum(step.at <= plies for step in lesson.steps) - 1)


def _after(lesson: Lesson, plies: int) -> tuple[Message, ...]:
    """The reason for the learner's last move, if the learner had to find it."""
    for ply in range(plies - 1, lesson.made - 1, -1):
        if lesson.plies[ply][0] == lesson.seat:
            step = lesson.step_at(ply)
            return (step.why,) if step is not None and step.asks else ()
    return ()


def _explained(
    lesson: Lesson, step: Step, view: AnyView, plies: int, names: tuple[str, ...]
) -> tuple[Message, ...]:
    """The text before the move: the step's own text, or the shared text on a new phase."""
    if step.say is not None:
        return (step.say,) if plies == step.at else ()
    phases = _phases(lesson)
    number = lesson.steps.index(step)
    is_first = plies == step.at and phases[number] not in phases[:number]
    return explained(view, names) if is_first else ()


@lru_cache(maxsize=64)
def _phases(lesson: Lesson) -> tuple[str, ...]:
    game = GAMES[lesson.game].game(lesson.options)
    state, found = game.start(lesson.deck, lesson.dealer), []
    at = {step.at for step in lesson.steps}
    for ply, (seat, move) in enumerate(lesson.plies):
        if ply in at:
            found.append(game.view(state, lesson.seat).phase_name)
        state = game.apply(state, seat, move)
    return tuple(found)


def answer_to(lesson: Lesson, view: AnyView, plies: int, move: Move) -> Message | None:
    """The answer to a legal move that is not right here; None if it is right.

    It names a fact about the move, and its cost in points if known.
    """
    step = lesson.step_at(plies)
    if step is None or move in lesson.right_at(plies):
        return None
    best = next(it for it in lesson.right_at(plies) if it in view.legal)
    cost = _cost(step, move, best)
    own = _own_answer(step, view, move, best)
    if own is None and cost is not None and cost < _AS_GOOD:
        return coach.answer_as_good(move=request(best))
    said = own or next(facts(view, move, best), coach.answer_allowed())
    if cost is not None and cost >= _AS_GOOD and own is None:
        said = coach.answer_then(said=said, then=coach.answer_costs(points=round(cost)))
    if step.asks:
        said = coach.answer_then(said=said, then=coach.answer_better(why=step.why))
    return said


def _cost(step: Step, move: Move, best: Move) -> float | None:
    """Expected points that a move costs; None if it was not evaluated."""
    if move not in step.worth or best not in step.worth:
        return None
    return step.worth[best] - step.worth[move]


def _own_answer(step: Step, view: AnyView, move: Move, best: Move) -> Message | None:
    """The lesson's own answer to a move; None if it has none."""
    true = {name_of(fact) for fact in facts(view, move, best)} if step.wrong else set()
    for wrong in step.wrong:
        if move in wrong.moves or wrong.fact in true:
            return wrong.say
    return None
