"""Themes of fishing games: captures, builds and trails."""

from collections.abc import Iterator, Sequence

from rookery.core.cards import CardSet
from rookery.core.moves import Build, Move, Take, Trail
from rookery.fishing.turns import Turn, centre_after, makes_orange
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.turn_value import FIVES, best_captures, prices_for


def themes(view: FishingView, right: Move, tempting: Sequence[Move]) -> set[str]:
    """The names of the themes of a turn, or of a call in the race for an orange."""
    if not isinstance(right, Turn):
        return {"orange"}
    others = [move for move in tempting if isinstance(move, Turn)]
    found = set(_of_turn(view, right, others))
    if not view.stock_size:
        found.add("last-cards")
    if _denies(view, right, others):
        found.add("deny")
    return found


def _of_turn(view: FishingView, right: Turn, others: Sequence[Turn]) -> Iterator[str]:
    could_sweep = any(_is_sweep(view, move) for move in view.legal if isinstance(move, Take))
    if could_sweep and not (isinstance(right, Take) and _is_sweep(view, right)):
        yield "when-to-sweep"
    match right:
        case Take():
            yield "capture"
            if _is_sweep(view, right):
                yield "sweep"
            if makes_orange(view.rules, right):
                yield "orange"
            if right.taken.plus(right.card) & FIVES:
                yield "fives"
        case Build():
            yield "build"
            if any(isinstance(move, Trail) for move in view.legal):
                yield "build-or-trail"
        case Trail():
            yield "trail"
            if any(isinstance(move, Build) for move in view.legal):
                yield "build-or-trail"


def _is_sweep(view: FishingView, move: Take) -> bool:
    return len(move.taken) == sum(len(pile.cards) for pile in view.centre)


def _denies(view: FishingView, right: Turn, others: Sequence[Turn]) -> bool:
    """Whether the right turn leaves nothing to sweep, and a tempting one does."""
    return not _can_be_swept(view, right) and any(_can_be_swept(view, each) for each in others)


def _can_be_swept(view: FishingView, turn: Turn) -> bool:
    """Whether an unseen card could sweep the centre after a turn."""
    left = centre_after(view.centre, turn)
    if not left:
        return False
    unseen = CardSet.of(view.rules.pack) - view.seen
    numbers = {card.rank for card in unseen}
    size = sum(len(pile.cards) for pile in left)
    offered = best_captures(prices_for(view), left)
    return any(len(offered[each].taken) == size for each in numbers & offered.keys())
