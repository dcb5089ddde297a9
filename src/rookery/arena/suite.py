"""The suite: exercises for bots, which are positions with a known right play.

They are in `positions/`, a JSON list for each game; an exercise has the record of a match up to the
decision. Whether a play is right depends on what its seat can know: `docs/positions.md` says how
the right plays were found and checked.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files
from random import Random
from typing import Any

from rookery.arena.ordered_tasks import run_in_order
from rookery.bots import Limits
from rookery.bots.base import BotFault, answer_of, illegal
from rookery.bots.own import trusted_bot
from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove, RookeryError
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.match import Match
from rookery.core.messages import Message, Told
from rookery.core.moves import CallOrange, Move, is_same
from rookery.fishing.view import FishingView
from rookery.games import GAMES
from rookery.records import MatchRecord, move_text, parse_move, replay
from rookery.records.json_text import parsed
from rookery.records.match_file import match_from, match_object
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_PHASES: Mapping[Phase, str] = {
    Phase.AUCTION: "auction",
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "lead",
}

PHASES = (*_PHASES.values(), "early", "middle", "end", "orange", "turn", "last cards")
"""The phases of exercises. Early, middle and end are thirds of the tricks of a deal. The last cards
of a fishing game are those played once the stock is empty."""


class BadExercise(RookeryError):
    """An exercise with missing fields or with illegal moves."""

    code = "bad-exercise"


@dataclass(frozen=True, slots=True)
class Exercise:
    """A decision of one seat with the right moves, or with the wrong ones.

    Either `right` or `wrong` has the texts of some legal moves, and all other legal moves are the
    opposite. `reason` is the explanation of an expert who knows no more than the seat:
    the message that has the exercise's name, unless the file has words of its own. `checked` says
    how the answer was verified, with the numbers.
    """

    name: str
    record: MatchRecord
    seat: Seat
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    reason: Told
    tags: tuple[str, ...]
    checked: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def game(self) -> str:
        """The name of the game, with the number of seats if it can vary."""
        seats = len(self.record.players)
        return f"{self.record.game} {seats}" if "seats" in self.record.options else self.record.game

    def match(self) -> Match[Any]:
        """The match up to the decision. Raises BadRecord."""
        return replay(self.record)

    def view(self) -> AnyView:
        """The view of the seat. Raises BadRecord, or BadExercise if the seat is not to move."""
        match = self.match()
        deal = match.current
        if deal is None or self.seat not in match.game.actors(deal.state):
            raise BadExercise(f"{self.name}: seat {self.seat} is not to move")
        view: AnyView = match.game.view(deal.state, self.seat)
        return view

    def phase(self) -> str:
        """The phase of the decision, one of `PHASES`."""
        return phase_of(self.view())

    def is_right(self, move: Move) -> bool:
        """Whether a legal move of the seat is one of the right ones."""
        if self.right:
            return any(is_same(move, parse_move(text)) for text in self.right)
        return not any(is_same(move, parse_move(text)) for text in self.wrong)

    def check(self) -> None:
        """Raise BadExercise, BadRecord or BadText if the exercise has a mistake."""
        if bool(self.right) == bool(self.wrong):
            raise BadExercise(f"{self.name}: give either the right or the wrong moves")
        legal = self.view().legal
        for text in self.right or self.wrong:
            if not any(is_same(move, parse_move(text)) for move in legal):
                raise BadExercise(f"{self.name}: {text} is not a legal move")
        if all(map(self.is_right, legal)) or not any(map(self.is_right, legal)):
            raise BadExercise(f"{self.name}: all legal moves are right, or all are wrong")


def phase_of(view: AnyView) -> str:
    """The phase of a decision, one of `PHASES`."""
    return BY_GENRE[view.genre](view)


def _of_tricks(view: TrickView) -> str:
    if view.phase is not Phase.PLAY:
        return _PHASES[view.phase]
    return ("early", "middle", "end")[3 * len(view.tricks) // view.rules.tricks]


def _of_fishing(view: FishingView) -> str:
    if CallOrange() in view.legal:
        return "orange"
    return "turn" if view.stock_size else "last cards"


BY_GENRE: ByGenre[Callable[[Own], str]] = ByGenre(
    "rookery.arena.suite.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""The phase of a decision in each genre."""


def exercises() -> tuple[Exercise, ...]:
    """All exercises of the suite, game by game. Raises BadExercise or BadRecord."""
    return tuple(each for game in GAMES for each in read_exercises(_text_of(game)))


def _text_of(game: str) -> str:
    """The positions of a game as JSON; an empty list for a game without any."""
    path = files("rookery.arena") / "positions" / f"{game}.json"
    return path.read_text(encoding="utf-8") if path.is_file() else "[]"


def read_exercises(text: str) -> Iterator[Exercise]:
    """The exercises of a JSON list. Raises BadJson, BadExercise or BadRecord."""
    for fields in parsed(text):
        try:
            yield Exercise(
                name=fields["name"],
                record=match_from(fields["record"]),
                seat=fields["seat"],
                right=tuple(fields.get("right", ())),
                wrong=tuple(fields.get("wrong", ())),
                reason=fields.get("reason", Message(f"position-{fields['name']}")),
                tags=tuple(fields["tags"]),
                checked=fields.get("checked", {}),
            )
        except (KeyError, TypeError) as error:
            raise BadExercise(f"an exercise has a missing or a wrong field: {error!r}") from None


def write_exercises(each: Iterable[Exercise]) -> str:
    """Exercises as a JSON list, each on two lines; the second line has the record."""
    return "[\n" + ",\n".join(map(_written, each)) + "\n]\n"


def _written(it: Exercise) -> str:
    answer = {"right": list(it.right)} if it.right else {"wrong": list(it.wrong)}
    fields: dict[str, Any] = {
        "name": it.name,
        "seat": it.seat,
        **answer,
        **({"reason": it.reason} if isinstance(it.reason, str) else {}),
        "tags": list(it.tags),
        "checked": dict(it.checked),
    }
    told = json.dumps(fields, ensure_ascii=False).removesuffix("}")
    return f' {told},\n  "record": {json.dumps(match_object(it.record))}}}'


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a bot to an exercise, with its reason."""

    exercise: Exercise
    move: str
    reason: Told
    is_right: bool


@dataclass(frozen=True, slots=True)
class Examination:
    """The answers of one bot to exercises, and how many are right."""

    bot: str
    answers: tuple[Answer, ...]

    @property
    def failures(self) -> tuple[Answer, ...]:
        """The wrong answers."""
        return tuple(each for each in self.answers if not each.is_right)

    def by_game(self) -> dict[str, Share]:
        """The share of right answers for each game."""
        return _shares((each.exercise.game, each) for each in self.answers)

    def by_phase(self) -> dict[str, Share]:
        """The share of right answers for each phase, in the order of `PHASES`."""
        found = _shares((each.exercise.phase(), each) for each in self.answers)
        return {phase: found[phase] for phase in PHASES if phase in found}

    def total(self) -> Share:
        """The share of right answers."""
        return Share(sum(each.is_right for each in self.answers), len(self.answers))


@dataclass(frozen=True, slots=True)
class Share:
    """The number of right answers out of all."""

    right: int
    of: int


def _shares(answers: Iterable[tuple[str, Answer]]) -> dict[str, Share]:
    found: dict[str, Share] = {}
    for name, answer in answers:
        so_far = found.get(name, Share(0, 0))
        found[name] = Share(so_far.right + answer.is_right, so_far.of + 1)
    return found


def ask(exercise: Exercise, named: str, seed: int = 0, limits: Limits | None = None) -> Answer:
    """Put an exercise to a bot, whose random numbers follow from the seed and the exercise.

    Raises UnknownBot, or BotFault if the answer is not a decision with a legal move.
    """
    asked = trusted_bot(named, Random(f"{seed}/{exercise.name}"), limits)
    decision = answer_of(asked, exercise.view())
    try:
        exercise.match().apply(exercise.seat, decision.move)
    except IllegalMove as error:
        it = illegal(named, exercise.seat, decision.move, error.reason)
        raise BotFault(f"{exercise.name}: {it}") from None
    is_right = exercise.is_right(decision.move)
    return Answer(exercise, move_text(decision.move), decision.reason, is_right)


def examine(
    named: str,
    each: Sequence[Exercise],
    seed: int = 0,
    limits: Limits | None = None,
    executor: Executor | None = None,
) -> Iterator[Answer]:
    """Ask a bot all exercises, on the executor if there is one; the answers come in order."""
    put = partial(ask, named=named, seed=seed, limits=limits)
    return run_in_order(put, each, executor)
