"""What every move is worth to the seat to move, judged by what this seat can see."""

from random import Random

from rookery.analysis.positions import Analysed, WholeDeal
from rookery.analysis.sampled_endings import sampled
from rookery.analysis.verdict import Effort, Valued, Verdict
from rookery.bots.assessing import Assessment, assess
from rookery.core.cards import Seat
from rookery.kernel import BadPosition
from rookery.statistics.intervals import NORMAL


def hidden(analysed: Analysed, effort: Effort) -> Verdict:
    """Estimates of the legal moves from the view of the seat to move.

    For a whole deal, `strong` judges them over worlds that the view allows; for an ending, sampled
    worlds are solved. The hidden cards of the position do not change the result. Raises BadPosition
    if nobody is to move.
    """
    if not analysed.legal():
        raise BadPosition("the deal is over: there is no move to value")
    if not isinstance(analysed, WholeDeal):
        return sampled(analysed.position(), effort, Random(0))
    seat = analysed.game.actors(analysed.state)[0]
    view = analysed.game.view(analysed.state, seat)
    return _judged(analysed, seat, assess(view, Random(0), effort.limits))


def _judged(deal: WholeDeal, seat: Seat, found: Assessment) -> Verdict:
    moves = tuple(
        Valued(move, it.points, it.points, it.behind, NORMAL * it.error, it.then)
        for it in found.moves
        for move in (it.move, *it.same)
    )
    best = moves[0].low if moves else None
    return Verdict(
        by="strong",
        seat=seat,
        side=_side(deal, seat),
        moves=moves,
        low=best,
        high=best,
        unit=found.unit,
        why_not=found.why_not,
    )


def _side(deal: WholeDeal, seat: Seat) -> tuple[Seat, ...]:
    """The seats whose score counts for a seat: the seat itself and its fixed partners."""
    rules = deal.game.rules
    if rules.fixed_sides is not None:
        return tuple(range(seat % 2, rules.seats, 2))
    return (seat,)
