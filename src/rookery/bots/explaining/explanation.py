"""Explanations of moves: why this one, and not the one that somebody might play instead."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from rookery import heuristics
from rookery.bots.assessing import JudgedMove, assess
from rookery.bots.explaining import cards, turns
from rookery.bots.explaining.moves import moved
from rookery.bots.limits import Limits
from rookery.core.decision import Decision
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message
from rookery.core.moves import Pass, Play
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.messages import contrasts
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView

_LIMITS = Limits(nodes=100_000)
"""The limits with which the moves are judged. Unmeasured, as are those below."""

_WORSE = 2.0
"""The least points by which another move must be behind to be named."""

_ERRORS = 2.0
"""The standard errors by which it must be behind."""

_SEED = 1
"""The seed of the imagined deals, so that an explanation can be given again."""


def explained(view: AnyView, decision: Decision) -> Decision:
    """The decision with a reason that tells its move from a clearly worse one.

    The other move is the one that the rules of thumb would make, or a pass, if it is clearly worse,
    else the best of the clearly worse ones. The decision stays as it is without such a move, and if
    its reason is not a message. The explanation depends on the view and the decision alone.
    """
    if not decision.considered or not isinstance(decision.reason, Message):
        return decision
    judged = assess(view, Random(0), _LIMITS, (decision.move, *decision.then))
    own = judged.of(decision.move, *decision.then)
    worse = [] if own is None else [it for it in judged.moves if is_worse(it, own)]
    if own is None or not worse:
        return decision
    usual = heuristics.decide(view, Random(0)).move
    other = next((it for it in worse if it.includes((usual,)) or it.move == Pass()), worse[0])
    better = better_than(view, own, other, other.behind - own.behind)
    why = contrasts.reason(why=decision.reason, better=better)
    return replace(decision, reason=why)


def is_worse(other: JudgedMove, own: JudgedMove) -> bool:
    """Whether another move is clearly behind one's own."""
    return other.behind - own.behind >= _WORSE and other.is_behind(_ERRORS)


def better_than(view: AnyView, better: JudgedMove, worse: JudgedMove, points: float) -> Message:
    """By how many points a move is better than another, and what differs."""
    other, then = moved((worse.move, *worse.then)), what_differs(view, better, worse)
    if then is None:
        return contrasts.better(other=other, points=round(points))
    return contrasts.better_then(other=other, points=round(points), then=then)


def what_differs(view: AnyView, better: JudgedMove, worse: JudgedMove) -> Message | None:
    """What a move brings more often, or leaves less, than a worse one; None if nothing is known.

    Raises MissingRow for an unknown genre.
    """
    return BY_GENRE[view.genre](view, better, worse)


def _of_tricks(view: TrickView, better: JudgedMove, worse: JudgedMove) -> Message | None:
    if isinstance(better.move, Play) and isinstance(worse.move, Play):
        return cards.difference(with_dummy_seat(view), better.move.card, worse.move.card, _SEED)
    if worse.made is None:
        return None
    less = cards.percent(worse.made)
    if better.made is None:
        return contrasts.bid_risked(less=less)
    more = cards.percent(better.made)
    return contrasts.bid_made(more=more, less=less) if more > less else None


def _of_fishing(view: FishingView, better: JudgedMove, worse: JudgedMove) -> Message | None:
    if isinstance(better.move, Turn) and isinstance(worse.move, Turn):
        return turns.difference(view, better.move, worse.move)
    return None


BY_GENRE: ByGenre[Callable[[Own, JudgedMove, JudgedMove], Message | None]] = ByGenre(
    "rookery.bots.explaining.explanation.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""What differs between two moves of each genre."""
