"""Explanations of moves: why this one, and not the one that somebody might play instead."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from rookery import heuristics
from rookery.bots.assessing import JudgedMove, assess
from rookery.bots.explaining import cards, turns
from rookery.bots.explaining.moves import card_told, moved
from rookery.bots.limits import Limits
from rookery.bots.strong.play.tie_break import RulesOfThumb
from rookery.core.decision import Decision
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message
from rookery.core.moves import Bury, Move, NameTrump, Pass, Play
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.reasons import reason as turn_reason
from rookery.messages import contrasts
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView

_LIMITS = Limits(nodes=100_000)
"""The limits with which the moves are judged. Unmeasured, as are those below."""

_WORSE = 2.0
"""The least points by which another move must be behind to be named."""

_ERRORS = 2.0
"""The standard errors by which it must be behind."""

_LEAST = 5
"""The least difference in the chances of making the bid that is told, in per cent."""

_WITH_CHANCE = {"reason-bids", "reason-bid-is-made", "reason-sun-is-made"}
"""The reasons that tell the chance of making the bid."""

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
    told = why(view, decision.reason, own, other, other.behind - own.behind)
    reason = contrasts.reason(why=told[0], better=told[1]) if len(told) == 2 else told[0]
    return replace(decision, reason=reason)


def why(
    view: AnyView, reason: Message, better: JudgedMove, worse: JudgedMove, points: float
) -> tuple[Message, ...]:
    """A reason for a move, unless a worse one has the same, and by what and why it is better.

    The worse move gives up `points`.
    """
    then = what_differs(view, better, worse)
    if then is not None and then.id == "contrast-bid-made" and reason.id in _WITH_CHANCE:
        then = contrasts.bid_after(less=dict(then.arguments)["less"])
    other, points = _instead(worse, better), round(points)
    if then is None:
        return reason, contrasts.better(other=other, points=points)
    compared = contrasts.better_then(other=other, points=points, then=then)
    label = BY_GENRE[view.genre].label(view, worse.move)
    return (compared,) if label is not None and label.id == reason.id else (reason, compared)


def _instead(worse: JudgedMove, better: JudgedMove) -> Message:
    """A move within a sentence; of a burial, the cards that differ from a better one."""
    buried, others = {worse.move, *worse.then}, {better.move, *better.then}
    if not isinstance(worse.move, Bury) or not worse.then:
        return moved((worse.move,))
    cards, kept = (
        tuple(map(card_told, sorted(it.card for it in each if isinstance(it, Bury) and it.card)))
        for each in (buried - others, others - buried)
    )
    return contrasts.move_bury_instead(cards=cards, kept=kept)


def is_worse(other: JudgedMove, own: JudgedMove) -> bool:
    """Whether another move is clearly behind one's own."""
    return other.behind - own.behind >= _WORSE and other.is_behind(_ERRORS)


def what_differs(view: AnyView, better: JudgedMove, worse: JudgedMove) -> Message | None:
    """What a move brings more often, or leaves less, than a worse one; None if nothing is known.

    Raises MissingRow for an unknown genre.
    """
    return BY_GENRE[view.genre].differs(view, better, worse)


def _of_tricks(view: TrickView, better: JudgedMove, worse: JudgedMove) -> Message | None:
    if isinstance(better.move, Play) and isinstance(worse.move, Play):
        return cards.difference(with_dummy_seat(view), better.move.card, worse.move.card, _SEED)
    if worse.made is None:
        return None
    less = cards.percent(worse.made)
    if better.made is None:
        return contrasts.bid_risked(less=less)
    more = cards.percent(better.made)
    found = [] if more < less + _LEAST else [contrasts.bid_made(more=more, less=less)]
    if isinstance(better.move, NameTrump) and isinstance(worse.move, NameTrump):
        orders = view.rules.orders
        held = [len(view.hand & orders[it.trump].trumps) for it in (better.move, worse.move)]
        if held[0] > held[1]:
            found.insert(0, contrasts.trumps(more=held[0], less=held[1]))
    return (
        contrasts.both(one=found[0], other=found[1]) if len(found) == 2 else next(iter(found), None)
    )


def _of_fishing(view: FishingView, better: JudgedMove, worse: JudgedMove) -> Message | None:
    if isinstance(better.move, Turn) and isinstance(worse.move, Turn):
        return turns.difference(view, better.move, worse.move)
    return None


def _label_of_tricks(view: TrickView, move: Move) -> Message | None:
    """What rules of thumb say of a card; None for other moves."""
    if not isinstance(move, Play):
        return None
    cards = [each.card for each in view.legal if isinstance(each, Play)]
    return RulesOfThumb(with_dummy_seat(view), cards).why(move.card)


def _label_of_fishing(view: FishingView, move: Move) -> Message | None:
    """What rules of thumb say of a turn; None for other moves."""
    return turn_reason(view, move) if isinstance(move, Turn) else None


@dataclass(frozen=True, slots=True)
class Comparing:
    """What differs between two moves of a genre, and what rules of thumb say of one move."""

    differs: Callable[[Own, JudgedMove, JudgedMove], Message | None]
    label: Callable[[Own, Move], Message | None]


BY_GENRE: ByGenre[Comparing] = ByGenre(
    "rookery.bots.explaining.explanation.BY_GENRE",
    {
        TRICKS: Comparing(_of_tricks, _label_of_tricks),
        FISHING: Comparing(_of_fishing, _label_of_fishing),
    },
)
"""How the moves of each genre are compared."""
