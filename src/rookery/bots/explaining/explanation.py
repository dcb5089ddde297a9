"""Explanations of moves: why this one, and not the one that somebody might play instead."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from random import Random

from rookery import heuristics
from rookery.bots.assessing import JudgedMove, assess
from rookery.bots.explaining import cards, plans, turns
from rookery.bots.explaining.frequencies import percent
from rookery.bots.explaining.moves import card_told, moved
from rookery.bots.limits import Limits
from rookery.bots.strong.bidding.calibration import told_chance
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
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.view import TrickView

_LIMITS = Limits(nodes=100_000)
"""The limits with which the moves are judged. Unmeasured, as are those below."""

_LONGER = Limits(nodes=300_000)
"""Those with which they are judged again if one may be worse, but none is clearly so."""

_WORSE = 2.0
"""The smallest number of points by which a move must be behind the best to be named."""

_ERRORS = 2.0
"""The number of standard errors by which it must be behind as well."""

_LEAST = 3
"""The smallest difference between chances of making the bid that is mentioned, in per cent."""

_WITH_CHANCE = {"reason-bids", "reason-bid-is-made", "reason-sun-is-made"}
"""The ids of the reasons that tell the chance of making the bid."""

_AS_GOOD = 3
"""The most moves that are named because they are about as good."""

_TRIED = 4
"""The most worse moves that are tried, until a difference is found."""

_SEED = 1
"""The seed of the imagined deals: always the same, so that an explanation can be repeated."""


def explained(view: AnyView, decision: Decision) -> Decision:
    """The decision, with a reason that compares its move with a clearly worse one.

    The decision stays as it is if no move is clearly worse, or if its reason is not a message. The
    explanation depends on the view and the decision alone.
    """
    if not decision.considered or not isinstance(decision.reason, Message):
        return decision
    moves = (decision.move, *decision.then)
    for limits in (_LIMITS, _LONGER):
        judged = assess(view, Random(0), limits, moves)
        own = judged.of(*moves)
        worse = [] if own is None else [it for it in judged.moves if is_worse(it, own)]
        if own is None or worse or all(_behind(it, own) < _WORSE for it in judged.moves):
            break
    if own is None or not worse:
        return decision
    told = why(view, decision.reason, own, worse)
    reason = contrasts.reason(why=told[0], better=told[1]) if len(told) == 2 else told[0]
    if (alike := as_good(own, judged.moves)) is not None:
        reason = contrasts.reason(why=reason, better=alike)
    return replace(decision, reason=reason)


def as_good(own: JudgedMove, moves: Sequence[JudgedMove]) -> Message | None:
    """A sentence that names cards or turns that are about as good as one's own; None without any.

    Cards of the same suit come first.
    """
    alike = [it for each in moves if abs(_behind(each, own)) < _WORSE for it in _all_of(each)]
    kept = [it for it in (*own.same, *alike) if isinstance(it, Play | Turn) and it != own.move]
    suit = own.move.card.suit if isinstance(own.move, Play) else None
    named = sorted(dict.fromkeys(kept), key=lambda it: it.card.suit != suit)[:_AS_GOOD]
    return contrasts.as_good(moves=tuple(moved((it,)) for it in named)) if named else None


def _all_of(judged: JudgedMove) -> tuple[Move, ...]:
    return (judged.move, *judged.same)


def why(
    view: AnyView, reason: Message, better: JudgedMove, worse: Sequence[JudgedMove]
) -> tuple[Message, ...]:
    """The reason for a move, and a comparison with one of the worse moves.

    Worse moves are tried until one is known to differ. Moves with the same reason as the better one
    are tried first; then the comparison alone is returned. A pass and the move by rules of thumb
    are tried next. If no difference is found, the comparison names the best of the worse moves.
    Raises ValueError without a worse move.
    """
    comparing, usual = BY_GENRE[view.genre], heuristics.decide(view, Random(0)).move
    label, differs = comparing.labels(view), comparing.against(view, better)
    labels = [label(it.move) for it in worse]
    alike = [it is not None and it.id == reason.id for it in labels]
    order = sorted(
        zip(worse, alike, strict=True),
        key=lambda it: (not it[1], not it[0].includes((usual,)) and it[0].move != Pass()),
    )
    for other, is_alike in order[:_TRIED]:
        then = differs(other)
        if then is not None:
            compared = _compared(better, other, then, tells_chance=reason.id in _WITH_CHANCE)
            return (compared,) if is_alike else (reason, compared)
        if other.move == Pass():  # whether to bid at all comes before how much
            break
    else:
        other = min(worse, key=lambda it: it.behind)
    points = round(other.behind - better.behind)
    return reason, contrasts.better(other=_instead(other, better), points=points)


def _compared(
    better: JudgedMove, worse: JudgedMove, then: Message, *, tells_chance: bool
) -> Message:
    """By how many points a move is better, and what differs.

    `tells_chance` means that the reason already tells the chance of making the bid.
    """
    if tells_chance and then.id == "contrast-bid-made":
        then = contrasts.bid_after(less=dict(then.arguments)["less"])
    other, points = _instead(worse, better), round(worse.behind - better.behind)
    return contrasts.better_then(other=other, points=points, then=then)


def _instead(worse: JudgedMove, better: JudgedMove) -> Message:
    """The worse move within a sentence; of a burial, only the cards that differ from the better."""
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
    return _behind(other, own) >= _WORSE and other.is_behind(_ERRORS)


def _behind(other: JudgedMove, own: JudgedMove) -> float:
    return other.behind - own.behind


def what_differs(view: AnyView, better: JudgedMove, worse: JudgedMove) -> Message | None:
    """What is better after one move than after a worse one; None if nothing is known.

    Raises MissingRow for an unknown genre.
    """
    comparing = BY_GENRE[view.genre]
    told = comparing.against(view, better)(worse)
    chance = comparing.chance(view, better) if worse.move == Pass() else None
    return told if told is None or chance is None else contrasts.both(one=chance, other=told)


def label(view: AnyView, move: Move) -> Message | None:
    """The reason by rules of thumb for a card or a turn; None for others. Raises MissingRow."""
    return BY_GENRE[view.genre].labels(view)(move)


def _of_tricks(view: TrickView, better: JudgedMove) -> Callable[[JudgedMove], Message | None]:
    seated = with_dummy_seat(view)
    if isinstance(better.move, Play):
        return _of_card(cards.Against(seated, better.move.card, _SEED))
    if view.phase is Phase.AUCTION:
        return lambda worse: _of_call(view.rules, better, worse)
    against = plans.Against(seated, (better.move, *better.then), _SEED)
    return lambda worse: _of_plan(view, against, better, worse)


def _of_card(against: cards.Against) -> Callable[[JudgedMove], Message | None]:
    def differs(worse: JudgedMove) -> Message | None:
        return against.difference(worse.move.card) if isinstance(worse.move, Play) else None

    return differs


def _of_call(rules: TrickRules, better: JudgedMove, worse: JudgedMove) -> Message | None:
    """How often a bid is made, and what it and a pass bring."""
    one, other = better.stakes, worse.stakes
    if one is None or other is None:
        return None
    made = [None if it is None else told_chance(rules, it) for it in (better.made, worse.made)]
    if made[0] is not None and made[1] is not None:
        more, less = percent(made[0]), percent(made[1])
        return contrasts.bid_made(more=more, less=less) if more >= less + _LEAST else None
    bid, passed = (other, one) if better.made is None else (one, other)
    after = contrasts.passed(lead=_lead(passed.won), played=percent(passed.played))
    if passed.played > 0:
        after = contrasts.passed_made(passed=after, made=percent(passed.made))
    found = [after]
    if bid.won is not None and bid.lost is not None:
        found.insert(0, contrasts.bid_brings(won=_lead(bid.won), lost=_lead(bid.lost)))
    if made[0] is None and made[1] is not None:
        found.insert(0, contrasts.bid_risked(less=percent(made[1])))
    return reduce(lambda one, other: contrasts.both(one=one, other=other), found)


def _lead(points: float | None) -> Message:
    rounded = round(points or 0.0)
    return contrasts.gains(points=rounded) if rounded >= 0 else contrasts.loses(points=-rounded)


def _of_plan(
    view: TrickView, against: plans.Against, better: JudgedMove, worse: JudgedMove
) -> Message | None:
    told = against.difference((worse.move, *worse.then))
    if isinstance(better.move, NameTrump) and isinstance(worse.move, NameTrump):
        orders = view.rules.orders
        held = [len(view.hand & orders[it.trump].trumps) for it in (better.move, worse.move)]
        if better.move.trump.suit is not None is not worse.move.trump.suit and held[0] > held[1]:
            trumps = contrasts.trumps(more=held[0], less=held[1])
            told = trumps if told is None else contrasts.both(one=trumps, other=told)
    return told


def _chance_of_bid(view: TrickView, bid: JudgedMove) -> Message | None:
    if bid.made is None:
        return None
    return contrasts.bid_risked(less=percent(told_chance(view.rules, bid.made)))


def _of_fishing(view: FishingView, better: JudgedMove) -> Callable[[JudgedMove], Message | None]:
    def differs(worse: JudgedMove) -> Message | None:
        if isinstance(better.move, Turn) and isinstance(worse.move, Turn):
            return turns.difference(view, better.move, worse.move)
        return None

    return differs


def _labels_of_tricks(view: TrickView) -> Callable[[Move], Message | None]:
    cards = [each.card for each in view.legal if isinstance(each, Play)]
    thumb = RulesOfThumb(with_dummy_seat(view), cards) if cards else None
    return lambda move: thumb.why(move.card) if thumb and isinstance(move, Play) else None


def _labels_of_fishing(view: FishingView) -> Callable[[Move], Message | None]:
    return lambda move: turn_reason(view, move) if isinstance(move, Turn) else None


@dataclass(frozen=True, slots=True)
class Comparing:
    """How moves of a genre are compared.

    `against` takes the better move, and returns a function that tells how a worse one differs.
    `labels` takes a view, and returns a function that gives the reason for a card or a turn by
    rules of thumb (None for other moves). `chance` tells how often a bid is made; None for moves
    that are no bids.
    """

    against: Callable[[Own, JudgedMove], Callable[[JudgedMove], Message | None]]
    labels: Callable[[Own], Callable[[Move], Message | None]]
    chance: Callable[[Own, JudgedMove], Message | None]


BY_GENRE: ByGenre[Comparing] = ByGenre(
    "rookery.bots.explaining.explanation.BY_GENRE",
    {
        TRICKS: Comparing(_of_tricks, _labels_of_tricks, _chance_of_bid),
        FISHING: Comparing(_of_fishing, _labels_of_fishing, lambda view, bid: None),
    },
)
"""How the moves of each genre are compared."""
