"""Explanations of moves: why this move, and not another that somebody might choose."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from rookery.bots.assessing import Assessment, JudgedMove, NotJudged, assess
from rookery.bots.explaining import calls, cards, plans, turns
from rookery.bots.explaining.endings import can_solve
from rookery.bots.explaining.frequencies import Difference
from rookery.bots.explaining.moves import card_told, moved
from rookery.bots.explaining.rivals import Temptation
from rookery.bots.limits import Limits
from rookery.bots.strong.play.tie_break import RulesOfThumb
from rookery.core.cards import Card
from rookery.core.decision import Decision
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message
from rookery.core.moves import Bid, Bury, Move, Pass, Play
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.reasons import reason as turn_reason
from rookery.messages import contrasts
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

LIMITS = Limits(nodes=60_000)
"""The limits with which the moves are judged. Unmeasured, as are those below."""

LONGER = Limits(nodes=150_000)
"""The limits with which moves are judged again if one may be worse, but none clearly is."""

_WORSE = 2.0
"""A move counts as worse only if it is at least this many points behind."""

_FAR = 4.0
"""A move counts as about as good if it is not clearly worse, and fewer points behind than this."""

_ERRORS = 2.0
"""A move counts as worse only if it is also more than this many standard errors behind."""

_AGAINST = {"reason-gives-up"}
"""The ids of the reasons that speak against a move."""

_AS_GOOD = 3
"""The most moves that are named as about as good as one's own."""

_TRIED = 4
"""How many worse moves are tried at most to find a difference."""

_SEED = 1
"""The seed of the imagined deals: always the same, so that an explanation can be repeated."""

Differs: TypeAlias = Callable[[JudgedMove], Difference | None]
"""Says what is better after the better move than after a worse one; None if nothing is known."""


def explained(view: AnyView, decision: Decision) -> Decision:
    """The decision, with a reason that compares its move with a clearly worse one.

    If no move is clearly worse, the reason says so, or names cards that are equal. A card or turn
    that proves to be clearly worse than another is replaced by that one. The decision stays as it
    is if its reason is not a message. The explanation depends on the view and the decision alone.
    """
    is_known = bool(decision.considered) or isinstance(decision.move, Play)
    reason = decision.reason
    if len(view.legal) == 1 or not is_known or not isinstance(reason, Message):
        return decision
    judged, own = _judged(view, (decision.move, *decision.then))
    if own is None:
        return _without_rival(view, decision, judged)
    best = judged.moves[0]
    if is_worse(own, best) and (instead := label(view, best.move)):
        own, reason, decision = best, instead, _instead_of(decision, best.move, instead)
    worse = _worse_than(own, judged)
    if own.move == Pass():
        worse = [it for it in judged.moves if it.move == view.legal[0] and _behind(it, own) > 0]
    if not worse:
        return _without_rival(view, decision, judged)
    tempting = Temptation(view)
    compared = why(view, reason, own, worse, tempting)
    parts = [*compared, as_good(tempting, own, judged.moves)]
    first, *rest = [it for it in parts if it is not None]
    for it in rest:
        first = contrasts.reason(why=first, better=it)
    return replace(decision, reason=first)


def _judged(view: AnyView, moves: Sequence[Move]) -> tuple[Assessment, JudgedMove | None]:
    """The judged moves, and the own move among them; judged longer if a first result is unclear."""
    for limits in (LIMITS, LONGER):
        judged = assess(view, Random(0), limits, moves)
        own = judged.of(*moves)
        if own is None:
            break
        may_be_worse = any(_behind(it, own) >= _WORSE for it in judged.moves)
        is_clear = bool(_worse_than(own, judged)) or not may_be_worse
        if is_clear and not is_worse(own, judged.moves[0]):
            break
    return judged, own


def _worse_than(own: JudgedMove, judged: Assessment) -> list[JudgedMove]:
    return [it for it in judged.moves if is_worse(it, own)]


def _instead_of(decision: Decision, move: Move, reason: Message) -> Decision:
    """The decision with another card or turn, which becomes the first of those considered."""
    considered = tuple(sorted(decision.considered, key=lambda it: it[0] != move))
    return replace(decision, move=move, reason=reason, considered=considered)


def _without_rival(view: AnyView, decision: Decision, judged: Assessment) -> Decision:
    """The decision; if no other card or turn is clearly worse, its reason says so."""
    own, reason = judged.of(decision.move), decision.reason
    assert isinstance(reason, Message)
    if judged.why_not is NotJudged.FORCED:
        better = _named(it for it in view.legal if it != decision.move)
    elif (
        own is None
        or judged.unjudged
        or any(is_worse(own, it) or is_worse(it, own) for it in judged.moves)
    ):
        better = None
    else:
        better = contrasts.none_worse()
    if better is None:
        return decision
    told = better if reason.id in _AGAINST else contrasts.reason(why=reason, better=better)
    return replace(decision, reason=told)


def as_good(tempting: Temptation, own: JudgedMove, moves: Sequence[JudgedMove]) -> Message | None:
    """A sentence that names moves about as good as one's own; None if there are none.

    The moves that most people would consider come first. Bids are not named. Burials are named only
    if they differ from one's own burial in one card.
    """
    near = [it for it in moves if abs(_behind(it, own)) < _WORSE or _is_in_doubt(it, own)]
    alike = tempting.sorted(near)
    if isinstance(own.move, Bury):
        others = [it for it in alike if len({it.move, *it.then} - {own.move, *own.then}) == 1]
        return _listed([_instead(it, own) for it in others])
    every = (*(it.move for it in alike), *own.same, *(it for each in alike for it in each.same))
    return _named(it for it in dict.fromkeys(every) if it != own.move)


def _is_in_doubt(it: JudgedMove, own: JudgedMove) -> bool:
    """Whether neither move is clearly worse, and they are fewer than `_FAR` points apart."""
    return abs(_behind(it, own)) < _FAR and not is_worse(it, own) and not is_worse(own, it)


def _named(moves: Iterable[Move]) -> Message | None:
    return _listed([moved((it,)) for it in moves if not isinstance(it, Bid | Bury)])


def _listed(moves: Sequence[Message]) -> Message | None:
    return contrasts.as_good(moves=tuple(moves[:_AS_GOOD])) if moves else None


def why(
    view: AnyView,
    reason: Message,
    better: JudgedMove,
    worse: Sequence[JudgedMove],
    tempting: Temptation,
) -> tuple[Message, ...]:
    """The reason for a move, and a comparison with one of the worse moves.

    Worse moves are tried in the order in which people would consider them. The first difference
    that explains enough of the points is used, otherwise the one that explains most. A pass is
    compared with the lowest bid. The comparison is returned alone if the worse move has the same
    reason, or if the reason speaks against the better move. If nobody would consider any worse
    move, those with the same reason are tried. If there are none, the reason is returned alone (for
    a trump suit, with the number of trumps under other calls). If no difference is found, the
    comparison only names a move.
    """
    comparing = BY_GENRE[view.genre]
    label = comparing.labels(view)
    order = tempting.sorted(filter(tempting.tempts, worse))
    if better.move == Pass():
        order = [it for it in order if it.move == view.legal[0]]
    elif not order:
        order = tempting.sorted(it for it in worse if _id(label(it.move)) == reason.id)
    if not order and (others := comparing.alone(view, better.move)):
        return reason, others
    found = _differences(comparing.against(view, better), better, order[:_TRIED])
    if not order or (not found and better.move == Pass()):
        return (reason,)
    if not found:
        other = order[0]
        points = round(other.behind - better.behind)
        return reason, contrasts.better(other=_instead(other, better), points=points)
    other, then = max(found, key=lambda it: it[1].share(it[0].behind - better.behind))
    compared = _compared(better, other, then, tells_chance="percent" in dict(reason.arguments))
    is_alone = reason.id in _AGAINST or _id(label(other.move)) == reason.id
    return (compared,) if is_alone else (reason, compared)


def _differences(
    ways: Iterable[Differs], better: JudgedMove, order: Sequence[JudgedMove]
) -> list[tuple[JudgedMove, Difference]]:
    """Worse moves, each with what differs from it, up to the first that explains enough."""
    found: list[tuple[JudgedMove, Difference]] = []
    for differs in ways:
        for it in order:
            if (then := differs(it)) is not None:
                found.append((it, then))
                if then.explains(it.behind - better.behind):
                    return found
            if it.move == Pass():  # whether to bid matters more than how much
                return found
    return found


def _id(told: Message | None) -> str | None:
    return None if told is None else told.id


def _compared(
    better: JudgedMove, worse: JudgedMove, then: Difference, *, tells_chance: bool
) -> Message:
    """By how many points a move is better than another, and what differs.

    `tells_chance` is True if the reason already gives the chance of making the bid.
    """
    told = _after_chance(then.told) if tells_chance else then.told
    points = worse.behind - better.behind if then.by is None else then.by
    return contrasts.better_then(other=_instead(worse, better), points=round(points), then=told)


def _after_chance(told: Message) -> Message:
    """The message without the chance of making the better bid, which the reason already gives."""
    arguments = dict(told.arguments)
    if told.id == "contrast-bid-made":
        return contrasts.bid_after(less=arguments["less"])
    first, rest = arguments.get("one"), arguments.get("other")
    if not isinstance(first, Message) or not isinstance(rest, Message):
        return told
    if first.id == "contrast-bid-risked":
        return rest
    return contrasts.both(one=_after_chance(first), other=_after_chance(rest))


def _instead(worse: JudgedMove, better: JudgedMove) -> Message:
    """The worse move as part of a sentence; of a burial, only the cards in which the two differ."""
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
    """What is better after a move than after a worse one, if known. Raises MissingRow."""
    comparing = BY_GENRE[view.genre]
    every = _differences(comparing.against(view, better), better, (worse,))
    if not every:
        return None
    _, found = max(every, key=lambda it: it[1].share(worse.behind - better.behind))
    chance = comparing.chance(view, better) if worse.move == Pass() else None
    return found.told if chance is None else contrasts.both(one=chance, other=found.told)


def label(view: AnyView, move: Move) -> Message | None:
    """The reason by rules of thumb for a card or turn; None for other moves. Raises MissingRow."""
    return BY_GENRE[view.genre].labels(view)(move)


def _of_tricks(view: TrickView, better: JudgedMove) -> Iterator[Differs]:
    if view.phase is Phase.AUCTION:
        yield lambda worse: calls.difference(view.rules, better, worse)
    elif isinstance(better.move, Play):
        yield from _of_cards(with_dummy_seat(view), better, better.move.card)
    else:
        against = plans.Against(with_dummy_seat(view), (better.move, *better.then), _SEED)
        yield _without_trifles(
            better, lambda it, points: against.difference((it.move, *it.then), points)
        )


def _of_cards(view: TrickView, better: JudgedMove, card: Card) -> Iterator[Differs]:
    deals = cards.imagined(view, _SEED)

    def compared(against: cards.Against) -> Differs:
        return _without_trifles(
            better,
            lambda it, _: against.difference(it.move.card) if isinstance(it.move, Play) else None,
        )

    yield compared(cards.Against.by_habits(view, card, deals, _SEED))
    if can_solve(view):
        yield compared(cards.Against.by_perfect_play(view, card, deals))


def _without_trifles(
    better: JudgedMove, difference: Callable[[JudgedMove, float], Difference | None]
) -> Differs:
    def differs(worse: JudgedMove) -> Difference | None:
        points = worse.behind - better.behind
        found = difference(worse, points)
        return None if found is None or found.is_trifle(points) else found

    return differs


def _of_fishing(view: FishingView, better: JudgedMove) -> Iterator[Differs]:
    def differs(worse: JudgedMove) -> Difference | None:
        if isinstance(better.move, Turn) and isinstance(worse.move, Turn):
            return turns.difference(view, better.move, worse.move)
        return None

    yield differs


def _labels_of_tricks(view: TrickView) -> Callable[[Move], Message | None]:
    cards = [each.card for each in view.legal if isinstance(each, Play)]
    thumb = RulesOfThumb(with_dummy_seat(view), cards) if cards else None
    return lambda move: thumb.why(move.card) if thumb and isinstance(move, Play) else None


def _labels_of_fishing(view: FishingView) -> Callable[[Move], Message | None]:
    return lambda move: turn_reason(view, move) if isinstance(move, Turn) else None


@dataclass(frozen=True, slots=True)
class Comparing:
    """How moves of a genre are compared.

    `against` takes the better move, and yields functions that say how a worse move differs, in the
    order in which they are tried. `labels` takes a view, and returns a function that gives the
    reason for a card or a turn by rules of thumb (None for other moves). `chance` says how often a
    bid is made; None for other moves. `alone` says what is true of the better move alone; it is
    used if nobody would consider another move.
    """

    against: Callable[[Own, JudgedMove], Iterator[Differs]]
    labels: Callable[[Own], Callable[[Move], Message | None]]
    chance: Callable[[Own, JudgedMove], Message | None]
    alone: Callable[[Own, Move], Message | None]


BY_GENRE: ByGenre[Comparing] = ByGenre(
    "rookery.bots.explaining.explanation.BY_GENRE",
    {
        TRICKS: Comparing(_of_tricks, _labels_of_tricks, calls.chance, plans.other_suits),
        FISHING: Comparing(
            _of_fishing, _labels_of_fishing, lambda view, bid: None, lambda view, move: None
        ),
    },
)
"""How the moves of each genre are compared."""
