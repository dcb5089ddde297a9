"""Long thinks: values of every move of a position, from several rounds in new worlds."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from rookery.bots import Limits
from rookery.bots.assessing import JudgedMove, assess
from rookery.core.game import AnyView
from rookery.core.moves import Move

_A_ROUND = Limits(nodes=200_000)
"""The limits of a round, about as many nodes as strong has in a tenth of a second. Unmeasured, as
are those below.

A round samples a bounded number of worlds, so a longer think has more rounds.
"""


_ENOUGH = 5
"""From this many rounds on, their spread is used to estimate the error.

A round may rest on a few likely worlds, and then errs by more than its own standard error.
"""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move after a think. `same` are the other moves that are equal in effect.

    `points` are what its side may expect: its lead in the scores of the deal, or in Tuxedo the
    points of its seat; None if only differences are known. `loss` is how many points the move is
    worse than the best one, and `value_loss` the same in the value by which strong chooses, which
    counts the match too. `error` and `value_error` are their standard errors.
    """

    move: Move
    same: tuple[Move, ...]
    points: float | None
    loss: float
    error: float
    value_loss: float
    value_error: float

    def is_behind(self, errors: float, margin: float = 0.0) -> bool:
        """Whether `loss` is at least `margin`, and each loss at least `errors` standard errors."""
        is_sure = self.loss >= errors * self.error and self.value_loss >= errors * self.value_error
        return is_sure and self.loss >= margin and self.value_loss > 0


def think(view: AnyView, seed: str, rounds: int) -> tuple[Thought, ...]:
    """The moves of a position that could be judged, the best first; empty if there are none.

    These are all legal moves but partner cards, burials and captures that strong does not consider.
    """
    found = [
        {judged.move: judged for judged in assess(view, Random(f"{seed}/{n}"), _A_ROUND).moves}
        for n in range(rounds)
    ]
    moves = [move for move in found[0] if all(move in judged for judged in found)]
    if not moves:
        return ()
    values = {move: fmean(it[move].value_behind for it in found) for move in moves}
    best = min(moves, key=values.__getitem__)
    thoughts = [_thought([it[move] for it in found], [it[best] for it in found]) for move in moves]
    return tuple(sorted(thoughts, key=lambda it: it.value_loss))


def _thought(rounds: list[JudgedMove], best: list[JudgedMove]) -> Thought:
    """The mean of a move over the rounds, compared with the move that is best on average."""
    pairs = list(zip(rounds, best, strict=True))
    points = [it.points for it in rounds if it.points is not None]
    losses = [it.behind - top.behind for it, top in pairs]
    value_losses = [it.value_behind - top.value_behind for it, top in pairs]
    return Thought(
        rounds[0].move,
        rounds[0].same,
        fmean(points) if len(points) == len(rounds) else None,
        fmean(losses),
        _error(losses, [max(it.error, top.error) for it, top in pairs]),
        fmean(value_losses),
        _error(value_losses, [max(it.value_error, top.value_error) for it, top in pairs]),
    )


def _error(losses: list[float], errors: list[float]) -> float:
    """The standard error of the mean loss: from the rounds' errors, or their spread if larger."""
    own = sqrt(sum(error**2 for error in errors)) / len(errors)
    if len(losses) < _ENOUGH:
        return own
    return max(own, stdev(losses) / sqrt(len(losses)))
