"""Check the suite's positions again and print a table: `python -m benchmarks.verify_positions`.

The field `checked` of a position names its check:

* `solver`: every card is solved with open hands in worlds that the seat's view allows. A right card
must be best in nearly all of them, and each wrong one must lose points on average. Where each
seat plays for itself, a defender's cards are solved twice: with the defender alone against all,
and with both defenders against the bidder. Then `steady` plays the deal out after each card, and
the result is scored as in the game, lost bids included. No wrong card may come out ahead.
* `playouts`: after each move `steady` plays the deal out in the same worlds. A move counts by the
points of the seat's side minus those of the other sides. Every right move must be ahead of every
wrong one.
* `exact`: the last cards of a fishing deal are searched to the end in every world. Every seat
maximizes its own points minus the mean of the others'.
* `argument`: the position's reason shows how the answer follows from the rules and the visible
cards. Nothing is computed.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, TypeAlias

from benchmarks.machine import options
from rookery.arena import suite
from rookery.arena.suite import Exercise, exercises, write_exercises
from rookery.bots import bot
from rookery.core.cards import Card, Seat
from rookery.core.game import Game
from rookery.core.moves import CallOrange, Hold, Move, Play
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.fishing.view import FishingView
from rookery.games import GAMES
from rookery.kernel.solver.compiled_solver import Solver
from rookery.kernel.worlds.sampling import Sampler
from rookery.records import move_text
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.view import TrickView

WORLDS: Mapping[str, int] = {"solver": 300, "playouts": 60, "exact": 200, "argument": 0}
"""For each kind of check, how many worlds are drawn for a position."""

BEST = 0.99
"""Some right card must be best in this share of worlds. A guess, like the numbers below."""

EACH = 0.95
"""If several cards are right, each must be best in this share of worlds."""

CLEAR = (0.95, 5.0)
"""A lower share and a larger margin, which suffice in place of `BEST` and `MARGIN`."""

MARGIN = 3.0
"""Every wrong move must lose this many points on average."""

SURE = 4.0
"""A lead found by playouts must be this many standard errors above zero."""

MOST_TRIED, FEW = 6, 12
"""At most `MOST_TRIED` wrong moves, the best in `FEW` worlds, are played out in all worlds."""

SCORED = 40
"""In this many worlds a solved position is also played out and scored."""

MEMORY_MB = 64
POSITIONS = Path(suite.__file__).parent / "positions"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check.

    `best` is the share of worlds in which some right move is best; `each` is the lowest such share
    of any single right move. `margin` is how many points the best wrong move loses on average, and
    `sure` the same in standard errors. `ahead` is the lead in points of the best right move over
    the best wrong one if both are played out and scored.
    """

    by: str
    worlds: int
    best: float = 1.0
    each: float = 1.0
    margin: float = inf
    sure: float = inf
    ahead: float = inf

    @property
    def holds(self) -> bool:
        """Whether the position passes its check."""
        if self.by == "argument":
            return True
        if self.by == "solver":
            least = ((BEST, MARGIN), CLEAR)
            enough = any(self.best >= best and self.margin >= margin for best, margin in least)
            return enough and self.each >= EACH and self.ahead > 0
        return self.margin >= MARGIN and self.sure >= SURE

    def checked(self) -> dict[str, Any]:
        """The verdict in the form of the field `checked`."""
        if self.by == "argument":
            return {"by": self.by}
        checked = {"by": self.by, "worlds": self.worlds, "margin": round(self.margin, 1)}
        if self.by != "solver":
            return checked
        return {**checked, "best": round(self.best, 3), "ahead": round(self.ahead, 1)}


Values: TypeAlias = list[dict[Move, float]]
"""For each world, the points of the seat's side after each move."""


def verdict(exercise: Exercise, worlds: int | None = None) -> Verdict:
    """Repeat the check that a position names."""
    by = exercise.checked["by"]
    count = WORLDS[by] if worlds is None else worlds
    if by == "argument":
        return Verdict(by, 0)
    checks = {"solver": solved, "playouts": played_out, "exact": searched}
    found = [judged(exercise, values, by) for values in checks[by](exercise, count)]
    worst = min(found, key=lambda each: (each.holds, each.best, each.margin))
    return replace(worst, ahead=ahead(exercise)) if by == "solver" else worst


def ahead(exercise: Exercise) -> float:
    """The points by which the best right move leads the best wrong one, played out and scored."""
    (values,) = played_out(exercise, SCORED)
    means = {move: fmean(each[move] for each in values) for move in values[0]}
    right = max(points for move, points in means.items() if exercise.is_right(move))
    return right - max(points for move, points in means.items() if not exercise.is_right(move))


def judged(exercise: Exercise, values: Values, by: str) -> Verdict:
    """The verdict on an exercise, from the values of its moves in many worlds.

    Every right move is compared with the wrong moves. If the exercise names only wrong moves, these
    are compared with the best of all others.
    """
    right = [move for move in values[0] if exercise.is_right(move)]
    wrong = [move for move in values[0] if not exercise.is_right(move)]
    best = fmean(max(it[move] for move in right) == max(it.values()) for it in values)
    each = min(fmean(it[move] == max(it.values()) for it in values) for move in right)
    if exercise.wrong:
        each = 1.0  # the exercise does not say that all other moves are right
    if by == "solver":
        lost = [[max(it.values()) - it[move] for it in values] for move in wrong]
    else:
        if exercise.wrong:
            right = [max(right, key=lambda move: fmean(it[move] for it in values))]
        lost = [[it[good] - it[move] for it in values] for move in wrong for good in right]
    return Verdict(by, len(values), best, each, min(map(fmean, lost)), min(map(_sureness, lost)))


def _sureness(numbers: Sequence[float]) -> float:
    """The mean of some numbers divided by its standard error."""
    if len(numbers) < 2 or not (spread := stdev(numbers)):
        return inf if fmean(numbers) > 0 else 0.0
    return fmean(numbers) / (spread / sqrt(len(numbers)))


def solved(exercise: Exercise, count: int) -> Iterator[Values]:
    """Yield the exact values of the cards in `count` worlds, once for each way to form sides."""
    view = exercise.view()
    assert isinstance(view, TrickView)
    sampler, solver = Sampler(view), Solver(MEMORY_MB)
    worlds = sampler.draw(1, count)
    seats: list[tuple[Seat | None, int]] = [(view.seat, 1)]
    if view.rules.sides is Sides.ALONE and view.seat != view.bidder:
        seats.append((view.bidder, -1))
    for seat, sign in seats:
        values: Values = []
        for world in worlds:
            solver.clear()
            cards: Mapping[Card, int] = solver.cards(sampler.position(world, seat=seat))
            values.append({Play(card): float(sign * points) for card, points in cards.items()})
        yield values


def played_out(exercise: Exercise, count: int) -> Iterator[Values]:
    """The values of all moves in the same `count` worlds, by playouts of `steady`.

    Of many wrong moves, only those that do best in a few worlds are tried in all worlds. Of many
    right moves, such as bids, the first two and the last are tried.
    """
    view, game = exercise.view(), exercise.match().game
    right = [move for move in view.legal if exercise.is_right(move)]
    wrong = [move for move in view.legal if not exercise.is_right(move)]
    if len(right) > MOST_TRIED:
        right = [*right[:2], right[-1]]
    if len(wrong) > MOST_TRIED:
        means = {
            move: fmean(_end(game, view, move, number) for number in range(FEW)) for move in wrong
        }
        wrong = sorted(wrong, key=means.__getitem__, reverse=True)[:MOST_TRIED]
    moves = [*right, *wrong]
    yield [{move: _end(game, view, move, number) for move in moves} for number in range(count)]


def _end(game: Game[Any, Any], view: Any, move: Move, number: int) -> float:
    """The seat's points minus the mean of the others, after a playout in one world."""
    seat: Seat = view.seat
    state = game.apply(game.worlds(view, Random(number)), seat, move)
    bots = [bot("steady", Random(f"{number}/{each}")) for each in range(game.seats)]
    while (actors := game.actors(state)) or game.needs_cut(state):
        if not actors:
            pack = Random(number).sample(game.pack, len(game.pack))
            state = game.cut(state, pack)
            continue
        decided = [(each, bots[each].decide(game.view(state, each))) for each in actors]
        first, decision = min(decided, key=lambda it: it[1].delay)
        state = game.apply(state, first, decision.move)
    return _ahead(view.rules, game.score(state), seat)


def _ahead(rules: TrickRules | FishingRules, points: Sequence[int], seat: Seat) -> float:
    is_paired = isinstance(rules, TrickRules) and rules.sides is Sides.ALTERNATE
    others = [each for each in range(len(points)) if (each - seat) % 2 or not is_paired]
    return points[seat] - fmean(points[each] for each in others if each != seat)


def searched(exercise: Exercise, count: int) -> Iterator[Values]:
    """The values of the moves near the end of a fishing deal, searched to the end in every world.

    Every seat maximizes its lead over the mean of the others, and an orange goes to its capturer.
    """
    view, game = exercise.view(), exercise.match().game
    assert isinstance(view, FishingView) and not view.stock_size
    plain = FishingGame(replace(view.rules, orange="auto"))
    moves = [move for move in view.legal if not isinstance(move, CallOrange | Hold)]
    values: Values = []
    for number in range(count):
        world = replace(game.worlds(view, Random(number)), orange=None)
        assert view.seat is not None
        ends = {move: _best_end(plain, plain.apply(world, view.seat, move)) for move in moves}
        values.append(
            {move: _ahead(plain.rules, points, view.seat) for move, points in ends.items()}
        )
        if view.rules.seats == 2:
            break  # there is only one world: the other hand has all unseen cards
    yield values


def _best_end(game: FishingGame, state: FishingState) -> tuple[int, ...]:
    actors = game.actors(state)
    if not actors:
        return game.score(state)
    (seat,) = actors
    ends = (_best_end(game, game.apply(state, seat, move)) for move in game.legal(state, seat))
    return max(ends, key=lambda points: _ahead(game.rules, points, seat))


def main() -> None:
    parser = options(
        "verify_positions", __doc__, "python -m benchmarks.verify_positions dixie-4 tuxedo --write"
    )
    parser.add_argument("names", nargs="*", help="check only positions whose names begin so")
    parser.add_argument(
        "--worlds", type=int, help="worlds for each position, instead of the usual number"
    )
    parser.add_argument(
        "--write", action="store_true", help="write the results into the files of positions"
    )
    it = parser.parse_args()
    print("| position | right | by | worlds | best in | margin | |")
    print("| --- | --- | --- | ---: | ---: | ---: | --- |")
    bad = 0
    every = {exercise.name: exercise for exercise in exercises()}
    for name, exercise in every.items():
        if it.names and not name.startswith(tuple(it.names)):
            continue
        found = verdict(exercise, it.worlds)
        bad += not found.holds
        every[name] = replace(exercise, checked=found.checked())
        print(_row(exercise, found), flush=True)
    if it.write:
        _write(list(every.values()))
    if bad:
        sys.exit(f"{bad} positions fail their checks")


def _write(every: Sequence[Exercise]) -> None:
    for game in GAMES:
        of_game = [exercise for exercise in every if exercise.record.game == game]
        if of_game:
            path = POSITIONS / f"{game}.json"
            path.write_text(write_exercises(of_game), encoding="utf-8")


def _row(exercise: Exercise, found: Verdict) -> str:
    legal = exercise.view().legal
    right = [move_text(move) for move in legal if exercise.is_right(move)]
    shown = ", ".join(right if len(right) <= 4 else [right[0], "…", right[-1]])
    numbers = "– | –" if found.by == "argument" else f"{found.best:.1%} | {found.margin:.1f}"
    holds = "" if found.holds else "fails"
    return f"| {exercise.name} | {shown} | {found.by} | {found.worlds} | {numbers} | {holds} |"


if __name__ == "__main__":
    main()
