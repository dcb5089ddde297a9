"""Verifying a position: whether it has one clearly right move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rookery.core.game import AnyView
from rookery.core.moves import Bid, Move, is_same
from rookery.puzzles.equivalent_moves import equal_to
from rookery.puzzles.thinking import Thought, think

LONG = 3
"""The rounds of a long think. Unmeasured, as are those below."""

_MARGIN, _LESS_MARGIN = 4.0, 2.0
"""The fewest points that every wrong move must give up.

The second number is for games whose points differ from deal to deal, and are far fewer.
"""

SURE = 6.0
"""Every wrong move must trail the best by at least this many standard errors."""

_CONFIRMING = 3 * LONG
"""The rounds of the think that confirms a puzzle."""

_CONFIRMED = (4.0, 0.5)
"""How far a wrong move must trail in the longer think: standard errors, share of the margin.

The errors count the spread between rounds as well."""

_NOISE, _MOST_NOISE = 1.0, 2.0
"""A move that gives up at most `_NOISE` points may be as good as the best.

So may a move that gives up at most `_MOST_NOISE`, if that is within two standard errors.
"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The right moves of a position, the one to show first, and its values, best first.

    `margin` is the fewest points that a wrong move must give up.
    """

    right: tuple[Move, ...]
    thoughts: tuple[Thought, ...]
    margin: float

    @property
    def wrong(self) -> tuple[Thought, ...]:
        """The values of the wrong moves, the best first."""
        return tuple(each for each in self.thoughts if not self.is_right(each.move))

    @property
    def is_clear(self) -> bool:
        """Whether every wrong move gives up enough points, and surely."""
        return self.leads_by(SURE, self.margin)

    def leads_by(self, errors: float, margin: float) -> bool:
        """Whether every wrong move, of another kind than a best bid, is behind by so much."""
        best = self.thoughts[0].move
        wrong = [it for it in self.wrong if not (_is_bid(best) and _is_bid(it.move))]
        return bool(wrong) and all(each.is_behind(errors, margin) for each in wrong)

    def is_right(self, move: Move) -> bool:
        """Whether a move is one of the right ones."""
        return any(is_same(move, each) for each in self.right)


def margin_at(view: AnyView) -> float:
    """The fewest points that every wrong move of a position must give up."""
    return _MARGIN if view.rules.stake else _LESS_MARGIN


def _is_bid(move: Move) -> bool:
    return isinstance(move, Bid)


def verify(view: AnyView, seed: str, rounds: int = LONG) -> Verdict | None:
    """The verdict of a think with random numbers from the seed; None if no moves were compared.

    If a bid is best, the question is whether to bid. Bids that give up hardly anything are then
    right, too; the other bids are wrong, but need not give up much.
    """
    thoughts = think(view, seed, rounds)
    if len(thoughts) < 2:
        return None
    best = thoughts[0].move
    right = _bids(thoughts) if isinstance(best, Bid) else equal_to(view, best)
    return Verdict(right, thoughts, margin_at(view))


def _bids(thoughts: Sequence[Thought]) -> tuple[Move, ...]:
    """The bids that are right, the best first."""
    return tuple(it.move for it in thoughts if isinstance(it.move, Bid) and is_as_good(it))


def is_as_good(thought: Thought) -> bool:
    """Whether a move may be as good as the best: what it gives up is within the noise."""
    return thought.loss <= _NOISE or thought.loss <= min(_MOST_NOISE, 2 * thought.error)


def is_confirmed(view: AnyView, is_right: Callable[[Move], bool], seed: str) -> bool:
    """Whether a longer think in other worlds still finds the same moves right, and clearly so."""
    verdict = verify(view, f"{seed}/confirmed", _CONFIRMING)
    if verdict is None or not is_right(verdict.thoughts[0].move):
        return False
    errors, share = _CONFIRMED
    return verdict.leads_by(errors, share * verdict.margin)
