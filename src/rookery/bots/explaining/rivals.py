"""Which of the worse moves people would make: an explanation names the first of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from rookery import heuristics
from rookery.bots.assessing import JudgedMove
from rookery.bots.easy import EasyBot
from rookery.bots.strong.play.tie_break import RulesOfThumb
from rookery.core.cards import Card, CardSet
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.moves import Move, Pass, Play
from rookery.fishing.view import FishingView
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_OF_PASS, _OF_STEADY, _OF_EASY, _OF_BEGINNER = 8, 4, 2, 1
"""The votes for a pass, for the moves of the two bots, and for each guess. Unmeasured."""


def by_temptation(view: AnyView, worse: Sequence[JudgedMove]) -> list[JudgedMove]:
    """The worse moves, first those that most people would consider.

    That is a pass, what `steady` and `easy` would do, and what a beginner might. Between moves with
    the same votes the rules of thumb decide, then the points. Raises MissingRow.
    """
    votes: Counter[Move] = Counter({Pass(): _OF_PASS})
    votes[heuristics.decide(view, Random(0)).move] += _OF_STEADY
    votes[EasyBot(Random(0)).decide(view).move] += _OF_EASY
    score = BY_GENRE[view.genre](view, votes)
    order = {id(it): _key(it, votes, score) for it in worse}
    return sorted(worse, key=lambda it: order[id(it)])


def _key(
    it: JudgedMove, votes: Counter[Move], score: Callable[[Move], float]
) -> tuple[float, float, float]:
    moves = (it.move, *it.same)
    return -max(votes[each] for each in moves), -max(map(score, moves)), it.behind


def _of_tricks(view: TrickView, votes: Counter[Move]) -> Callable[[Move], float]:
    """Add the beginner's votes; returns the score of a card by the rules of thumb."""
    cards = [each.card for each in view.legal if isinstance(each, Play)]
    if view.phase is not Phase.PLAY or not cards:
        return lambda move: 0.0
    thumb = RulesOfThumb(with_dummy_seat(view), cards)
    for card in _of_beginner(view, cards, thumb.memory.trust):
        votes[Play(card)] += _OF_BEGINNER
    return lambda move: thumb.score(move.card) if isinstance(move, Play) else 0.0


def _of_beginner(view: TrickView, cards: Sequence[Card], trust: Sequence[float]) -> Iterator[Card]:
    """What a beginner might play: the highest card, or the lowest; a counter on a partner's card.

    A lead may also be the highest card of a suit that a partner has led.
    """
    assert view.trump is not None and view.leader is not None
    order, points = view.rules.orders[view.trump], view.rules.points_of
    strength = order.strength.__getitem__
    low = min(cards, key=lambda it: (points[it], strength(it)))
    if not view.trick:
        plain = [card for card in cards if card not in order.trumps] or cards
        yield max(plain, key=strength)
        led = [order.suit_of[it.cards[0]] for it in view.tricks if _trusts(trust, it.leader)]
        back = [card for card in cards if order.suit_of[card] in led[-1:]]
        if back:
            yield max(back, key=strength)
        return
    so_far = order.winner(view.trick)
    best = strength(view.trick[so_far])
    follows = CardSet.of(cards) & order.cards_of[order.suit_of[view.trick[0]]] | order.trumps
    winning = [card for card in cards if card in follows and strength(card) > best]
    yield low
    if winning:
        yield min(winning, key=strength)
        yield max(winning, key=strength)
    if _trusts(trust, (view.leader + so_far) % view.rules.seats):
        yield max(cards, key=lambda it: points[it])


def _trusts(trust: Sequence[float], seat: int) -> bool:
    return trust[seat] > 0.5


def _of_fishing(view: FishingView, votes: Counter[Move]) -> Callable[[Move], float]:
    return lambda move: 0.0


BY_GENRE: ByGenre[Callable[[Own, Counter[Move]], Callable[[Move], float]]] = ByGenre(
    "rookery.bots.explaining.rivals.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""The votes of beginners in each genre, and the score of a move that breaks ties."""
