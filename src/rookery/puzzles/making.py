"""Making puzzles: positions from bots' own deals that have one clearly right move.

A deal and its puzzles follow from the seed and the number of the deal alone, so that deals can be
searched on all cores, in any order, and repeatedly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from rookery.arena.driver import quickest, shuffled
from rookery.bots import Limits, bot
from rookery.bots.base import Decision
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.match import Match
from rookery.core.moves import Bury, CallOrange, Hold, Move, ShootSun, is_same
from rookery.games import preset
from rookery.games.preset import SEATS
from rookery.puzzles.difficulty import GRADING, failures_at
from rookery.puzzles.equivalent_moves import equal_to, is_selective
from rookery.puzzles.puzzle import MoveValue, Puzzle, id_of
from rookery.puzzles.reasons import reason_for
from rookery.puzzles.themes import themes_of
from rookery.puzzles.thinking import Thought
from rookery.puzzles.verifying import is_confirmed, margin_at, verify
from rookery.records import MatchRecord, move_text, parse_move, record_of
from rookery.tricks.view import TrickView

_PLAYED_WITH = Limits(nodes=5_000)
"""The limits with which strong plays the deals. Unmeasured, as are those below."""

_ASKED = ("easy", "easy", "steady")
"""The bots that are asked at every decision; one of them must disagree with strong."""

_NEAR = 0.7
"""While the deal is played, strong's move must lead by this share of a puzzle's margin."""

_EACH_KIND = 1
"""The most puzzles of a kind of decision from one deal."""

_TRIED, _CALLS_TRIED = 6, {"Bid": 1, "Pass": 2}
"""The most positions of one kind, and of each kind in auctions, that are verified in one deal.

An auction has many positions, and few puzzles of auctions are wanted.
"""


_LEAST_FAILURES = 0.5
"""One of the bots must fail at a puzzle in at least this share of its tries."""


@dataclass(frozen=True, slots=True)
class Source:
    """A deal to search: game, seed and number; possible numbers of seats take turns."""

    game: str
    seed: int
    number: int

    @property
    def options(self) -> Mapping[str, object]:
        """The options of the deal: the number of seats if the game allows several."""
        seats = sorted(preset(self.game).by_seats)
        return {SEATS: seats[self.number % len(seats)]} if len(seats) > 1 else {}

    @property
    def stem(self) -> str:
        """The text from which the random numbers of the deal follow."""
        return f"{self.seed}/{self.game}/{self.number}"


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a deal: the match up to it, the seat, and strong's decision."""

    match: Match[Any]
    seat: Seat
    decision: Decision

    @property
    def view(self) -> AnyView:
        """The view of the seat."""
        assert self.match.current is not None
        view: AnyView = self.match.game.view(self.match.current.state, self.seat)
        return view


def puzzles_of_deal(source: Source) -> tuple[Puzzle, ...]:
    """The puzzles of one deal, in the order of its moves."""
    rng = Random(source.stem)
    kinds: dict[str, list[Moment]] = {}
    for moment in moments(source, rng):
        if _is_candidate(moment, rng):
            kinds.setdefault(_kind(moment), []).append(moment)
    found: list[Puzzle] = []
    for kind, each in kinds.items():
        rng.shuffle(each)
        tried = each[: _CALLS_TRIED.get(kind, _TRIED)]
        made = (_puzzle(source, moment) for moment in tried)
        found += islice((puzzle for puzzle in made if puzzle is not None), _EACH_KIND)
    return tuple(sorted(found, key=lambda it: len(it.record.deals[-1].moves)))


def moments(source: Source, rng: Random) -> Iterator[Moment]:
    """The decisions of one deal between strong bots, each before it is made."""
    game = preset(source.game).game(source.options)
    bots = [bot("strong", Random(rng.random()), _PLAYED_WITH) for _ in range(game.seats)]
    match = Match.new(game).deal(shuffled(game, rng), rng.randrange(game.seats))
    while (deal := match.current) is not None and not game.needs_cut(deal.state):
        seat, decision = quickest(match, bots, rng)
        yield Moment(match, seat, decision)
        match = match.apply(seat, decision.move)


def _kind(moment: Moment) -> str:
    """The kind of a decision; few puzzles of each kind come from one deal."""
    view = moment.view
    if view.phase_name == "play":
        return "lead" if view.is_lead else "follow"
    return type(moment.decision.move).__name__


def _is_candidate(moment: Moment, rng: Random) -> bool:
    """Whether a decision may be a puzzle: there is a choice, and a weaker bot decides otherwise."""
    view, decision = moment.view, moment.decision
    if len(view.legal) < 2 or isinstance(decision.move, CallOrange | Hold | ShootSun):
        return False
    if isinstance(decision.move, Bury) and not _is_last_to_bury(view):
        return False
    equal = equal_to(view, decision.move)
    if not _leads(decision, equal, _NEAR * margin_at(view)):
        return False
    chosen = (bot(name, Random(rng.random())).decide(view).move for name in _ASKED)
    return any(not _is_among(move, equal) for move in chosen)


def _is_last_to_bury(view: AnyView) -> bool:
    """Whether one card is still to be buried: earlier cards may be buried in any order (TT-7)."""
    return isinstance(view, TrickView) and view.rules.nest_size - view.buried_size == 1


def _leads(decision: Decision, equal: Sequence[Move], margin: float) -> bool:
    """Whether strong's move is at least `margin` points ahead of the others that it considered."""
    points = dict(decision.considered)
    others = [each for move, each in points.items() if not _is_among(move, equal)]
    if not others or decision.move not in points:
        return len(decision.considered) < 2
    return points[decision.move] >= max(others) + margin


def _is_among(move: Move, moves: Sequence[Move]) -> bool:
    return any(is_same(move, each) for each in moves)


def _puzzle(source: Source, moment: Moment) -> Puzzle | None:
    """The puzzle of a decision; None if it has no clearly right move."""
    view, record = moment.view, _record(source, moment.match)
    seed = f"{source.stem}/{len(record.deals[-1].moves)}"
    verdict = verify(view, seed)
    if verdict is None or not verdict.is_clear or not is_selective(view, verdict.is_right):
        return None
    failures = failures_at(view, verdict.is_right, seed)
    if max(failures.easy, failures.steady, failures.quick) < _LEAST_FAILURES:
        return None
    right = verdict.right[0]
    tempting = (verdict.wrong[0].move, *tempting_moves(view, verdict.is_right, seed))
    themes = themes_of(view, right, tempting)
    values = values_of(verdict.thoughts)
    wrong = [it for it in values if not verdict.is_right(parse_move(it.move))]
    reason = reason_for(view, right, wrong, themes, seed)
    if not reason:
        return None
    return Puzzle(
        id=id_of(moment.match, record, moment.seat),
        record=record,
        seat=moment.seat,
        right=tuple(map(move_text, verdict.right)),
        values=values,
        themes=themes,
        failures=failures_at(view, verdict.is_right, f"{seed}/graded", GRADING),
        reason=reason,
    )


def values_of(thoughts: Sequence[Thought]) -> tuple[MoveValue, ...]:
    """The values of moves as they are kept: rounded to a tenth of a point."""
    return tuple(
        MoveValue(
            move_text(it.move),
            None if it.points is None else round(it.points, 1),
            round(it.loss, 1),
            round(it.error, 1),
        )
        for it in thoughts
    )


def tempting_moves(view: AnyView, is_right: Callable[[Move], bool], seed: str) -> tuple[Move, ...]:
    """The wrong moves that easy and steady choose."""
    chosen = [bot(name, Random(f"{seed}/tempting")).decide(view).move for name in _ASKED[1:]]
    return tuple(move for move in chosen if not is_right(move))


def _record(source: Source, match: Match[Any]) -> MatchRecord:
    names = [f"seat {seat}" for seat in range(match.game.seats)]
    return record_of(match, source.game, source.options, names)


def is_still_right(puzzle: Puzzle) -> bool:
    """Whether a puzzle is confirmed by a longer think."""
    return is_confirmed(puzzle.view(), puzzle.is_right, puzzle.id)
