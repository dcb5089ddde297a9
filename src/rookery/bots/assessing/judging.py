"""Assessing a decision in any phase of any game."""

from collections.abc import Callable, Sequence
from random import Random

from rookery.bots.assessing import bidding, cards, exchange, fishing
from rookery.bots.assessing.assessment import Assessment, NotJudged, not_judged
from rookery.bots.limits import Limits
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.moves import Bury, Move, Stay
from rookery.kernel import is_compiled
from rookery.records import move_text
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


def _of_tricks(view: TrickView, rng: Random, limits: Limits, played: Sequence[Move]) -> Assessment:
    if view.phase is Phase.CLAIM or Stay() in played:
        return not_judged(NotJudged.UNTRIED, view.legal)
    seated = with_dummy_seat(view)
    if view.phase is Phase.PLAY:
        return cards.assess(seated, rng, limits, played)
    if view.phase is Phase.AUCTION:
        return bidding.assess(seated, rng, limits)
    return exchange.assess(seated, rng, limits, played)


BY_GENRE: ByGenre[Callable[[Own, Random, Limits, Sequence[Move]], Assessment]] = ByGenre(
    "rookery.bots.assessing.judging.BY_GENRE", {TRICKS: _of_tricks, FISHING: fishing.assess}
)
"""For each genre, the function that judges its decisions."""


def assess(view: AnyView, rng: Random, limits: Limits, played: Sequence[Move] = ()) -> Assessment:
    """Judge the legal moves of the view's seat within the limits.

    `played` are moves that must be judged even if `strong` would not consider them. In the burial
    phase they are one complete burial, in the order of burying. With a limit of nodes, the same
    view, seed and limits give the same assessment. Raises ValueError if a move of `played` is
    illegal or the burial is not complete. Raises MissingRow for an unknown genre.
    """
    _check(view, played)
    if len(view.legal) < 2:
        return not_judged(NotJudged.FORCED, view.legal)
    if not is_compiled:
        return not_judged(NotJudged.NO_KERNEL, view.legal)
    return BY_GENRE[view.genre](view, rng, limits, played)


def _check(view: AnyView, played: Sequence[Move]) -> None:
    """Raise ValueError for an illegal move, or for a burial that is not complete."""
    is_burial = view.phase_name == "bury"
    for move in played:
        if move not in view.legal and not (is_burial and _is_from_hand(view, move)):
            raise ValueError(f"{move_text(move)!r} is not a legal move of seat {view.seat}")
    if isinstance(view, TrickView) and is_burial and played:
        missing = view.rules.nest_size - view.buried_size
        if len(set(played)) != missing:
            raise ValueError(f"a burial here has {missing} different cards, not {len(played)}")


def _is_from_hand(view: AnyView, move: Move) -> bool:
    """Whether the move buries a card of the hand. It may become legal after other burials."""
    return isinstance(move, Bury) and move.card is not None and move.card in view.hand
