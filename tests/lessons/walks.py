"""Walks through lessons: every moment at which the learner is asked, in every way that is right."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rookery.core.game import AnyView, Game
from rookery.core.moves import Move
from rookery.games import GAMES
from rookery.lessons import Lesson, Step


@dataclass(frozen=True)
class Moment:
    """A moment of a lesson at which the learner is asked."""

    game: Game[Any, Any]
    state: Any
    view: AnyView
    ply: int
    step: Step
    right: tuple[Move, ...]


def moments(lesson: Lesson) -> Iterator[Moment]:
    """Every moment on the way that the lesson itself takes."""
    game = GAMES[lesson.game].game(lesson.options)
    state = game.start(lesson.deck, lesson.dealer)
    for ply, (seat, move) in enumerate(lesson.plies):
        if seat == lesson.seat and ply >= lesson.made:
            step = lesson.step_at(ply)
            assert step is not None
            view = game.view(state, seat)
            right = tuple(it for it in lesson.right_at(ply) if it in view.legal)
            yield Moment(game, state, view, ply, step, right)
        state = game.apply(state, seat, move)
