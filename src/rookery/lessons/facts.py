"""Facts about a move compared with the right one, for the answer to a wrong try.

Every fact follows from the view of the learner, so that no answer tells of a hidden card. The words
for each are in `coach.ftl`, and the tests check each against the rules.
"""

from collections.abc import Callable, Iterator

from rookery.core import moves as m
from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message
from rookery.fishing.view import FishingView
from rookery.lessons.wording import the_card
from rookery.messages import coach
from rookery.telling.wording import bid_named
from rookery.tricks.rules import Sides
from rookery.tricks.view import TrickView

FACTS = (
    "passes",
    "bids",
    "higher",
    "lower",
    "buries-trump",
    "buries-top",
    "buries-long",
    "buries-counter",
    "names-shorter",
    "gives",
    "overtakes",
    "keeps",
    "loses",
    "spends",
    "wastes",
    "leads-counter",
    "misses-orange",
    "misses-sweep",
    "misses-red-and-yellow",
    "takes-less",
    "trails",
    "trails-five",
    "builds",
)
"""All facts; among facts of one kind of move, the most specific is first."""


def name_of(fact: Message) -> str:
    """The name of a fact, one of `FACTS`."""
    return fact.id.removeprefix("coach-answer-")


def facts(view: AnyView, move: m.Move, best: m.Move) -> Iterator[Message]:
    """The facts that hold for a legal move, compared with the best one; the most specific first."""
    found = BY_GENRE[view.genre](view, move, best)
    return iter(sorted(found, key=lambda each: FACTS.index(name_of(each))))


def _of_tricks(view: TrickView, move: m.Move, best: m.Move) -> Iterator[Message]:
    match move, best:
        case (m.Pass(), m.Bid() | m.ShootSun()):
            yield coach.answer_passes()
        case (m.Bid() | m.ShootSun(), m.Pass()):
            yield coach.answer_bids(**bid_named(move))
        case (m.Bid(amount), m.Bid(enough)) if amount < enough:
            yield coach.answer_lower(amount=amount, best=enough)
        case (m.Bid() | m.ShootSun(), m.Bid(enough)) if move != best:
            yield coach.answer_higher(best=enough, **bid_named(move))
        case (m.Bury(card=Card() as card), m.Bury()):
            yield from _of_burying(view, card)
        case (m.NameTrump(), m.NameTrump()):
            yield from _of_naming(view, move, best)
        case (m.Play(), m.Play()):
            yield from _of_playing(view, move.card, best.card)


_MANY = 5
"""A suit with at least this many cards in hand is likely to be the trump suit."""


def _of_burying(view: TrickView, card: Card) -> Iterator[Message]:
    rules = view.rules
    points = rules.points_of[card]
    if points and rules.nest_to != "bidder":
        yield coach.answer_buries_counter(card=the_card(card), points=points)
    if view.trump is not None:
        if card in rules.orders[view.trump].trumps:
            yield coach.answer_buries_trump(card=the_card(card))
        elif card in rules.orders[view.trump].tops:
            yield coach.answer_buries_top(card=the_card(card), suit=card.suit)
    elif card != ROOK:
        held = [it for it in view.hand if it.suit == card.suit]
        if card in rules.orders[rules.allowed_trumps[0]].tops:
            yield coach.answer_buries_top(card=the_card(card), suit=card.suit)
        elif len(held) >= _MANY:
            yield coach.answer_buries_long(held=len(held), suit=card.suit)


def _of_naming(view: TrickView, move: m.NameTrump, best: m.NameTrump) -> Iterator[Message]:
    orders = view.rules.orders
    held, most = (len(view.hand & orders[it.trump].trumps) for it in (move, best))
    if held < most:
        yield coach.answer_names_shorter(
            held=held,
            trump=coach.trump(trump=move.trump),
            most=most,
            best=coach.trump(trump=best.trump),
        )


# ── play ────────────────────────────────────────────────────────────────────────────────────────


def _of_playing(view: TrickView, card: Card, best: Card) -> Iterator[Message]:
    assert view.trump is not None
    order, points_of = view.rules.orders[view.trump], view.rules.points_of
    points, named, named_best = points_of[card], the_card(card), the_card(best)
    if not view.trick:
        if points and not points_of[best] and _may_be_beaten(view, card):
            yield coach.answer_leads_counter(card=named, points=points)
        return
    winner = view.players[order.winner(view.trick)]
    is_friend = friends(view, winner)
    wins, best_wins = (order.winner((*view.trick, it)) == len(view.trick) for it in (card, best))
    if is_friend and wins and not best_wins:
        yield coach.answer_overtakes(card=named)
    if is_friend and not wins and not points and points_of[best]:
        yield coach.answer_keeps(best=named_best, points=points_of[best])
    if is_friend is False and not wins and points:
        yield coach.answer_gives(card=named, points=points)
    if best_wins and not wins and is_friend is False:
        yield coach.answer_loses(card=named, best=named_best)
    if wins and best_wins and order.strength[card] > order.strength[best]:
        yield coach.answer_spends(card=named, best=named_best)
    if not wins and not best_wins and not points and not points_of[best]:
        is_same = order.suit_of[card] == order.suit_of[best]
        if is_same and order.strength[card] > order.strength[best]:
            yield coach.answer_wastes()


def friends(view: TrickView, other: Seat) -> bool | None:
    """Whether the viewer and another seat score together in this deal; None if nobody knows."""
    rules, me = view.rules, view.seat
    if rules.sides is Sides.ALTERNATE:
        return rules.are_partners(me, other)
    if rules.sides is not Sides.CALLED:
        return False
    team = {view.bidder, *view.partners}
    if len(view.partners) >= rules.calls:
        return (me in team) == (other in team)
    if other not in team:
        return None
    return me in team


def _may_be_beaten(view: TrickView, card: Card) -> bool:
    """Whether a card that the viewer has not seen beats this one when it is led."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    unseen = CardSet.of(view.rules.pack) - view.seen
    return any(order.winner((card, other)) == 1 for other in unseen)


# ── fishing ─────────────────────────────────────────────────────────────────────────────────────


def _of_fishing(view: FishingView, move: m.Move, best: m.Move) -> Iterator[Message]:
    if isinstance(best, m.CallOrange):
        if isinstance(move, m.Hold):
            yield coach.answer_misses_orange(points=view.rules.orange_points)
        return
    if isinstance(best, m.Take):
        if _sweeps(view, best) and not (isinstance(move, m.Take) and _sweeps(view, move)):
            yield coach.answer_misses_sweep(points=_sweep_points(view, best))
        if _is_orange(best) and not (isinstance(move, m.Take) and _is_orange(move)):
            yield coach.answer_misses_red_and_yellow(points=view.rules.orange_points)
        if isinstance(move, m.Take) and len(move.taken) < len(best.taken):
            yield coach.answer_takes_less(taken=len(move.taken), most=len(best.taken))
    if isinstance(move, m.Trail):
        if move.card.rank == _FIVE:
            yield coach.answer_trails_five(points=view.rules.five_points)
        if not isinstance(best, m.Trail):
            yield coach.answer_trails(card=the_card(move.card))
    if isinstance(move, m.Build) and not isinstance(best, m.Build):
        yield coach.answer_builds()


_FIVE = 5


def _sweeps(view: FishingView, move: m.Take) -> bool:
    return move.taken == CardSet.of(card for pile in view.centre for card in pile.cards)


def _sweep_points(view: FishingView, move: m.Take) -> int:
    rules = view.rules
    is_big = len(move.taken) >= rules.big_sweep_from
    return rules.big_sweep_points if is_big else rules.little_sweep_points


def _is_orange(move: m.Take) -> bool:
    suits = {card.suit.name for card in move.taken}
    return {"RED", "YELLOW"} <= suits


BY_GENRE: ByGenre[Callable[[Own, m.Move, m.Move], Iterator[Message]]] = ByGenre(
    "rookery.lessons.facts.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""For each genre, the facts that hold for a move."""
