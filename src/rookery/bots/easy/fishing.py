"""Fishing games for `easy`: captures what it can, and calls oranges late or never."""

from random import Random

from rookery.bots.base import Decision
from rookery.core.moves import Build, CallOrange, Hold, Take, Trail
from rookery.fishing.reaction import PATIENCE
from rookery.fishing.rules import FIVE
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.reasons import reason
from rookery.heuristics.fishing.turn_value import prices_for
from rookery.messages import reasons

_OVERLOOKS = 0.2
"""The probability of choosing one of the first captures instead of the best. Unmeasured, as are
those below."""

_BUILDS = 0.25
"""The probability of building when nothing can be captured."""

_FORGETS_ORANGE = 0.3
"""The probability of overlooking an orange."""

_REACTION = (2.0, 5.0)
"""The least and the most seconds before the call of an orange."""

_THOUGHT = (1.2, 2.8)
"""The least and the most seconds that a turn takes."""

_THOUGHT_IN_RACE = (4.0, 7.0)
"""The least and the most seconds that a turn takes if it closes a race (TX-15)."""


def decide(view: FishingView, rng: Random) -> Decision:
    """Choose a move for the view's seat."""
    turns = [move for move in view.legal if isinstance(move, Turn)]
    if view.orange is not None and (raced := _orange(view, rng, has_turn=bool(turns))) is not None:
        return raced
    move = _turn(view, turns, rng)
    seconds = rng.uniform(*(_THOUGHT if view.orange is None else _THOUGHT_IN_RACE))
    return Decision(move, reason(view, move), seconds)


def _orange(view: FishingView, rng: Random, *, has_turn: bool) -> Decision | None:
    """Call an orange late, or decline it; None to take a turn instead."""
    is_open = CallOrange() in view.legal
    if is_open and rng.random() >= _FORGETS_ORANGE:
        why = reasons.calls_orange(points=view.rules.orange_points)
        return Decision(CallOrange(), why, rng.uniform(*_REACTION))
    if has_turn:
        return None
    why = reasons.overlooks_orange() if is_open else reasons.leaves_orange()
    return Decision(Hold(), why, PATIENCE)


def _turn(view: FishingView, turns: list[Turn], rng: Random) -> Turn:
    """A capture if there is one, sometimes a build, otherwise a trail of the lowest card."""
    takes = [move for move in turns if isinstance(move, Take)]
    if takes:
        return rng.choice(takes[:4]) if rng.random() < _OVERLOOKS else _best(view, takes)
    builds = [move for move in turns if isinstance(move, Build)]
    trails = [move for move in turns if isinstance(move, Trail)]
    if builds and (not trails or rng.random() < _BUILDS):
        return rng.choice(builds)
    return min(trails, key=lambda move: (move.card.rank == FIVE, move.card.rank))


def _best(view: FishingView, takes: list[Take]) -> Take:
    """The capture that scores the most points at once."""
    known = prices_for(view)
    size = sum(len(pile.cards) for pile in view.centre)
    return max(takes, key=lambda move: known.of_take(move, clears=len(move.taken) == size))
