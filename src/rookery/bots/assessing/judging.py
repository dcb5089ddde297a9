"""Assessing a decision in any phase of any game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rookery.bots.assessing import bidding, cards, exchange, fishing
from rookery.bots.assessing.assessment import Assessment, NotJudged, not_judged
from rookery.bots.limits import Limits
from rookery.core.game import AnyView
from rookery.core.moves import Bury, Move
from rookery.fishing.view import FishingView
from rookery.kernel import is_compiled
from rookery.records import move_text
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


def assess(view: AnyView, rng: Random, limits: Limits, played: Sequence[Move] = ()) -> Assessment:
    """Judge the legal moves of the view's seat within the limits.

    `played` are moves that must be judged even where `strong` would not consider them; while cards
    are buried they are the cards of one complete burial, the first to be buried first. With a limit
    of nodes, the same view, seed and limits give the same assessment. Raises ValueError if a move
    of `played` is not legal or its burial not complete, and TypeError unless the view is of a trick
    or fishing game.
    """
    _check(view, played)
    if len(view.legal) < 2:
        return not_judged(NotJudged.FORCED, view.legal)
    if not is_compiled:
        return not_judged(NotJudged.NO_KERNEL, view.legal)
    match view:
        case TrickView(phase=Phase.PLAY):
            return cards.assess(with_dummy_seat(view), rng, limits, played)
        case TrickView(phase=Phase.AUCTION):
            return bidding.assess(with_dummy_seat(view), rng, limits)
        case TrickView():
            return exchange.assess(with_dummy_seat(view), rng, limits, played)
        case FishingView():
            return fishing.assess(view, rng, limits, played)
    raise TypeError(f"a {type(view).__name__} cannot be assessed")


def _check(view: AnyView, played: Sequence[Move]) -> None:
    """Raise ValueError for an illegal move, or for a burial that is not complete."""
    is_burial = isinstance(view, TrickView) and view.phase is Phase.BURY
    for move in played:
        if move not in view.legal and not (is_burial and _is_from_hand(view, move)):
            raise ValueError(f"{move_text(move)!r} is not a legal move of seat {view.seat}")
    if isinstance(view, TrickView) and is_burial and played:
        missing = view.rules.nest_size - view.buried_size
        if len(set(played)) != missing:
            raise ValueError(f"a burial here has {missing} different cards, not {len(played)}")


def _is_from_hand(view: AnyView, move: Move) -> bool:
    """Whether a card of the hand is buried; it may become legal only after others are buried."""
    return isinstance(move, Bury) and move.card is not None and move.card in view.hand
